import { afterAll, describe, expect, test } from 'vitest';
import { call, createAccount, owner, payInvoice, readLedger, subscribe } from './database.ts';

afterAll(() => owner.end());

const spend = (userId: string) =>
  call<number>('spend_credits', { user_id: userId, amount: 5, reason: 'analysis', key: 'long-work' });

async function subscriberAtWork() {
  const { userId } = await createAccount();
  await subscribe(userId, { plan: 'starter' });
  await payInvoice(userId, `in_${userId}`);
  const { credits } = await readLedger(userId);
  expect(await spend(userId)).toBe(credits - 5);
  return { userId, credits };
}

describe('credits held for work that is going on', () => {
  test.each([
    ['the plan’s period ends (faults C13)', { plan: 'starter', status: 'canceled' }],
    ['the plan is changed (faults C15)', { plan: 'business', status: 'active' }],
  ])('are settled at their old price where meanwhile %s', async (_, state) => {
    const { userId, credits } = await subscriberAtWork();
    await subscribe(userId, { ...state, fetchedAt: new Date(Date.now() + 1_000) });
    expect(await call('settle_credits', { user_id: userId, key: 'long-work' })).toBe(credits - 5);
    expect(await readLedger(userId)).toMatchObject({ credits: credits - 5, sum: credits - 5 });
  });

  test('come back whole where the plan ended and nothing was delivered', async () => {
    const { userId, credits } = await subscriberAtWork();
    await subscribe(userId, { status: 'canceled', fetchedAt: new Date(Date.now() + 1_000) });
    expect(await call('release_credits', { user_id: userId, key: 'long-work' })).toBe(credits);
    const [profile] = await owner`select plan from public.profiles where user_id = ${userId}`;
    expect(profile?.plan).toBe('free');
  });
});

test.each([0, -1, -2_147_483_648, Number.NaN, 1.5, 2 ** 63])(
  'a grant of %s credits is refused (faults C8)',
  async (amount) => {
    const { userId } = await createAccount();
    await expect(
      call('grant_credits', { user_id: userId, amount, reason: 'gift', key: 'odd' }),
    ).rejects.toBeDefined();
    expect(await readLedger(userId)).toMatchObject({ credits: 250, sum: 250, entries: 1 });
  },
);
