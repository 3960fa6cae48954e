import type { SupabaseClient } from '@supabase/supabase-js';
import { AuthApiError } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { changePassword, requestPasswordReset, resetPassword, signUp } from '@/shared/client/auth-calls.ts';

const fine = { data: {}, error: null };
/** A client whose auth service gives these answers; every other call succeeds. */
function fakeClient(answers: Record<string, unknown> = {}) {
  const calls: [string, unknown][] = [];
  const answer = (name: string) =>
    vi.fn(async (given: unknown) => {
      calls.push([name, given]);
      return answers[name] ?? fine;
    });
  const names = ['resetPasswordForEmail', 'signUp', 'signInWithPassword', 'signOut', 'updateUser'];
  const auth = Object.fromEntries(names.map((name) => [name, answer(name)]));
  return { client: { auth } as unknown as SupabaseClient, calls };
}
const empty = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  countryCode: '+91',
  mobileNumber: '',
  password: '',
};
const refused = (code: string) => ({ data: {}, error: new AuthApiError('no', 400, code) });

describe('signing up', () => {
  const data = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: 'ada',
    email: 'ada@example.test',
    countryCode: '+91',
    mobileNumber: '9876543210',
    password: 'correct horse',
  };

  it('gives the record what the form asked for', async () => {
    const { client, calls } = fakeClient({ signUp: { data: { user: { identities: [{}] } }, error: null } });
    await signUp(client, data, 'https://whetstone.example/login');
    expect(calls).toEqual([
      [
        'signUp',
        {
          email: data.email,
          password: data.password,
          options: {
            emailRedirectTo: 'https://whetstone.example/login',
            data: {
              first_name: 'Ada',
              last_name: 'Lovelace',
              username: 'ada',
              country_code: '+91',
              mobile_number: '9876543210',
            },
          },
        },
      ],
    ]);
  });

  it('says of a known address what it says of a new one', async () => {
    const { client } = fakeClient({ signUp: { data: { user: { identities: [] } }, error: null } });
    await expect(signUp(client, data, '')).resolves.toBeUndefined();
  });

  it.each(['user_already_exists', 'email_exists'])(
    'says aloud what the service says aloud: %s',
    async (code) => {
      const { client } = fakeClient({ signUp: refused(code) });
      await expect(signUp(client, data, '')).rejects.toMatchObject({ code: 'email_in_use' });
    },
  );
});

describe('changing a password (faults A14)', () => {
  const change = { email: 'ada@example.test', current: 'old one', next: 'new one' };

  it('ends the other sessions, not this one', async () => {
    const session = fakeClient();
    await changePassword({ session: session.client, passing: fakeClient().client }, change);
    expect(session.calls).toEqual([
      ['updateUser', { password: 'new one', current_password: 'old one' }],
      ['signOut', { scope: 'others' }],
    ]);
  });

  it('changes nothing for who does not know the present one', async () => {
    const session = fakeClient();
    const passing = fakeClient({ signInWithPassword: refused('invalid_credentials') });
    const changing = changePassword({ session: session.client, passing: passing.client }, change);
    await expect(changing).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(session.calls).toEqual([]);
  });

  it('ends every session after a reset', async () => {
    const { client, calls } = fakeClient();
    await resetPassword(client, 'new one');
    expect(calls.at(-1)).toEqual(['signOut', { scope: 'global' }]);
  });

  it('ends none where the new one was refused', async () => {
    const { client, calls } = fakeClient({ updateUser: refused('weak_password') });
    await expect(resetPassword(client, 'new')).rejects.toMatchObject({ code: 'weak_password' });
    expect(calls).toHaveLength(1);
  });
});

describe('a mail that was asked for twice (faults A3)', () => {
  const pause = (message: string) => ({
    data: {},
    error: new AuthApiError(message, 429, 'over_email_send_rate_limit'),
  });
  const asked = {
    signUp: (client: SupabaseClient) => signUp(client, { ...empty, email: 'ada@example.test' }, ''),
    resetPasswordForEmail: (client: SupabaseClient) => requestPasswordReset(client, 'ada@example.test', ''),
  };

  it.each(Object.keys(asked) as (keyof typeof asked)[])(
    '%s says no more than the first time',
    async (name) => {
      const soon = pause('For security purposes, you can only request this after 41 seconds.');
      await expect(asked[name](fakeClient({ [name]: soon }).client)).resolves.toBeUndefined();
    },
  );

  it.each(Object.keys(asked) as (keyof typeof asked)[])(
    '%s tells that no mail goes out at all',
    async (name) => {
      const { client } = fakeClient({ [name]: pause('email rate limit exceeded') });
      await expect(asked[name](client)).rejects.toMatchObject({ code: 'rate_limited' });
    },
  );
});
