import { afterAll, expect, test } from 'vitest';
import type { LinkKind } from '@/shared/contracts/account.ts';
import { accountCall } from './account-call.ts';
import { owner } from './database.ts';
import { codeTo, newEmail, openClient, PASSWORD, signUpConfirmed } from './stack-auth-clients.ts';

afterAll(() => owner.end());

const isExpired = async (oobCode: string, kind: LinkKind) =>
  (await accountCall('POST link-age', { oobCode, kind })).body.expired;

/** Lets time pass since the mails of an account. */
const age = (email: string, seconds: number) => owner`
  update auth.users set confirmation_sent_at = confirmation_sent_at - make_interval(secs => ${seconds}),
    recovery_sent_at = recovery_sent_at - make_interval(secs => ${seconds}),
    email_change_sent_at = email_change_sent_at - make_interval(secs => ${seconds}) where email = ${email}`;

const mailed: Record<LinkKind, () => Promise<{ account: string; mailbox: string }>> = {
  async signup() {
    const email = newEmail();
    await openClient().auth.signUp({ email, password: PASSWORD });
    return { account: email, mailbox: email };
  },
  async recovery() {
    const { email } = await signUpConfirmed();
    await openClient().auth.resetPasswordForEmail(email);
    return { account: email, mailbox: email };
  },
  async email_change() {
    const { client, email } = await signUpConfirmed();
    const mailbox = newEmail();
    await client.auth.updateUser({ email: mailbox });
    return { account: email, mailbox };
  },
};

test.each(Object.keys(mailed) as LinkKind[])(
  'a %s link is old after an hour, and not before',
  async (kind) => {
    const { account, mailbox } = await mailed[kind]();
    const code = await codeTo(mailbox);
    await age(account, 3_540);
    expect(await isExpired(code, kind)).toBe(false);
    await age(account, 120);
    expect(await isExpired(code, kind)).toBe(true);
    const refused = await openClient().auth.verifyOtp({ token_hash: code, type: kind });
    expect(refused.error?.code).toBe('otp_expired');
    for (const other of Object.keys(mailed) as LinkKind[])
      if (other !== kind) expect(await isExpired(code, other)).toBe(false);
  },
);

test('a used and a forged link are not told from each other', async () => {
  const { account, mailbox } = await mailed.recovery();
  const used = await codeTo(mailbox);
  await openClient().auth.verifyOtp({ token_hash: used, type: 'recovery' });
  await age(account, 7_200);
  for (const code of [used, 'f'.repeat(64), '', '0', "' or true --"])
    expect(await isExpired(code, 'recovery')).not.toBe(true);
});
