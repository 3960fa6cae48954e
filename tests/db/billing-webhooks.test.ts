import { setTimeout as after } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import {
  allHandled,
  becomes,
  control,
  deliver,
  deliverNormally,
  deliverUntilTaken,
  eventBody,
  payPage,
  provider,
  readAccount,
  readEvent,
  readPayments,
  silentPurchase,
} from './billing-shop.ts';
import { owner } from './database.ts';

const { payments } = inject('stack');
const SIX_MINUTES_SECONDS = 360;

afterEach(deliverNormally);
afterAll(() => owner.end());

const newId = () => `evt_${crypto.randomUUID()}`;

describe('W1: a message the provider did not sign', () => {
  const sign = (payload: string, { secret = payments.webhookSecret, ageSeconds = 0 } = {}) =>
    Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
    });

  test.each<[string, (body: string) => Promise<[string, string | null]>]>([
    ['has no signature', async (body) => [body, null]],
    ['has a wrong one', async (body) => [body, await sign(body, { secret: 'whsec_other' })]],
    ['is old', async (body) => [body, await sign(body, { ageSeconds: SIX_MINUTES_SECONDS })]],
    ['had a byte changed', async (body) => [body.replace('invoice.paid', 'invoice.pa1d'), await sign(body)]],
    ['was written anew', async (body) => [JSON.stringify(JSON.parse(body)), await sign(body)]],
    ['was cut off', async (body) => [body.slice(0, -2), await sign(body)]],
  ])('is refused when it %s, and nothing is written', async (_, make) => {
    const user = await silentPurchase();
    const eventId = newId();
    const [body, signature] = await make(eventBody(eventId, 'invoice.paid', { id: user.invoiceId }));
    const answer = await deliver(body, signature);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { code: 'invalid_signature' }]);
    expect(await readEvent(eventId)).toBeUndefined();
    expect(await readAccount(user.userId)).toMatchObject({ credits: 250, plan: 'free' });
  });

  test('is refused above a megabyte', async () => {
    const body = eventBody(newId(), 'invoice.paid', { id: 'in_x', padding: 'x'.repeat(1_000_000) });
    expect((await deliver(body)).status).toBe(413);
  });
});

describe('an event', () => {
  test('W2: ten times in parallel has one effect, and all are answered 200', async () => {
    const user = await silentPurchase();
    const body = eventBody(newId(), 'invoice.paid', { id: user.invoiceId });
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter', credits: 5_750 });
  });

  test('W3: that says less than the provider by now is not believed', async () => {
    const user = await silentPurchase();
    await provider.subscriptions.cancel(user.subscriptionId);
    const object = { id: user.subscriptionId, object: 'subscription', status: 'active' };
    for (const type of ['deleted', 'updated', 'created'])
      expect((await deliver(eventBody(newId(), `customer.subscription.${type}`, object))).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free' });
    expect((await deliver(eventBody(newId(), 'invoice.paid', { id: user.invoiceId }))).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'free', credits: 5_750 });
  });

  test('W4: whose connection dies before the commit is done by the next connection, once', async () => {
    const user = await silentPurchase();
    const eventId = newId();
    const body = eventBody(eventId, 'invoice.paid', { id: user.invoiceId });
    let answer: ReturnType<typeof deliver> | undefined;
    await owner.begin(async (sql) => {
      await sql`select from public.profiles where user_id = ${user.userId} for update`;
      answer = deliver(body);
      // The provider has answered and the effect waits for the account's row; then its connection is cut.
      const cut = () => owner`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'whetstone-functions' and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await cut()).length, { timeout: 20_000, interval: 20 }).toBe(1);
      expect(await readPayments(user.userId)).toEqual([]);
    });
    expect((await answer)?.status).toBe(200);
    expect((await deliver(body)).status).toBe(200);
    expect(await readEvent(eventId)).toMatchObject({ handled: true, error: null });
    expect(await readAccount(user.userId)).toMatchObject({ credits: 5_750 });
  });

  test.each([
    ['of an unknown type', 'treasury.whatever.happened', { id: 'x_1' }],
    ['without an object of its own', 'balance.available', { object: 'balance' }],
    ['about what the provider does not know', 'invoice.paid', { id: 'in_invented' }],
    ['about a subscription nobody knows', 'customer.subscription.updated', { id: 'sub_invented' }],
    ['about a charge nobody knows', 'charge.refunded', { id: 'ch_invented' }],
  ])('W5: %s is stored, done and answered 200', async (_, type, object) => {
    const eventId = newId();
    expect((await deliver(eventBody(eventId, type, object))).status).toBe(200);
    expect(await readEvent(eventId)).toEqual({ type, handled: true, error: null });
  });

  test('of another version of the provider’s language is understood by what it is about', async () => {
    const user = await silentPurchase();
    const body = eventBody(newId(), 'invoice.paid', { id: user.invoiceId, subscription: 'sub_old_place' });
    expect((await deliver(body.replace('2026-10-28.endive', '2020-08-27'))).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ credits: 5_750 });
  });

  test('about somebody who has no account here changes nothing, however often it comes', async () => {
    await control('webhooks', { hold: true });
    const { id: customer } = await provider.customers.create({ email: 'stranger@example.test' });
    const { data } = await provider.prices.list({ lookup_keys: ['whetstone_pro'] });
    const stranger = { userId: crypto.randomUUID(), planKey: 'pro' };
    const session = await provider.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: stranger.userId,
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      subscription_data: { metadata: stranger },
      success_url: 'https://example.test/?payment_id={CHECKOUT_SESSION_ID}',
    });
    await payPage(session.url ?? '');
    await control('webhooks/release');
    await allHandled();
    const { data: told } = await provider.events.list({ type: 'invoice.paid', limit: 1 });
    expect(await control(`redeliver/${told[0]?.id}`)).toEqual({ status: 200 });
    const [row] =
      await owner`select count(*)::int as n from public.payments where user_id = ${stranger.userId}`;
    expect(row?.n).toBe(0);
  });

  test('handled is skipped when it comes again, even where the provider says something else by now', async () => {
    const user = await silentPurchase();
    const body = eventBody(newId(), 'customer.subscription.created', { id: user.subscriptionId });
    await deliver(body);
    await becomes(user.userId, { plan: 'starter' });
    await provider.subscriptions.cancel(user.subscriptionId);
    expect((await deliver(body)).status).toBe(200);
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter' });
    await control('webhooks/release', { order: 'reverse' });
    await becomes(user.userId, { plan: 'free' });
  });
});

test('W10: 100 events in a second are all stored and done, each with one effect', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, silentPurchase));
  const events = Array.from({ length: 100 }, (_, index) => ({ id: newId(), buyer: buyers[index % 5] }));
  await Promise.all(
    events.map(async ({ id, buyer }, index) => {
      await after(index * 10);
      await deliverUntilTaken(eventBody(id, 'invoice.paid', { id: buyer?.invoiceId }));
    }),
  );
  const [stored] = await owner`
    select count(*)::int as all, count(handled_at)::int as handled from public.stripe_events
    where id = any (${events.map(({ id }) => id)})`;
  expect(stored).toEqual({ all: 100, handled: 100 });
  for (const { userId } of buyers) expect(await readAccount(userId)).toMatchObject({ credits: 5_750 });
});
