import { foldText, termsOf } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { claim, type Token } from './question-tokens.ts';
import { HOURS, sameUnit } from './said-units.ts';
import { abbreviations, families, leagueLetters, people } from './word-families.ts';

/** A column a question names: where, and how surely. */
export interface ColumnMatch {
  /** Counted from 0 in its table. */
  column: number;
  at: number;
  length: number;
  /** 1 for its whole name; less for a word of it, or one that is only like it. */
  score: number;
}

/** Words that are a part of so many names that they tell no column apart. */
const LOOSE = new Set(
  'of the in per by a an and for to no is id number column de la le du der die von'.split(' '),
);

/** How many letters differ, as far as one or two: transposed ones count once (Damerau 1964). */
export function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  return restA.length + restB.length <= 2 && restA.length < 2 && restB.length < 2
    ? true
    : restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** How alike two words are, 0 to 1: the same, another ending, a slip of the keyboard. */
export function alike(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (/\d/.test(a + b) || short.length < 4) return 0;
  const more = long.length - short.length;
  if (long.startsWith(short) && more <= (short.length >= 7 ? 3 : 2)) return 0.9;
  if (long === `${short}ing`) return 0.9;
  const common = [...short].findIndex((letter, at) => letter !== long[at]);
  // Endings of another number or gender: "productos", "producto"; "categories", "category".
  if (common >= 5 && common >= short.length - 2 && more <= 2) return 0.85;
  return short.length >= 5 && short[0] === long[0] && isOneOff(a, b) ? 0.8 : 0;
}

const folded = (text: string) => termsOf(text).map((word) => foldText(word).replaceAll('ß', 'ss'));

/** The words of a value. */
export const valueWords = (value: string) => folded(value.replace(/[_/&]/g, ' '));

/** The words of a column's name; `unitPrice` has two. */
export const nameWords = (name: string) => valueWords(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

const wordsIn = (name: string) => nameWords(name.replace(/[([{][^)\]}]*[)\]}]/g, ' '));

const verbs = new Set([...(families.sold ?? []), ...(families.cost ?? []), ...(families.salary ?? [])]);

/** "sell" asks for what was sold, not for the seller. */
const isDoer = (token: Token, word: string) =>
  people.includes(word) && token.text !== word && token.stem !== word && verbs.has(token.text);

const likeAt = (token: Token | undefined, word: string) =>
  token && token.role === undefined && !isDoer(token, word)
    ? Math.max(alike(token.stem, word), alike(token.text, word))
    : 0;

function runScore(tokens: readonly Token[], at: number, words: readonly string[]): number {
  return words.reduce((score, word, offset) => Math.min(score, likeAt(tokens[at + offset], word)), 1);
}

/**
 * The columns that are named in full, longest names first. Claims their words.
 * @param isValue whether a word is a value, which it is sooner than a name that is only like it
 */
export function matchWholeNames(
  tokens: readonly Token[],
  columns: readonly DataColumn[],
  isValue: (token: Token) => boolean,
): ColumnMatch[] {
  const matches: ColumnMatch[] = [];
  const named = columns
    .flatMap((column, at) =>
      [wordsIn(column.name), nameWords(column.name), folded(column.name)].map((words) => ({
        column: at,
        words,
      })),
    )
    .filter(({ words }) => words.length > 0 && !words.every((word) => LOOSE.has(word)))
    .sort((a, b) => b.words.length - a.words.length);
  for (const least of [1, 0.8])
    for (const { column, words } of named) {
      if (matches.some((match) => match.column === column)) continue;
      const quoted = tokens.findIndex(
        ({ stem, role }) => role === undefined && stem === words.join(' ') && words.length > 1,
      );
      if (quoted >= 0) {
        claim(tokens, quoted, { length: 1, role: 'name' });
        matches.push({ column, at: quoted, length: 1, score: 1 });
        continue;
      }
      for (let at = 0; at + words.length <= tokens.length; at += 1) {
        const score = runScore(tokens, at, words);
        if (score < least || (score < 1 && words.length === 1 && isValue(tokens[at] as Token))) continue;
        claim(tokens, at, { length: words.length, role: 'name' });
        matches.push({ column, at, length: words.length, score });
        break;
      }
    }
  return matches;
}

