import { afterAll, describe, expect, test } from 'vitest';
import { call, createAccount, owner, readLedger } from './database.ts';
import { runInterleaving } from './request-model.ts';

afterAll(() => owner.end());

interface Opened {
  outcome: string;
  run: number;
  charged: boolean;
}

async function accountWith(credits: number): Promise<string> {
  const { userId } = await createAccount();
  await call('spend_credits', { user_id: userId, amount: 250 - credits, reason: 'setup', key: 'setup' });
  await call('settle_credits', { user_id: userId, key: 'setup' });
  return userId;
}
const open = (userId: string, key: string) =>
  call<Opened>('open_request', {
    ...{ user_id: userId, token_hash: null, request_id: key },
    ...{ body_hash: 'hash', amount: 1, reason: 'enhance' },
  });
const firstWord = (userId: string, key: string, run?: number) =>
  call<number>('settle_credits', { user_id: userId, key, ...(run !== undefined && { run }) });
const abort = (userId: string, key: string, run?: number) =>
  call<number>('release_credits', { user_id: userId, key, ...(run !== undefined && { run }) });
const passMinutes = (userId: string, minutes: number) =>
  owner`update public.credit_reservations set reserved_at = reserved_at - make_interval(mins => ${minutes})
    where user_id = ${userId}`;

describe('credits held for a request', () => {
  test('stay held while a repeat runs, so that they buy nothing else', async () => {
    const userId = await accountWith(1);
    const first = await open(userId, 'a');
    const repeat = await open(userId, 'a');
    expect(await abort(userId, 'a', first.run)).toBe(0);
    expect((await open(userId, 'b')).outcome).toBe('insufficient_credits');
    expect(await firstWord(userId, 'a', repeat.run)).toBe(0);
  });

  test('stay held where the end of one of two runs names none', async () => {
    const userId = await accountWith(1);
    await open(userId, 'a');
    await open(userId, 'a');
    expect(await abort(userId, 'a')).toBe(0);
    expect((await open(userId, 'b')).outcome).toBe('insufficient_credits');
  });

  test('come back with the end of the last run, once, however often each end is told', async () => {
    const userId = await accountWith(1);
    const runs = [await open(userId, 'a'), await open(userId, 'a')];
    for (const { run } of [runs[0], runs[0], runs[1], runs[1]] as Opened[]) await abort(userId, 'a', run);
    expect(await readLedger(userId)).toMatchObject({ credits: 1, sum: 1 });
  });

  test('do not come back by the end of a run of an earlier charge', async () => {
    const userId = await accountWith(1);
    const early = await open(userId, 'a');
    await abort(userId, 'a', early.run);
    await open(userId, 'a');
    expect(await abort(userId, 'a', early.run)).toBe(0);
  });

  test('are given up 15 minutes after the newest run began, not the first', async () => {
    const userId = await accountWith(1);
    await open(userId, 'a');
    await passMinutes(userId, 9);
    const repeat = await open(userId, 'a');
    await passMinutes(userId, 14);
    await call('release_stale_credits', {});
    expect((await readLedger(userId)).credits).toBe(0);
    await passMinutes(userId, 2);
    await call('release_stale_credits', {});
    expect((await readLedger(userId)).credits).toBe(1);
    // The late first word: what it was to be paid with is gone, so it may not leave.
    await expect(firstWord(userId, 'a', repeat.run)).rejects.toMatchObject({ code: 'PT409' });
  });

  test('are not asked for silently where the balance is short', async () => {
    const userId = await accountWith(1);
    await call('spend_credits', { user_id: userId, amount: 1, reason: 'enhance', key: 'a' });
    await abort(userId, 'a');
    await call('spend_credits', { user_id: userId, amount: 1, reason: 'enhance', key: 'b' });
    await expect(firstWord(userId, 'a')).rejects.toMatchObject({ code: 'PT402' });
    expect(await readLedger(userId)).toMatchObject({ credits: 0, sum: 0 });
  });

  test('come back where the account was suspended before the first word', async () => {
    const userId = await accountWith(1);
    const { run } = await open(userId, 'a');
    await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`;
    await expect(firstWord(userId, 'a', run)).rejects.toMatchObject({ code: 'PT401' });
    await abort(userId, 'a', run);
    expect((await readLedger(userId)).credits).toBe(1);
    expect((await open(userId, 'b')).outcome).toBe('unauthorized');
  });

  test('go with an account that is deleted while it runs', async () => {
    const userId = await accountWith(1);
    const { run } = await open(userId, 'a');
    await call('delete_account', { user_id: userId });
    await expect(firstWord(userId, 'a', run)).rejects.toMatchObject({ code: 'PT404' });
    await expect(abort(userId, 'a', run)).rejects.toMatchObject({ code: 'PT404' });
    expect([...(await owner`select from public.credit_reservations where user_id = ${userId}`)]).toEqual([]);
  });
});

// Open, repeat, abort, first word, done, crash and the clock, in any order; a failure names its seed.
test('in 60 random orders nothing is delivered that was not paid, and nothing paid twice', {
  timeout: 120_000,
}, async () => {
  const base = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
  for (let seed = base; seed < base + 60; seed += 1) {
    const { userId } = await createAccount();
    await runInterleaving(userId, seed);
  }
});
