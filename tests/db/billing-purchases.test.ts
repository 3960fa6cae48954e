import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { accountCall } from './account-call.ts';
import {
  allHandled,
  becomes,
  billingCall,
  control,
  DECLINED_CARD,
  deliverNormally,
  openPage,
  payPage,
  provider,
  readAccount,
  readPayments,
  subscriber,
  type User,
} from './billing-shop.ts';
import { createUser, owner } from './database.ts';

afterEach(deliverNormally);
afterAll(() => owner.end());

const ask = async (user: User, visit: string) => {
  const { status, body } = await billingCall(
    `GET payment?success=true&payment_id=${visit}`,
    undefined,
    user.jwt,
  );
  return status === 200 ? body.status : body.code;
};

describe('buying a plan', () => {
  test('brings its month: the plan, its credits and the payment, and leads back to the site', async () => {
    const user = await createUser({ first_name: 'Ana' });
    const { status, returned, visit } = await payPage(await openPage(user, 'starter'));
    expect([status, returned?.pathname, returned?.searchParams.get('success')]).toEqual([
      303,
      '/subscription',
      'true',
    ]);
    await becomes(user.userId, { plan: 'starter', status: 'starter', credits: 5_750 });
    expect(await ask(user, visit)).toBe('paid');
    expect(await readPayments(user.userId)).toMatchObject([
      { status: 'Paid', credits: 5_500, amount: '10.990' },
    ]);
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ credits: 5_750 });
  });

  test('closed half-way, or with a card that is declined, changes nothing', async () => {
    const user = await createUser();
    const page = await openPage(user, 'pro');
    expect((await payPage(page, DECLINED_CARD)).status).toBe(402);
    const visit = new URL(page).pathname.split('/').at(-1) ?? '';
    expect(await ask(user, visit)).toBe('pending');
    expect(await readAccount(user.userId)).toEqual({ plan: 'free', status: 'free', id: null, credits: 250 });
    expect(await readPayments(user.userId)).toEqual([]);
  });

  test('in a second tab closes the first, so that nobody pays twice', async () => {
    const user = await createUser();
    const [first, second] = [await openPage(user, 'starter'), await openPage(user, 'pro')];
    expect((await payPage(first)).status).toBe(409);
    expect((await payPage(second)).status).toBe(303);
    await becomes(user.userId, { plan: 'pro', credits: 9_750 });
  });

  test('by ten clicks at once leaves one page to pay on, and one customer', async () => {
    const user = await createUser();
    const pages = await Promise.all(Array.from({ length: 10 }, () => openPage(user, 'starter')));
    const paid = await Promise.all([...new Set(pages)].map((page) => payPage(page)));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    await becomes(user.userId, { credits: 5_750 });
    const [row] = await owner<{ id: string }[]>`
      select customer_id as id from public.billing_customers where user_id = ${user.userId}`;
    const { data } = await provider.subscriptions.list({ customer: row?.id ?? '', status: 'all' });
    expect(data).toHaveLength(1);
    const { data: same } = await provider.customers.list({ email: user.email });
    expect(same).toHaveLength(1);
  });

  test('that one has already sells its credits once more, without a second subscription', async () => {
    const user = await subscriber('starter');
    const { visit } = await payPage(await openPage(user, 'starter'));
    await becomes(user.userId, { credits: 250 + 2 * 5_500 });
    expect(await ask(user, visit)).toBe('paid');
    await allHandled();
    expect((await readPayments(user.userId)).map(({ credits }) => credits)).toEqual([5_500, 5_500]);
    const entries = await owner<{ reason: string }[]>`
      select reason from public.credit_entries where user_id = ${user.userId} order by id`;
    expect(entries.map(({ reason }) => reason)).toEqual(['signup', 'plan', 'extra']);
    const { data } = await provider.subscriptions.list({ customer: user.customerId, status: 'all' });
    expect(data).toHaveLength(1);
  });

  test('whose word is still on its way starts no second subscription', async () => {
    const user = await createUser();
    await control('webhooks', { hold: true });
    await payPage(await openPage(user, 'starter'));
    expect(await openPage(user, 'pro')).not.toContain('/c/pay/');
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter' });
    await control('webhooks/release');
    await becomes(user.userId, { credits: 5_750 });
  });
});

