import type { ErrorCode } from './codes.ts';

/**
 * Failures of an engine after which another one may well do the work, and how each is told beside its answer. All other
 * failures are about the text or the user's own act: they would be the same on the next engine, or against the user's word.
 */
export const fallbackReasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  too_long_signed_out: 'it takes less text without an account',
  network_error: 'it could not be reached',
  unavailable: 'it was too busy',
  timeout: 'it took too long',
  bad_response: 'its answer was unreadable',
  cut_off: 'its answer broke off',
  output_limit: 'its answer grew too long',
  empty_answer: 'its answer was empty',
  engine_unavailable: 'it is not running',
  engine_failed: 'it returned an error',
  engine_unauthorized: 'it refused the key',
  engine_overloaded: 'it was overloaded',
  model_budget_spent: 'it has reached its limit for today',
  engine_not_ready: 'it is not set up',
  picture_not_supported: 'its model does not take pictures',
  host_not_allowed: 'the browser does not allow its address',
  insufficient_credits: 'no credits are left',
  rate_limited: 'it had too many requests',
  unauthorized: 'you are signed out',
  account_disabled: 'the account is disabled',
};
