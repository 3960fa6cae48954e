import { describe, expect, inject, it } from 'vitest';
import {
  mailsTo,
  newEmail,
  openAdmin,
  openClient,
  PASSWORD,
  signUpConfirmed,
  sql,
} from './stack-auth-clients.ts';

describe('the service role', () => {
  it('bans and lifts a ban', async () => {
    const { client, email, id } = await signUpConfirmed();
    const admin = openAdmin().auth.admin;
    expect((await admin.updateUserById(id, { ban_duration: '24h' })).error).toBeNull();
    const signIn = () => openClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'user_banned' });
    // Its sessions ended with the ban.
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  it('reads and deletes an account, and its profile goes with it', async () => {
    const { email, id } = await signUpConfirmed();
    const admin = openAdmin().auth.admin;
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await sql('select 1 from public.profiles where user_id = $1', [id])).toEqual([]);
    const gone = await openClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect(gone.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes a confirmed account without a mail', async () => {
    const email = newEmail();
    const made = await openAdmin().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    expect(made.error).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
    expect((await openClient().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('is nobody else: neither the public key nor a session opens its doors', async () => {
    const { client, id } = await signUpConfirmed();
    for (const outsider of [openClient(), client]) {
      const { error } = await outsider.auth.admin.deleteUser(id);
      expect(error).toMatchObject({ status: 403, code: 'not_admin' });
    }
  });
});

describe('rows and columns', () => {
  it('keeps credits out of the owner’s reach and names within it, whatever was asked before', async () => {
    const { client, id } = await signUpConfirmed();
    await client.from('profiles').select();
    const credits = await client.from('profiles').update({ credits: 99_999 }).eq('user_id', id);
    expect(credits.error).toMatchObject({ code: '42501' });
    expect(credits.status).toBe(403);
    expect((await client.from('profiles').update({ first_name: 'New' }).eq('user_id', id)).error).toBeNull();
    const { data } = await client.from('profiles').select('first_name, credits');
    expect(data).toEqual([{ first_name: 'New', credits: 250 }]);
  });

  it('hides one person from another, and everything from strangers', async () => {
    const other = await signUpConfirmed();
    const { client } = await signUpConfirmed();
    expect((await client.from('profiles').select().eq('user_id', other.id)).data).toEqual([]);
    const stranger = await openClient().from('profiles').select();
    expect(stranger.status).toBe(401);
    expect(stranger.error).toMatchObject({ code: '42501' });
    expect((await client.schema('auth').from('users').select()).error).toMatchObject({ code: 'PGRST106' });
  });

  it('answers nobody without a key', async () => {
    const { apiUrl } = inject('stack');
    for (const path of ['/rest/v1/profiles', '/auth/v1/user', '/auth/v1/admin/users']) {
      expect((await fetch(apiUrl + path)).status).toBe(401);
      expect((await fetch(apiUrl + path, { headers: { apikey: 'sb_secret_guess' } })).status).toBe(401);
    }
  });
});
