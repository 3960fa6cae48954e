import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  createAccount,
  createDeviceToken,
  createUser,
  owner,
  payInvoice,
  readLedger,
  service,
  subscribe,
} from './database.ts';
import { functions } from './service-functions.ts';
import { closedTables, ownTables, sharedTables } from './tables.ts';

let user: Awaited<ReturnType<typeof createUser>>;
let other: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  [user, other] = await Promise.all([createUser({ first_name: 'Ana' }), createUser()]);
  for (const { userId } of [user, other]) {
    await createDeviceToken(userId);
    await subscribe(userId);
    await payInvoice(userId, `in_${userId}`, { credits: 0 });
  }
});
afterAll(() => owner.end());

describe('reading', () => {
  test.each([...ownTables, ...closedTables, ...sharedTables])(
    '%s is closed to a caller without an account',
    async (table) => {
      const { data, error } = await anonymous.from(table).select('*');
      expect(data).toBeNull();
      expect(error?.code).toBe('42501');
    },
  );

  test('shows a user his own rows and nobody else’s', async () => {
    for (const table of ownTables) {
      const columns = table === 'device_tokens' ? 'user_id, name' : 'user_id';
      const { data, error } = await user.client.from(table).select(columns);
      expect(error).toBeNull();
      const owners = new Set((data as unknown as { user_id: string }[]).map((row) => row.user_id));
      expect(owners, table).toEqual(new Set([user.userId]));
    }
  });

  test.each(ownTables)('%s shows nothing of another, asked by his id', async (table) => {
    const { data } = await user.client.from(table).select('user_id').eq('user_id', other.userId);
    expect(data).toEqual([]);
    const { data: own } = await user.client.from(table).select('user_id').eq('user_id', user.userId);
    expect(own).not.toEqual([]);
  });

  test.each(closedTables)('%s is closed to users', async (table) => {
    expect((await user.client.from(table).select('*')).error?.code).toBe('42501');
  });

  test('a token’s hash is shown to nobody', async () => {
    expect((await user.client.from('device_tokens').select('token_hash')).error?.code).toBe('42501');
  });
});

describe('a user', () => {
  test('changes his own names and phone', async () => {
    const changes = {
      first_name: 'Eva',
      last_name: 'Ruiz',
      username: 'eva',
      country_code: '+34',
      mobile_number: '6001112220',
    };
    const { error } = await user.client.from('profiles').update(changes).eq('user_id', user.userId);
    expect(error).toBeNull();
    const [profile] = await owner`select * from public.profiles where user_id = ${user.userId}`;
    expect(profile).toMatchObject(changes);
  });

  test('does not reach another’s', async () => {
    await user.client.from('profiles').update({ first_name: 'Hacked' }).eq('user_id', other.userId);
    const [profile] = await owner`select first_name from public.profiles where user_id = ${other.userId}`;
    expect(profile?.first_name).toBe('');
  });

  test.each([
    { credits: 99_999 },
    { plan: 'business' },
    { subscription_status: 'pro' },
    { email_verified: true },
    { email: 'x@example.test' },
    { user_id: '00000000-0000-4000-8000-000000000000' },
    { first_name: 'Ana', credits: 1 },
    { last_credit_refresh: null },
  ])('cannot write %j', async (changes) => {
    const { error } = await user.client.from('profiles').update(changes).eq('user_id', user.userId);
    expect(error?.code).toBe('42501');
    expect((await readLedger(user.userId)).credits).toBe(250);
  });

  test.each(ownTables)('cannot add to or remove from %s', async (table) => {
    const inserted = await user.client.from(table).insert({ user_id: user.userId });
    const removed = await user.client.from(table).delete().eq('user_id', user.userId);
    expect([inserted.error?.code, removed.error?.code]).toEqual(['42501', '42501']);
  });
});

test('no other function is open to anyone but those about oneself', async () => {
  const open = await owner<{ name: string; role: string }[]>`
    select p.proname as name, r.rolname as role from pg_proc p, pg_roles r
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and r.rolname in ('anon', 'authenticated')
      and has_function_privilege(r.oid, p.oid, 'execute') and has_schema_privilege(r.oid, p.pronamespace, 'usage')`;
  expect(open.map(({ name, role }) => `${role} ${name}`).sort()).toEqual([
    'authenticated is_suspended',
    'authenticated reclaim_free_credits',
    'authenticated refresh_credits',
  ]);
});

test.each(functions)('%s is for the service role alone', async (name, parameters) => {
  const own = 'user_id' in parameters ? { ...parameters, user_id: user.userId } : parameters;
  for (const client of [anonymous, user.client, other.client])
    expect((await client.rpc(name, own)).error?.code).toBe('42501');
});

describe('the service role', () => {
  test.each([
    ['credits', { credits: 1_000 }],
    ['the plan', { plan: 'pro' }],
  ])('cannot write %s but through the functions', async (_, changes) => {
    const { userId } = await createAccount();
    expect((await service.from('profiles').update(changes).eq('user_id', userId)).error).not.toBeNull();
    expect(await readLedger(userId)).toMatchObject({ credits: 250, sum: 250 });
  });

  test('cannot write the ledger', async () => {
    const entry = { user_id: user.userId, delta: 5, reason: 'x', idempotency_key: 'x' };
    expect((await service.from('credit_entries').insert(entry)).error?.code).toBe('42501');
  });
});

describe('even the owner of the database', () => {
  test.each([
    'update public.profiles set credits = credits + 1',
    "update public.profiles set plan = 'pro'",
    "insert into public.credit_entries (user_id, delta, reason, idempotency_key) select user_id, 1, 'x', 'x' from public.profiles",
    'update public.credit_entries set delta = delta + 1',
    'delete from public.credit_entries',
    'truncate public.credit_entries',
  ])('is refused: %s', async (statement) => {
    await expect(owner.unsafe(statement)).rejects.toMatchObject({ code: 'PT403' });
  });

  test('removes an account with its profile, and the ledger’s rows stay but name nobody', async () => {
    const { userId } = await createAccount();
    await createDeviceToken(userId);
    const before = await owner`select sum(delta)::int as sum from public.credit_entries`;
    await owner`delete from auth.users where id = ${userId}`;
    const [left] = await owner`
      select (select count(*)::int from public.profiles where user_id = ${userId}) as profiles,
             (select count(*)::int from public.device_tokens where user_id = ${userId}) as tokens,
             (select count(*)::int from public.credit_entries where user_id = ${userId}) as entries`;
    expect(left).toEqual({ profiles: 0, tokens: 0, entries: 0 });
    const after = await owner`select sum(delta)::int as sum from public.credit_entries`;
    expect(after).toEqual(before);
  });
});

test('every table has row level security, and every function of ours a fixed search path', async () => {
  const open = await owner`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
  const loose = await owner`
    select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce('search_path=""' = any (proconfig), false)`;
  expect([...open, ...loose]).toEqual([]);
});
