import type { ErrorCode } from './codes.ts';

/**
 * Failures of an engine after which another one may well do the work, and what is said of it then. All other
 * failures are about the text or the user's own act: they would be the same on the next engine, or against the user's word.
 */
export const fallbackReasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  too_long_signed_out: 'takes less text without an account',
  network_error: 'could not be reached',
  unavailable: 'was too busy',
  timeout: 'took too long',
  bad_response: 'sent something unreadable',
  cut_off: 'broke off in the middle',
  output_limit: 'wrote too much',
  empty_answer: 'sent an empty answer',
  engine_unavailable: 'is not running',
  engine_failed: 'returned an error',
  engine_unauthorized: 'refused the key',
  engine_overloaded: 'was overloaded',
  model_budget_spent: 'has reached its limit for today',
  engine_not_ready: 'is not set up',
  picture_not_supported: 'takes no pictures',
  host_not_allowed: 'may not be reached from this browser',
  insufficient_credits: 'needs credits, and none are left',
  rate_limited: 'had too many requests',
  unauthorized: 'needs you to sign in again',
  account_disabled: 'refused this account',
};
