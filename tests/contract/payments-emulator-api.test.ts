import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectTo, createPrices } from '@/local/payments/create-prices.ts';
import { PaymentsHarness } from '@/tests/support/payments-emulator.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await PaymentsHarness.start();
});
afterAll(() => harness.stop());

describe('who calls', () => {
  test('with a wrong key, or none, gets no answer', async () => {
    const stranger = connectTo({ ...harness.payments, secretKey: 'sk_test_wrong' });
    await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    const bare = await fetch(`${harness.payments.url}/v1/customers`);
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('is given an id for the request and the version of the API', async () => {
    const customer = await harness.stripe.customers.create({});
    expect(customer.lastResponse.requestId).toMatch(/^req_/);
    expect(customer.lastResponse.apiVersion).toBe('2026-10-28.endive');
  });
});

describe('what is not there', () => {
  test.each([
    ['customer', () => harness.stripe.customers.retrieve('cus_no')],
    ['subscription', () => harness.stripe.subscriptions.retrieve('sub_no')],
    ['invoice', () => harness.stripe.invoices.retrieve('in_no')],
    ['price', () => harness.stripe.prices.retrieve('price_no')],
    ['product', () => harness.stripe.products.retrieve('prod_no')],
    ['checkout.session', () => harness.stripe.checkout.sessions.retrieve('cs_no')],
    ['payment_intent', () => harness.stripe.paymentIntents.retrieve('pi_no')],
    ['charge', () => harness.stripe.charges.retrieve('ch_no')],
    ['dispute', () => harness.stripe.disputes.retrieve('du_no')],
    ['event', () => harness.stripe.events.retrieve('evt_no')],
  ] as const)('a %s is an error the client knows', async (what, call) => {
    await expect(call()).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining(`No such ${what}`),
    });
  });

  test('a call that this product does not use is refused, not swallowed', async () => {
    await expect(harness.stripe.coupons.create({ percent_off: 10 })).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL'),
    });
  });

  test('__proto__ in a key harms nobody', async () => {
    const response = await fetch(`${harness.payments.url}/v1/customers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${harness.payments.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: '__proto__[polluted]=1&metadata[__proto__][x]=1',
    });
    expect(response.status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the same call sent twice', () => {
  test('is one effect where it carries the same key', async () => {
    const options = { idempotencyKey: 'twice' };
    const answers = [];
    for (let at = 0; at < 20; at += 1)
      answers.push(await harness.stripe.customers.create({ email: 'twice@example.com' }, options));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await harness.stripe.customers.list({ email: 'twice@example.com' })).data).toHaveLength(1);
  });

  test('is answered in the same words, marked as said before', async () => {
    const call = () =>
      fetch(`${harness.payments.url}/v1/customers`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${harness.payments.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'marked',
        },
        body: 'name=Marked',
      });
    const [first, again] = [await call(), await call()];
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await again.text()).toBe(await first.text());
  });

  test('at the same moment is one effect too', async () => {
    const options = { idempotencyKey: 'at-once', maxNetworkRetries: 5 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        harness.stripe.customers.create({ email: 'at-once@example.com' }, options),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await harness.stripe.customers.list({ email: 'at-once@example.com' })).data).toHaveLength(1);
  });

  test('with other words under the same key is refused', async () => {
    const options = { idempotencyKey: 'other' };
    await harness.stripe.customers.create({ name: 'One' }, options);
    await expect(harness.stripe.customers.create({ name: 'Two' }, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  test('after a refusal the key is still free', async () => {
    const options = { idempotencyKey: 'free-again' };
    const wrong = { name: 'X', nam: 'Y' };
    await expect(harness.stripe.customers.create(wrong, options)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'nam',
    });
    expect((await harness.stripe.customers.create({ name: 'X' }, options)).name).toBe('X');
  });
});

describe('a list', () => {
  test('gives the newest first, and says whether there are more', async () => {
    const made: string[] = [];
    for (let at = 0; at < 12; at += 1)
      made.push((await harness.stripe.customers.create({ email: 'paged@example.com' })).id);
    const first = await harness.stripe.customers.list({ email: 'paged@example.com' });
    expect(first.has_more).toBe(true);
    expect(first.data.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 10));
    const all = await harness.stripe.customers.list({ email: 'paged@example.com', limit: 100 });
    expect(all.has_more).toBe(false);
    expect(all.data).toHaveLength(12);
    await expect(harness.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });
});

describe('the prices of the plans', () => {
  test('are made once, and again only where a sum changed', async () => {
    const before = await createPrices(harness.stripe);
    expect(before).toHaveLength(3);
    expect(await createPrices(harness.stripe)).toEqual(before);
    const { data } = await harness.stripe.prices.list({
      lookup_keys: ['whetstone_starter', 'whetstone_pro', 'whetstone_business'],
    });
    expect(data.map(({ unit_amount }) => unit_amount).sort()).toEqual([1_099, 1_599, 2_099]);
    for (const { metadata, product, recurring } of data) {
      expect(recurring?.interval).toBe('month');
      expect((await harness.stripe.products.retrieve(String(product))).metadata.planKey).toBe(
        metadata.planKey,
      );
    }
    await harness.stripe.prices.update(before[0] ?? '', { active: false });
    const after = await createPrices(harness.stripe);
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect((await harness.price('starter')).id).toBe(after[0]);
  });
});

describe('the portal of the plans', () => {
  test('is set up once, for the prices of today; a smaller plan waits for the end of the period', async () => {
    const { stripe } = harness;
    const [starter = ''] = await createPrices(stripe);
    await stripe.prices.update(starter, { active: false });
    const prices = await createPrices(stripe);
    const { data } = await stripe.billingPortal.configurations.list({ active: true });
    const ours = data.filter(({ metadata }) => metadata?.whetstone === 'plans');
    expect(ours).toHaveLength(1);
    const update = ours[0]?.features.subscription_update;
    expect(update?.products?.flatMap((product) => product.prices)).toEqual(prices);
    expect(update?.schedule_at_period_end.conditions).toEqual([{ type: 'decreasing_item_amount' }]);
  });
});
