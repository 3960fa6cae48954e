import { type AnswerSummary, summaryParts } from '@/shared/engines/answer-summary.ts';

// Said in the frame alone: what is known of engines is no load for the page.

/** Which model answered, how long it took, and what it cost or hid: what is behind *Details*. */
export function creditLine(account: AnswerSummary): string {
  // A dot stays with what stands before it where the line breaks.
  return summaryParts(account)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}
