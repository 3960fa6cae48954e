import type { Count, Intent } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';

/** The finding a theme makes, by what most people want who bring it up. */
export const KIND_OF_INTENT: Partial<Record<Intent, Finding['kind']>> = {
  complaint: 'pain',
  praise: 'praise',
  request: 'request',
  question: 'question',
  seeking: 'question',
  workaround: 'workaround',
};

/** The posts that say what a finding's title says, of those that speak of it; null where the title says no more than that. */
export function sayingOf({ kind, title, statement, counted }: Finding): Count | null {
  // Who seeks something asks as well, and is not among these numbers.
  if (kind === 'question') return null;
  // A shift is one of complaints, whatever most people say of the theme (`finding-title.ts`).
  const claimed = (counted?.title ?? title).startsWith('Complaints about ') ? 'pain' : kind;
  const counts = (counted?.statement ?? statement).numbers
    .map(({ count }) => count)
    // A shift's own numbers are of a part of the days.
    .filter(({ filter: { from, to } }) => from === undefined && to === undefined);
  return counts.find(({ filter: { intent } }) => intent && KIND_OF_INTENT[intent] === claimed) ?? null;
}
