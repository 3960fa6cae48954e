import { slipDistance } from './slip-distance.ts';

/** Two words side by side as alternatives: "then or than", "affect/effect", "alot or a lot". */
const PAIR =
  /(?<![\p{L}'])((?:a )?[\p{L}']+)(,? (?:and|or|vs\.?|versus|&) |\s?[/,&]\s?)(?=((?:a )?[\p{L}']+))/giu;
/** Before "and", which also joins what belongs together. */
const COMPARES = /\b(?:diff\p{L}*|between|distinction|confus\p{L}*|mix\p{L}*)\b[^.!?]*$/iu;
/** A word that is asked for as a word: "how do you spell recieve". */
const SPELT =
  /\b(?:spell|spelled|spelt|spelling of|pronounce|misspell)(?: (?:the )?words?)?:? (?!(?:it|this|that|them|the|my|and|out|check|checked|correctly|right|things|words?)\b)([\p{L}']+)/giu;
/** Further apart, and begun otherwise, they are two words that merely stand beside each other. */
const MOST_APART = 2;
const BEGINNING = 3;

const bare = (word: string): string => word.toLowerCase().replace(/[' ]/g, '');

const areAlike = (one: string, other: string): boolean => {
  // "a villian or a victim" begin alike by their articles alone
  const haveArticles = [one, other].every((words) => /^a /i.test(words));
  const [left, right] = [one, other].map((words) => bare(haveArticles ? words.slice(2) : words));
  if (left === undefined || right === undefined) return false;
  if (one.toLowerCase() === other.toLowerCase()) return false;
  return left.slice(0, BEGINNING) === right.slice(0, BEGINNING) || slipDistance(left, right) <= MOST_APART;
};

/**
 * Words a text is about, not written with: two that are nearly the same, side by side, and one whose spelling is asked for.
 * A mend of either would make the question one about nothing.
 */
export function comparedWords(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { 0: whole, 1: one = '', 2: link = '', 3: other = '', index } of text.matchAll(PAIR)) {
    const at = index + whole.length;
    const isCompared = !/and|&|,/.test(link) || COMPARES.test(text.slice(0, index));
    if (isCompared && areAlike(one, other))
      found.push({ start: index, end: index + one.length }, { start: at, end: at + other.length });
  }
  for (const { 0: whole, 1: word = '', index } of text.matchAll(SPELT))
    found.push({ start: index + whole.length - word.length, end: index + whole.length });
  return found;
}
