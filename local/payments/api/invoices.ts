import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const invoiceListParams = z.strictObject({
  ...listParams,
  customer: z.optional(z.string()),
  subscription: z.optional(z.string()),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
});
const paymentListParams = z.strictObject({
  ...listParams,
  invoice: z.optional(z.string()),
  status: z.optional(z.string()),
  payment: z.optional(
    z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.optional(z.string()) }),
  ),
});

/** Invoices, and what was paid for them. */
export function invoiceRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const { invoices, invoicePayments } = emulator.tables;
  app.get('/invoices', (context) => {
    const { customer, subscription, status, ...page } = params(context, invoiceListParams);
    const rows = [...invoices.values()].filter(
      (one) =>
        (!customer || one.customer === customer) &&
        (!subscription || one.parent?.subscription_details.subscription === subscription) &&
        (!status || one.status === status),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/invoices/:id', (context) => {
    const invoice = invoices.get(context.req.param('id'));
    if (!invoice) throw missing('invoice', context.req.param('id'), 'invoice');
    return answer(context, emulator, invoice);
  });
  app.get('/invoices/:id/lines', (context) => {
    const page = params(context, z.strictObject(listParams));
    const invoice = invoices.get(context.req.param('id'));
    if (!invoice) throw missing('invoice', context.req.param('id'), 'invoice');
    return answerList(context, emulator, { rows: [...invoice.lines.data].reverse(), page });
  });
  app.get('/invoice_payments', (context) => {
    const { invoice, status, payment, ...page } = params(context, paymentListParams);
    const rows = [...invoicePayments.values()].filter(
      (one) =>
        (!invoice || one.invoice === invoice) &&
        (!status || one.status === status) &&
        (!payment?.payment_intent || one.payment.payment_intent === payment.payment_intent),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/invoice_payments/:id', (context) => {
    const payment = invoicePayments.get(context.req.param('id'));
    if (!payment) throw missing('invoice_payment', context.req.param('id'), 'invoice_payment');
    return answer(context, emulator, payment);
  });
  return app;
}
