import { afterAll, describe, expect, inject, test } from 'vitest';
import { enhanceBody, enhanceCall } from '@/tests/support/enhance-app.ts';
import { accountCall } from './account-call.ts';
import {
  createDeviceToken,
  createUser,
  owner,
  PASSWORD,
  payInvoice,
  service,
  subscribe,
} from './database.ts';

afterAll(() => owner.end());

const { apiUrl } = inject('stack');
const enhance = async (token: string) =>
  (
    await fetch(
      `${apiUrl}/functions/v1/enhance`,
      enhanceCall(enhanceBody({}, crypto.randomUUID()), { token }),
    )
  ).status;

async function suspendedUser() {
  const user = await createUser();
  const token = await createDeviceToken(user.userId);
  await subscribe(user.userId);
  await payInvoice(user.userId, `in_${user.userId}`, { credits: 0 });
  const { error } = await service.auth.admin.updateUserById(user.userId, { ban_duration: '24h' });
  if (error) throw error;
  return { ...user, token };
}

describe('a suspended account', () => {
  test.each(['profiles', 'credit_entries', 'device_tokens', 'subscriptions', 'payments'])(
    'sees nothing of %s, though its token is good for an hour',
    async (table) => {
      const { client, userId, email } = await suspendedUser();
      expect((await client.from(table).select('user_id')).data).toEqual([]);
      await service.auth.admin.updateUserById(userId, { ban_duration: 'none' });
      // The session ended with the suspension; a new one sees what was there all along.
      expect((await client.from(table).select('user_id')).data).toEqual([]);
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      expect((await client.from(table).select('user_id')).data).not.toEqual([]);
    },
  );

  test('changes nothing and is given nothing', async () => {
    const { client, userId } = await suspendedUser();
    await owner`update public.profiles set created_at = now() - interval '40 days', plan = plan where user_id = ${userId}`;
    await client.from('profiles').update({ first_name: 'Eve' }).eq('user_id', userId);
    for (const name of ['refresh_credits', 'reclaim_free_credits'])
      expect((await client.rpc(name)).error?.code).toBe('PT401');
    const [row] = await owner`select first_name, credits from public.profiles where user_id = ${userId}`;
    expect(row).toEqual({ first_name: '', credits: 250 });
  });

  test('is told so by its own token, and nobody else is', async () => {
    const { client, userId } = await suspendedUser();
    expect((await client.rpc('is_suspended')).data).toBe(true);
    await service.auth.admin.updateUserById(userId, { ban_duration: 'none' });
    expect((await client.rpc('is_suspended')).data).toBe(false);
    expect((await (await createUser()).client.rpc('is_suspended')).data).toBe(false);
  });

  test('is shut out of the functions, by session and by extension', async () => {
    const { jwt, token } = await suspendedUser();
    expect((await accountCall('POST export', {}, jwt)).status).toBe(401);
    expect([await enhance(jwt), await enhance(token)]).toEqual([401, 401]);
  });
});

test('a session that was signed out everywhere opens no function any more', async () => {
  const user = await createUser();
  await user.client.auth.signOut({ scope: 'global' });
  expect((await accountCall('POST export', {}, user.jwt)).status).toBe(401);
});

test('a session that was signed out opens nothing with its next request, though the functions know it', async () => {
  const user = await createUser();
  const balance = () =>
    fetch(`${apiUrl}/functions/v1/enhance/balance`, { headers: { Authorization: `Bearer ${user.jwt}` } });
  const rows = () =>
    fetch(`${apiUrl}/rest/v1/profiles?select=email`, {
      headers: { apikey: inject('stack').anonKey, Authorization: `Bearer ${user.jwt}` },
    }).then((response) => response.json());
  expect((await balance()).status).toBe(200);
  expect((await accountCall('GET device-tokens', undefined, user.jwt)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
  await user.client.auth.signOut();
  expect((await balance()).status).toBe(401);
  expect(await enhance(user.jwt)).toBe(401);
  expect((await accountCall('POST device-tokens', { name: 'Late' }, user.jwt)).status).toBe(401);
  expect(await rows()).toEqual([]);
});
