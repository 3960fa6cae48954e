import { describe, expect, test } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { refusal } from '@/tests/support/account-app.ts';
import {
  billingApp,
  fakePayments,
  fakeProvider,
  OTHER_USER_ID,
  subscription,
} from '@/tests/support/billing-app.ts';
import { ANON_KEY, DEVICE_TOKEN, JWT, USER_ID } from '@/tests/support/caller.ts';

const calls: [string, unknown][] = [
  ['POST checkout', { planKey: 'starter' }],
  ['POST portal', undefined],
  ['GET payment?payment_id=cs_1', undefined],
  ['POST api/cancel-subscription', { userId: USER_ID, subscriptionId: 'sub_1' }],
  ['POST resume', undefined],
];

describe.each(calls)('%s', (endpoint, body) => {
  test.each([
    ['nobody', '', [401, 'unauthorized']],
    ['the key of every page', ANON_KEY, [401, 'unauthorized']],
    ['a device token', DEVICE_TOKEN, [403, 'forbidden']],
    ['a session that does not hold', 'xxx.yyy.zzz', [401, 'unauthorized']],
  ])('is closed to %s', async (_, token, expected) => {
    const { call, provider, hits } = billingApp();
    expect(await refusal(await call(endpoint, body, token))).toEqual(expected);
    expect([provider.acts, hits]).toEqual([[], []]);
  });

  test('is limited, and then asks nothing of the provider', async () => {
    const { call, provider, store } = billingApp({
      hitRateLimit: async () => {
        throw new AppError('rate_limited', { retryAfterMs: 1_000 });
      },
    });
    store.subscription = { id: 'sub_1', plan: 'starter' };
    expect(await refusal(await call(endpoint, body))).toEqual([429, 'rate_limited']);
    expect(provider.acts).toEqual([]);
  });

  test('says that payments are unavailable where the provider fails, and nothing of its own words', async () => {
    const failing = new Proxy(fakePayments(fakeProvider()), {
      get: () => async () => {
        throw new AppError('payments_unavailable', {
          cause: new Error('sk_live_secret of ana@example.test'),
        });
      },
    });
    const { call, store, logLines } = billingApp({ payments: failing });
    store.subscription = { id: 'sub_1', plan: 'starter' };
    const response = await call(endpoint, body);
    const text = await response.clone().text();
    expect(await refusal(response)).toEqual([503, 'payments_unavailable']);
    expect(`${text}${logLines.join()}`).not.toMatch(/secret|ana@/);
  });
});

describe('checkout', () => {
  const url = async (response: Response) => ((await response.json()) as { url: string }).url;

  test('opens a subscription for who has none, with a customer made once', async () => {
    const { call, provider, store } = billingApp();
    store.customerId = null;
    expect(await url(await call('POST checkout', { planKey: 'pro' }))).toBe('https://pay.test/subscribe');
    await call('POST checkout', { planKey: 'pro' });
    expect(provider.acts).toEqual(['customer', 'subscribe pro', 'subscribe pro']);
  });

  test('sells the running plan’s credits once more, and confirms the change to another', async () => {
    const { call, provider } = billingApp();
    provider.subscriptions.set('sub_1', subscription());
    expect(await url(await call('POST checkout', { planKey: 'starter' }))).toBe('https://pay.test/extra');
    expect(await url(await call('POST checkout', { planKey: 'business' }))).toBe('https://pay.test/change');
  });

  test('starts no second subscription while the word of the first is still on its way', async () => {
    const { call, provider, store } = billingApp();
    provider.subscriptions.set('sub_1', subscription({ plan: 'starter' }));
    store.subscription = null;
    await call('POST checkout', { planKey: 'pro' });
    expect(provider.acts).toEqual(['change pro']);
    expect(store.kept).toMatchObject([{ id: 'sub_1' }]);
  });

  test('sells no other plan while the one that runs is to end; more of the same it does', async () => {
    const { call, provider } = billingApp();
    provider.subscriptions.set('sub_1', subscription({ plan: 'starter', cancelAtPeriodEnd: true }));
    expect(await refusal(await call('POST checkout', { planKey: 'pro' }))).toEqual([
      409,
      'subscription_ending',
    ]);
    expect(provider.acts).toEqual([]);
    expect((await call('POST checkout', { planKey: 'starter' })).status).toBe(200);
    expect(provider.acts).toEqual(['extra starter']);
  });

  test('W6: takes amount, user, price and customer from nobody but the server', async () => {
    const orders: unknown[] = [];
    const payments = fakePayments(fakeProvider());
    payments.openSubscriptionCheckout = async (order) => {
      orders.push(order);
      return 'https://pay.test/subscribe';
    };
    const { call } = billingApp({ payments });
    const tampered = {
      planKey: 'business',
      amount: 1,
      price: 'price_cheap',
      currency: 'idr',
      userId: OTHER_USER_ID,
      customer: 'cus_other',
      metadata: { userId: OTHER_USER_ID, planKey: 'starter' },
      success_url: 'https://evil.test',
    };
    const query = `POST checkout?planKey=starter&metadata_userId=${OTHER_USER_ID}&amount=1`;
    expect((await call(query, tampered)).status).toBe(200);
    expect(orders).toEqual([
      {
        userId: USER_ID,
        customerId: 'cus_ana',
        plan: 'business',
        successUrl: 'https://whetstone.test/subscription?success=true&payment_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://whetstone.test/subscription',
      },
    ]);
  });

  test.each([
    ['no plan', {}],
    ['the free plan', { planKey: 'free' }],
    ['a plan that is none', { planKey: 'golden' }],
    ['10,000 characters', { planKey: 'x'.repeat(10_000) }],
    ['markup', { planKey: '<img src=x onerror=alert(1)>' }],
    ['a list', { planKey: ['starter'] }],
    ['an object with a prototype', '{"planKey":{"__proto__":{"x":1}}}'],
    ['no JSON', '{"planKey"'],
  ])('refuses %s', async (_, body) => {
    const { call, provider } = billingApp();
    expect(await refusal(await call('POST checkout', body))).toEqual([422, 'invalid_request']);
    expect(provider.acts).toEqual([]);
  });

  test('refuses a body of a megabyte', async () => {
    const { call } = billingApp();
    const body = { planKey: 'starter', padding: 'x'.repeat(1_000_000) };
    expect(await refusal(await call('POST checkout', body))).toEqual([413, 'too_long']);
  });
});