/** Columns whose head is short for a word: "Pts", "GF"; single letters only where other such heads stand beside them. */
function columnsShortFor(token: Token, columns: readonly DataColumn[]): number[] {
  const heads = columns.map(({ name }) => nameWords(name).join(' '));
  const isLeague = heads.some((head) => /^(?:pts|gf|ga|gd)$/.test(head));
  return heads.flatMap((head, at) => {
    const part = head.split(' ').find((word) => word.length > 2 && abbreviations.has(word)) ?? head;
    const words = abbreviations.get(part) ?? (isLeague ? leagueLetters.get(head) : undefined);
    return words?.some((word) => word === token.text || word === token.stem) ? [at] : [];
  });
}

/** Letters of a word in their order, as `std` of "stunden". */
function isSkeleton(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

const LEAST_OF_SHORT = 3;

/** The words of a name that are cut off by a point. */
export const cutWords = (name: string): string[] =>
  [
    ...(name.match(/\p{L}{3,}(?=\.(?!\p{Ll}|\p{Lu}\p{Ll}{3}))/gu) ?? []),
    // "KSt", "MwSt": capitals of the parts of one word
    ...(/^\p{Lu}\p{Ll}?\p{Lu}\p{Ll}$/u.test(name.trim()) ? [name.trim()] : []),
  ].map((written) => foldText(written).replaceAll('ß', 'ss'));

/** Whether a name that is cut off by a point, as `Disc.` and `Überstd.`, is short for a word. */
export function isCutOff(name: string, word: string): boolean {
  return cutWords(name).some((short) => {
    const isBegun = word.startsWith(short.slice(0, name.trim().length === short.length ? 1 : LEAST_OF_SHORT));
    return isBegun && word.length > short.length && isSkeleton(short, word);
  });
}

/** "how many kg": the unit in a column's head. */
const columnsIn = ({ text }: Token, columns: readonly DataColumn[]): number[] =>
  columns.flatMap(({ name }, at) => {
    const unit = /[([]([^)\]]{1,12})[)\]]/.exec(name)?.[1]?.toLowerCase();
    const isSaid = unit !== undefined && (sameUnit(unit).includes(text) || folded(unit).join(' ') === text);
    return isSaid ? [at] : [];
  });

/** Columns of which a word of the question is a part of the name; several where it does not tell which. */
export function columnsWith(token: Token, columns: readonly DataColumn[]): number[] {
  if (LOOSE.has(token.text)) return [];
  const inUnit = columnsIn(token, columns);
  if (token.text.length < 3 || inUnit.length > 0) return inUnit;
  const short = columnsShortFor(token, columns);
  if (short.length > 0) return short;
  const scores = columns.map(({ name }) =>
    Math.max(0, ...nameWords(name).map((word) => likeAt({ ...token, role: undefined as never }, word))),
  );
  const whole = scores.flatMap((score, at) => (score >= 0.8 ? [at] : []));
  if (whole.length > 0) return whole;
  const cut = columns.flatMap(({ name }, at) => (isCutOff(name, token.text) ? [at] : []));
  if (cut.length === 1) return cut;
  const timed = HOURS.test(token.text) ? columns.flatMap(({ unit }, at) => (unit === 'h' ? [at] : [])) : [];
  if (timed.length > 0) return timed;
  // German and Dutch write names in one word: "Umsatz" in "Gesamtumsatz".
  if (token.text.length < 5) return [];
  return columns.flatMap(({ name }, at) =>
    nameWords(name).some((word) => word.startsWith(token.stem) || word.endsWith(token.stem)) ? [at] : [],
  );
}
