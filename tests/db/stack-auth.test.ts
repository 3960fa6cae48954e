import { describe, expect, inject, it } from 'vitest';
import { requestPasswordReset } from '@/shared/client/auth-calls.ts';
import {
  codeTo,
  linkTo,
  mailsTo,
  newEmail,
  openClient,
  PASSWORD,
  passMailPause,
  signUpConfirmed,
  sql,
} from './stack-auth-clients.ts';

const TOO_MANY_MAILS = { status: 429, code: 'over_email_send_rate_limit' };

describe('signing up', () => {
  it('mails a link to the page that confirms, which works once', async () => {
    const client = openClient();
    const email = newEmail();
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: {
        data: { first_name: 'Ann <b>' },
        emailRedirectTo: `${inject('stack').siteUrl}/profile?x=1&y=2`,
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);

    const blocked = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(blocked.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe(`${inject('stack').siteUrl}/auth-action`);
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    expect(link.searchParams.get('continueUrl')).toBe(`${inject('stack').siteUrl}/profile?x=1&y=2`);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your email address');
    expect(mail?.html).toContain('Hello Ann &lt;b&gt;,');

    const token_hash = link.searchParams.get('oobCode') ?? '';
    const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    expect(verified.data.session?.access_token).toBeTruthy();
    const again = await openClient().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('sends nobody back to a foreign site', async () => {
    const email = newEmail();
    await openClient().auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'https://elsewhere.example' },
    });
    expect((await linkTo(email)).searchParams.get('continueUrl')).toBe(inject('stack').siteUrl);
  });

  it('keeps the metadata as an object, so that the profile has the name', async () => {
    const { client, id } = await signUpConfirmed({ first_name: 'Zoë', last_name: "O'Neil" });
    const [row] = await sql<{ kind: string }>(
      'select jsonb_typeof(raw_user_meta_data) as kind from auth.users where id = $1',
      [id],
    );
    expect(row?.kind).toBe('object');
    const { data } = await client.from('profiles').select('first_name, last_name, credits');
    expect(data).toEqual([{ first_name: 'Zoë', last_name: "O'Neil", credits: 250 }]);
  });

  it('does not say that an address is known, and mails its owner nothing', async () => {
    const { email } = await signUpConfirmed();
    const mails = (await mailsTo(email)).length;
    const { data, error } = await openClient().auth.signUp({ email, password: 'another one 2' });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(mails);
    const still = await openClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect(still.error).toBeNull();
  });

  it('mails again to an address that was never confirmed, but not within a minute', async () => {
    const email = newEmail();
    await openClient().auth.signUp({ email, password: PASSWORD });
    const soon = await openClient().auth.signUp({ email, password: PASSWORD });
    expect(soon.error).toMatchObject(TOO_MANY_MAILS);
    await passMailPause(email);
    const later = await openClient().auth.signUp({ email, password: PASSWORD });
    expect(later.data.user?.identities).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it.each([
    ['short', 'weak_password', 422],
    ['not an address', 'validation_failed', 400],
  ])('refuses %s by %s', async (wrong, code, status) => {
    const body =
      wrong === 'short'
        ? { email: newEmail(), password: 'short' }
        : { email: 'not an address', password: PASSWORD };
    const { error } = await openClient().auth.signUp(body);
    expect(error).toMatchObject({ status, code });
  });
});

describe('resending the confirmation', () => {
  it('waits a minute, then mails a new link in place of the old', async () => {
    const email = newEmail();
    const client = openClient();
    await client.auth.signUp({ email, password: PASSWORD });
    const first = await codeTo(email);
    const soon = await client.auth.resend({ type: 'signup', email });
    expect(soon.error).toMatchObject(TOO_MANY_MAILS);
    expect(soon.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );

    await passMailPause(email);
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await codeTo(email);
    expect(second).not.toBe(first);
    const old = await client.auth.verifyOtp({ token_hash: first, type: 'signup' });
    expect(old.error).toMatchObject({ code: 'otp_expired' });
    expect((await client.auth.verifyOtp({ token_hash: second, type: 'signup' })).error).toBeNull();
  });

  it('says the same for an address nobody has', async () => {
    const email = newEmail();
    expect((await openClient().auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('resetting the password', () => {
  it('mails a link that opens a session in which the password is changed', async () => {
    const { email } = await signUpConfirmed();
    const client = openClient();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await linkTo(email)).searchParams.get('mode')).toBe('resetPassword');
    const mailed = (await mailsTo(email)).length;
    // As for an address that nobody has.
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(await mailsTo(email)).toHaveLength(mailed);

    const opened = await client.auth.verifyOtp({ token_hash: await codeTo(email), type: 'recovery' });
    expect(opened.data.user?.email).toBe(email);
    const same = await client.auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    expect((await client.auth.updateUser({ password: 'a new one 3' })).error).toBeNull();
    const signedIn = await openClient().auth.signInWithPassword({ email, password: 'a new one 3' });
    expect(signedIn.error).toBeNull();
  });

  it('says the same for an address nobody has, the first time and too soon after', async () => {
    const { email: known } = await signUpConfirmed();
    const unknown = newEmail();
    for (const email of [known, known, unknown, unknown])
      await expect(requestPasswordReset(openClient(), email, '')).resolves.toBeUndefined();
    expect(await mailsTo(unknown)).toEqual([]);
    expect(await mailsTo(known)).toHaveLength(2);
  });
});

describe('changing the address', () => {
  it('is done when the new address confirms, and asks for a pause', async () => {
    const { client, email } = await signUpConfirmed();
    const next = newEmail();
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    expect((await client.auth.updateUser({ email: newEmail() })).error).toMatchObject(TOO_MANY_MAILS);
    const [mail] = await mailsTo(next);
    expect(mail?.html).toContain(email);
    const changed = await client.auth.verifyOtp({ token_hash: await codeTo(next), type: 'email_change' });
    expect(changed.data.user?.email).toBe(next);
  });

  it('refuses an address that is taken', async () => {
    const other = await signUpConfirmed();
    const { client } = await signUpConfirmed();
    const { error } = await client.auth.updateUser({ email: other.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike, and stops a guesser', async () => {
    const { email } = await signUpConfirmed();
    const client = openClient();
    const unknown = await client.auth.signInWithPassword({ email: newEmail(), password: PASSWORD });
    expect(unknown.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    for (let attempt = 0; attempt < 30; attempt++) {
      const { error } = await client.auth.signInWithPassword({ email, password: `wrong ${attempt}` });
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('stops forty guesses at once, and forgets what was right', async () => {
    const { email } = await signUpConfirmed();
    const signIn = async (password: string) =>
      (await openClient().auth.signInWithPassword({ email, password })).error?.code;
    for (let times = 0; times < 5; times++) expect(await signIn(PASSWORD)).toBeUndefined();
    const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(`wrong ${n}`)));
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(30);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10);
  });

  it('is over where a refresh token comes again after its successor was used (faults A7)', async () => {
    const { client } = await signUpConfirmed();
    const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.refreshSession();
    const latest = (await client.auth.refreshSession()).data.session?.refresh_token ?? '';
    expect(latest).not.toBe(stolen);
    const reused = await openClient().auth.refreshSession({ refresh_token: stolen });
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await client.auth.refreshSession({ refresh_token: latest })).error).not.toBeNull();
  });

  it('goes on in every tab where several refresh with one token at once (faults A6)', async () => {
    const { client } = await signUpConfirmed();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => openClient().auth.refreshSession({ refresh_token })),
    );
    expect(tabs.map(({ error }) => error)).toEqual(Array(20).fill(null));
    const kept = tabs.at(-1)?.data.session?.refresh_token ?? '';
    expect((await openClient().auth.refreshSession({ refresh_token: kept })).error).toBeNull();
  });

  it('is over for a session that was signed out', async () => {
    const { client } = await signUpConfirmed();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.signOut();
    const { error } = await client.auth.refreshSession({ refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });
});
