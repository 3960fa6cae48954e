import { Hono } from 'hono';
import * as z from 'zod/mini';
import { expireOverdue, expireSession } from '@/local/payments/charging/complete-checkout.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import type { StoredSession } from '@/local/payments/session-objects.ts';
import { makeSession, sessionParams } from './make-session.ts';
import { type ApiEnv, params } from './params.ts';

export function findSession(emulator: Emulator, id: string): StoredSession {
  expireOverdue(emulator);
  const stored = emulator.tables.sessions.get(id);
  if (!stored) throw missing('checkout.session', id, 'session');
  return stored;
}

/** Opening a hosted page, and closing it. */
export function checkoutRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/checkout/sessions', (context) =>
    context.json(makeSession(emulator, params(context, sessionParams)).session),
  );
  app.post('/checkout/sessions/:id/expire', (context) => {
    params(context, z.strictObject({}));
    const stored = findSession(emulator, context.req.param('id'));
    if (stored.session.status !== 'open')
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${stored.session.status}\`.`,
      );
    expireSession(emulator, stored);
    return context.json(stored.session);
  });
  return app;
}
