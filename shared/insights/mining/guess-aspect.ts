import table from './aspect-words.json' with { type: 'json' };
import { CONCEPTS } from './concepts.ts';
import { findWord } from './told-words.ts';

interface Guess {
  /** Its index in `CONCEPTS`. */
  concept: number;
  /** The word that says most of it. */
  word: string;
  /** Whether it may make a theme; else it may join one alone. */
  isSure: boolean;
}

/** How probable the likeliest side is at least. */
const LEAST = { sure: 0.7, likely: 0.4 };
/** One word alone says a side by its name, or not at all. */
const MIN_WORDS = 2;

const { labels, bias, scale } = table;
const WIDTH = labels.length;
/** What is learnt to be told apart and is no common side stands for none. */
const CONCEPT_OF = labels.map((label) => CONCEPTS.findIndex((concept) => concept.label === label));
let loaded: { placeOf: ReadonlyMap<string, number>; rows: Int8Array } | undefined;

/** Read at its first use: some 2 MB. */
function load() {
  const letters = atob(table.rows);
  const rows = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) rows[at] = letters.charCodeAt(at);
  return { placeOf: new Map(table.words.split(' ').map((word, place) => [word, place])), rows };
}

interface KnownWord {
  word: string;
  place: number;
}

function knownWords(words: readonly string[]): KnownWord[] {
  loaded ??= load();
  const { placeOf } = loaded;
  return words.flatMap((word) => {
    const place = findWord(word, placeOf);
    return place === undefined ? [] : [{ word, place }];
  });
}

const weightOf = (place: number, side: number) => loaded?.rows[place * WIDTH + side] ?? 0;

/** How probable each side is by all words together. */
function sharesOf(known: readonly KnownWord[]): number[] {
  const sums = [...bias];
  loaded ??= load();
  const { rows } = loaded;
  for (const { place } of known) {
    const from = place * WIDTH;
    for (let side = 0; side < WIDTH; side += 1)
      sums[side] = (sums[side] ?? 0) + (rows[from + side] ?? 0) * scale;
  }
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** How probable each common side is in a text, whether or not one stands out. @param words as `toldWords` gives them */
export const aspectShares = (words: readonly string[]): number[] => sharesOf(knownWords(words));

/**
 * The side that a clause speaks of without a word that is known for it, by what each of its words says of every side: learnt
 * from sentences and word vectors (`local/voices`). Null where no side stands out.
 * @param words as `toldWords` gives them
 */
export function guessAspect(words: readonly string[]): Guess | null {
  const known = knownWords(words);
  if (known.length < MIN_WORDS) return null;
  const shares = sharesOf(known);
  const share = Math.max(...shares);
  const side = shares.indexOf(share);
  const concept = CONCEPT_OF[side] ?? -1;
  if (share < LEAST.likely || concept === -1) return null;
  const { word } = known.reduce((best, one) =>
    weightOf(one.place, side) > weightOf(best.place, side) ? one : best,
  );
  return { concept, word, isSure: share >= LEAST.sure };
}

/** How common the words are that say little of what a text is about. */
const COMMON_PLACE = 30;

export interface WordMeaning {
  /** A place among meanings, by what the word says of every side; of length 1. */
  direction: Float64Array;
  /** How much the word tells, the rarer the more. */
  weight: number;
}

/** What a word means, as far as the table knows it. @param word as `toldWords` gives it */
export function meaningOfWord(word: string): WordMeaning | undefined {
  loaded ??= load();
  const { placeOf, rows } = loaded;
  const place = placeOf.get(word);
  if (place === undefined) return undefined;
  const row = Float64Array.from(rows.subarray(place * WIDTH, (place + 1) * WIDTH));
  const length = Math.hypot(...row) || 1;
  return {
    direction: row.map((value) => value / length),
    weight: Math.log((place + COMMON_PLACE) / COMMON_PLACE),
  };
}
