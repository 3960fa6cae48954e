import { mix } from '@/shared/engines/offline/language-model/fuse-map.ts';
import {
  type LanguageModel,
  spellingKey,
  UNKNOWN,
} from '@/shared/engines/offline/language-model/language-model.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';

/** How many weights there are: a power of two. */
export const BREAK_TABLE_SIZE = 1 << 15;
/** Weights are kept as whole numbers of this. */
export const BREAK_WEIGHT_STEP = 1 / 24;

/** Words without a mark between them, as the features see them. */
export interface Stretch {
  ids: readonly number[];
  /** Each word as a key. */
  words: readonly number[];
  /** A word of grammar by itself, any other by what it can be. */
  tags: readonly number[];
  finite: readonly boolean[];
  /** Whether an order may begin with the word. */
  orders: readonly boolean[];
  /** Nouns, or words nobody knows, which are no verbs. */
  nouns: readonly boolean[];
  /** Whether a clause may hang on the word. */
  isHolding: readonly boolean[];
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FINITE = set(
  "is are was were am has have had do does did can could will would should must may might can't won't don't doesn't didn't isn't aren't wasn't weren't couldn't wouldn't shouldn't i'm it's he's she's that's there's we're they're you're i've we've i'll we'll",
);
const HOLDING = set(
  'that which who whom whose if when while because since until before after as than what how why where whether unless although though and or but so think know say says said hope guess mean feel like',
);
const VERB = WordClass.base | WordClass.third | WordClass.past | WordClass.participle | WordClass.ing;
const OUTSIDE = 0x7fff;
/** How far to both sides the features look for a verb or a word that holds the clause. */
const REACH = 6;

/** @param lower the words, lower case with straight apostrophes */
export function readStretch(model: LanguageModel, lower: readonly string[]): Stretch {
  const ids = lower.map((word) => model.id(word));
  const classes = ids.map((id) => (id === UNKNOWN ? 0 : model.classesOf(id)));
  const words = lower.map((word) => spellingKey(word) >>> 8);
  return {
    ids,
    words,
    tags: lower.map((word, at) => (functionWords.has(word) ? (words[at] ?? 0) : (classes[at] ?? 0) | 0x100)),
    finite: lower.map(
      (word, at) => FINITE.has(word) || ((classes[at] ?? 0) & (WordClass.third | WordClass.past)) !== 0,
    ),
    orders: lower.map((word, at) => !functionWords.has(word) && ((classes[at] ?? 0) & WordClass.base) !== 0),
    nouns: lower.map((word, at) => !functionWords.has(word) && ((classes[at] ?? 0) & VERB) === 0),
    isHolding: lower.map((word) => HOLDING.has(word)),
  };
}

/** The gain of the model where a sentence ends before the word: difference of logarithms. */
export function gainOf(model: LanguageModel, { ids }: Stretch, at: number): number {
  const { sentenceStart: start, sentenceEnd: end } = model;
  const log = (before: number, previous: number, word: number) =>
    model.estimate(before, previous, word).logProb;
  const [a, b, c, d] = [ids[at - 2] ?? start, ids[at - 1] ?? start, ids[at] ?? end, ids[at + 1] ?? end];
  return log(a, b, end) + log(start, start, c) + log(start, c, d) - log(a, b, c) - log(b, c, d);
}

/**
 * The features of a gap before the word `at` as places in the table.
 * @param from where the sentence so far begins
 */
export function breakFeatures(
  model: LanguageModel,
  stretch: Stretch,
  { at, from }: { at: number; from: number },
): Uint32Array {
  const { words, tags, finite, isHolding } = stretch;
  const gain = Math.max(-14, Math.min(8, gainOf(model, stretch, at)));
  const steps = Math.round(gain * 1.5);
  const coarse = Math.round(gain / 2);
  const word = (index: number) => words[index] ?? OUTSIDE;
  const tag = (index: number) => tags[index] ?? OUTSIDE;
  const [b, c, d] = [word(at - 1), word(at), word(at + 1)];
  const [ta, tb, tc, td, te] = [tag(at - 2), tag(at - 1), tag(at), tag(at + 1), tag(at + 2)];
  const left = at - from;
  const leftVerb = finite.slice(from, at).lastIndexOf(true);
  const rightVerb = finite.slice(at, at + REACH).indexOf(true);
  const held = isHolding.slice(Math.max(from, at - REACH), at).lastIndexOf(true);
  const holder = held < 0 ? 0 : word(Math.max(from, at - REACH) + held);
  const verbs = (leftVerb < 0 ? 0 : 1) + (rightVerb < 0 ? 0 : 2);
  const length = Math.min(6, left >> 1);
  const found: number[] = [];
  const add = (template: number, ...parts: number[]) => {
    let key = template * 7919 + 31;
    for (const part of parts) key = mix(key, part);
    found.push(key % BREAK_TABLE_SIZE);
  };
  add(1, steps);
  add(2, c);
  add(3, tb, c);
  add(4, c, d);
  add(5, tb, tc, td);
  add(6, b);
  add(7, c, td, coarse);
  add(8, verbs, tc);
  add(9, holder, tc, verbs);
  add(10, length, coarse, verbs);
  add(11, Math.min(6, words.length - at), coarse);
  add(12, ta, tb, c);
  add(13, tc, td, te);
  add(14, tag(from), tag(from + 1), c);
  add(15, holder, steps);
  add(16, tb, steps);
  add(17, rightVerb, td, tc);
  add(18, b, tc);
  return Uint32Array.from(found);
}
