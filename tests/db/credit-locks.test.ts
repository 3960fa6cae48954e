import { afterAll, expect, test } from 'vitest';
import { call, createAccount, owner, readLedger } from './database.ts';

afterAll(() => owner.end());

const spend = (userId: string, key: string) =>
  call<number>('spend_credits', { user_id: userId, amount: 1, reason: 'enhance', key });
const grant = (userId: string, key: string) =>
  call<number>('grant_credits', { user_id: userId, amount: 1, reason: 'enhance', key });
const openRequest = (userId: string, key: string) =>
  call('open_request', {
    ...{ user_id: userId, token_hash: null, request_id: key },
    ...{ body_hash: 'hash', amount: 1, reason: 'enhance' },
  });

/** Until so many calls of a function of ours stand and wait for a lock. */
async function untilWaiting(names: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const waiting = await owner<{ query: string }[]>`
          select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        return names.filter((name) => waiting.some(({ query }) => query.includes(name)));
      },
      { timeout: 10_000, interval: 20 },
    )
    .toEqual(names);
}

// Both want the key and the account's row; in two orders each would hold what the other waits for.
test.each([
  ['a grant', { name: 'grant_credits', other: grant, refusal: 'PT409', credits: 251 }],
  ['a paid request', { name: 'open_request', other: openRequest, refusal: undefined, credits: 249 }],
])('a spend and %s under one key never end each other', async (_, { name, other, refusal, credits }) => {
  const { userId } = await createAccount();
  let calls: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await owner.begin(async (holder) => {
    // As any other work on the account: both come while its row is taken, the spend last.
    await holder`select from public.profiles where user_id = ${userId} for update`;
    const first = other(userId, 'k');
    calls = Promise.allSettled([first]);
    await untilWaiting([name]);
    calls = Promise.allSettled([first, spend(userId, 'k')]);
    await untilWaiting([name, 'spend_credits']);
  });
  const [first, second] = (await calls) ?? [];
  expect(first?.status).toBe('fulfilled');
  expect(second?.status === 'rejected' ? second.reason.code : undefined).toBe(refusal);
  expect(await readLedger(userId)).toEqual({ credits, sum: credits, entries: 2 });
});
