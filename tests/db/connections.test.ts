import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Engine } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import {
  type CallFunction,
  callOverPostgres,
  callOverRest,
  callWithFallback,
} from '@/supabase/functions/_shared/db/call-function.ts';
import { createLedger } from '@/supabase/functions/_shared/db/ledger.ts';
import { createRunLimits } from '@/supabase/functions/_shared/db/run-limits.ts';
import { enhanceApp, enhanceBody, enhanceCall, readAnswer } from '@/tests/support/enhance-app.ts';
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

const failingEngine: Engine = {
  id: 'cloud',
  // biome-ignore lint/correctness/useYield: an engine that fails before its first word
  async *run() {
    throw new AppError('engine_failed');
  },
};

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

/** Kills the connection under the first call of one function, while it waits for a table, and lets the rest through. */
function killUnder(target: string, direct: CallFunction): { call: CallFunction; kills: () => number } {
  let kills = 0;
  const waiting = `%"${target}"%`;
  const kill = () => owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'whetstone-functions' and wait_event_type = 'Lock' and query like ${waiting}`;
  const call: CallFunction = async (name, parameters) => {
    if (name !== target || kills > 0) return direct(name, parameters);
    kills = 1;
    const blocker = await owner.reserve();
    await blocker`begin`;
    await blocker`lock table public.profiles, public.engine_runs, public.credit_entries in access exclusive mode`;
    const outcome = direct(name, parameters);
    // Looked at below; until then nobody listens.
    outcome.catch(() => undefined);
    try {
      await expect.poll(async () => (await kill()).length, { timeout: 10_000 }).toBe(1);
    } finally {
      await blocker`rollback`;
      blocker.release();
    }
    return outcome;
  };
  return { call, kills: () => kills };
}

/** Loses the line after the first call of one function was committed, and before its answer came. */
function loseAnswerOf(target: string, direct: CallFunction): { call: CallFunction; kills: () => number } {
  let kills = 0;
  const call: CallFunction = async (name, parameters) => {
    if (name !== target || kills > 0) return direct(name, parameters);
    kills = 1;
    await direct(name, parameters);
    throw Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
  };
  return { call, kills: () => kills };
}

const neverOverRest: CallFunction = async (name) => {
  throw new Error(`${name} went over REST`);
};

// Held, counted, kept, given up and closed: every call a run makes, in the order it makes them.
const calls = [
  { target: 'begin_run', ending: 'settled' },
  { target: 'open_request', ending: 'settled' },
  { target: 'settle_credits', ending: 'settled' },
  { target: 'end_run', ending: 'settled' },
  { target: 'release_credits', ending: 'released' },
];
test.each([
  ...calls.map((called) => ({ ...called, how: 'killed under', endConnection: killUnder })),
  ...calls.map((called) => ({ ...called, how: 'lost after the commit of', endConnection: loseAnswerOf })),
])('a connection $how $target costs a retry, not the stream', async ({ target, ending, endConnection }) => {
  const before = await readLedger(userId);
  const killed = endConnection(target, callOverPostgres(databaseUrl));
  const database = callWithFallback(killed.call, neverOverRest);
  const { app } = enhanceApp({
    ledger: createLedger(database),
    runLimits: createRunLimits(database, {
      perMinute: 1_000,
      atOnce: 100,
      tokensPerDay: undefined,
      accountTokensPerDay: undefined,
    }),
    ...(ending === 'released' && { engine: failingEngine }),
  });
  const answer = await app.request('/enhance', enhanceCall(enhanceBody({}, randomUUID()), { token }));
  const events = await readAnswer(answer);
  const cost = ending === 'settled' ? 1 : 0;
  expect(killed.kills()).toBe(1);
  if (ending === 'settled')
    expect(events.at(-1)).toMatchObject({ type: 'done', credits: before.credits - cost });
  else expect(events.at(-1)).toEqual({ type: 'error', code: 'engine_failed' });
  const after = { credits: before.credits - cost, sum: before.sum - cost };
  await expect.poll(() => readLedger(userId)).toMatchObject(after);
  const open = async () => (await owner`select 1 from public.engine_runs where user_id = ${userId}`).length;
  await expect.poll(open).toBe(0);
});

test('a connection killed while the whole stack settles costs a retry, not the stream', async () => {
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
}, 600_000);
