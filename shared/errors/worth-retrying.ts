import { catalogue } from './catalogue.ts';
import type { ErrorCode } from './codes.ts';

/** Failures after which another try meets something else: a new request, the new text, settings set right meanwhile. */
const renewed: readonly ErrorCode[] = [
  'conflict',
  'draft_changed',
  'engine_unauthorized',
  'engine_not_ready',
  'host_not_allowed',
  'paused',
  'site_off',
];

/** Whether pressing Retry makes sense after a failed run, on whatever screen it is told. */
export function isWorthRetrying(code: ErrorCode): boolean {
  return catalogue[code].retryable || renewed.includes(code);
}
