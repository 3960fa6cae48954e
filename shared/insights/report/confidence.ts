import type { Confidence, Count, InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import { countAuthors, filterItems } from '@/shared/insights/filter-items.ts';

const DAY_MS = 86_400_000;

type Fact = NonNullable<Confidence['facts']>[number];

/**
 * How far a finding may be trusted, and why (insights facts D1): people, platforms, days between the first and the last,
 * and how many say the opposite.
 * @param opposing those of them that do; null where nothing is the opposite
 */
export function judgeConfidence(
  all: readonly InsightItem[],
  filter: ItemFilter,
  opposing: Count | null,
): Confidence {
  const items = filterItems(all, filter);
  const authors = countAuthors(items);
  const sources = new Set(items.map(({ source }) => source)).size;
  const named = items.filter(({ author }) => author !== null);
  const days = items.flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []));
  const spread = days.length > 1 ? Math.round((Math.max(...days) - Math.min(...days)) / DAY_MS) : 0;
  const share = items.length === 0 ? 0 : (opposing?.value ?? 0) / items.length;
  const facts: Fact[] = [];
  if (named.length > 0) facts.push({ text: plural(countAuthors(named), 'author'), by: 'author' });
  if (named.length < items.length)
    facts.push({ text: `${plural(items.length - named.length, 'post')} without a name`, by: 'author' });
  facts.push({ text: plural(sources, 'source'), by: 'source' });
  if (days.length > 1)
    facts.push({ text: spread > 0 ? `over ${plural(spread, 'day')}` : 'within a day', by: 'day' });
  if (share > 0 && opposing)
    facts.push({ text: `${Math.round(share * 100)} % say the opposite`, count: opposing });
  const judged = (level: Confidence['level'], ...more: Fact[]): Confidence => {
    const told = [...facts, ...more];
    return { level, reasons: told.map(({ text }) => text), facts: told };
  };
  if (authors <= 1) return judged('anecdote');
  if (authors < 4) return judged('low');
  const isHigh = authors >= 8 && sources >= 2 && spread >= 14 && share < 0.4;
  if (!isHigh) return judged('medium');
  if (items.every(({ textKind }) => textKind === 'excerpt'))
    return judged('medium', { text: 'excerpts only' });
  if (largestThread(items) * 2 > authors)
    return judged('medium', { text: 'mostly one thread', by: 'thread' });
  return judged('high');
}

function largestThread(items: readonly InsightItem[]): number {
  const threads = new Map<string, InsightItem[]>();
  for (const item of items) threads.set(item.threadId, [...(threads.get(item.threadId) ?? []), item]);
  return Math.max(0, ...[...threads.values()].map(countAuthors));
}

const plural = (value: number, noun: string) => `${value} ${noun}${value === 1 ? '' : 's'}`;
