import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { plans } from '@/shared/credits/plans.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';
import { ask, find, unavailable } from './ask-stripe.ts';
import type { Payments, SubscriptionState } from './payments.ts';
import { createHostedPages } from './stripe-hosted-pages.ts';
import * as objects from './stripe-objects.ts';

const RUNNING = ['active', 'trialing', 'past_due'];
const PRICE_REMEMBERED_MS = 600_000;

const disputeStates: Record<string, 'won' | 'lost' | 'harmless'> = {
  won: 'won',
  lost: 'lost',
  prevented: 'harmless',
  warning_needs_response: 'harmless',
  warning_under_review: 'harmless',
  warning_closed: 'harmless',
};

/** The provider behind its own client; without one everything is `payments_unavailable`. */
export function createPayments(stripe: Stripe | undefined): Payments {
  if (!stripe) return withoutProvider;
  return {
    ...createHostedPages(stripe),
    ...createSubscriptionActs(stripe),
    ...createReads(stripe),
    async createCustomer({ userId, email, name }) {
      const facts = { email, ...(name && { name }), metadata: { userId } };
      // The provider refuses a key that comes again with other facts, so these are part of it.
      const idempotencyKey = `customer:${userId}:${(await sha256(JSON.stringify(facts))).slice(0, 32)}`;
      return ask(
        async () => z.parse(objects.withId, await stripe.customers.create(facts, { idempotencyKey })).id,
      );
    },
  };
}

const withoutProvider = new Proxy({} as Payments, { get: () => async () => unavailable() });

type SubscriptionActs = Pick<
  Payments,
  | 'findRunningSubscription'
  | 'readSubscription'
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
  | 'endSubscriptions'
>;

function createSubscriptionActs(stripe: Stripe): SubscriptionActs {
  const readSubscription = (id: string) =>
    find(async () => {
      const fetchedAt = new Date();
      return objects.toSubscription(await stripe.subscriptions.retrieve(id), fetchedAt);
    });
  return {
    readSubscription,
    findRunningSubscription: (customer) =>
      ask(async () => {
        const fetchedAt = new Date();
        const { data } = z.parse(
          objects.subscriptionList,
          await stripe.subscriptions.list({ customer, limit: 100 }),
        );
        const credits = (plan: PaidPlanKey | undefined) => (plan ? plans[plan].monthlyCredits : 0);
        return data
          .map((each) => objects.toSubscription(each, fetchedAt))
          .filter(({ status, plan }) => plan && RUNNING.includes(status))
          .sort((one, other) => credits(other.plan) - credits(one.plan))[0];
      }),
    async setCancelAtPeriodEnd(id, cancels) {
      return find(async () => {
        const fetchedAt = new Date();
        const now = z.parse(objects.subscriptionEnd, await stripe.subscriptions.retrieve(id));
        // A smaller plan that was to follow: who cancels or keeps the plan does not want it, and while it waits nothing else changes.
        if (now.schedule) await stripe.subscriptionSchedules.release(now.schedule);
        // A day set by the provider's own pages has to be taken back by its own name.
        const isByDay = !cancels && !now.cancel_at_period_end && typeof now.cancel_at === 'number';
        const change = isByDay ? { cancel_at: '' as const } : { cancel_at_period_end: cancels };
        return objects.toSubscription(await stripe.subscriptions.update(id, change), fetchedAt);
      });
    },
    async endSubscription(id) {
      await find(() => stripe.subscriptions.cancel(id));
    },
    endSubscriptions: (customer) =>
      ask(async () => {
        // Without a status the provider lists what has not ended.
        const listed = await stripe.subscriptions.list({ customer, limit: 100 });
        const ended: SubscriptionState[] = [];
        for (const running of z.parse(objects.subscriptionList, listed).data) {
          const fetchedAt = new Date();
          const { id } = objects.toSubscription(running, fetchedAt);
          await find(() => stripe.subscriptions.cancel(id));
          ended.push(objects.toSubscription(await stripe.subscriptions.retrieve(id), fetchedAt));
        }
        return ended;
      }),
  };
}

function createReads(
  stripe: Stripe,
): Pick<
  Payments,
  'readCheckout' | 'readInvoice' | 'readPlanOfPrice' | 'readNextPlan' | 'readRefund' | 'readDispute'
> {
  const plansOfPrices = new TtlCache<PaidPlanKey | 'other'>({
    forMs: PRICE_REMEMBERED_MS,
    maxEntries: 1_000,
  });
  const findInvoice = async (intent: string | null | undefined) => {
    if (!intent) return undefined;
    const payment = { type: 'payment_intent', payment_intent: intent } as const;
    const { data } = z.parse(objects.invoicePayments, await stripe.invoicePayments.list({ payment }));
    return data[0]?.invoice;
  };
  const readPlanOfPrice = async (id: string) => {
    const known = plansOfPrices.get(id);
    if (known) return known === 'other' ? undefined : known;
    const plan = await find(async () => z.parse(objects.planOfPrice, await stripe.prices.retrieve(id)));
    plansOfPrices.set(id, plan ?? 'other');
    return plan;
  };
  return {
    readCheckout: (id) => find(async () => objects.toCheckout(await stripe.checkout.sessions.retrieve(id))),
    readInvoice: (id) => find(async () => objects.toInvoice(await stripe.invoices.retrieve(id))),
    readPlanOfPrice,
    async readNextPlan(scheduleId) {
      const now = Date.now() / 1_000;
      const price = await find(async () => {
        const found = z.parse(objects.schedule, await stripe.subscriptionSchedules.retrieve(scheduleId));
        return found.phases.find(({ start_date }) => start_date > now)?.items[0]?.price;
      });
      return price === undefined ? undefined : readPlanOfPrice(price);
    },
    readRefund: (id) =>
      find(async () => {
        const found = z.parse(objects.charge, await stripe.charges.retrieve(id));
        return {
          invoiceId: await findInvoice(found.payment_intent),
          refundedCents: found.amount_refunded,
          currency: found.currency,
        };
      }),
    readDispute: (id) =>
      find(async () => {
        const found = z.parse(objects.dispute, await stripe.disputes.retrieve(id));
        return {
          id: found.id,
          invoiceId: await findInvoice(found.payment_intent),
          state: disputeStates[found.status] ?? 'taken',
          amountCents: found.amount,
          currency: found.currency,
        };
      }),
  };
}
