import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

/**
 * Numbers in a sentence that nobody counted: digits outside its `numbers`, which are neither part of what was asked about
 * nor of a label that is made of the items' own words.
 * @param context the subject, title or question the sentence stands under
 */
export function findForeignNumbers(
  { text, numbers }: Sentence,
  context: string,
  items: readonly InsightItem[],
): string[] {
  const known = new Set(`${context} ${labelsOf(items)}`.match(NUMBER) ?? []);
  const foreign: string[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const isCounted = numbers.some(
      ({ start, end }) => match.index >= start && match.index + match[0].length <= end,
    );
    if (!isCounted && !known.has(match[0])) foreign.push(match[0]);
  }
  return foreign;
}

function labelsOf(items: readonly InsightItem[]): string {
  const labels = new Set<string>();
  for (const { labels: own } of items) {
    for (const { label } of own.themes) labels.add(label);
    for (const name of own.competitors) labels.add(name);
  }
  return [...labels].join(' ');
}
