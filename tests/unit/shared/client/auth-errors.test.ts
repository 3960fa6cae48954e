import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { fromAuthError } from '@/shared/client/auth-errors.ts';

const api = (code: string, status: number) => new AuthApiError('a message nobody sees', status, code);

it.each([
  [api('invalid_credentials', 400), 'invalid_credentials'],
  [api('email_not_confirmed', 400), 'email_not_verified'],
  [api('user_already_exists', 422), 'email_in_use'],
  [api('otp_expired', 403), 'link_invalid'],
  [api('user_banned', 403), 'account_disabled'],
  [api('over_email_send_rate_limit', 429), 'rate_limited'],
  [api('some_new_limit', 429), 'rate_limited'],
  [api('unexpected_failure', 500), 'internal'],
  [new AuthWeakPasswordError('weak', 422, ['length']), 'weak_password'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'network_error'],
  [new AuthRetryableFetchError('Bad gateway', 502), 'internal'],
  [new AuthSessionMissingError(), 'unauthorized'],
])('%s is %s', (error, code) => {
  expect(fromAuthError(error).code).toBe(code);
});