describe('W9: the provider’s message', () => {
  test('that has not come when the user returns is not waited for, and adds nothing when it does', async () => {
    const user = await createUser();
    await control('webhooks', { hold: true });
    const { visit } = await payPage(await openPage(user, 'business'));
    expect(await ask(user, visit)).toBe('paid');
    const expected = { plan: 'business', credits: 250 + 14_500 };
    expect(await readAccount(user.userId)).toMatchObject(expected);
    await control('webhooks/release');
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject(expected);
  });

  test('long after, when a month was renewed in between, has the same result', async () => {
    const user = await createUser();
    await control('webhooks', { hold: true });
    const { visit } = await payPage(await openPage(user, 'starter'));
    const session = await provider.checkout.sessions.retrieve(visit);
    await control(`advance/${session.subscription}`);
    await provider.subscriptions.update(String(session.subscription), { cancel_at_period_end: true });
    await control('webhooks/release', { order: 'reverse' });
    await allHandled();
    const expected = { plan: 'starter', status: 'cancelled', credits: 250 + 2 * 5_500 };
    expect(await readAccount(user.userId)).toMatchObject(expected);
    expect(await readPayments(user.userId)).toHaveLength(2);
  });

  test('W2, W3: ten times over and last first, has the same result', async () => {
    await control('webhooks', { duplicate: 9, reorder: true });
    const user = await createUser();
    await payPage(await openPage(user, 'pro'));
    await becomes(user.userId, { plan: 'pro', credits: 9_750 });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'pro', credits: 9_750 });
  });
});

describe('W6, W7: an address typed by hand', () => {
  test('with another’s visit or an invented one brings nothing to anybody', async () => {
    const [payer, thief] = await Promise.all([createUser(), createUser()]);
    await control('webhooks', { hold: true });
    const { visit } = await payPage(await openPage(payer, 'starter'));
    expect(await ask(thief, visit)).toBe('not_found');
    expect(await ask(thief, 'cs_test_invented')).toBe('not_found');
    expect(await ask(thief, '..%2Fcustomers')).toBe('invalid_request');
    expect(await readAccount(thief.userId)).toMatchObject({ credits: 250 });
    expect(await readAccount(payer.userId)).toMatchObject({ credits: 250 });
    await control('webhooks/release');
    await becomes(payer.userId, { credits: 5_750 });
    expect(await readAccount(thief.userId)).toMatchObject({ plan: 'free', credits: 250 });
  });

  test('with another price, plan or user buys what the server sells, for the caller', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    const tampered = {
      planKey: 'business',
      amount: 1,
      price: 'price_cheap',
      userId: other.userId,
      metadata: { userId: other.userId, planKey: 'starter' },
    };
    const query = `metadata_userId=${other.userId}&metadata_planKey=starter&amount=1`;
    const { body } = await billingCall(`POST checkout?${query}`, tampered, user.jwt);
    await payPage(`${body.url}?prefilled_amount=1&client_reference_id=${other.userId}`);
    await becomes(user.userId, { plan: 'business', credits: 14_750 });
    expect(await readPayments(user.userId)).toMatchObject([{ amount: '20.990' }]);
    expect(await readAccount(other.userId)).toMatchObject({ plan: 'free', credits: 250 });
  });
});

describe('deleting an account', () => {
  test('ends its subscription at the provider, and what comes of it later finds nobody', async () => {
    const user = await subscriber('pro');
    const answer = await accountCall('POST delete', { password: 'correct-horse-9' }, user.jwt);
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect((await provider.subscriptions.retrieve(user.subscriptionId)).status).toBe('canceled');
    await allHandled();
    expect(await readPayments(user.userId)).toEqual([]);
  });

  test('closes the payment page that was open, so that nobody pays for an account that is gone', async () => {
    const user = await createUser();
    const page = await openPage(user, 'starter');
    await accountCall('POST delete', { password: 'correct-horse-9' }, user.jwt);
    // A page that takes the money leads back to the site.
    expect((await payPage(page)).returned).toBeUndefined();
  });
});
