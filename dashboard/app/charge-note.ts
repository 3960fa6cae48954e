import type { ErrorCode } from '@/shared/errors/codes.ts';
import { say } from './say.ts';

/** By these a server answers that made nothing: what it held of the account's credits is given back (design §5). */
const UNPAID: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'unavailable',
  'engine_unavailable',
  'engine_failed',
  'engine_unauthorized',
  'engine_overloaded',
  'engine_not_ready',
  'model_budget_spent',
  'empty_answer',
  'refused',
  'output_limit',
]);

/** Of a call that was lost nobody here knows what became of it; asked again it carries the same id, and is paid once. */
const LOST: ReadonlySet<ErrorCode> = new Set([
  'network_error',
  'timeout',
  'bad_response',
  'internal',
  'cut_off',
]);

/**
 * What a failure cost; '' where its own sentence says so, or nothing is sure.
 * @param hasBegun whether something had come by then: credits are spent with the first word
 */
export function chargeNote(code: ErrorCode, hasBegun = false): string {
  if (LOST.has(code) || (hasBegun && UNPAID.has(code))) return say('notTwice');
  return UNPAID.has(code) ? say('noCreditUsed') : '';
}
