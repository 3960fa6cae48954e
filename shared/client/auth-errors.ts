import type { AuthError } from '@supabase/supabase-js';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

/** The auth service's codes in ours. Of a used, an unknown and an old link it says the same (design §6). */
const codes: Record<string, ErrorCode> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_verified',
  email_exists: 'email_in_use',
  user_already_exists: 'email_in_use',
  user_not_found: 'user_not_found',
  validation_failed: 'invalid_email',
  email_address_invalid: 'invalid_email',
  weak_password: 'weak_password',
  same_password: 'same_password',
  user_banned: 'account_disabled',
  otp_expired: 'link_invalid',
  over_email_send_rate_limit: 'rate_limited',
  over_request_rate_limit: 'rate_limited',
  session_not_found: 'unauthorized',
  session_expired: 'unauthorized',
  refresh_token_not_found: 'unauthorized',
  refresh_token_already_used: 'unauthorized',
  no_authorization: 'unauthorized',
  bad_jwt: 'unauthorized',
};

const byStatus: Record<number, ErrorCode> = { 401: 'unauthorized', 403: 'unauthorized', 429: 'rate_limited' };

function codeOf({ code, name, status }: Pick<AuthError, 'code' | 'name' | 'status'>): ErrorCode {
  const known = code === undefined ? undefined : codes[code];
  if (known) return known;
  if (name === 'AuthSessionMissingError') return 'unauthorized';
  // So supabase-js names a request that never got an answer; it gives it no status or 0.
  if (name === 'AuthRetryableFetchError' && !status) return 'network_error';
  return (status === undefined ? undefined : byStatus[status]) ?? 'internal';
}

/** An error of the auth service as one of ours. */
export function fromAuthError(error: AuthError): AppError {
  return new AppError(codeOf(error), { cause: error });
}

/**
 * Passes an answer of the auth service on.
 * @throws AppError where it holds an error
 */
export function requireAuth<T extends { error: AuthError | null }>(answer: T): T {
  if (answer.error) throw fromAuthError(answer.error);
  return answer;
}

/**
 * Whether a mail was refused because the same address got one less than a minute ago. Only an address that has an account
 * has such a pause, so a visitor is not told of it; the limit of the whole project has the same code and another message.
 */
export function isMailPause({ code, message }: Pick<AuthError, 'code' | 'message'>): boolean {
  return code === 'over_email_send_rate_limit' && /after \d+ seconds?/.test(message);
}
