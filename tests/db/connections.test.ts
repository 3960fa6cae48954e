import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  callOverPostgres,
  callOverRest,
  callWithFallback,
} from '@/supabase/functions/_shared/db/call-function.ts';
import { enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
import { createAccount, createDeviceToken, owner, readLedger } from './database.ts';

// What happens to calls when the database has no connection to give, or takes one away (faults 53300, 57P01).

const { apiUrl, databaseUrl, serviceRoleKey } = inject('stack');
let userId: string;
let token: string;

const readBalance = () =>
  fetch(`${apiUrl}/functions/v1/enhance/balance`, { headers: { Authorization: `Bearer ${token}` } });
/** Ends every connection the functions have. */
const endConnections = () =>
  owner`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'whetstone-functions'`;

beforeAll(async () => {
  ({ userId } = await createAccount());
  token = await createDeviceToken(userId);
});
afterAll(() => owner.end());

/** Takes every connection that is left. */
async function useUpConnections(): Promise<() => Promise<void>> {
  const [row] = await owner`select current_setting('max_connections')::int as most`;
  const held = Array.from({ length: Number(row?.most) }, () =>
    postgres(databaseUrl, { max: 1, onnotice: () => undefined }),
  );
  const taken = await Promise.allSettled(held.map((sql) => sql`select 1`));
  expect(taken.some(({ status }) => status === 'rejected')).toBe(true);
  return async () => {
    await Promise.all(held.map((sql) => sql.end({ timeout: 1 })));
  };
}

test('a connection killed while the credits are settled costs a retry, not the stream', async () => {
  const before = await readLedger(userId);
  const blocker = await owner.reserve();
  await blocker`begin`;
  // A paid run waits for this row: first when it opens, and again when it settles.
  await blocker`select 1 from public.profiles where user_id = ${userId} for update`;
  const answer = fetch(
    `${apiUrl}/functions/v1/enhance`,
    enhanceCall(enhanceBody({ level: 'polish', text: 'i has a apple' }, randomUUID()), { token }),
  );
  try {
    const waiting = async () =>
      (
        await owner`select pid from pg_stat_activity where application_name = 'whetstone-functions' and wait_event_type = 'Lock'`
      ).length;
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    await endConnections();
  } finally {
    await blocker`rollback`;
    blocker.release();
  }
  const events = await readAnswer(await answer);
  expect(events.at(-1)).toMatchObject({ type: 'done', credits: before.credits - 1 });
  expect(await readLedger(userId)).toMatchObject({ credits: before.credits - 1, sum: before.sum - 1 });
});

test('nothing is kept between two statements, so a pooler may give each another connection', async () => {
  await owner`create or replace function public.count_prepared_statements() returns integer
    language sql as 'select count(*)::int from pg_prepared_statements'`;
  try {
    const call = callOverPostgres(databaseUrl);
    await call('read_credits', { user_id: userId, token_hash: null });
    expect(await call('count_prepared_statements', {})).toBe(0);
  } finally {
    await owner`drop function public.count_prepared_statements()`;
  }
});

test('with every connection taken, calls go over REST or say that they may come again, and none fails', async () => {
  const { credits } = await readLedger(userId);
  await Promise.all(Array.from({ length: 10 }, readBalance));
  await endConnections();
  const giveBack = await useUpConnections();
  try {
    const direct = callOverPostgres(databaseUrl);
    await expect(direct('read_credits', { user_id: userId, token_hash: null })).rejects.toMatchObject({
      code: '53300',
    });
    const call = callWithFallback(direct, callOverRest(apiUrl, serviceRoleKey));
    expect(await call('read_credits', { user_id: userId, token_hash: null })).toBe(credits);

    await endConnections();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await readBalance();
        return { status: response.status, body: await response.json() };
      }),
    );
    for (const { status, body } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503)
        expect(body).toMatchObject({ code: 'unavailable', retryAfterMs: expect.any(Number) });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  } finally {
    await giveBack();
  }
}, 60_000);
