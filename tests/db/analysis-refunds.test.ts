import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { createUser, owner } from './database.ts';

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
