import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { STOP_WORDS } from '@/shared/insights/mining/stop-words.ts';

const ALIKE = 0.25;

/** The usual way: TF-IDF vectors, each text to the first cluster whose leader is alike (insights facts C). @returns clusters */
export function clusterByTfIdf(texts: readonly string[]): number {
  const bags = texts.map((text) =>
    foldedWords(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem),
  );
  const documents = new Map<string, number>();
  for (const bag of bags)
    for (const word of new Set(bag)) documents.set(word, (documents.get(word) ?? 0) + 1);
  const vectors = bags.map((bag) => {
    const vector = new Map<string, number>();
    for (const word of bag) {
      const weight = Math.log(bags.length / (documents.get(word) ?? 1));
      vector.set(word, (vector.get(word) ?? 0) + weight);
    }
    const length = Math.hypot(...vector.values()) || 1;
    for (const [word, weight] of vector) vector.set(word, weight / length);
    return vector;
  });
  const leaders: Map<string, number>[] = [];
  for (const vector of vectors) {
    const isKnown = leaders.some((leader) => {
      let product = 0;
      for (const [word, weight] of vector) product += weight * (leader.get(word) ?? 0);
      return product >= ALIKE;
    });
    if (!isKnown) leaders.push(vector);
  }
  return leaders.length;
}
