import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { Payments } from '@/supabase/functions/_shared/payments/payments.ts';
import { createEventVerifier } from '@/supabase/functions/_shared/payments/verify-event.ts';
import { handledTypes } from '@/supabase/functions/stripe-webhook/handle-event.ts';
import { createApp } from '@/supabase/functions/stripe-webhook/handler.ts';
import { refusal } from '@/tests/support/account-app.ts';
import {
  fakePayments,
  fakeProvider,
  fakeStore,
  invoice,
  OTHER_USER_ID,
  subscription,
} from '@/tests/support/billing-app.ts';

const SECRET = 'whsec_test';
const MINUTES_6 = 360;

interface Message {
  id?: string;
  type?: string;
  object?: Record<string, unknown>;
}

const bodyOf = ({ id = 'evt_1', type = 'invoice.paid', object = { id: 'in_1' } }: Message) =>
  JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } }, null, 2);

const sign = (payload: string, { secret = SECRET, ageSeconds = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  });

function webhook(changes: Partial<Payments> = {}, secret: string | undefined = SECRET) {
  const provider = fakeProvider();
  const store = fakeStore();
  const logLines: string[] = [];
  provider.invoices.set('in_1', invoice());
  const app = createApp({
    payments: { ...fakePayments(provider), ...changes },
    store,
    verifyEvent: createEventVerifier(secret),
    log: createLog((line) => logLines.push(line)),
  });
  const deliver = (body: BodyInit, signature?: string) =>
    app.request('/stripe-webhook', {
      method: 'POST',
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
      body,
    });
  const send = async (message: Message = {}) => {
    const body = bodyOf(message);
    return deliver(body, await sign(body));
  };
  return { provider, store, logLines, deliver, send };
}

describe('W1: what the provider did not sign', () => {
  const body = bodyOf({});
  test.each<[string, () => Promise<[string, string | undefined]>]>([
    ['without a signature', async () => [body, undefined]],
    ['with an empty one', async () => [body, '']],
    ['with nonsense for one', async () => [body, 't=now,v1=yes']],
    ['signed with another secret', async () => [body, await sign(body, { secret: 'whsec_other' })]],
    ['signed six minutes ago', async () => [body, await sign(body, { ageSeconds: MINUTES_6 })]],
    ['with one byte changed', async () => [body.replace('in_1', 'in_2'), await sign(body)]],
    ['written anew', async () => [JSON.stringify(JSON.parse(body)), await sign(body)]],
    ['cut off', async () => [body.slice(0, -5), await sign(body)]],
  ])('%s is refused and leaves nothing behind', async (_, make) => {
    const { deliver, store } = webhook();
    expect(await refusal(await deliver(...(await make())))).toEqual([400, 'invalid_signature']);
    expect([store.events.size, store.payments.size]).toEqual([0, 0]);
  });

  test('is refused above a megabyte before anything is checked', async () => {
    const { deliver, store } = webhook();
    const long = bodyOf({ object: { id: 'in_1', padding: 'x'.repeat(1_000_000) } });
    expect(await refusal(await deliver(long, await sign(long)))).toEqual([413, 'too_long']);
    expect(store.events.size).toBe(0);
  });

  test('cannot be told from the rest without our secret: then nothing is taken', async () => {
    const { send, store } = webhook({}, '');
    expect(await refusal(await send())).toEqual([503, 'payments_unavailable']);
    expect(store.events.size).toBe(0);
  });

  test('a signed message of another shape is refused', async () => {
    const { deliver, store } = webhook();
    for (const odd of [
      '{"id":7}',
      '[]',
      'null',
      '"evt"',
      JSON.stringify({ id: 'e'.repeat(300), type: 'x' }),
    ]) {
      const response = await deliver(odd, await sign(odd));
      expect([422, 400]).toContain(response.status);
    }
    expect(store.events.size).toBe(0);
  });
});

