import type { Intent } from '@/shared/contracts/insight-items.ts';
import { foldedWords } from './fold.ts';
import { contractNegations } from './negations.ts';
import type { Votes } from './sentiment.ts';

/** What the rules and lexicons make of a clause. */
export interface Told {
  intents: readonly Intent[];
  /** Whether a rule knows it, and no lexicon or denial alone says so. */
  isSure: boolean;
  votes: Votes;
  /** Where both lexicons are of one mind: 1, −1 or 0. */
  polarity: number;
}

/** What speaks for praise or blame in a clause; each once. */
interface ClauseSigns {
  /** Words, without and within the reach of a negation. */
  plain: string[];
  denied: string[];
  /** Two words running, as stems. */
  pairs: string[];
  /** What rules, lexicons and marks say, and how much. */
  rules: [name: string, amount: number][];
}

const DENYING = /^(?:not|never|no|nobody|nothing|none|without|hardly|barely|neither|nor|cannot|zero|\w+n't)$/;
/** A negation reaches over so many words, or to the next mark. */
const REACH = 4;
const SHORT_WORDS = 5;
const LONG_WORDS = 21;

/** A word without its ending, so that few posts teach more. */
export const wordStem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word;

export function readSigns(clause: string, told: Told): ClauseSigns {
  const plain = new Set<string>();
  const denied = new Set<string>();
  const pairs = new Set<string>();
  for (const part of contractNegations(clause).split(/[,;:.!?()—–]+/)) {
    let reach = 0;
    let before = '^';
    for (const found of foldedWords(part)) {
      const word = /\d/.test(found) ? '0' : found;
      (reach > 0 ? denied : plain).add(word);
      pairs.add(`${before} ${wordStem(word)}`);
      before = wordStem(word);
      reach = DENYING.test(word) ? REACH : reach - 1;
    }
  }
  return {
    plain: [...plain],
    denied: [...denied],
    pairs: [...pairs],
    rules: readRules(clause, told, plain.size + denied.size),
  };
}

function readRules(
  clause: string,
  { intents, isSure, votes, polarity }: Told,
  words: number,
): [string, number][] {
  const marks: [string, number | boolean][] = [
    ...intents.map((intent): [string, number] => [isSure ? `${intent}!` : intent, 1]),
    ['vader+', Math.max(0, votes.strength)],
    ['vader-', Math.max(0, -votes.strength)],
    ['wink+', votes.wink > 0],
    ['wink-', votes.wink < 0],
    ['both+', polarity > 0],
    ['both-', polarity < 0],
    ['?', clause.includes('?')],
    ['!', clause.includes('!')],
    ['...', /…|\.\.\./.test(clause)],
    ['"', /["“”]/.test(clause)],
    ['capitals', /\b[A-Z]{3,}\b/.test(clause)],
    ['short', words <= SHORT_WORDS],
    ['long', words >= LONG_WORDS],
  ];
  return marks.flatMap(([name, amount]): [string, number][] => (amount ? [[name, Number(amount)]] : []));
}

/** Words of a long clause weigh less each. */
export const weightOfWords = ({ plain, denied }: ClauseSigns): number =>
  2 / Math.sqrt(Math.max(4, plain.length + denied.length));
