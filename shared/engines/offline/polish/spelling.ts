import { jargon } from '@/shared/engines/offline/lexicon/jargon.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { misspellings } from '@/shared/engines/offline/lexicon/misspellings.ts';
import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Edit, inStyleOf } from './edits.ts';
import { wordsOf } from './names.ts';
import type { Passage } from './pattern.ts';
import { slipDistance } from './slip-distance.ts';

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

let byFirstLetter: Map<string, string[]> | undefined;
function commonByFirstLetter(letter: string): readonly string[] {
  if (!byFirstLetter) {
    byFirstLetter = new Map();
    for (const word of likelyWords)
      byFirstLetter.set(word.charAt(0), [...(byFirstLetter.get(word.charAt(0)) ?? []), word]);
  }
  return byFirstLetter.get(letter) ?? [];
}

/** How far off an unknown word may be, by its length: the longer, the less its meaning is in doubt. */
function allowedDistance(length: number): number {
  if (length <= 4) return 0.6;
  if (length === 5) return 0.85;
  return length <= 7 ? 1.05 : length <= 9 ? 1.4 : 1.7;
}
/** A word few people write is meant only if the slip is slight. */
const RARE_WORD = { minLength: 8, distance: 0.76 };

/** Four-letter words so common that two swapped letters of one can mean nothing else. */
const SHORT_TARGETS = new Set(
  'this that with from have just what when your know like them then they will need want make time some here help good work look tell only very much more most also been were does than into over such take year come give back even well find same name last next long week'.split(
    ' ',
  ),
);

/** Whether a word is built from a known one by rule: "finalizer", "recompress", "lexically". Dictionaries lack many. */
export function isDerived(word: string, candidate: string): boolean {
  const known = (stem: string) =>
    stem.length > 2 && (likelyWords.has(stem) || likelyWords.has(`${stem}e`) || likelyWords.has(`${stem}s`));
  // "crashs": what hisses takes "es"
  if (/(?:s|x|z|ch|sh)s$/.test(word)) return false;
  const stem = /^(.+?)(?:ers?|ors?|ables?|ably|ness|ly|e?y|s|'s|ized?|izing|ity)$/.exec(word)?.[1];
  if (stem && (known(stem) || known(stem.replace(/ies?$/, 'y').replace(/(.)\1$/, '$1')))) return true;
  const rest =
    /^(?:re|un|de|non|pre|sub|super|multi|auto|inter|micro|mis|over|out|co|up|down|mini|meta)(.{4,})$/.exec(
      word,
    )?.[1];
  if (rest && (known(rest) || known(rest.replace(/(?:e[ds]|ing|ion|s)$/, '')))) return true;
  const verb = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  return verb !== undefined && known(verb) && candidate.length <= word.length;
}

/**
 * The word meant by an unknown one, or undefined unless one stands out clearly: a common word, and a slip people make.
 * @param word lower case, plain letters
 * @param suggestions a checker's ideas, best first
 */
export function clearCorrection(word: string, suggestions: readonly string[]): string | undefined {
  if (word.length < 4 || !/^[a-z]+(?:'[a-z]+)?$/.test(word) || jargon.has(word) || /js$/.test(word))
    return undefined;
  if (suggestions.some((suggestion) => isBritishVariant(word, suggestion.toLowerCase()))) return undefined;
  const scores = new Map<string, number>();
  const consider = (candidate: string, penalty: number) => {
    if (!/^[a-z']+$/.test(candidate) || Math.abs(candidate.length - word.length) > 2) return;
    const isCommon =
      word.length === 4
        ? SHORT_TARGETS.has(candidate)
        : (word.length === 5 ? commonWords : likelyWords).has(candidate);
    if (!isCommon && word.length < RARE_WORD.minLength) return;
    const distance = slipDistance(word, candidate);
    const limit = isCommon ? allowedDistance(word.length) : RARE_WORD.distance;
    if (distance > limit) return;
    const score = distance + penalty + (isCommon ? 0 : 0.5);
    scores.set(candidate, Math.min(score, scores.get(candidate) ?? Number.POSITIVE_INFINITY));
  };
  suggestions.forEach((suggestion, rank) => {
    consider(suggestion, rank * 0.1);
  });
  // The second letter is among the first few of nearly every slip; measuring all other words would take its time.
  const beginning = word.slice(0, 3);
  for (const candidate of commonByFirstLetter(word.charAt(0)))
    if (beginning.includes(candidate.charAt(1))) consider(candidate, 0.2);
  const [best, second] = [...scores].sort((a, b) => a[1] - b[1]);
  if (
    !best ||
    best[0] === word ||
    (/[aeiou]$/.test(word) && !best[0].endsWith(word.slice(-1))) ||
    isBritishVariant(word, best[0]) ||
    isDerived(word, best[0])
  )
    return undefined;
  return second && second[1] - best[1] < 0.15 ? undefined : best[0];
}

/** British, Canadian and other spellings that are right in their place: colour, organise, centre, travelled, grey. */
export function isBritishVariant(word: string, american: string): boolean {
  const [british, us] = [word.replace(/'s$/, ''), american.replace(/'s$/, '')];
  return british !== us && VARIANTS.some(([find, replacement]) => british.replace(find, replacement) === us);
}
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/re(?=s?$|d$)/, 'er'],
  [/tr(?=ing$)/, 'ter'],
  [/or(?=s?$)/, 'er'],
  [/is(?=e|ing|ation|able)/, 'iz'],
  [/ys(?=e|ing)/, 'yz'],
  [/ll(?=ed|ing|er|ers|ous|ery|or)/, 'l'],
  [/l(?=ment|s?$)(?!.*l(?:ment|s?$).)/, 'll'],
  [/l(?=fil)/, 'll'],
  [/l(?=ful)/, 'll'],
  [/ogue(?=s?$)/, 'og'],
  [/ogue(?=[dr])/, 'oge'],
  [/oguing/, 'oging'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ence/, 'ense'],
  [/ise(?=d?$)/, 'ice'],
  [/mme/, 'm'],
  [/ss(?=e[ds]$|ing$)/, 's'],
  [/grey/, 'gray'],
  [/tyre/, 'tire'],
  [/que/, 'ck'],
  [/e(?=ment|able|ing)/, ''],
  [/t$/, 'ed'],
  [/wards$/, 'ward'],
  [/ough/, 'ow'],
  [/pp(?=ed|ing)/, 'p'],
];

/** What stands before or after an unknown word that is a name of something technical. */
export const NAMES_BEFORE =
  /\b(?:called|named|titled|install|installed|import|via|sudo|the term|the word|the verb|dubbed)\s+$/i;
/** "We use kustomize": behind it who errs writes the first letter right. */
export const USES = /\b(?:use|uses|used|using|with|via|in|run|running)\s+$/i;
export const NAMES_AFTER =
  /^\s+(?:function|method|command|library|package|brand|app|module|binary|daemon|plugin|tool|utility|script|flag|option|parameter|argument|class|namespace|repo|repository|server|protocol|format|file|variable|field|keyword|API|CLI|SDK)s?\b/;