describe('the portal', () => {
  test('opens for the account’s own customer', async () => {
    const { call, provider } = billingApp();
    expect((await call('POST portal')).status).toBe(200);
    expect(provider.acts).toEqual(['portal cus_ana']);
  });

  test('is not there for who never bought', async () => {
    const { call, store } = billingApp();
    store.customerId = null;
    expect(await refusal(await call('POST portal'))).toEqual([404, 'no_subscription']);
  });
});

describe('cancelling', () => {
  const cancel = (app: ReturnType<typeof billingApp>, subscriptionId: string, userId = USER_ID) =>
    app.call('POST api/cancel-subscription', { userId, subscriptionId });

  test('W8: ends the plan with its month and shows so at once; resumed it goes on', async () => {
    const app = billingApp();
    app.provider.subscriptions.set('sub_1', subscription());
    app.store.subscription = { id: 'sub_1', plan: 'starter' };
    for (let times = 0; times < 2; times += 1) {
      const response = await cancel(app, 'sub_1');
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    expect(app.store.kept.at(-1)).toMatchObject({ id: 'sub_1', cancelAtPeriodEnd: true });
    expect((await app.call('POST resume')).status).toBe(200);
    expect(app.store.kept.at(-1)).toMatchObject({ id: 'sub_1', cancelAtPeriodEnd: false });
  });

  test.each([
    ['no subscription', null, 'sub_1'],
    ['an empty id', 'sub_1', ''],
    ['another’s subscription', 'sub_1', 'sub_2'],
    ['a subscription the provider does not know', 'sub_9', 'sub_9'],
  ])('with %s says that there is none', async (_, own, asked) => {
    const app = billingApp();
    app.provider.subscriptions.set('sub_1', subscription());
    app.provider.subscriptions.set('sub_2', subscription({ id: 'sub_2', customerId: 'cus_other' }));
    app.store.subscription = own === null ? null : { id: own, plan: 'starter' };
    expect(await refusal(await cancel(app, asked))).toEqual([404, 'no_subscription']);
    expect(textFor('cancel', 'no_subscription')).toBe('No active subscription found to cancel.');
    expect(app.provider.acts).toEqual([]);
  });

  test('for another user is forbidden, whatever runs', async () => {
    const app = billingApp();
    app.provider.subscriptions.set('sub_1', subscription());
    app.store.subscription = { id: 'sub_1', plan: 'starter' };
    expect(await refusal(await cancel(app, 'sub_1', OTHER_USER_ID))).toEqual([403, 'forbidden']);
    expect(app.provider.acts).toEqual([]);
  });

  test.each([
    ['without fields', {}],
    ['with an id of 10,000 characters', { userId: USER_ID, subscriptionId: 's'.repeat(10_000) }],
    ['with a user of 10,000 characters', { userId: 'u'.repeat(10_000), subscriptionId: 'sub_1' }],
  ])('%s is refused', async (_, body) => {
    const { call } = billingApp();
    expect(await refusal(await call('POST api/cancel-subscription', body))).toEqual([422, 'invalid_request']);
  });

  test('resuming without a subscription says that there is none', async () => {
    const { call } = billingApp();
    expect(await refusal(await call('POST resume'))).toEqual([404, 'no_subscription']);
  });
});

test('logs neither token nor address', async () => {
  const { call, logLines, provider, store } = billingApp();
  provider.subscriptions.set('sub_1', subscription());
  store.subscription = { id: 'sub_1', plan: 'starter' };
  await call('POST checkout', { planKey: 'starter' });
  await call('POST api/cancel-subscription', { userId: USER_ID, subscriptionId: 'sub_1' });
  await call('GET nowhere');
  expect(logLines.length).toBeGreaterThan(1);
  expect(logLines.join()).not.toMatch(new RegExp(`${JWT}|ana@example|Ruiz|pay\\.test`));
});
