import { afterAll, describe, expect, test } from 'vitest';
import { call, createAccount, owner, readLedger } from './database.ts';

afterAll(() => owner.end());

const spend = (userId: string, key: string, { amount = 1, reason = 'enhance' } = {}) =>
  call<number>('spend_credits', { user_id: userId, amount, reason, key });
const settle = (userId: string, key: string) => call<number>('settle_credits', { user_id: userId, key });
const release = (userId: string, key: string) => call<number>('release_credits', { user_id: userId, key });
const grant = (userId: string, key: string, amount: number) =>
  call<number>('grant_credits', { user_id: userId, amount, reason: key === 'signup' ? key : 'gift', key });

/** An account with this balance. */
async function accountWith(credits: number): Promise<string> {
  const { userId } = await createAccount();
  if (credits < 250) await settleNow(userId, 'setup', 250 - credits);
  return userId;
}

async function settleNow(userId: string, key: string, amount: number) {
  await spend(userId, key, { amount, reason: 'setup' });
  await settle(userId, key);
}

describe('signing up', () => {
  test('gives 250 credits, once, with an entry', async () => {
    const { userId } = await createAccount();
    expect(await readLedger(userId)).toEqual({ credits: 250, sum: 250, entries: 1 });
    expect(await grant(userId, 'signup', 250)).toBe(250);
  });

  test.each([
    [
      {
        first_name: 'Ana',
        last_name: 'Ruiz',
        username: 'ana',
        country_code: '+34',
        mobile_number: '6001112220',
      },
      'Ana',
      '+34',
    ],
    [{}, '', '+91'],
    [{ first_name: null, country_code: '' }, '', '+91'],
    [{ first_name: { nested: true }, credits: 9_999, plan: 'business' }, '{"nested": true}', '+91'],
    [{ first_name: 'x'.repeat(500) }, 'x'.repeat(100), '+91'],
  ])('with the data %j makes a profile', async (metadata, firstName, countryCode) => {
    const { userId, email } = await createAccount(metadata);
    const [profile] = await owner`select * from public.profiles where user_id = ${userId}`;
    expect(profile).toMatchObject({
      email,
      first_name: firstName,
      country_code: countryCode,
      credits: 250,
      plan: 'free',
      subscription_status: 'free',
      email_verified: true,
      email_verified_at: null,
    });
  });
});

describe('spending', () => {
  test('200 at once on 100 credits gives exactly 100', async () => {
    const userId = await accountWith(100);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => spend(userId, `parallel-${index}`)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(100);
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['PT402']));
    expect(await readLedger(userId)).toMatchObject({ credits: 0, sum: 0 });
  });

  test('with the same key 20 times at once is one spend with one answer', async () => {
    const { userId } = await createAccount();
    const balances = await Promise.all(Array.from({ length: 20 }, () => spend(userId, 'same')));
    expect(new Set(balances)).toEqual(new Set([249]));
    expect(await readLedger(userId)).toEqual({ credits: 249, sum: 249, entries: 2 });
  });

  test.each([
    ['another amount', { amount: 2 }],
    ['another reason', { reason: 'analysis' }],
  ])('with the same key and %s is a conflict', async (_, other) => {
    const { userId } = await createAccount();
    await spend(userId, 'k');
    await expect(spend(userId, 'k', other)).rejects.toMatchObject({ code: 'PT409' });
    expect(await readLedger(userId)).toMatchObject({ credits: 249, entries: 2 });
  });

  test("with a grant's key is a conflict", async () => {
    const { userId } = await createAccount();
    await expect(spend(userId, 'signup')).rejects.toMatchObject({ code: 'PT409' });
  });

  test.each([0, -1, -2_147_483_648, Number.NaN, 1.5, 2 ** 63])('%s credits is refused', async (amount) => {
    const { userId } = await createAccount();
    await expect(spend(userId, 'odd', { amount })).rejects.toBeDefined();
    expect(await readLedger(userId)).toMatchObject({ credits: 250, entries: 1 });
  });

  test('by nobody is not found', async () => {
    await expect(spend('00000000-0000-4000-8000-000000000000', 'k')).rejects.toMatchObject({ code: 'PT404' });
  });
});

