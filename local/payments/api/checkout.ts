import { Hono } from 'hono';
import * as z from 'zod/mini';
import { expireOverdue, expireSession } from '@/local/payments/charging/complete-checkout.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import type { StoredSession } from '@/local/payments/session-objects.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';
import { makeSession } from './make-session.ts';
import { sessionParams } from './session-params.ts';

const sessionListParams = z.strictObject({
  ...listParams,
  customer: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  subscription: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
});
const noParams = z.strictObject({});

export function findSession(emulator: Emulator, id: string): StoredSession {
  expireOverdue(emulator);
  const stored = emulator.tables.sessions.get(id);
  if (!stored) throw missing('checkout.session', id, 'session');
  return stored;
}

export function checkoutRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/checkout/sessions', (context) =>
    answer(context, emulator, makeSession(emulator, params(context, sessionParams)).session),
  );
  app.get('/checkout/sessions', (context) => {
    expireOverdue(emulator);
    const { customer, payment_intent, subscription, status, ...page } = params(context, sessionListParams);
    const rows = [...emulator.tables.sessions.values()]
      .map(({ session }) => session)
      .filter(
        (one) =>
          (!customer || one.customer === customer) &&
          (!payment_intent || one.payment_intent === payment_intent) &&
          (!subscription || one.subscription === subscription) &&
          (!status || one.status === status),
      );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/checkout/sessions/:id', (context) =>
    answer(context, emulator, findSession(emulator, context.req.param('id')).session),
  );
  app.get('/checkout/sessions/:id/line_items', (context) => {
    const page = params(context, z.strictObject(listParams));
    const { lines } = findSession(emulator, context.req.param('id'));
    const rows = lines.map((line) => ({ ...line, price: emulator.tables.prices.get(line.price) })).reverse();
    return answerList(context, emulator, { rows, page });
  });
  app.post('/checkout/sessions/:id/expire', (context) => {
    params(context, noParams);
    const stored = findSession(emulator, context.req.param('id'));
    if (stored.session.status !== 'open')
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${stored.session.status}\`.`,
      );
    expireSession(emulator, stored);
    return answer(context, emulator, stored.session);
  });
  return app;
}
