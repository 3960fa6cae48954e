import type { Confidence, InsightItem } from '@/shared/contracts/insight-items.ts';
import { countAuthors } from '@/shared/insights/filter-items.ts';

const DAY_MS = 86_400_000;

/**
 * How far a finding may be trusted, and why (insights facts D1): people, platforms, days between the first and the last,
 * and how many say the opposite.
 */
export function judgeConfidence(items: readonly InsightItem[], opposing: number): Confidence {
  const authors = countAuthors(items);
  const sources = new Set(items.map(({ source }) => source)).size;
  const named = items.filter(({ author }) => author !== null);
  const days = items.flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []));
  const spread = days.length > 1 ? Math.round((Math.max(...days) - Math.min(...days)) / DAY_MS) : 0;
  const share = items.length === 0 ? 0 : opposing / items.length;
  const reasons = [
    ...(named.length > 0 ? [plural(countAuthors(named), 'author')] : []),
    ...(named.length < items.length ? [`${plural(items.length - named.length, 'post')} without a name`] : []),
    plural(sources, 'source'),
    ...(days.length > 1 ? [spread > 0 ? `over ${plural(spread, 'day')}` : 'within a day'] : []),
  ];
  if (share > 0) reasons.push(`${Math.round(share * 100)} % say the opposite`);
  if (authors <= 1) return { level: 'anecdote', reasons };
  if (authors < 4) return { level: 'low', reasons };
  const isHigh = authors >= 8 && sources >= 2 && spread >= 14 && share < 0.4;
  if (!isHigh) return { level: 'medium', reasons };
  if (items.every(({ textKind }) => textKind === 'excerpt'))
    return { level: 'medium', reasons: [...reasons, 'excerpts only'] };
  if (largestThread(items) * 2 > authors)
    return { level: 'medium', reasons: [...reasons, 'mostly one thread'] };
  return { level: 'high', reasons };
}

function largestThread(items: readonly InsightItem[]): number {
  const threads = new Map<string, InsightItem[]>();
  for (const item of items) threads.set(item.threadId, [...(threads.get(item.threadId) ?? []), item]);
  return Math.max(0, ...[...threads.values()].map(countAuthors));
}

const plural = (value: number, noun: string) => `${value} ${noun}${value === 1 ? '' : 's'}`;
