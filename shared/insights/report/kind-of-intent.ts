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
export function sayingOf({ kind, statement, counted }: Finding): Count | null {
  const counts = (counted?.statement ?? statement).numbers.map(({ count }) => count);
  return counts.find(({ filter: { intent } }) => intent && KIND_OF_INTENT[intent] === kind) ?? null;
}
