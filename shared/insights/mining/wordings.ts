import { foldedWords, stem } from './fold.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Two sentences say the same thing in the same words where the shorter shares so much with the longer. */
const SAME = 0.7;

/** A sentence of fewer words is nobody's in particular: two who say `the brake squeals` are two. */
const MIN_WORDS = 4;

/** Counts up to so many ways in which something is put: what one person wrote and others passed on is one. */
export function countWordings(texts: Iterable<string>, enough: number): number {
  const ways: Set<string>[] = [];
  for (const text of texts) {
    const words = new Set(
      foldedWords(text)
        .filter((word) => !STOP_WORDS.has(word))
        .map(stem),
    );
    if (words.size < MIN_WORDS || !ways.some((way) => isSame(words, way))) ways.push(words);
    if (ways.length >= enough) break;
  }
  return ways.length;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared >= small.size * SAME;
}
