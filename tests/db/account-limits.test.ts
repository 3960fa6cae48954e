import { afterAll, describe, expect, inject, test } from 'vitest';
import { accountCall } from './account-call.ts';
import { createUser, owner } from './database.ts';
import {
  mailsTo,
  newEmail,
  openClient,
  PASSWORD,
  passMailPause,
  signUpConfirmed,
} from './stack-auth-clients.ts';

afterAll(() => owner.end());

const { apiUrl, anonKey } = inject('stack');

/** A call of the identity service, as somebody makes it who has no page. */
const auth = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a name in a mail', () => {
  test('is cut, and links nowhere', async () => {
    const email = newEmail();
    const first_name = `Win at https://evil.example/now\r\nor evil.example \u202eoffer ${'x'.repeat(5_000)}`;
    await auth('signup', { email, password: PASSWORD, data: { first_name } });
    const [mail] = await mailsTo(email);
    const words = JSON.stringify(mail);
    for (const part of ['evil.example', '://evil', '\u202e', 'x'.repeat(41)])
      expect(words).not.toContain(part);
    expect(mail?.links.every((link) => new URL(link).origin === inject('stack').siteUrl)).toBe(true);
  });

  test('cannot become a link later', async () => {
    const { client } = await signUpConfirmed({ first_name: 'Ana' });
    expect((await client.auth.updateUser({ data: { first_name: 'www.evil.example' } })).error).not.toBeNull();
    expect((await client.auth.updateUser({ data: { first_name: 'Ana Lucía' } })).error).toBeNull();
  });
});

describe('guessing', () => {
  test('a mailed code ends after ten wrong ones, and codes have ten digits', async () => {
    const { email } = await signUpConfirmed();
    await openClient().auth.resetPasswordForEmail(email);
    const guesses = [];
    for (let digits = 0; digits < 12; digits += 1)
      guesses.push((await auth('verify', { email, type: 'recovery', token: `${digits}` })).status);
    expect(guesses).toEqual([...Array(10).fill(403), 429, 429]);
  });

  test('from one network address ends, whosever codes are tried', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (let attempt = 0; attempt < 32; attempt += 1)
      statuses.push(
        (await auth('verify', { email: newEmail(), type: 'recovery', token: '0123456789' }, from)).status,
      );
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('asking for mails', () => {
  test('from one network address ends before the project’s hour is spent', async () => {
    const from = { 'x-forwarded-for': '203.0.113.8' };
    const statuses = [];
    for (let attempt = 0; attempt < 32; attempt += 1)
      statuses.push((await auth('recover', { email: newEmail() }, from)).status);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  test('for one mailbox ends after six an hour', async () => {
    const { email } = await signUpConfirmed();
    const before = (await mailsTo(email)).length;
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await passMailPause(email);
      expect((await auth('recover', { email })).status).toBe(200);
    }
    expect((await mailsTo(email)).length - before).toBe(6);
  });

  test('a second reset mail is answered like one to nobody', async () => {
    const { email } = await signUpConfirmed();
    const seen = new Set<string>();
    for (const address of [email, email, newEmail(), newEmail()]) {
      const answer = await auth('recover', { email: address });
      seen.add(`${answer.status} ${await answer.text()}`);
    }
    expect(seen.size).toBe(1);
  });
});

describe('a NUL', () => {
  test('in sign-up data or a device name is a bad request', async () => {
    const signUp = await auth('signup', {
      ...{ email: newEmail(), password: PASSWORD },
      data: { first_name: 'A\u0000na' },
    });
    expect(signUp.status).toBe(422);
    const { jwt } = await createUser();
    for (const name of ['\u0000', 'My\u0000 laptop'])
      expect(await accountCall('POST device-tokens', { name }, jwt)).toMatchObject({
        status: 422,
        body: { code: 'invalid_request' },
      });
    expect(await accountCall('POST link-age', { oobCode: 'a\u0000', kind: 'signup' })).toMatchObject({
      status: 422,
    });
  });
});

describe('a new password', () => {
  test('asks a session for the present one', async () => {
    const { client, email } = await signUpConfirmed();
    const change = (current_password?: string) =>
      client.auth.updateUser({ password: 'a new one 9', ...(current_password && { current_password }) });
    expect((await change()).error?.status).toBe(400);
    expect((await change('not it at all')).error?.status).toBe(400);
    const still = await openClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect(still.error).toBeNull();
    expect((await change(PASSWORD)).error).toBeNull();
    // Who had signed in with the old one is out; who changed it goes on.
    const { session } = still.data;
    if (!session) throw new Error('No session');
    expect((await openClient().auth.refreshSession(session)).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});
