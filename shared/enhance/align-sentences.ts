/** Sentences that stand for each other in two texts; either list may hold more than one, and one of them none. */
export interface Aligned {
  before: string;
  after: string;
}

/** From this share of common words on, one sentence is a rewrite of another. */
const ALIKE = 0.3;
/** How far from the same place in its text the other sentence is looked for. */
const BAND = 60;

const wordsOf = (sentence: string): ReadonlySet<string> =>
  new Set(sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Share of common words of two sentences, from 0 to 1 (L. R. Dice: Measures of the amount of ecologic association, 1945). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * common) / all;
}

/** Pairs in order with the greatest likeness in sum (S. B. Needleman, C. D. Wunsch, 1970), as `[before, after]` places. */
function pairsOf(before: readonly string[], after: readonly string[]): [number, number][] {
  const [ones, others] = [before.map(wordsOf), after.map(wordsOf)];
  const [n, m] = [ones.length, others.length];
  const width = m + 1;
  const best = new Float64Array((n + 1) * width);
  const gain = (i: number, j: number): number => {
    const [one, other] = [ones[i], others[j]];
    const alike = one && other ? likeness(one, other) : 0;
    return alike < ALIKE ? 0 : alike;
  };
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    const same = Math.round((i * m) / n);
    for (let j = Math.min(m - 1, same + BAND); j >= Math.max(0, same - BAND); j -= 1)
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), gain(i, j) + at(i + 1, j + 1));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < n && j < m; ) {
    const gained = at(i, j) > 0 ? gain(i, j) : 0;
    if (gained > 0 && at(i, j) === gained + at(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

/**
 * Sentences of a draft beside those of its rewrite, in order. What has no likeness of its own goes with the sentence before it,
 * as the second half of one that was parted. Joining `before` gives the draft's sentences, joining `after` the result's.
 */
export function alignSentences(before: readonly string[], after: readonly string[]): Aligned[] {
  const pairs = pairsOf(before, after);
  if (pairs.length === 0) return [{ before: before.join(''), after: after.join('') }];
  return pairs.map((_, index) => {
    const [i, j] = index === 0 ? [0, 0] : (pairs[index] ?? [0, 0]);
    const [nextI, nextJ] = pairs[index + 1] ?? [before.length, after.length];
    return { before: before.slice(i, nextI).join(''), after: after.slice(j, nextJ).join('') };
  });
}
