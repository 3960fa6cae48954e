import { createHash, randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { call, createDeviceToken, createUser, owner, readLedger } from './database.ts';

afterAll(() => owner.end());

type Ended = 'failed' | 'insufficient' | 'solid';
const undone = new Error('undone');

/** Does something under a policy of its own, and takes all of it back: other tests pay by the policy that holds. */
async function underPolicy(refunded: readonly Ended[], act: (sql: TransactionSql) => Promise<void>) {
  const done = owner.begin(async (sql) => {
    await sql`update public.analysis_refunds set refunded = ended = any(${[...refunded]}::text[])`;
    await act(sql);
    throw undone;
  });
  await expect(done).rejects.toBe(undone);
}

/** An analysis that is paid for and running. */
async function begin(sql: TransactionSql, userId: string): Promise<string> {
  const key = randomUUID();
  await sql`select public.spend_credits(${userId}, 5, 'analysis', ${key})`;
  await sql`select public.settle_credits(${userId}, ${key})`;
  const [row] = await sql<{ id: string }[]>`
    insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, state)
    values (${userId}, ${key}, 'h', 't', 'q', 'reddit', '{}', 'running') returning id`;
  if (!row) throw new Error('No analysis.');
  return row.id;
}

const end = (sql: TransactionSql, id: string, ended: Ended) =>
  ended === 'failed'
    ? sql`select public.fail_analysis(${id}, 'timeout')`
    : sql`select public.finish_analysis(${id}, ${sql.json({ report: { outcome: ended, synthetic: false }, items: [] })})`;

async function balance(sql: TransactionSql, userId: string) {
  const [row] = await sql<{ credits: number; sum: number }[]>`
    select p.credits, (select sum(e.delta)::int from public.credit_entries e where e.user_id = p.user_id) as sum
    from public.profiles p where p.user_id = ${userId}`;
  return row;
}

test.each<[Ended, readonly Ended[], number]>([
  ['failed', [], 245],
  ['insufficient', [], 245],
  ['failed', ['failed'], 250],
  ['insufficient', ['failed'], 245],
  ['insufficient', ['insufficient'], 250],
  ['solid', ['failed', 'insufficient'], 245],
])('an analysis that ended %s, where %j are refunded, leaves %i credits', async (ended, refunded, left) => {
  const { userId } = await createUser();
  await underPolicy(refunded, async (sql) => {
    const id = await begin(sql, userId);
    await end(sql, id, ended);
    expect(await balance(sql, userId)).toEqual({ credits: left, sum: left });
  });
});

test('a refund is given once, however often the analysis ends', async () => {
  const { userId } = await createUser();
  await underPolicy(['failed', 'insufficient'], async (sql) => {
    const id = await begin(sql, userId);
    await end(sql, id, 'failed');
    await end(sql, id, 'failed');
    await sql`update public.analyses set state = 'running' where id = ${id}`;
    await end(sql, id, 'insufficient');
    expect(await balance(sql, userId)).toEqual({ credits: 250, sum: 250 });
  });
});

test('nothing comes back for an analysis that nobody paid for', async () => {
  const { userId } = await createUser();
  await underPolicy(['failed'], async (sql) => {
    const id = await begin(sql, userId);
    await sql`update public.analyses set request_id = ${randomUUID()} where id = ${id}`;
    await end(sql, id, 'failed');
    expect(await balance(sql, userId)).toEqual({ credits: 245, sum: 245 });
  });
});

test('what has failed is never finished by a step that comes late', async () => {
  const { userId } = await createUser();
  await underPolicy(['failed'], async (sql) => {
    const id = await begin(sql, userId);
    await end(sql, id, 'failed');
    await end(sql, id, 'solid');
    const [row] = await sql`select state, report from public.analyses where id = ${id}`;
    expect(row).toEqual({ state: 'failed', report: null });
    expect(await balance(sql, userId)).toEqual({ credits: 250, sum: 250 });
  });
});

test('a run that nobody has ended for a day has failed, and is refunded like any other', async () => {
  const { userId } = await createUser();
  await underPolicy(['failed'], async (sql) => {
    const old = await begin(sql, userId);
    const young = await begin(sql, userId);
    await sql`update public.analyses set created_at = now() - interval '25 hours' where id = ${old}`;
    await sql`select private.fail_stale_analyses()`;
    await sql`select private.fail_stale_analyses()`;
    const rows = await sql`select id, state, error_code from public.analyses where user_id = ${userId}`;
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.state, row.error_code]]))).toEqual({
      [old]: ['failed', 'timeout'],
      [young]: ['running', null],
    });
    expect(await balance(sql, userId)).toEqual({ credits: 245, sum: 245 });
  });
});

test.each<Ended>(['failed', 'solid'])(
  'a request whose report, %s, was deleted begins no other',
  async (ended) => {
    const { userId } = await createUser();
    const tokenHash = createHash('sha256')
      .update(await createDeviceToken(userId))
      .digest('hex');
    const key = randomUUID();
    const open = () =>
      call<{ outcome: string }>('open_request', {
        user_id: null,
        session_id: null,
        token_hash: tokenHash,
        request_id: key,
        body_hash: 'h',
        amount: 5,
        reason: 'analysis',
      });
    expect(await open()).toMatchObject({ outcome: 'reserved' });
    await call('settle_credits', { user_id: userId, key });
    const fields = { title: 't', query: 'q', mode: 'reddit', question: {} };
    const { id } = await call<{ id: string }>('open_analysis', {
      user_id: userId,
      request_id: key,
      body_hash: 'h',
      fields,
    });
    if (ended === 'failed') await call('fail_analysis', { analysis_id: id, code: 'timeout' });
    else
      await call('finish_analysis', {
        analysis_id: id,
        result: { report: { outcome: ended, synthetic: false }, items: [] },
      });
    expect(await open()).toMatchObject({ outcome: 'reserved', charged: false });
    await call('delete_analysis', { user_id: userId, analysis_id: id });
    expect(await open()).toEqual({ outcome: 'conflict' });
  },
);

test('an analysis that ends while its account is changed waits for it, and neither is given up', async () => {
  const { userId } = await createUser();
  const id = await owner.begin((sql) => begin(sql, userId));
  let ending: Promise<unknown> | undefined;
  await owner.begin(async (sql) => {
    await sql`select private.lock_balance(${userId})`;
    ending = call('fail_analysis', { analysis_id: id, code: 'timeout' });
    // Waits for the account before it holds the analysis: who has the account may take that too.
    await expect
      .poll(
        async () =>
          (
            await owner`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%fail_analysis%'`
          ).length,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    await sql`set local lock_timeout = '10s'`;
    await sql`select public.delete_analysis(${userId}, ${id})`;
  });
  await ending;
  expect(await readLedger(userId)).toMatchObject({ credits: 245, sum: 245 });
});

test('by the policy that holds, a report that found too little costs nothing, and one that failed stays paid', async () => {
  const { userId } = await createUser();
  const run = async (ended: Ended) => {
    const id = await owner.begin((sql) => begin(sql, userId));
    await owner.begin((sql) => end(sql, id, ended));
    await owner.begin((sql) => end(sql, id, ended));
    return (await readLedger(userId)).credits;
  };
  expect(await run('insufficient')).toBe(250);
  expect(await run('failed')).toBe(245);
});
