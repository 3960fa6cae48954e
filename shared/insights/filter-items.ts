import type { Count, InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import { wilson } from './mining/wilson.ts';

/** Each part of a filter, and whether an item passes it. */
const tests: {
  [Key in keyof ItemFilter]-?: (item: InsightItem, wanted: NonNullable<ItemFilter[Key]>) => boolean;
} = {
  ids: (item, ids) => ids.includes(item.id),
  theme: (item, label) => item.labels.themes.some((theme) => theme.label === label),
  intent: (item, intent) => item.labels.intents.includes(intent),
  sentiment: (item, sentiment) => item.labels.sentiment === sentiment,
  source: (item, source) => item.source === source,
  community: (item, community) => item.community === community,
  competitor: (item, name) => item.labels.competitors.includes(name),
  language: (item, language) => item.language === language,
  unthemed: (item, wanted) => (item.labels.themes.length === 0) === wanted,
  answered: (item, wanted) => item.answered === wanted,
  from: (item, day) => item.createdAt !== null && item.createdAt.slice(0, 10) >= day,
  to: (item, day) => item.createdAt !== null && item.createdAt.slice(0, 10) <= day,
};

type Passes = (item: InsightItem) => boolean;

/** A filter as one question, put together once for all items. */
function readFilter({ theme, intent, ...rest }: ItemFilter): Passes {
  const isOneSentence = theme !== undefined && intent !== undefined;
  const asked: Passes[] = isOneSentence
    ? [
        ({ labels }) =>
          labels.themes.some(({ label, intents }) => label === theme && intents.includes(intent)),
      ]
    : [];
  for (const [key, wanted] of Object.entries(isOneSentence ? rest : { theme, intent, ...rest })) {
    if (wanted === undefined) continue;
    const test = tests[key as keyof ItemFilter] as (item: InsightItem, wanted: unknown) => boolean;
    asked.push((item) => test(item, wanted));
  }
  return (item) => asked.every((passes) => passes(item));
}

/** Items by theme. A report counts hundreds of numbers among the same items, and most of them are of one theme. */
const themesOf = new WeakMap<readonly InsightItem[], ReadonlyMap<string, readonly InsightItem[]>>();

function itemsOf(items: readonly InsightItem[], theme: string): readonly InsightItem[] {
  let known = themesOf.get(items);
  if (!known) {
    const found = new Map<string, InsightItem[]>();
    for (const item of items)
      for (const label of new Set(item.labels.themes.map((one) => one.label))) {
        const others = found.get(label);
        if (others) others.push(item);
        else found.set(label, [item]);
      }
    themesOf.set(items, found);
    known = found;
  }
  return known.get(theme) ?? [];
}

/** The items a number of a report counts: what opens when it is pressed. */
export function filterItems(items: readonly InsightItem[], filter: ItemFilter): InsightItem[] {
  if (filter.ids) {
    const ids = new Set(filter.ids);
    const { ids: _, ...rest } = filter;
    const passes = readFilter(rest);
    return items.filter((item) => ids.has(item.id) && passes(item));
  }
  const among = filter.theme === undefined ? items : itemsOf(items, filter.theme);
  return among.filter(readFilter(filter));
}

/**
 * Counts the items that pass a filter, among `items`, or among those that pass `among`.
 * @returns the number with its authors, sources and interval; an item without an author counts as an author of its own
 */
export function countItems(items: readonly InsightItem[], filter: ItemFilter, among: ItemFilter = {}): Count {
  const found = filterItems(items, filter);
  const isAmongAll = Object.keys(among).length === 0;
  const of = isAmongAll ? items.length : filterItems(items, among).length;
  const unnamed = found.filter(({ author }) => author === null).length;
  return {
    value: found.length,
    of,
    authors: countAuthors(found),
    ...(unnamed > 0 && { unnamed }),
    sources: [...new Set(found.map(({ source }) => source))].sort(),
    interval: wilson(found.length, Math.max(of, found.length)),
    filter,
    ...(!isAmongAll && { among }),
  };
}

/** How many people are known to have written what was counted. */
export const namedAuthors = ({ authors, unnamed = 0 }: Pick<Count, 'authors' | 'unnamed'>): number =>
  authors - unnamed;

/** How many people wrote these items. */
export function countAuthors(items: readonly InsightItem[]): number {
  return new Set(items.map(({ author, source, id }) => (author === null ? id : `${source}:${author}`))).size;
}
