import * as z from 'zod/mini';
import { type PaidPlanKey, paidPlanKey } from '@/shared/contracts/billing.ts';
import type { Checkout, Invoice, SubscriptionState } from './payments.ts';

/** An id, or the object with that id where the answer holds it whole. */
const reference = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value: string | { id: string }) => (typeof value === 'string' ? value : value.id)),
);
const optionalReference = z.nullish(reference);
const metadata = z.nullish(z.record(z.string(), z.string()));
type Metadata = z.infer<typeof metadata>;

const userIdShape = z.uuid();

/** The account we named when the object was made. */
function userIn(data: Metadata): string | undefined {
  return userIdShape.safeParse(data?.userId).data;
}

/** The plan we named when the object was made. */
function planIn(data: Metadata): PaidPlanKey | undefined {
  return paidPlanKey.safeParse(data?.planKey).data;
}

const fromSeconds = (seconds: number) => new Date(seconds * 1000);

const price = z.object({ id: z.string(), metadata });
export const planOfPrice = z.pipe(
  price,
  z.transform((value: z.infer<typeof price>) => planIn(value.metadata)),
);
export const priceList = z.object({ data: z.array(price) });

const subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: z.nullish(z.number()),
  schedule: optionalReference,
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          price,
          current_period_start: z.number(),
          current_period_end: z.number(),
        }),
      )
      .check(z.minLength(1)),
  }),
});

/** A subscription, its period read from its item. A price of ours says the plan, or else what we noted when it began. */
export function toSubscription(answer: unknown, fetchedAt: Date): SubscriptionState {
  const found = z.parse(subscription, answer);
  const ours = found.items.data.find((each) => planIn(each.price.metadata)) ?? found.items.data[0];
  if (!ours) throw new Error('a subscription without items');
  return {
    id: found.id,
    customerId: found.customer,
    userId: userIn(found.metadata),
    plan: planIn(ours.price.metadata) ?? planIn(found.metadata),
    status: found.status,
    itemId: ours.id,
    periodStart: fromSeconds(ours.current_period_start),
    periodEnd: fromSeconds(ours.current_period_end),
    // The provider's own pages may name the day instead of saying "at the period's end".
    cancelAtPeriodEnd: found.cancel_at_period_end || typeof found.cancel_at === 'number',
    scheduleId: found.schedule ?? undefined,
    fetchedAt,
  };
}

export const schedule = z.object({
  phases: z.array(z.object({ start_date: z.number(), items: z.array(z.object({ price: reference })) })),
});

/** How and when a subscription ends, and whether a change waits for that day. */
export const subscriptionEnd = z.object({
  cancel_at_period_end: z.boolean(),
  cancel_at: z.nullish(z.number()),
  schedule: optionalReference,
});
export const subscriptionList = z.object({ data: z.array(z.unknown()) });

const invoice = z.object({
  id: z.string(),
  customer: optionalReference,
  status: z.nullable(z.string()),
  billing_reason: z.nullish(z.string()),
  attempted: z.boolean(),
  amount_paid: z.int(),
  amount_due: z.int(),
  total: z.int(),
  currency: z.string(),
  created: z.number(),
  number: z.nullish(z.string()),
  hosted_invoice_url: z.nullish(z.string()),
  invoice_pdf: z.nullish(z.string()),
  metadata,
  status_transitions: z.object({ paid_at: z.nullish(z.number()) }),
  parent: z.nullish(
    z.object({ subscription_details: z.nullish(z.object({ subscription: reference, metadata })) }),
  ),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.int(),
        pricing: z.nullish(z.object({ price_details: z.nullish(z.object({ price: reference })) })),
        parent: z.nullish(
          z.object({ subscription_item_details: z.nullish(z.object({ proration: z.boolean() })) }),
        ),
      }),
    ),
  }),
});

export function toInvoice(answer: unknown): Invoice {
  const found = z.parse(invoice, answer);
  const details = found.parent?.subscription_details;
  const paidAt = found.status_transitions.paid_at;
  return {
    id: found.id,
    customerId: found.customer ?? undefined,
    userId: userIn(found.metadata) ?? userIn(details?.metadata),
    subscriptionId: details?.subscription,
    extraPlan: found.metadata?.kind === 'extra' ? planIn(found.metadata) : undefined,
    isPaid: found.status === 'paid',
    hasFailed: found.status !== 'paid' && found.attempted,
    reason: found.billing_reason ?? '',
    paidCents: found.amount_paid,
    totalCents: Math.max(found.total, found.amount_paid),
    dueCents: found.amount_due,
    currency: found.currency,
    createdAt: fromSeconds(found.created),
    paidAt: typeof paidAt === 'number' ? fromSeconds(paidAt) : undefined,
    number: found.number ?? undefined,
    hostedUrl: found.hosted_invoice_url ?? undefined,
    pdfUrl: found.invoice_pdf ?? undefined,
    lines: found.lines.data.map(({ amount, pricing, parent }) => ({
      amountCents: amount,
      isProration: parent?.subscription_item_details?.proration ?? false,
      priceId: pricing?.price_details?.price,
    })),
  };
}

const checkout = z.object({
  client_reference_id: z.nullish(z.string()),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  invoice: optionalReference,
  subscription: optionalReference,
});

export function toCheckout(answer: unknown): Checkout {
  const found = z.parse(checkout, answer);
  const isPaid = found.payment_status === 'paid' || found.payment_status === 'no_payment_required';
  const status =
    found.status === 'complete' ? (isPaid ? 'paid' : 'unpaid') : found.status === 'open' ? 'open' : 'expired';
  return {
    userId: userIdShape.safeParse(found.client_reference_id).data,
    status,
    invoiceId: found.invoice ?? undefined,
    subscriptionId: found.subscription ?? undefined,
  };
}

export const checkoutList = z.object({
  data: z.array(z.object({ id: z.string(), url: z.nullish(z.string()) })),
});
export const configurationList = z.object({ data: z.array(z.object({ id: z.string(), metadata })) });
export const withUrl = z.object({ id: z.string(), url: z.url() });
export const withStatus = z.object({ status: z.nullable(z.string()) });
export const withId = z.object({ id: z.string() });

export const charge = z.object({
  payment_intent: optionalReference,
  amount_refunded: z.int(),
  currency: z.string(),
});
export const dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: optionalReference,
});
export const invoicePayments = z.object({ data: z.array(z.object({ invoice: reference })) });
