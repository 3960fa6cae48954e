import type { ErrorCode } from '@/shared/errors/codes.ts';

/** What follows a failed generation (spec §8, Generator): a sentence, the modal for visitors, or the plans. */
export type GenerationFailure = 'said' | 'limited' | 'no_credits' | 'not_charged';

export function failureOf(code: ErrorCode, isVisitor: boolean): GenerationFailure {
  if (isVisitor && code === 'rate_limited') return 'limited';
  if (code === 'insufficient_credits') return 'no_credits';
  // The credit could not be spent: the account's record is gone.
  if (code === 'user_not_found') return 'not_charged';
  return 'said';
}
