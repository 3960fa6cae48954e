import { type AuthCall, authError } from './auth-call.ts';
import { WrongGuesses } from './wrong-guesses.ts';

const WINDOW_MS = 5 * 60_000;
/** How long a mailbox that got its share waits at most. */
export const MAILBOX_SECONDS = 3_600;
const HOUR_MS = MAILBOX_SECONDS * 1_000;
/** `auth.rate_limit` of `supabase/config.toml`, which the hosted service counts by network address. */
export const signInsPerWindow = 30;
export const verificationsPerWindow = 30;
/** Mails one mailbox gets an hour, whoever asks for them. */
const MAILS_PER_MAILBOX = 6;

const asking = new WrongGuesses({ max: signInsPerWindow, windowMs: WINDOW_MS });
const verifying = new WrongGuesses({ max: verificationsPerWindow, windowMs: WINDOW_MS });
const mailboxes = new WrongGuesses({ max: MAILS_PER_MAILBOX, windowMs: HOUR_MS });

const LIMITS: Record<string, WrongGuesses> = {
  'POST /signup': asking,
  'POST /recover': asking,
  'POST /resend': asking,
  'POST /otp': asking,
  'POST /magiclink': asking,
  'POST /verify': verifying,
  'GET /verify': verifying,
};

/** The address a proxy tells; a caller on this machine has none, and is counted by account and mailbox alone. */
function networkAddress(headers: Headers): string | undefined {
  const told = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0];
  return told?.trim() || undefined;
}

/** The hosted service's answer to a network address that asks too often; undefined where it does not. */
export function refuseAddress({ request, method, path }: AuthCall): Response | undefined {
  const limit = LIMITS[`${method} ${path}`];
  const address = networkAddress(request.headers);
  if (!limit || address === undefined || limit.begin(address)) return undefined;
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** Whether a mailbox may get one more mail now; counts it. */
export function mayMail(email: string): boolean {
  return mailboxes.begin(email.trim().toLowerCase()) !== null;
}
