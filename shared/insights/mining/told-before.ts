import type { Intent } from '@/shared/contracts/insight-items.ts';

/** What was before the product, or before it changed. */
const BEFORE = new RegExp(
  [
    "(?<!\\b(?:get|gets|got|getting|be|being|am|is|are|was|were|become|became|\\w+[’']?(?:m|re|s)) )\\bused to\\b(?! (?:it|this|that|them|the|a|an|my|our|your|\\w+ing)\\b)",
    '^\\W*(?:and |but |so )?(?:before|prior to) (?:this|that|it|then|we|i|the (?:app|switch|move|change|update|tool|system))\\b',
    '^\\W*(?:the|our|my) old (?:way|days|system|process|method|routine|one|version|app|tool)\\b(?=.{0,20}\\b(?:was|were|had|meant|took|cost|kept)\\b)',
    '\\b(?:back in the (?:old )?days|in the old days|back then)\\b',
    '^\\W*(?:and |but )?previously\\b',
  ].join('|'),
  'i',
);

/** What was lacking, or what had to go: that it is no more speaks for the product, and its praise stays praise. */
const LACKED =
  /\b(?:that|which|what) (?:i|we|nobody) (?:could )?never (?:managed?|could|got|achieved?|had)\b|\b(?:it|this|that|which) replaced (?:the|our|my|a|an|all)\b/i;

/**
 * What the judgements of a clause stand for: who tells how bad it was before praises what there is now, and who tells how good
 * it was blames it.
 */
export function turnedBy(clause: string): Partial<Record<Intent, Intent>> {
  if (BEFORE.test(clause)) return { praise: 'complaint', complaint: 'praise' };
  return LACKED.test(clause) ? { complaint: 'praise' } : {};
}
