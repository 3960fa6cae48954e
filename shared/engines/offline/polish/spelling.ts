import { jargon } from '@/shared/engines/offline/lexicon/jargon.ts';
import { misspellings } from '@/shared/engines/offline/lexicon/misspellings.ts';
import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Edit, inStyleOf } from './edits.ts';
import { wordsOf } from './names.ts';
import type { Passage } from './pattern.ts';

/** Common misspellings mended by the list alone. Capitalised words inside a sentence may be names and stay. */
export function commonMisspellings({ text, masked }: Passage): Edit[] {
  return wordsOf(masked).flatMap(({ text: word, lower, start, end, opens }) => {
    const right = misspellings.get(lower);
    if (right === undefined || (word !== lower && !opens && !isDayOrMonth(right) && !right.includes("'")))
      return [];
    return [{ start, end, text: inStyleOf(text.slice(start, end), right, text) }];
  });
}
const isDayOrMonth = (word: string): boolean => /^[A-Z]/.test(word) && /day$|ber$|ary$|^August$/.test(word);

/**
 * How far two words are apart: insertions, deletions, replacements and swaps of neighbours count 1; slips the hand or
 * ear makes often (a swap, a letter doubled or halved, one vowel for another) count less.
 */
export function slipDistance(wrong: string, right: string): number {
  const rows = Array.from({ length: wrong.length + 1 }, () => new Float64Array(right.length + 1));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= wrong.length; i += 1) {
    const row = rows[i] as Float64Array;
    for (let j = 0; j <= right.length; j += 1) {
      if (i === 0 || j === 0) {
        row[j] = i + j;
        continue;
      }
      const [a, b, previousA, previousB] = [wrong[i - 1], right[j - 1], wrong[i - 2], right[j - 2]];
      let best = at(i - 1, j - 1) + (a === b ? 0 : isVowel(a) && isVowel(b) ? 0.7 : 1);
      best = Math.min(
        best,
        at(i - 1, j) + (a === previousA ? 0.5 : isVowel(a) ? 0.8 : 1),
        at(i, j - 1) + (b === previousB ? 0.5 : isVowel(b) ? 0.8 : 1),
      );
      if (i > 1 && j > 1 && a === previousB && b === previousA && a !== b)
        best = Math.min(best, at(i - 2, j - 2) + 0.6);
      row[j] = best;
    }
  }
  return at(wrong.length, right.length);
}
const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter);

const byFirstLetter = new Map<string, string[]>();
for (const word of commonWords)
  byFirstLetter.set(word.charAt(0), [...(byFirstLetter.get(word.charAt(0)) ?? []), word]);

/**
 * The word meant by an unknown one, or undefined unless one stands out clearly.
 * @param word lower case, plain letters
 * @param suggestions a checker's ideas, best first
 */
export function clearCorrection(word: string, suggestions: readonly string[]): string | undefined {
  if (
    word.length < 4 ||
    !/^\p{Script=Latin}+(?:'\p{L}+)?$/u.test(word) ||
    jargon.has(word) ||
    /js$/.test(word)
  )
    return undefined;
  if (suggestions.some((suggestion) => isBritishVariant(word, suggestion.toLowerCase()))) return undefined;
  const limit = word.length >= 9 ? 2.2 : word.length >= 6 ? 1.7 : 1;
  const scores = new Map<string, number>();
  const consider = (candidate: string, penalty: number) => {
    if (/\s/.test(candidate) || Math.abs(candidate.length - word.length) > 2) return;
    const distance = slipDistance(word, candidate);
    if (distance > limit || (!commonWords.has(candidate) && distance > (word.length >= 9 ? 1 : 0.75))) return;
    const otherStart = candidate.charAt(0) === word.charAt(0) ? 0 : 0.9;
    const score = distance + penalty + otherStart - (commonWords.has(candidate) ? 0.6 : 0);
    scores.set(candidate, Math.min(score, scores.get(candidate) ?? Number.POSITIVE_INFINITY));
  };
  suggestions.forEach((suggestion, rank) => {
    if (suggestion === suggestion.toLowerCase()) consider(suggestion, rank * 0.15);
  });
  for (const candidate of byFirstLetter.get(word.charAt(0)) ?? []) consider(candidate, 0.3);
  const [best, second] = [...scores].sort((a, b) => a[1] - b[1]);
  if (!best || best[1] > limit - 0.2) return undefined;
  return second && second[1] - best[1] < 0.2 ? undefined : best[0];
}

/** British, Canadian and other spellings that are right in their place: colour, organise, centre, travelled, grey. */
export function isBritishVariant(word: string, american: string): boolean {
  return word !== american && VARIANTS.some(([british, us]) => word.replace(british, us) === american);
}
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/re(?=s?$|d$)/, 'er'],
  [/is(?=e|ing|ation|able)/, 'iz'],
  [/ys(?=e|ing)/, 'yz'],
  [/ll(?=ed|ing|er|ers|ous|ery|or)/, 'l'],
  [/l(?=ment|s?$|fil)/, 'll'],
  [/ogue/, 'og'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ence/, 'ense'],
  [/ise(?=d?$)/, 'ice'],
  [/mme/, 'm'],
  [/grey/, 'gray'],
  [/tyre/, 'tire'],
  [/que/, 'ck'],
  [/e(?=ment|able|ing)/, ''],
  [/t$/, 'ed'],
  [/wards$/, 'ward'],
  [/ough/, 'ow'],
  [/pp(?=ed|ing)/, 'p'],
];
