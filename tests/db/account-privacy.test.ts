import { afterAll, describe, expect, test } from 'vitest';
import { accountExport } from '@/shared/contracts/account.ts';
import { accountCall } from './account-call.ts';
import {
  call,
  createDeviceToken,
  createUser,
  owner,
  PASSWORD,
  payInvoice,
  readLedger,
  subscribe,
} from './database.ts';

afterAll(() => owner.end());

/** A user with a row in every table that may hold one. */
async function userWithEverything(firstName = 'Quetzal', oldEmail = 'before@example.test') {
  const user = await createUser({ first_name: firstName, last_name: 'Canary' });
  const { userId } = user;
  await createDeviceToken(userId);
  await subscribe(userId, { status: 'canceled' });
  await payInvoice(userId, `in_${userId}`);
  await call('set_billing_customer', { user_id: userId, customer_id: `cus_${userId}` });
  await call('spend_credits', { user_id: userId, amount: 3, reason: 'enhance', key: 'spent' });
  await owner`insert into public.email_changes (user_id, old_email, new_email, notified_at)
    values (${userId}, ${oldEmail}, ${user.email}, now())`;
  const asked = { title: 'Canary grinder', query: 'canary', mode: 'all', question: { query: 'canary' } };
  const opened = { user_id: userId, request_id: 'asked', body_hash: 'h', fields: asked };
  const { id } = (await call('open_analysis', opened)) as { id: string };
  await call('finish_analysis', {
    analysis_id: id,
    result: { report: { summary: 'Seeds', synthetic: false }, items: [] },
  });
  await call('share_analysis', { user_id: userId, analysis_id: id, token: `link-${userId}` });
  await call('set_source_key', { user_id: userId, owner: 'brave', sealed: `sealed-${userId}` });
  await accountCall('POST device-tokens', { name: 'Canary’s laptop' }, user.jwt);
  return user;
}

describe('an export', () => {
  test('holds everything of the caller and nothing that opens a door', async () => {
    const user = await userWithEverything();
    const { status, body } = await accountCall('POST export', {}, user.jwt);
    const document = accountExport.parse(body);
    expect(status).toBe(200);
    expect(document.account).toMatchObject({ id: user.userId, email: user.email });
    expect(document.profile).toMatchObject({ first_name: 'Quetzal', credits: 250 + 5_500 - 3 });
    expect(document.creditEntries.map(({ delta }) => delta)).toEqual([250, 5_500, -3]);
    expect(document.devices).toHaveLength(2);
    for (const part of ['creditReservations', 'subscriptions', 'payments', 'emailChanges'] as const)
      expect([part, document[part].length]).toEqual([part, 1]);
    expect(document.analyses).toMatchObject([
      { title: 'Canary grinder', question: { query: 'canary' }, report: { summary: 'Seeds' }, shared: true },
    ]);
    expect(document.sourceKeys).toMatchObject([{ owner: 'brave' }]);
    expect(JSON.stringify(body)).not.toMatch(/sealed-|link-/);
    const hashes =
      await owner`select token_hash as hash from public.device_tokens where user_id = ${user.userId}`;
    for (const { hash } of hashes) expect(JSON.stringify(body)).not.toContain(hash);
    expect(JSON.stringify(body)).not.toMatch(/encrypted_password|\$2[aby]\$/);
  });

  test('holds nothing of anybody else', async () => {
    const [user, other] = await Promise.all([createUser(), userWithEverything()]);
    const { body } = await accountCall('POST export', { userId: other.userId }, user.jwt);
    expect(JSON.stringify(body)).not.toContain(other.userId);
    expect(body.account).toMatchObject({ id: user.userId });
  });
});

/** Every table of ours and of the identity service in which any of these words stands somewhere. */
async function tablesThatKnow(words: string[]): Promise<string[]> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await owner.unsafe(
      `select count(*)::int as count from ${name} t where t::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)] as never[],
    );
    if (row?.count > 0) found.push(name);
  }
  return found;
}

describe('deleting an account', () => {
  test('leaves no trace of the person in any table, and the books as they were', async () => {
    const name = `Q${crypto.randomUUID()}`;
    const user = await userWithEverything(name, `${name}@example.test`);
    const words = [user.userId, user.email, name];
    expect(await tablesThatKnow(words)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'public.profiles',
        'public.payments',
        'public.credit_entries',
        'public.analyses',
        'public.source_keys',
      ]),
    );
    const sum = async () =>
      (await owner`select sum(delta)::int as sum, count(*)::int as count from public.credit_entries`)[0];
    const before = await sum();
    const deleted = await accountCall('POST delete', { password: PASSWORD }, user.jwt);
    expect(deleted).toEqual({ status: 200, body: { success: true } });
    expect(await tablesThatKnow(words)).toEqual([]);
    expect(await sum()).toEqual(before);
  });

  test('twice, and ten times at once, is the same as once', async () => {
    const user = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accountCall('POST delete', { password: PASSWORD }, user.jwt)),
    );
    // Whoever comes when the account is gone already may also hear that his session is.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await tablesThatKnow([user.userId])).toEqual([]);
    expect((await accountCall('POST delete', { password: PASSWORD }, user.jwt)).status).toBe(200);
  });

  test('with a wrong password deletes nothing', async () => {
    const user = await createUser();
    const refused = await accountCall('POST delete', { password: 'wrong-horse-9' }, user.jwt);
    expect(refused).toMatchObject({ status: 403, body: { code: 'invalid_credentials' } });
    expect((await readLedger(user.userId)).credits).toBe(250);
  });

  test('without a password deletes nothing', async () => {
    const user = await createUser();
    const refused = await accountCall('POST delete', {}, user.jwt);
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_request' } });
    expect((await readLedger(user.userId)).credits).toBe(250);
  });

  test('while credits are being spent ends in order', async () => {
    const user = await createUser();
    const spends = Array.from({ length: 50 }, (_, index) =>
      call('spend_credits', { user_id: user.userId, amount: 1, reason: 'x', key: `k${index}` }).then(
        () => 'spent',
        (error: { code: string }) => error.code,
      ),
    );
    const [outcomes] = await Promise.all([
      Promise.all(spends),
      accountCall('POST delete', { password: PASSWORD }, user.jwt),
    ]);
    expect(new Set(['spent', 'PT404', ...outcomes])).toEqual(new Set(['spent', 'PT404']));
    expect(await tablesThatKnow([user.userId])).toEqual([]);
  });

  test('does not reach another’s', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    await accountCall(
      'POST delete',
      { password: PASSWORD, userId: other.userId, user_id: other.userId },
      user.jwt,
    );
    expect((await readLedger(other.userId)).credits).toBe(250);
  });

  test('ends what its session and its tokens open', async () => {
    const user = await createUser();
    const token = await createDeviceToken(user.userId);
    await accountCall('POST delete', { password: PASSWORD }, user.jwt);
    expect((await accountCall('POST export', {}, user.jwt)).status).toBe(401);
    expect((await accountCall('POST device-tokens', { name: 'x' }, user.jwt)).status).toBe(401);
    expect((await user.client.rpc('refresh_credits')).error).not.toBeNull();
    const [row] = await owner`
      select public.verify_device_token(encode(sha256(${token}::bytea), 'hex')) as user_id`;
    expect(row?.user_id).toBeNull();
  });
});
