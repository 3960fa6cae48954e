import { createClient } from '@supabase/supabase-js';
import { describe, expect, inject, it } from 'vitest';
import { newEmail, PASSWORD, signUpConfirmed } from './stack-auth-clients.ts';

const { apiUrl, anonKey, serviceRoleKey, legacyKeys } = inject('stack');
const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

describe.each([
  ['publishable and secret keys', anonKey, serviceRoleKey],
  ['anon and service_role tokens', legacyKeys.anon, legacyKeys.serviceRole],
])('%s', (_, publicKey, secretKey) => {
  it('let somebody sign in and see his own row alone, and nobody any', async () => {
    const { email } = await signUpConfirmed();
    const client = createClient(apiUrl, publicKey, options);
    expect((await client.from('profiles').select('user_id')).data ?? []).toEqual([]);
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    const { data: rows } = await client.from('profiles').select('user_id');
    expect(rows).toEqual([{ user_id: data.user?.id }]);
    expect((await client.auth.admin.listUsers()).error).toMatchObject({ code: 'not_admin' });
  });

  it('open everything to the service role', async () => {
    const service = createClient(apiUrl, secretKey, options);
    const email = newEmail();
    const made = await service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    expect(made.error).toBeNull();
    const { data } = await service.from('profiles').select('credits').eq('user_id', made.data.user?.id);
    expect(data).toEqual([{ credits: 250 }]);
  });

  it('are nobody to the functions', async () => {
    const answer = await fetch(`${apiUrl}/functions/v1/enhance/balance`, {
      headers: { apikey: publicKey, Authorization: `Bearer ${publicKey}` },
    });
    expect(answer.status).toBe(401);
    await answer.body?.cancel();
  });
});

it('an old key that somebody else signed is none', async () => {
  const forged = `${legacyKeys.serviceRole.slice(0, -6)}AAAAAA`;
  const { error } = await createClient(apiUrl, forged, options).from('profiles').select('user_id');
  expect(error).not.toBeNull();
});
