import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { agree, say } from './say.ts';

export interface Shift {
  direction: 'faded' | 'grown';
  told: Sentence;
}

/** So many posts stand on either side at least. */
const MIN_SIDE = 5;
const DAY_MS = 86_400_000;

/**
 * Whether people complained of a theme before and no more, or only of late, however often they bring it up: what was mended reads
 * otherwise as if it were still so. Told only where the intervals of the two shares lie apart.
 */
export function readShift(items: readonly InsightItem[], theme: string): Shift | null {
  const days = filterItems(items, { theme })
    .flatMap(({ createdAt }) => createdAt?.slice(0, 10) ?? [])
    .sort();
  const day = days[Math.floor((days.length - 1) / 2)];
  if (day === undefined) return null;
  const next = new Date(Date.parse(day) + DAY_MS);
  if (Number.isNaN(next.getTime())) return null;
  const older = { theme, to: day };
  const newer = { theme, from: next.toISOString().slice(0, 10) };
  const before = countItems(items, { ...older, intent: 'complaint' }, older);
  const after = countItems(items, { ...newer, intent: 'complaint' }, newer);
  if (Math.min(before.of, after.of) < MIN_SIDE) return null;
  const hasFaded = after.interval[1] < before.interval[0];
  if (!hasFaded && before.interval[1] >= after.interval[0]) return null;
  const told = say`${before} of the ${countItems(items, older)} earlier posts ${agree(before, 'complains', 'complain')}, ${after} of the ${countItems(items, newer)} later ones.`;
  return { direction: hasFaded ? 'faded' : 'grown', told };
}
