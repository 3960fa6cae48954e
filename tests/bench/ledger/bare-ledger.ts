import type postgres from 'postgres';

/** Accounts of the wide runs, 1 to this; account 0 is the hot one. */
export const USERS = 1000;
const START_CREDITS = 1_000_000_000;

/** What ours is held against: one function, look-up, update, insert, on tables of its own without any rule but these. */
const BARE = `
create schema bare;
create table bare.accounts (user_id uuid primary key, credits integer not null check (credits >= 0));
create table bare.entries (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  delta integer not null,
  reason text not null,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create function bare.spend_credits(p_user_id uuid, p_amount integer, p_reason text, p_key text) returns integer
language plpgsql as $$
declare
  v_balance integer;
begin
  perform from bare.entries e where e.user_id = p_user_id and e.idempotency_key = p_key;
  if found then
    return (select credits from bare.accounts a where a.user_id = p_user_id);
  end if;
  update bare.accounts a set credits = a.credits - p_amount
    where a.user_id = p_user_id and a.credits >= p_amount returning a.credits into v_balance;
  if not found then
    return null;
  end if;
  insert into bare.entries (user_id, delta, reason, idempotency_key) values (p_user_id, -p_amount, p_reason, p_key);
  return v_balance;
end $$;
create function bare.user_of(n integer) returns uuid language sql immutable
  as $$ select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
`;

/** The accounts of both sides, with more credits than a run can spend. */
export async function prepareAccounts(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(BARE).simple();
  await sql`insert into auth.users (id, email)
    select bare.user_of(n), n || '@example.test' from generate_series(0, ${USERS}::int) n`;
  await sql`select count(public.grant_credits(bare.user_of(n), ${START_CREDITS}::int, 'bench', 'bench'))
    from generate_series(0, ${USERS}::int) n`;
  await sql`insert into bare.accounts select bare.user_of(n), ${START_CREDITS}::int
    from generate_series(0, ${USERS}::int) n`;
  await sql`vacuum analyze`;
}

export function userId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** The processor time of the database so far, its ended sessions' too: from Linux's own count, NaN elsewhere. */
export async function databaseProcessorMs(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ ticks: number }[]>`
    with postmaster as (select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid),
    sessions as (select pid::text from pg_stat_activity union select pid from postmaster),
    stats as (
      select pid, string_to_array(substring(pg_read_file('/proc/' || pid || '/stat', true) from '\\) (.*)'), ' ') as s
      from sessions
    )
    select sum(s[12]::int + s[13]::int
      + case when pid = (select pid from postmaster) then s[14]::int + s[15]::int else 0 end)::int as ticks
    from stats`.catch(() => []);
  return row ? row.ticks * 10 : Number.NaN;
}

export interface Exactness {
  /** Accounts, of either side, whose entries do not add up to their balance. */
  wrongBalances: number;
  oursSpent: number;
  bareSpent: number;
}

/** What the tables say after a run. */
export async function readExactness(sql: postgres.Sql): Promise<Exactness> {
  const [row] = await sql<Exactness[]>`
    select
      (select count(*)::int from (
        select from public.profiles p left join public.credit_entries e using (user_id)
        group by p.user_id, p.credits having p.credits <> coalesce(sum(e.delta), 0)) as ours)
      + (select count(*)::int from (
        select from bare.accounts a left join bare.entries e using (user_id)
        group by a.user_id, a.credits having a.credits <> ${START_CREDITS}::int + coalesce(sum(e.delta), 0)) as bare)
        as "wrongBalances",
      (select count(*)::int from public.credit_entries where reason = 'enhance') as "oursSpent",
      (select count(*)::int from bare.entries) as "bareSpent"`;
  if (!row) throw new Error('The tables of the bench said nothing.');
  return row;
}
