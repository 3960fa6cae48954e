import { foldedWords } from './fold.ts';

/** Words that stand in any sentence, whatever it speaks of. */
const ANYWHERE: ReadonlySet<string> = new Set(
  `the a an of to and in for that on is was with it as at by from be this which or its i me my we you your they them he she
  his her am are were been`.split(/\s+/),
);
const SHORT: Readonly<Record<string, string>> = { ca: 'can', wo: 'will' };

/** The words of a text that may say what it speaks of, each once; a negation as `not`. */
export function toldWords(text: string): string[] {
  const words = foldedWords(text).flatMap((word) => {
    const whole = word.replace(/'(?:s|re|ve|ll|d|m)$/, '');
    if (!whole.endsWith("n't")) return [whole];
    const verb = whole.slice(0, -3);
    return ['not', SHORT[verb] ?? verb];
  });
  return [...new Set(words)].filter((word) => word.length > 1 && !ANYWHERE.has(word) && !/\d/.test(word));
}

const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['est', ''],
];

/** The place of a word in a list, of its plain form where the list lacks this one. */
export function findWord(word: string, placeOf: ReadonlyMap<string, number>): number | undefined {
  const own = placeOf.get(word);
  if (own !== undefined) return own;
  for (const [ending, instead] of ENDINGS) {
    const found = word.endsWith(ending) ? placeOf.get(word.slice(0, -ending.length) + instead) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
