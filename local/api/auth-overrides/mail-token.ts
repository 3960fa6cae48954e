import { createHash, randomInt } from 'node:crypto';
import { authSettings } from '@/local/api/auth-settings.ts';
import type { AuthDependencies, KnownUser } from './auth-call.ts';

interface MailToken {
  otp: string;
  hash: string;
}

/** A one-time code and the hash links carry, made as the library verifies them. */
function createToken(email: string): MailToken {
  const { otp_length: digits } = authSettings.email;
  const otp = Array.from({ length: digits }, () => randomInt(10)).join('');
  return { otp, hash: createHash('sha256').update(`${email.toLowerCase()}${otp}`).digest('hex') };
}

/** Replaces a user's confirmation token and mails the new one. */
export async function sendConfirmation(dependencies: AuthDependencies, user: KnownUser): Promise<void> {
  const { otp, hash } = createToken(user.email);
  await dependencies.database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user.id, hash],
  );
  await dependencies.mailer.sendConfirmation(user.email, hash, otp, { userId: user.id });
}

/** Replaces the token of a pending change of address and mails the new one to the new address. */
export async function sendEmailChange(
  dependencies: AuthDependencies,
  user: KnownUser,
  newEmail: string,
): Promise<void> {
  const { otp, hash } = createToken(newEmail);
  await dependencies.database.query(
    'update auth.users set email_change_token_new = $2, email_change_sent_at = now() where id = $1',
    [user.id, hash],
  );
  const meta = { userId: user.id, currentEmail: user.email, newEmail };
  await dependencies.mailer.sendEmailChange(newEmail, hash, otp, meta);
}
