import { Hono } from 'hono';
import * as z from 'zod/mini';
import { refundCharge } from '@/local/payments/charging/refunds.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { ignored, mergeMetadata, metadataParam, wholeNumber } from '@/local/payments/form.ts';
import type { Charge } from '@/local/payments/payment-objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const refundParams = z.strictObject({
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  amount: z.optional(wholeNumber),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadataParam),
  refund_application_fee: ignored,
});
const byPaymentParams = z.strictObject({
  ...listParams,
  charge: z.optional(z.string()),
  customer: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
});

export function findCharge(emulator: Emulator, id: string): Charge {
  const charge = emulator.tables.charges.get(id);
  if (!charge) throw missing('charge', id);
  return charge;
}

function chargeToRefund(emulator: Emulator, asked: z.output<typeof refundParams>): Charge {
  if (asked.charge !== undefined) return findCharge(emulator, asked.charge);
  if (asked.payment_intent === undefined)
    throw refused(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent = emulator.tables.intents.get(asked.payment_intent);
  if (!intent) throw missing('payment_intent', asked.payment_intent, 'payment_intent');
  return findCharge(emulator, intent.latest_charge ?? '');
}

interface PaymentRow {
  id: string;
  charge?: string;
  customer?: string | null;
  payment_intent?: string;
}

/** Retrieve and list of a kind that is known by its payment. */
function readRoutes(
  emulator: Emulator,
  kind: { path: string; name: string; rows: ReadonlyMap<string, PaymentRow> },
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get(kind.path, (context) => {
    const { charge, customer, payment_intent, ...page } = params(context, byPaymentParams);
    const rows = [...kind.rows.values()].filter(
      (one) =>
        (!charge || one.charge === charge) &&
        (!customer || one.customer === customer) &&
        (!payment_intent || one.payment_intent === payment_intent),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get(`${kind.path}/:id`, (context) => {
    const id = context.req.param('id') ?? '';
    const found = kind.rows.get(id);
    if (!found) throw missing(kind.name, id);
    return answer(context, emulator, found);
  });
  return app;
}

/** Payment intents, charges, and what was given back of them. */
export function chargeRoutes(emulator: Emulator): Hono<ApiEnv> {
  const { intents, charges, refunds, disputes, methods } = emulator.tables;
  const app = new Hono<ApiEnv>();
  for (const kind of [
    { path: '/payment_intents', name: 'payment_intent', rows: intents },
    { path: '/charges', name: 'charge', rows: charges },
    { path: '/refunds', name: 'refund', rows: refunds },
    { path: '/disputes', name: 'dispute', rows: disputes },
    { path: '/payment_methods', name: 'PaymentMethod', rows: methods },
  ])
    app.route('/', readRoutes(emulator, kind));
  app.post('/refunds', (context) => {
    const asked = params(context, refundParams);
    const refund = refundCharge(emulator, chargeToRefund(emulator, asked), {
      amount: asked.amount,
      reason: asked.reason,
      metadata: mergeMetadata({}, asked.metadata),
    });
    return answer(context, emulator, refund);
  });
  return app;
}
