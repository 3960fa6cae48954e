import type { InsightItem, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';

/** Counts again without the product's own counting, straight from the labels. */
function recount(items: readonly InsightItem[], filter: ItemFilter): number {
  let found = 0;
  for (const { id, labels, source, community, language, answered, createdAt } of items) {
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
      found += 1;
  }
  return found;
}

interface Counted {
  value: number;
  filter: ItemFilter;
}
const isCount = (value: object): value is Counted =>
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
      if (recount(items, value.filter) !== value.value) wrong += 1;
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