describe('a reservation', () => {
  test('released comes back once, and may be spent again under its key', async () => {
    const { userId } = await createAccount();
    await spend(userId, 'k', { amount: 5 });
    expect([await release(userId, 'k'), await release(userId, 'k')]).toEqual([250, 250]);
    expect(await spend(userId, 'k', { amount: 5 })).toBe(245);
    expect(await readLedger(userId)).toEqual({ credits: 245, sum: 245, entries: 4 });
  });

  test('settled stays spent', async () => {
    const { userId } = await createAccount();
    await spend(userId, 'k', { amount: 5 });
    expect([await settle(userId, 'k'), await settle(userId, 'k'), await release(userId, 'k')]).toEqual([
      245, 245, 245,
    ]);
  });

  test('released by one run and delivered by another is paid', async () => {
    const { userId } = await createAccount();
    await spend(userId, 'k');
    await release(userId, 'k');
    expect(await settle(userId, 'k')).toBe(249);
    expect(await release(userId, 'k')).toBe(249);
  });

  test('left open for a quarter of an hour is released by the scheduler', async () => {
    const { userId } = await createAccount();
    // What other tests left open goes first.
    await call('release_stale_credits', {});
    for (const key of ['old', 'young', 'done']) await spend(userId, key);
    await settle(userId, 'done');
    await owner`update public.credit_reservations set reserved_at = now() - interval '16 minutes'
      where user_id = ${userId} and key in ('old', 'done')`;
    expect(await call('release_stale_credits', {})).toBe(1);
    expect(await readLedger(userId)).toMatchObject({ credits: 248, sum: 248 });
    expect(await settle(userId, 'young')).toBe(248);
  });
});

test('a grant with the same key is given once, and with another amount never', async () => {
  const { userId } = await createAccount();
  expect([await grant(userId, 'g', 45), await grant(userId, 'g', 45)]).toEqual([295, 295]);
  await expect(grant(userId, 'g', 46)).rejects.toMatchObject({ code: 'PT409' });
  await expect(grant(userId, 'h', -5)).rejects.toMatchObject({ code: 'PT422' });
});

describe('a paid request', () => {
  const open = (userId: string, requestId: string, bodyHash = 'hash') =>
    call<{ outcome: string; charged?: boolean; credits?: number }>('open_request', {
      user_id: userId,
      token_hash: null,
      request_id: requestId,
      body_hash: bodyHash,
      amount: 1,
      reason: 'enhance',
    });

  test('runs again twice without a second charge, then is a conflict', async () => {
    const { userId } = await createAccount();
    const runs = [];
    for (let run = 0; run < 4; run += 1) runs.push(await open(userId, 'q'));
    expect(runs.map(({ outcome, charged }) => [outcome, charged])).toEqual([
      ['reserved', true],
      ['reserved', false],
      ['reserved', false],
      ['conflict', undefined],
    ]);
    expect((await readLedger(userId)).credits).toBe(249);
  });

  test('20 at once is charged once and runs three times', async () => {
    const { userId } = await createAccount();
    const runs = await Promise.all(Array.from({ length: 20 }, () => open(userId, 'q')));
    expect(runs.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(3);
    expect(runs.filter(({ charged }) => charged)).toHaveLength(1);
    expect((await readLedger(userId)).credits).toBe(249);
  });

  test('with another body, or ten minutes later, is a conflict', async () => {
    const { userId } = await createAccount();
    await open(userId, 'q');
    expect((await open(userId, 'q', 'other')).outcome).toBe('conflict');
    await owner`update public.credit_reservations set reserved_at = now() - interval '11 minutes' where user_id = ${userId}`;
    expect((await open(userId, 'q')).outcome).toBe('conflict');
  });

  test('that was given back is charged anew', async () => {
    const { userId } = await createAccount();
    await open(userId, 'q');
    await release(userId, 'q');
    expect(await open(userId, 'q')).toMatchObject({ outcome: 'reserved', charged: true, credits: 249 });
  });

  test('first gives back what this account left open', async () => {
    const userId = await accountWith(1);
    await open(userId, 'lost');
    expect((await open(userId, 'next')).outcome).toBe('insufficient_credits');
    await owner`update public.credit_reservations set reserved_at = now() - interval '16 minutes'
      where user_id = ${userId} and key = 'lost'`;
    expect((await open(userId, 'next')).outcome).toBe('reserved');
  });

  test('of an account that is gone is unauthorized', async () => {
    const { userId } = await createAccount();
    await owner`delete from auth.users where id = ${userId}`;
    expect((await open(userId, 'q')).outcome).toBe('unauthorized');
  });
});

test('after 1,000 random acts at once the sum of the entries is the balance, and none is below zero', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => accountWith(20)));
  const acts = Array.from({ length: 1_000 }, (_, index) => {
    const userId = accounts[index % accounts.length] ?? '';
    const key = `act-${Math.floor(index / 20) % 12}`;
    const pick = Math.floor(Math.random() * 8);
    if (pick === 0) return owner`select public.grant_credits(${userId}, 3, 'gift', ${`gift-${index}`})`;
    if (pick <= 4) return owner`select public.spend_credits(${userId}, 4, 'enhance', ${`${key}-${pick}`})`;
    if (pick <= 6) return owner`select public.release_credits(${userId}, ${`${key}-${pick - 2}`})`;
    return owner`select public.settle_credits(${userId}, ${`${key}-2`})`;
  });
  await Promise.allSettled(acts);
  for (const userId of accounts) {
    const { credits, sum } = await readLedger(userId);
    expect(credits).toBe(sum);
    expect(credits).toBeGreaterThanOrEqual(0);
  }
});
