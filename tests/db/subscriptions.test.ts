import { afterAll, describe, expect, test } from 'vitest';
import { subscriptionRow } from '@/shared/contracts/billing.ts';
import { call, createAccount, createUser, owner, subscribe } from './database.ts';

afterAll(() => owner.end());

const STRANGER = '00000000-0000-4000-8000-000000000000';
const id = (name: string) => `${name}_${crypto.randomUUID()}`;

async function readProfile(userId: string) {
  const [profile] = await owner`
    select plan, subscription_status as status, subscription_id as id, credits from public.profiles where user_id = ${userId}`;
  return profile;
}
describe('a subscription', () => {
  test('gives its plan; cancelled it stays until its end, then the account is free', async () => {
    const user = await createUser();
    const { userId } = user;
    const subscriptionId = `sub_${userId}`;
    expect(await subscribe(userId)).toBe('applied');
    expect(await readProfile(userId)).toMatchObject({
      plan: 'starter',
      status: 'starter',
      id: subscriptionId,
    });
    await subscribe(userId, { cancelAtPeriodEnd: true });
    expect(await readProfile(userId)).toMatchObject({
      plan: 'starter',
      status: 'cancelled',
      id: subscriptionId,
    });
    const { data } = await user.client.from('subscriptions').select('*');
    expect(data?.map((row) => subscriptionRow.parse(row))).toMatchObject([{ cancel_at_period_end: true }]);
    await subscribe(userId, { status: 'canceled' });
    expect(await readProfile(userId)).toMatchObject({ plan: 'free', status: 'free', id: null });
  });

  test('cancelled and resumed is as before', async () => {
    const { userId } = await createAccount();
    for (const cancelAtPeriodEnd of [false, true, false]) await subscribe(userId, { cancelAtPeriodEnd });
    expect(await readProfile(userId)).toMatchObject({ plan: 'starter', status: 'starter' });
  });

  test('ends by the clock where the provider’s word of it was lost, and only then', async () => {
    const [ended, running, renewing] = await Promise.all([createAccount(), createAccount(), createAccount()]);
    const past = new Date(Date.now() - 2 * 3_600_000);
    await subscribe(ended.userId, { cancelAtPeriodEnd: true, periodEnd: past });
    await subscribe(running.userId, { cancelAtPeriodEnd: true });
    await subscribe(renewing.userId, { periodEnd: past });
    await call('end_cancelled_subscriptions', {});
    const after = await Promise.all([ended, running, renewing].map(({ userId }) => readProfile(userId)));
    expect(after.map((profile) => profile?.plan)).toEqual(['free', 'starter', 'starter']);
  });

  test('keeps its newest state, in whatever order the states come', async () => {
    const { userId } = await createAccount();
    const [older, newer] = [new Date(Date.now() - 5_000), new Date()];
    await subscribe(userId, { status: 'canceled', fetchedAt: newer });
    expect(await subscribe(userId, { status: 'active', fetchedAt: older })).toBe('stale');
    expect(await readProfile(userId)).toMatchObject({ plan: 'free' });
  });

  test('whose renewal failed keeps its plan while the provider tries again, then loses it', async () => {
    const { userId } = await createAccount();
    await subscribe(userId, { status: 'past_due' });
    expect(await readProfile(userId)).toMatchObject({ plan: 'starter' });
    await subscribe(userId, { status: 'unpaid' });
    expect(await readProfile(userId)).toMatchObject({ plan: 'free', credits: 250 });
  });

  test('of two running ones counts the better', async () => {
    const { userId } = await createAccount();
    await subscribe(userId, { subscriptionId: id('sub'), plan: 'business' });
    await subscribe(userId, { subscriptionId: id('sub'), plan: 'starter' });
    expect(await readProfile(userId)).toMatchObject({ plan: 'business' });
    expect(await call<string[]>('list_running_subscriptions', { user_id: userId })).toHaveLength(2);
  });

  test('never moves to another account, and none comes of an unknown plan', async () => {
    const [first, second] = await Promise.all([createAccount(), createAccount()]);
    const subscriptionId = id('sub');
    await subscribe(first.userId, { subscriptionId });
    expect(await subscribe(second.userId, { subscriptionId })).toBe('conflict');
    expect(await subscribe(STRANGER)).toBe('unknown_user');
    await expect(subscribe(second.userId, { plan: 'golden' })).rejects.toMatchObject({ code: '23514' });
    expect(await readProfile(second.userId)).toMatchObject({ plan: 'free' });
  });
});
