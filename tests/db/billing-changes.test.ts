import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { planChangeCredits } from '@/shared/credits/proration.ts';
import {
  allHandled,
  becomes,
  billingCall,
  control,
  deliverNormally,
  openPage,
  provider,
  readAccount,
  readPayments,
  subscriber,
} from './billing-shop.ts';
import { createUser, owner } from './database.ts';

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

afterEach(deliverNormally);
afterAll(() => owner.end());

const cancel = (user: Subscriber, subscriptionId = user.subscriptionId, userId = user.userId) =>
  billingCall('POST api/cancel-subscription', { userId, subscriptionId }, user.jwt);
const resume = (user: Subscriber) => billingCall('POST resume', undefined, user.jwt);

/** Confirms a change of plan on the provider's page, where our checkout leads. */
async function changePlan(user: Subscriber, planKey: string): Promise<void> {
  const page = await fetch(await openPage(user, planKey));
  expect(await page.text()).toContain('Confirm');
  const confirmed = await fetch(page.url, { method: 'POST', redirect: 'manual' });
  expect(confirmed.headers.get('location')).toMatch(/\/subscription$/);
}

/** What the provider owes a customer, in cents; it pays for what comes next. */
async function balanceOf({ customerId }: Subscriber): Promise<number | undefined> {
  const customer = await provider.customers.retrieve(customerId);
  return customer.deleted ? undefined : customer.balance;
}

/** The plan the billing page says follows with the next period. */
async function nextPlanOf({ subscriptionId }: Subscriber): Promise<unknown> {
  const [row] = await owner`select next_plan from public.subscriptions where id = ${subscriptionId}`;
  return row?.next_plan;
}

describe('W8: cancelling', () => {
  test('shows at once, keeps the plan to its end, and is taken back', async () => {
    const user = await subscriber();
    await control('webhooks', { hold: true });
    expect(await cancel(user)).toEqual({ status: 200, body: { success: true } });
    const cancelled = { plan: 'starter', status: 'cancelled', credits: 5_750 };
    expect(await readAccount(user.userId)).toMatchObject(cancelled);
    expect((await provider.subscriptions.retrieve(user.subscriptionId)).cancel_at_period_end).toBe(true);
    expect(await resume(user)).toEqual({ status: 200, body: { success: true } });
    expect(await readAccount(user.userId)).toMatchObject({ status: 'starter' });
    await control('webhooks/release', { order: 'reverse' });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ status: 'starter', credits: 5_750 });
  });

  test('ends with the month: free, the credits kept, and there is nothing more to cancel or resume', async () => {
    const user = await subscriber();
    await cancel(user);
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { plan: 'free', status: 'free', id: null, credits: 5_750 });
    const none = { status: 404, body: { code: 'no_subscription' } };
    expect([await cancel(user), await cancel(user, ''), await resume(user)]).toMatchObject([
      none,
      none,
      none,
    ]);
  });

  test('is nobody else’s to do', async () => {
    const [user, other] = await Promise.all([subscriber(), subscriber()]);
    expect(await cancel(other, user.subscriptionId, user.userId)).toMatchObject({ status: 403 });
    expect(await cancel(other, user.subscriptionId)).toMatchObject({ body: { code: 'no_subscription' } });
    expect((await provider.subscriptions.retrieve(user.subscriptionId)).cancel_at_period_end).toBe(false);
  });

  test('without a subscription says that there is none', async () => {
    const user = await createUser();
    const body = { userId: user.userId, subscriptionId: '' };
    const answer = await billingCall('POST api/cancel-subscription', body, user.jwt);
    expect(answer).toMatchObject({ status: 404, body: { code: 'no_subscription' } });
    const portal = await billingCall('POST portal', undefined, user.jwt);
    expect(portal).toMatchObject({ status: 404, body: { code: 'no_subscription' } });
  });
});

describe('W8: a renewal', () => {
  test('brings the next month; failed it brings none and keeps the plan until it is paid after all', async () => {
    const user = await subscriber();
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { credits: 250 + 2 * 5_500 });
    await control(`advance/${user.subscriptionId}`, { card: 'declined' });
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'starter', credits: 11_250 });
    expect((await readPayments(user.userId)).map(({ status }) => status).sort()).toEqual([
      'Failed',
      'Paid',
      'Paid',
    ]);
    await control(`advance/${user.subscriptionId}`, { card: 'good' });
    await becomes(user.userId, { plan: 'starter', credits: 250 + 3 * 5_500 });
    await allHandled();
    expect((await readPayments(user.userId)).map(({ status }) => status)).toEqual(['Paid', 'Paid', 'Paid']);
  });

  test('that is given up ends the plan and leaves the credits', async () => {
    const user = await subscriber();
    for (let tries = 0; tries < 4; tries += 1)
      await control(`advance/${user.subscriptionId}`, { card: 'declined' });
    await becomes(user.userId, { plan: 'free', credits: 5_750 });
  });
});

