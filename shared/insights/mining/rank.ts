import type { RawItem } from '@/shared/insights/raw-item.ts';
import { foldedWords, stem } from './fold.ts';
import { subjectWords } from './grounding.ts';

/** Reciprocal rank fusion's constant (Cormack, Clarke, Büttcher 2009). */
const K = 60;

/**
 * Puts items of all sources in one order: by how close they are to the subject, how much they were taken up at their own
 * source, and how recent they are, each as a rank (RRF, k = 60), since points of two platforms do not compare.
 */
export function rankItems<Item extends { raw: RawItem }>(subject: string, items: readonly Item[]): Item[] {
  const wanted = new Set(subjectWords(subject));
  const measures: { weight: number; of: (raw: RawItem) => number; perSource: boolean }[] = [
    { weight: 0.65, of: (raw) => relevance(raw, wanted), perSource: false },
    { weight: 0.25, of: (raw) => (raw.createdAt ? Date.parse(raw.createdAt) || 0 : 0), perSource: false },
    {
      weight: 0.1,
      of: (raw) => Math.log1p(Math.max(0, raw.score)) + 0.5 * Math.log1p(raw.replies),
      perSource: true,
    },
  ];
  const keys = items.map(({ raw }) => `${raw.source}/${raw.nativeId}`);
  const scores = new Float64Array(items.length);
  for (const { weight, of, perSource } of measures) {
    const values = items.map(({ raw }) => of(raw));
    const order = items
      .map((_, index) => index)
      .sort(
        (one, other) =>
          (values[other] ?? 0) - (values[one] ?? 0) || ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1),
      );
    const places = new Map<string, number>();
    for (const index of order) {
      const stream = perSource ? (items[index]?.raw.source ?? '') : '';
      const place = (places.get(stream) ?? 0) + 1;
      places.set(stream, place);
      scores[index] = (scores[index] ?? 0) + weight / (K + place);
    }
  }
  return items
    .map((item, index) => ({ item, score: scores[index] ?? 0, key: keys[index] ?? '' }))
    .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

/** How often the subject's words come up, in steps, and whether there is enough said to learn from. */
function relevance({ text, title }: RawItem, wanted: ReadonlySet<string>): number {
  const words = foldedWords(text);
  const hits = words.filter((word) => wanted.has(stem(word))).length;
  const inTitle = foldedWords(title ?? '').filter((word) => wanted.has(stem(word))).length;
  return Math.min(3, hits) + Math.min(2, inTitle) * 0.5 + Math.min(1, words.length / 30);
}
