import * as z from 'zod/mini';
import { rowTimestamp } from './timestamp.ts';

/** Plans that cost money; the free one is never bought. */
export const paidPlanKey = z.enum(['starter', 'pro', 'business']);
export type PaidPlanKey = z.infer<typeof paidPlanKey>;

/** Body of `POST /billing/checkout`. The price is the server's; nothing else of the body counts. */
export const checkoutRequest = z.object({ planKey: paidPlanKey });
/** Answer of `POST /billing/checkout` and `/billing/portal`: where the browser goes next. */
export const redirectAnswer = z.object({ url: z.url() });
export type RedirectAnswer = z.infer<typeof redirectAnswer>;

/** Body of `POST /billing/api/cancel-subscription`. `userId` must be the caller's own. */
export const cancelSubscriptionRequest = z.object({
  userId: z.string().check(z.maxLength(100)),
  subscriptionId: z.string().check(z.maxLength(255)),
});
/** Its answer, also of `POST /billing/resume`. */
export const subscriptionChangeAnswer = z.object({ success: z.boolean(), error: z.optional(z.string()) });

/** Query of `GET /billing/payment`: what Checkout put into the address of its return. */
export const paymentQuery = z.object({ payment_id: z.string().check(z.regex(/^[\w-]{1,255}$/)) });
/** `paid` only once the provider says so and the credits are granted; `pending` while either is missing. */
export const paymentAnswer = z.object({ status: z.enum(['paid', 'pending', 'failed']) });
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** Own row of `subscriptions`, read by REST. `status` is the provider's word. */
export const subscriptionRow = z.object({
  id: z.string(),
  user_id: z.uuid(),
  plan: paidPlanKey,
  status: z.string(),
  current_period_start: z.nullable(rowTimestamp),
  current_period_end: z.nullable(rowTimestamp),
  cancel_at_period_end: z.boolean(),
  created_at: rowTimestamp,
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

/** Own row of `payments`, read by REST. `amount` is in whole units of its currency, as on the invoice. */
export const paymentRow = z.object({
  id: z.string(),
  user_id: z.uuid(),
  date: rowTimestamp,
  amount: z.coerce.number(),
  currency: z.nullable(z.string()),
  status: z.enum(['Paid', 'Failed', 'Refunded', 'Partially refunded', 'Disputed']),
  plan: z.nullable(paidPlanKey),
  credits: z.int(),
  number: z.nullable(z.string()),
  hosted_invoice_url: z.nullable(z.string()),
  invoice_pdf: z.nullable(z.string()),
});
export type PaymentRow = z.infer<typeof paymentRow>;
