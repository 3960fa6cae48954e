import { afterAll, describe, expect, inject, test } from 'vitest';
import { enhanceBody, enhanceCall } from '@/tests/support/enhance-app.ts';
import { accountCall } from './account-call.ts';
import { owner } from './database.ts';
import {
  codeTo,
  linkTo,
  newEmail,
  openAdmin,
  openClient,
  PASSWORD,
  passMailPause,
  signUpConfirmed,
} from './stack-auth-clients.ts';

afterAll(() => owner.end());

// Somebody else had the account: changed its address, knows its password, holds sessions, tokens and codes.

const { apiUrl } = inject('stack');
const NEW_PASSWORD = 'wholly new 7';

async function takenAccount() {
  const user = await signUpConfirmed({ first_name: 'Ana' });
  const thiefsAddress = newEmail();
  await user.client.auth.updateUser({ email: thiefsAddress });
  await user.client.auth.verifyOtp({ token_hash: await codeTo(thiefsAddress), type: 'email_change' });
  await accountCall('POST email-change-notices');
  const jwt = (await user.client.auth.getSession()).data.session?.access_token ?? '';
  return { ...user, jwt, thiefsAddress, undo: await linkTo(user.email) };
}
const codeOf = (link: URL) => link.searchParams.get('oobCode');
const recover = (link: URL) => accountCall('POST recover-email', { oobCode: codeOf(link) });
const choose = (link: URL, password = NEW_PASSWORD) =>
  accountCall('POST recover-email/password', { oobCode: codeOf(link), password });

describe('after an account was given back', () => {
  test('a reset link that was mailed before opens nothing', async () => {
    const { thiefsAddress, undo } = await takenAccount();
    await openClient().auth.resetPasswordForEmail(thiefsAddress);
    const code = await codeTo(thiefsAddress);
    await recover(undo);
    const { error } = await openClient().auth.verifyOtp({ token_hash: code, type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  });

  test('a change of address that was under way is not finished', async () => {
    const { client, thiefsAddress, undo, id, email } = await takenAccount();
    await passMailPause(thiefsAddress);
    const another = newEmail();
    await client.auth.updateUser({ email: another });
    const code = await codeTo(another);
    await recover(undo);
    expect(
      (await openClient().auth.verifyOtp({ token_hash: code, type: 'email_change' })).error,
    ).not.toBeNull();
    const [row] = await owner`select email from auth.users where id = ${id}`;
    expect(row).toEqual({ email });
  });

  test('what the hosted service keeps in a table of its own goes too', async () => {
    const { id, undo } = await takenAccount();
    await owner`create table if not exists auth.one_time_tokens (id serial primary key, user_id uuid, token_hash text)`;
    try {
      await owner`insert into auth.one_time_tokens (user_id, token_hash) values (${id}, 'left')`;
      await recover(undo);
      expect([...(await owner`select from auth.one_time_tokens where user_id = ${id}`)]).toEqual([]);
    } finally {
      await owner`drop table auth.one_time_tokens`;
    }
  });

  test('a session opens nothing with its next request, in the functions and in the database', async () => {
    const { client, jwt, undo } = await takenAccount();
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${apiUrl}/functions/v1/${path}`, { ...init, headers: { Authorization: `Bearer ${jwt}` } });
    // The functions know the session by now.
    expect((await call('enhance/balance')).status).toBe(200);
    expect((await accountCall('GET device-tokens', undefined, jwt)).status).toBe(200);
    await recover(undo);
    expect((await accountCall('POST device-tokens', { name: 'Mine' }, jwt)).status).toBe(401);
    expect((await accountCall('POST export', {}, jwt)).status).toBe(401);
    expect((await call('enhance/balance')).status).toBe(401);
    const run = await fetch(
      `${apiUrl}/functions/v1/enhance`,
      enhanceCall(enhanceBody({}, crypto.randomUUID()), { token: jwt }),
    );
    expect(run.status).toBe(401);
    expect((await client.from('profiles').select('email')).data ?? []).toEqual([]);
    expect((await client.rpc('refresh_credits')).error).not.toBeNull();
  });

  test('the owner chooses the password once, with the link alone', async () => {
    const { email, undo } = await takenAccount();
    expect(await choose(undo)).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
    await recover(undo);
    expect(await choose(undo, 'short')).toMatchObject({ status: 422 });
    expect((await choose(undo)).status).toBe(200);
    expect(await choose(undo, 'thiefs own 8')).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
    const signIn = (password: string) => openClient().auth.signInWithPassword({ email, password });
    expect((await signIn(NEW_PASSWORD)).error).toBeNull();
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  });

  test('an hour later the link chooses no password any more', async () => {
    const { id, undo } = await takenAccount();
    await recover(undo);
    await owner`update public.email_changes set recovered_at = now() - interval '61 minutes' where user_id = ${id}`;
    expect(await choose(undo)).toMatchObject({ status: 403, body: { code: 'link_expired' } });
  });

  test('the link of a later change, used before, chooses no password', async () => {
    const { client, email, thiefsAddress, undo, id } = await takenAccount();
    // The thief moved on, and undid that by the mail to his own first address.
    await passMailPause(thiefsAddress);
    const second = newEmail();
    await client.auth.updateUser({ email: second });
    await client.auth.verifyOtp({ token_hash: await codeTo(second), type: 'email_change' });
    await accountCall('POST email-change-notices');
    const thiefsUndo = await linkTo(thiefsAddress);
    expect((await recover(thiefsUndo)).status).toBe(200);
    expect((await recover(undo)).status).toBe(200);
    expect(await choose(thiefsUndo)).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
    expect((await choose(undo)).status).toBe(200);
    const [row] = await owner`select email from auth.users where id = ${id}`;
    expect(row).toEqual({ email });
  });

  test('two such links at once end in one of the two addresses, with one password to choose', async () => {
    const { client, thiefsAddress, undo } = await takenAccount();
    await passMailPause(thiefsAddress);
    const second = newEmail();
    await client.auth.updateUser({ email: second });
    await client.auth.verifyOtp({ token_hash: await codeTo(second), type: 'email_change' });
    await accountCall('POST email-change-notices');
    const thiefsUndo = await linkTo(thiefsAddress);
    await Promise.all([recover(undo), recover(thiefsUndo)]);
    const chosen = [await choose(undo), await choose(thiefsUndo)].map(({ status }) => status);
    // The older link wins whatever comes first: it closes what came after it.
    expect(chosen).toEqual([200, 403]);
  });

  test('nobody keeps it from its owner by signing up with the old address, unless the mailbox is his', async () => {
    const { email, undo, id } = await takenAccount();
    const squatter = await openClient().auth.signUp({ email, password: PASSWORD });
    expect(squatter.error).toBeNull();
    expect((await recover(undo)).status).toBe(200);
    const rows = await owner`select id from auth.users where email = ${email}`;
    expect([...rows]).toEqual([{ id }]);

    const other = await takenAccount();
    const client = openClient();
    await client.auth.signUp({ email: other.email, password: PASSWORD });
    await client.auth.verifyOtp({ token_hash: await codeTo(other.email), type: 'signup' });
    expect(await recover(other.undo)).toMatchObject({ status: 409, body: { code: 'email_in_use' } });
  });

  test('a suspended account stays shut', async () => {
    const { id, undo } = await takenAccount();
    await recover(undo);
    await openAdmin().auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect(await choose(undo)).toMatchObject({ status: 403 });
  });
});