describe('an event', () => {
  test('W2: ten times at once has one effect and ten times 200', async () => {
    const { send, store } = webhook();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect([...store.payments.values()]).toMatchObject([{ credits: 5_500 }]);
    expect(store.events.get('evt_1')).toMatchObject({ handled: true });
  });

  test('that was handled is not looked at again', async () => {
    let asked = 0;
    const { send } = webhook({
      readInvoice: async () => {
        asked += 1;
        return invoice();
      },
    });
    await send();
    await send();
    expect(asked).toBe(1);
  });

  test('that could not be handled keeps why, is answered 500, and works when it comes again', async () => {
    let isDown = true;
    const { send, store } = webhook({
      readInvoice: async () => {
        if (isDown)
          throw new AppError('payments_unavailable', { cause: new Error('in_1 of ana@example.test') });
        return invoice();
      },
    });
    expect(await refusal(await send())).toEqual([500, 'internal']);
    expect(store.events.get('evt_1')).toEqual({ handled: false, error: 'payments_unavailable' });
    isDown = false;
    expect((await send()).status).toBe(200);
    expect(store.events.get('evt_1')).toMatchObject({ handled: true });
    expect(store.payments.size).toBe(1);
  });

  test.each([
    ['of a type nobody knows', { type: 'balance.whatever', object: {} }],
    ['about an object without an id', { object: {} }],
    ['about an invoice the provider does not know', { object: { id: 'in_gone' } }],
    [
      'about a subscription it does not know',
      { type: 'customer.subscription.updated', object: { id: 'sub_x' } },
    ],
    ['about a charge that is no payment of ours', { type: 'charge.refunded', object: { id: 'ch_x' } }],
    ['about a dispute it does not know', { type: 'charge.dispute.created', object: { id: 'dp_x' } }],
    ['about a visit it does not know', { type: 'checkout.session.completed', object: { id: 'cs_x' } }],
  ])('W5: %s is stored, done and answered 200', async (_, message) => {
    const { send, store } = webhook();
    expect((await send(message)).status).toBe(200);
    expect(store.events.get('evt_1')).toMatchObject({ handled: true });
    expect(store.payments.size).toBe(0);
  });

  test.each([
    ['nobody', undefined],
    ['an account that is gone', OTHER_USER_ID],
  ])('about the purchase of %s changes nothing and is done', async (_, userId) => {
    const { send, store, provider } = webhook();
    provider.invoices.set('in_1', invoice({ customerId: 'cus_stranger', userId }));
    provider.subscriptions.set('sub_1', subscription({ customerId: 'cus_stranger', userId }));
    expect((await send()).status).toBe(200);
    const about = { id: 'evt_2', type: 'customer.subscription.created', object: { id: 'sub_1' } };
    expect((await send(about)).status).toBe(200);
    expect([store.payments.size, store.kept.length]).toEqual([0, 0]);
    expect([...store.events.values()].every(({ handled }) => handled)).toBe(true);
  });

  test('W3: is only the word that something changed; the state is the provider’s of now', async () => {
    const { send, store, provider } = webhook();
    provider.subscriptions.set('sub_1', subscription({ status: 'canceled' }));
    const stale = { id: 'sub_1', status: 'active', metadata: { userId: OTHER_USER_ID, planKey: 'business' } };
    await send({ type: 'customer.subscription.updated', object: stale });
    expect(store.kept).toMatchObject([{ status: 'canceled', plan: 'starter' }]);
  });

  test('of a refund that comes before its payment books the payment first', async () => {
    const { send, store, provider } = webhook();
    provider.refunds.set('ch_1', { invoiceId: 'in_1', refundedCents: 1_099, currency: 'usd' });
    expect((await send({ type: 'charge.refunded', object: { id: 'ch_1' } })).status).toBe(200);
    expect(store.payments.get('in_1')).toMatchObject({ status: 'Refunded' });
  });

  test('logs ids, types and outcomes, never an address or an amount', async () => {
    const { send, logLines } = webhook();
    await send({ object: { id: 'in_1', customer_email: 'ana@example.test' } });
    expect(logLines.join()).toContain('evt_1');
    expect(logLines.join()).not.toMatch(/ana@example|whsec_|1099/);
  });
});

test('the operator is told to register an endpoint for exactly the events that change something', () => {
  const guide = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  const named = guide.match(/\b(?:checkout|customer|invoice|charge)\.[a-z_]+(?:\.[a-z_]+)?/g) ?? [];
  expect([...new Set(named)].sort()).toEqual([...handledTypes].sort());
});