describe('W8: a change of plan', () => {
  test('to a bigger one is confirmed on the provider’s page and brings the paid share of the difference', async () => {
    const user = await subscriber('starter');
    await changePlan(user, 'pro');
    await becomes(user.userId, { plan: 'pro', status: 'pro' });
    await allHandled();
    const invoice = (await provider.invoices.list({ customer: user.customerId })).data.find(
      ({ billing_reason }) => billing_reason === 'subscription_update',
    );
    const credits = planChangeCredits({ from: 'starter', to: 'pro', paidCents: invoice?.amount_paid ?? 0 });
    expect(credits).toBeGreaterThan(3_900);
    expect(credits).toBeLessThanOrEqual(4_000);
    expect(await readAccount(user.userId)).toMatchObject({ credits: 5_750 + credits });
    const { status } = await billingCall('POST portal', undefined, user.jwt);
    expect(status).toBe(200);
  });

  test('to a smaller one waits for the end of the month, which is paid as the bigger plan’s', async () => {
    const user = await subscriber('business');
    await changePlan(user, 'starter');
    await allHandled();
    expect(await readAccount(user.userId)).toMatchObject({ plan: 'business', credits: 14_750 });
    expect(await balanceOf(user)).toBe(0);
    expect(await nextPlanOf(user)).toBe('starter');
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { plan: 'starter', credits: 14_750 + 5_500 });
    await allHandled();
    expect(await nextPlanOf(user)).toBeNull();
    const paid = (await readPayments(user.userId)).map(({ amount }) => Number(amount));
    expect(paid.sort((one, other) => one - other)).toEqual([10.99, 20.99]);
  });

  test('up and at once down again gives no money back, month after month', async () => {
    const user = await subscriber('starter');
    let spent = 10.99;
    for (let month = 0; month < 2; month += 1) {
      await changePlan(user, 'business');
      await becomes(user.userId, { plan: 'business' });
      await changePlan(user, 'starter');
      await allHandled();
      expect(await balanceOf(user)).toBe(0);
      await control(`advance/${user.subscriptionId}`);
      await becomes(user.userId, { plan: 'starter' });
      spent += 10 + 10.99;
    }
    await allHandled();
    const paid = (await readPayments(user.userId)).reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(paid).toBeCloseTo(spent, 1);
  });

  test('that waits is dropped by who keeps the plan, and by who cancels: resumed, it renews as it was', async () => {
    const user = await subscriber('business');
    for (const first of ['POST resume', 'POST api/cancel-subscription']) {
      await changePlan(user, 'starter');
      await allHandled();
      expect(await nextPlanOf(user)).toBe('starter');
      const { userId, subscriptionId } = user;
      // Each twice: the second changes nothing.
      for (const call of [first, first, 'POST resume', 'POST resume']) {
        const { status } = await billingCall(call, { userId, subscriptionId }, user.jwt);
        expect([call, status]).toEqual([call, 200]);
      }
      expect(await nextPlanOf(user)).toBeNull();
    }
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { plan: 'business', credits: 250 + 2 * 14_500 });
  });

  test('that waits is not overrun by another: the provider’s page offers to drop it first', async () => {
    const user = await subscriber('business');
    await changePlan(user, 'starter');
    const page = await fetch(await openPage(user, 'pro'));
    expect(await page.text()).toContain('Changes to Whetstone Starter');
    await fetch(`${page.url}/keep/${user.subscriptionId}`, { method: 'POST', redirect: 'manual' });
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { plan: 'business', credits: 250 + 2 * 14_500 });
  });

  test('that waits is dropped by who cancels', async () => {
    const user = await subscriber('business');
    await changePlan(user, 'starter');
    expect(await cancel(user)).toMatchObject({ status: 200 });
    expect(await provider.subscriptions.retrieve(user.subscriptionId)).toMatchObject({
      schedule: null,
      cancel_at_period_end: true,
    });
    await control(`advance/${user.subscriptionId}`);
    await becomes(user.userId, { plan: 'free', credits: 14_750 });
  });
});
