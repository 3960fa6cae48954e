import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeEach(async () => {
  harness = await PaymentsHarness.start();
});
afterEach(() => harness.stop());

/** So many customers, one after the other; each makes one event. */
async function makeCustomers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await harness.stripe.customers.create({ name: `Customer ${at}` })).id);
  return ids;
}

function customersOf(arrivals: readonly { body: string }[]): string[] {
  return arrivals.map(({ body }) => JSON.parse(body).data.object.id);
}

describe('an event', () => {
  test('is sent again until the webhook takes it', async () => {
    harness.receiver.answers = [500, 503];
    const [id] = await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 3);
    expect(customersOf(harness.receiver.arrivals)).toEqual([id, id, id]);
    expect(new Set(harness.receiver.arrivals.map((one) => one.id)).size).toBe(1);
    await expect
      .poll(async () => (await harness.stripe.events.list({ delivery_success: true })).data.length)
      .toBe(1);
  });

  test('is sent several times over where that is switched on', async () => {
    expect(await (await harness.control('webhooks', { duplicate: 9 })).json()).toMatchObject({
      duplicate: 9,
    });
    await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 10);
    expect(new Set(harness.receiver.arrivals.map((one) => one.id)).size).toBe(1);
  });

  test('waits as long as it is told to', async () => {
    await harness.control('webhooks', { delayMs: 300 });
    const asked = performance.now();
    await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 1);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(295);
  });

  test('of a burst comes last first where that is switched on', async () => {
    await harness.control('webhooks', { reorder: true });
    await harness.subscribe();
    await harness.receiver.untilType('invoice.created');
    await harness.receiver.untilType('checkout.session.completed');
    const { types } = harness.receiver;
    expect(types.indexOf('checkout.session.completed')).toBeLessThan(types.indexOf('invoice.paid'));
    expect(types.indexOf('invoice.paid')).toBeLessThan(types.indexOf('invoice.created'));
  });

  test.each([
    ['forward', (ids: string[]) => ids],
    ['reverse', (ids: string[]) => [...ids].reverse()],
  ] as const)('is held back until released, %s', async (order, expected) => {
    await harness.control('webhooks', { hold: true });
    const ids = await makeCustomers(3);
    expect(harness.receiver.arrivals).toEqual([]);
    expect(await (await harness.control('webhooks/release', { order })).json()).toEqual({ released: 3 });
    expect(customersOf(harness.receiver.arrivals)).toEqual(expected(ids));
    const [later] = await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 4);
    expect(customersOf(harness.receiver.arrivals)[3]).toBe(later);
  });

  test('is sent once more on demand', async () => {
    await makeCustomers(1);
    const { id } = await harness.receiver.untilType('customer.created');
    expect(await (await harness.control(`redeliver/${id}`)).json()).toEqual({ status: 200 });
    expect(harness.receiver.arrivals.map((one) => one.id)).toEqual([id, id]);
    expect((await harness.control('redeliver/evt_no')).status).toBe(404);
  });

  test('can be read by its id, and by its type', async () => {
    await harness.subscribe();
    const { data } = await harness.stripe.events.list({ type: 'invoice.paid' });
    expect(data).toHaveLength(1);
    expect((await harness.stripe.events.retrieve(data[0]?.id ?? '')).type).toBe('invoice.paid');
  });

  test('of a hundred at once is never lost', async () => {
    await Promise.all(Array.from({ length: 100 }, () => harness.stripe.customers.create({})));
    await harness.receiver.until((all) => all.length === 100);
    expect(new Set(harness.receiver.arrivals.map((one) => one.id)).size).toBe(100);
  });
});

test('the switches take nothing they do not know', async () => {
  expect((await harness.control('webhooks', { duplicate: -1 })).status).toBe(400);
  expect((await harness.control('webhooks', { hold: 'yes' })).status).toBe(400);
  expect((await harness.control('webhooks', { held: true })).status).toBe(400);
});

describe('a restart', () => {
  test('keeps what was sold, and its keys', async () => {
    const { subscription, customer } = await harness.subscribe('pro');
    const { secretKey, webhookSecret } = harness.payments;
    await harness.restart();
    expect(harness.payments).toMatchObject({ secretKey, webhookSecret });
    expect(await harness.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      customer: customer.id,
    });
    expect((await harness.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('brings the events that had not arrived', async () => {
    await harness.control('webhooks', { hold: true });
    const ids = await makeCustomers(2);
    await harness.restart();
    await harness.receiver.until((all) => all.length === 2);
    expect(customersOf(harness.receiver.arrivals).sort()).toEqual([...ids].sort());
  });

  test('brings the events the webhook had refused, and no other', async () => {
    const [taken] = await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 1);
    await expect
      .poll(async () => (await harness.stripe.events.list({ delivery_success: true })).data.length)
      .toBe(1);
    harness.receiver.answers = Array.from({ length: 3 }, () => 500);
    const [refused] = await makeCustomers(1);
    await harness.receiver.until((all) => all.length === 2);
    await harness.payments.stop();
    harness.receiver.answers = [];
    const before = harness.receiver.arrivals.length;
    await harness.restart();
    await harness.receiver.until((all) => all.length > before);
    expect(customersOf(harness.receiver.arrivals.slice(before))).toEqual([refused]);
    expect(refused).not.toBe(taken);
  });

  test('still knows the answers of earlier calls', async () => {
    const options = { idempotencyKey: 'restart-1' };
    const first = await harness.stripe.customers.create({ name: 'Once' }, options);
    await harness.restart();
    expect((await harness.stripe.customers.create({ name: 'Once' }, options)).id).toBe(first.id);
  });
});
