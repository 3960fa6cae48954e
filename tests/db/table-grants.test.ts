import { afterAll, describe, expect, test } from 'vitest';
import { owner, service } from './database.ts';
import { closedTables, ownTables, sharedTables } from './tables.ts';

afterAll(() => owner.end());

const OWN_READ = { authenticated: ['SELECT'], service_role: ['SELECT'] };
const SERVICE_READ = { service_role: ['SELECT'] };
/** Who may do what with each table; whoever adds one has to decide it here. What is not listed is refused. */
const grants: Record<string, Record<string, string[]>> = {
  profiles: {
    authenticated: ['SELECT', 'UPDATE (country_code, first_name, last_name, mobile_number, username)'],
    service_role: ['SELECT'],
  },
  credit_entries: OWN_READ,
  credit_reservations: SERVICE_READ,
  device_tokens: {
    authenticated: ['SELECT (created_at, expires_at, id, last_used_at, name, revoked_at, user_id)'],
    service_role: ['INSERT', 'SELECT', 'UPDATE'],
  },
  subscriptions: OWN_READ,
  payments: OWN_READ,
  rate_limits: SERVICE_READ,
  engine_runs: SERVICE_READ,
  model_usage: SERVICE_READ,
  billing_customers: SERVICE_READ,
  stripe_events: SERVICE_READ,
  email_changes: SERVICE_READ,
  templates: OWN_READ,
  image_sessions: SERVICE_READ,
  own_templates: SERVICE_READ,
  prompt_histories: SERVICE_READ,
  analyses: SERVICE_READ,
  analysis_steps: SERVICE_READ,
  source_cache: SERVICE_READ,
  source_keys: SERVICE_READ,
  analytics_events: { service_role: ['INSERT', 'SELECT'] },
  weekly_reports: SERVICE_READ,
  plan_weekly_reports: SERVICE_READ,
  analysis_refunds: SERVICE_READ,
};

/** The clients' rights on tables, views and single columns, as the database has them; `PUBLIC` is everybody. */
const readGrants = () => owner<{ name: string; role: string | null; what: string | null }[]>`
  with tables as (
    select oid, relname::text as name, relacl from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
  ), rights as (
    select t.name, a.grantee, a.privilege_type as what from tables t, aclexplode(t.relacl) a
    union all
    select t.name, a.grantee,
      a.privilege_type || ' (' || string_agg(c.attname, ', ' order by c.attname) || ')'
    from tables t join pg_attribute c on c.attrelid = t.oid, aclexplode(c.attacl) a
    group by t.name, a.grantee, a.privilege_type
  ), named as (
    select name, case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee)::text end as role, what from rights
  )
  select t.name, n.role, n.what from tables t
    left join named n on n.name = t.name and n.role in ('PUBLIC', 'anon', 'authenticated', 'service_role')
  order by t.name, n.role, n.what`;

test('every table is open to whom it is said to be open, and to nobody else', async () => {
  const found: typeof grants = {};
  for (const { name, role, what } of await readGrants()) {
    const ofTable = found[name] ?? {};
    if (role && what) ofTable[role] = [...(ofTable[role] ?? []), what];
    found[name] = ofTable;
  }
  expect(found).toEqual(grants);
});

test('every table is among those whose rows are tried as anybody', () => {
  expect([...ownTables, ...closedTables, ...sharedTables].sort()).toEqual(Object.keys(grants).sort());
});

test('no sequence is open to a client', async () => {
  const open = await owner`select c.relname, a.privilege_type from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and (a.grantee = 0 or pg_get_userbyid(a.grantee) in ('anon', 'authenticated', 'service_role'))`;
  expect(open).toHaveLength(0);
});

/** Tables whose rows belong to no user. */
const keyColumns: Record<string, string> = {
  analysis_refunds: 'ended',
  rate_limits: 'bucket',
  engine_runs: 'id',
  model_usage: 'day',
  stripe_events: 'id',
  templates: 'id',
  analytics_events: 'id',
  plan_weekly_reports: 'plan',
  analysis_steps: 'step',
  source_cache: 'key',
};

describe('as the service role', () => {
  test.each(Object.keys(grants))('%s is read, and nothing is removed from it', async (table) => {
    expect((await service.from(table).select('*').limit(1)).error).toBeNull();
    expect(
      (
        await service
          .from(table)
          .delete()
          .not(keyColumns[table] ?? 'user_id', 'is', null)
      ).error?.code,
    ).toBe('42501');
  });
});
