import type { Count, InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';

/** Picks again without the product's own filters, straight from the labels. */
function pick(items: readonly InsightItem[], filter: ItemFilter): InsightItem[] {
  const found: InsightItem[] = [];
  for (const item of items) {
    const { id, labels, source, community, language, answered, createdAt } = item;
    const day = createdAt?.slice(0, 10) ?? '';
    const isTheme =
      filter.theme === undefined ||
      labels.themes.some(
        ({ label, intents }) =>
          label === filter.theme && (filter.intent === undefined || intents.includes(filter.intent)),
      );
    const isIntent =
      filter.intent === undefined || filter.theme !== undefined || labels.intents.includes(filter.intent);
    if (
      isTheme &&
      isIntent &&
      (filter.ids?.includes(id) ?? true) &&
      (filter.sentiment ?? labels.sentiment) === labels.sentiment &&
      (filter.source ?? source) === source &&
      (filter.community ?? community) === community &&
      (filter.language ?? language) === language &&
      (filter.answered ?? answered) === answered &&
      (filter.competitor === undefined || labels.competitors.includes(filter.competitor)) &&
      (filter.unthemed === undefined || filter.unthemed === (labels.themes.length === 0)) &&
      (filter.from === undefined || (day !== '' && day >= filter.from)) &&
      (filter.to === undefined || (day !== '' && day <= filter.to))
    )
      found.push(item);
  }
  return found;
}

/** The Wilson interval of a share at 95 %, as it is written down. */
function intervalOf(value: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = value / of;
  const middle = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const all = 1 + (z * z) / of;
  return [(middle - spread) / all, (middle + spread) / all];
}

/** Whether all that a count says is so: how many, of how many, by whom, where, and how sure. */
function isTrue(items: readonly InsightItem[], count: Count): boolean {
  const found = pick(items, count.filter);
  const of = count.among ? pick(items, count.among).length : items.length;
  const unnamed = found.filter(({ author }) => author === null).length;
  const named = new Set(found.flatMap(({ author, source }) => (author ? [`${source}:${author}`] : []))).size;
  const interval = intervalOf(found.length, Math.max(of, found.length));
  return (
    count.value === found.length &&
    count.of === of &&
    count.authors === named + unnamed &&
    (count.unnamed ?? 0) === unnamed &&
    count.sources.length === new Set(found.map(({ source }) => source)).size &&
    found.every(({ source }) => count.sources.includes(source)) &&
    interval.every((end, at) => Math.abs(end - (count.interval[at] ?? -1)) < 0.001)
  );
}

const isCount = (value: object): value is Count =>
  'value' in value && 'filter' in value && 'interval' in value;

/** Every number of a report against its items, wherever in it the number stands, and every quote against its text. */
export function countTwice(
  report: Report,
  items: readonly InsightItem[],
): { numbers: number; wrong: number } {
  let numbers = 0;
  let wrong = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isCount(value)) {
      numbers += 1;
      if (!isTrue(items, value)) wrong += 1;
      return;
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(report);
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  for (const { itemId, start, end, quote } of report.citations)
    if (texts.get(itemId)?.slice(start, end) !== quote) wrong += 1;
  return { numbers, wrong };
}
