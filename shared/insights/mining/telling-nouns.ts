import { stem } from './fold.ts';
import { GENERIC_NOUNS } from './generic-nouns.ts';
import { isJudgement } from './sentiment.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { TaggedWord } from './tagger.ts';
import { firstOfFamily } from './word-families.ts';

/** A noun alone, and with the word on either side that says which: `account`, `bank account`, `account number`; each with its key. */
export function nounsAround(words: readonly TaggedWord[], at: number): [key: string, said: string][] {
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]];
  if (!own?.isNoun) return [];
  const phrases = [[own]];
  if (before && isSpecific(before)) phrases.push([before, own]);
  if (after?.isNoun && after.word.length >= 3 && !isJudgement(after.word)) phrases.push([own, after]);
  return phrases.map((phrase) => [
    phrase.map(({ word }) => firstOfFamily(stem(word))).join(' '),
    phrase.map(({ word }) => word).join(' '),
  ]);
}

export function isTelling(word: string): boolean {
  return word.length >= 3 && !STOP_WORDS.has(word) && !GENERIC_NOUNS.has(word) && !isJudgement(word);
}

/** Nouns that say nothing alone and much after another: `lab results`, `waiting room`. */
const HEADS = new Set(
  'result time rate rating size level room page line plan order list link test note part point place view mode unit card'.split(
    ' ',
  ),
);
export const isHead = (word: string) => isTelling(word) || HEADS.has(word);

/** Whether a word before a common noun says which one: neither a judgement nor an amount. */
export function isSpecific({ word, isAdjective, isNoun }: TaggedWord): boolean {
  return (isAdjective || isNoun) && word.length >= 5 && isTelling(word);
}
