import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { accountCall } from './account-call.ts';
import { createDeviceToken, owner } from './database.ts';
import {
  codeTo,
  linkTo,
  mailsTo,
  newEmail,
  openClient,
  PASSWORD,
  passMailPause,
  signUpConfirmed,
} from './stack-auth-clients.ts';

afterAll(() => owner.end());

describe('the verification mail', () => {
  test('goes out again to who waits for it, and the link works', async () => {
    const client = openClient();
    const email = newEmail();
    await client.auth.signUp({ email, password: PASSWORD });
    await passMailPause(email);
    const answer = await accountCall('POST send-verification-email', { email, firstName: 'Ana' });
    expect(answer).toEqual({
      status: 200,
      body: { success: true, message: 'Verification email sent! Check your inbox and spam folder.' },
    });
    // The answer does not wait for the mail.
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const verified = await client.auth.verifyOtp({ token_hash: await codeTo(email), type: 'signup' });
    expect(verified.error).toBeNull();
    const [profile] =
      await owner`select email_verified, email_verified_at from public.profiles where email = ${email}`;
    expect(profile).toMatchObject({ email_verified: true, email_verified_at: expect.any(Date) });
  });

  test('leads on where the page said, on our site alone', async () => {
    const { siteUrl } = inject('stack');
    const wanted = `${siteUrl}/login?returnTo=%2Fsubscription&plan=pro`;
    const leadsTo = async (continueUrl: string) => {
      const email = newEmail();
      await openClient().auth.signUp({ email, password: PASSWORD });
      await passMailPause(email);
      await accountCall('POST send-verification-email', { email, continueUrl });
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      return (await linkTo(email)).searchParams.get('continueUrl');
    };
    expect(await leadsTo(wanted)).toBe(wanted);
    expect(await leadsTo('https://evil.example/login?plan=pro')).toBe(siteUrl);
  });

  test('is answered alike for unknown, confirmed and waiting addresses, the first time and too soon', async () => {
    const { email: confirmed } = await signUpConfirmed();
    const waiting = newEmail();
    await openClient().auth.signUp({ email: waiting, password: PASSWORD });
    const sentBefore = (await mailsTo(confirmed)).length;
    const seen = new Set<string>();
    for (const email of [newEmail(), confirmed, waiting]) {
      const first = await accountCall('POST send-verification-email', { email });
      const second = await accountCall('POST send-verification-email', { email });
      seen.add(JSON.stringify([first, second.status, second.body.code]));
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain('429');
    expect(await mailsTo(confirmed)).toHaveLength(sentBefore);
  });
});

/** Somebody whose address was just replaced, with the mail of it in the old mailbox. */
async function changeEmail() {
  const user = await signUpConfirmed({ first_name: 'Ana' });
  const newAddress = newEmail();
  await user.client.auth.updateUser({ email: newAddress });
  await user.client.auth.verifyOtp({ token_hash: await codeTo(newAddress), type: 'email_change' });
  await accountCall('POST email-change-notices');
  return { ...user, newAddress, undo: await linkTo(user.email) };
}
const recover = (link: URL) =>
  accountCall('POST recover-email', { oobCode: link.searchParams.get('oobCode') });
const NEW_PASSWORD = 'wholly new 7';
const choosePassword = (link: URL) =>
  accountCall('POST recover-email/password', {
    oobCode: link.searchParams.get('oobCode'),
    password: NEW_PASSWORD,
  });
const addressOf = async (userId: string) => {
  const [row] = await owner`
    select p.email as profile, u.email as account from public.profiles p join auth.users u on u.id = p.user_id
    where p.user_id = ${userId}`;
  return row;
};

describe('a changed address', () => {
  test('is told to the old one, whose link gives the account back and shuts everyone else out', async () => {
    const { client, email, id, newAddress, undo } = await changeEmail();
    expect(await addressOf(id)).toEqual({ profile: newAddress, account: newAddress });
    const token = await createDeviceToken(id);
    expect(undo.origin + undo.pathname).toBe(`${inject('stack').siteUrl}/auth-action`);
    expect(undo.searchParams.get('mode')).toBe('recoverEmail');
    const [mail] = await mailsTo(email);
    expect(mail?.html).toContain(newAddress);

    expect(await recover(undo)).toEqual({ status: 200, body: { success: true } });
    expect(await addressOf(id)).toEqual({ profile: email, account: email });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const [device] = await owner`
      select revoked_at from public.device_tokens where token_hash = encode(sha256(${token}::bytea), 'hex')`;
    expect(device?.revoked_at).not.toBeNull();
    // Whoever had the account may know its password: it is gone, and the same link chooses another.
    const before = await openClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect(before.error?.code).toBe('invalid_credentials');
    expect(await choosePassword(undo)).toEqual({ status: 200, body: { success: true } });
    const after = await openClient().auth.signInWithPassword({ email, password: NEW_PASSWORD });
    expect(after.error).toBeNull();
    const old = await openClient().auth.signInWithPassword({ email: newAddress, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
  });

  test('is undone once, by ten at once too, and the way back is itself told to nobody', async () => {
    const { newAddress, undo } = await changeEmail();
    const sentBefore = (await mailsTo(newAddress)).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => recover(undo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)]);
    await accountCall('POST email-change-notices');
    expect(await mailsTo(newAddress)).toHaveLength(sentBefore);
  });

  test('is told once, however many ask for it', async () => {
    const { email } = await changeEmail();
    await Promise.all(Array.from({ length: 5 }, () => accountCall('POST email-change-notices')));
    const told = (await mailsTo(email)).filter(({ subject }) => subject.includes('was changed'));
    expect(told).toHaveLength(1);
  });

  test('is told five times an hour to one mailbox; the next stays due, and no other waits for it', async () => {
    const { email, id } = await changeEmail();
    const claim = async () => {
      const hash = randomBytes(32).toString('hex');
      const [row] = await owner`select public.claim_email_change_notice(${hash}) as claimed`;
      return (row?.claimed ?? null) as { id: string; oldEmail: string } | null;
    };
    const isDue = async (to: string) =>
      (await owner`select id from public.email_changes where old_email = ${to} and notified_at is null`)
        .length;
    const change = (from: string, told: boolean) => owner`
      insert into public.email_changes (user_id, old_email, new_email, claimed_at, notified_at)
      values (${id}, ${from}, 'eve@example.test', now() - interval '1 minute' * 10, ${told ? new Date() : null})`;
    for (let count = 0; count < 4; count += 1) await change(email, true);
    await change(email.toUpperCase(), false);
    const other = newEmail();
    await change(other, false);
    const claimed: string[] = [];
    for (let notice = await claim(); notice; notice = await claim()) claimed.push(notice.oldEmail);
    expect(claimed).toContain(other);
    expect(claimed).not.toContain(email.toUpperCase());
    expect(await isDue(email.toUpperCase())).toBe(1);
    // The hour is over.
    await owner`
      update public.email_changes set notified_at = notified_at - interval '61 minutes' where old_email = ${email}`;
    expect((await claim())?.oldEmail).toBe(email.toUpperCase());
  });

  test('a week later stays', async () => {
    const { id, newAddress, undo } = await changeEmail();
    await owner`update public.email_changes set changed_at = changed_at - interval '7 days' where user_id = ${id}`;
    expect(await recover(undo)).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    expect(await addressOf(id)).toEqual({ profile: newAddress, account: newAddress });
  });

  test('stays where somebody else has the old one by now', async () => {
    const { email, id, newAddress, undo } = await changeEmail();
    const other = openClient();
    await other.auth.signUp({ email, password: PASSWORD });
    // A sign-up nobody proved keeps nobody from his account.
    await other.auth.verifyOtp({ token_hash: await codeTo(email), type: 'signup' });
    expect(await recover(undo)).toMatchObject({ status: 409, body: { code: 'email_in_use' } });
    expect((await addressOf(id))?.account).toBe(newAddress);
  });

  test('is not undone by a code nobody was sent', async () => {
    expect(await accountCall('POST recover-email', { oobCode: 'x'.repeat(43) })).toMatchObject({
      status: 403,
      body: { code: 'link_invalid' },
    });
  });
});

describe('a sign-up with a known address', () => {
  test('is told to a confirmed owner once an hour, to others never, and answered alike', async () => {
    const { email: confirmed } = await signUpConfirmed({ first_name: 'Ana' });
    const waiting = newEmail();
    await openClient().auth.signUp({ email: waiting, password: PASSWORD });
    const unknown = newEmail();
    const answers = new Set<string>();
    for (const email of [confirmed, waiting, unknown]) {
      const first = await accountCall('POST sign-up-notices', { email: email.toUpperCase() });
      const second = await accountCall('POST sign-up-notices', { email });
      answers.add(JSON.stringify([first, second.status, second.body.code]));
    }
    expect([...answers]).toEqual([
      JSON.stringify([{ status: 200, body: { success: true } }, 429, 'rate_limited']),
    ]);
    const told = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject === 'You already have an account').length;
    await expect.poll(() => told(confirmed)).toBe(1);
    expect([await told(waiting), await told(unknown)]).toEqual([0, 0]);
  });
});
