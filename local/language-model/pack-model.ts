import {
  BACKOFF_STEP,
  BACKOFF_TOP,
  bigramKey,
  PROB_STEP,
  spellingKey,
  trigramKey,
  VALUE_BITS,
  WORD_PROB_STEP,
} from '@/shared/engines/offline/language-model/language-model.ts';
import type { ModelParts } from '@/shared/engines/offline/language-model/model-file.ts';
import { buildFuseMap } from './build-fuse-map.ts';
import { pruneModel } from './prune.ts';
import type { TrigramModel } from './read-sphinx-model.ts';

/** As many as fit three million bytes once the package is deflated. */
const KEEP = { bigrams: 480_000, trigrams: 420_000 };

const steps = (value: number, step: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value / step)));
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Keys without repeats: where two n-grams share a key, the likelier one has it. */
function uniqueEntries(entries: Iterable<readonly [key: number, value: number]>): [Uint32Array, Uint8Array] {
  const values = new Map<number, number>();
  for (const [key, value] of entries) values.set(key, Math.min(value, values.get(key) ?? 255));
  return [Uint32Array.from(values.keys()), Uint8Array.from(values.values())];
}

/** Words one after another, and where each begins. */
function writeWords(words: readonly string[]): { text: Uint8Array; starts: Uint32Array } {
  const text = new TextEncoder().encode(words.map((word) => `${word}\n`).join(''));
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) if (at === 0 || text[at - 1] === 10) starts.push(at);
  return { text, starts: Uint32Array.from(starts) };
}

const spellingEntries = (spellings: readonly string[]): [number, number][] =>
  spellings.filter((word) => /^[\p{L}']+$/u.test(word)).map((word) => [spellingKey(word.toLowerCase()), 0]);

export interface Lexicon {
  /** Words as a dictionary writes them. */
  spellings: readonly string[];
  /** Bits of `WordClass` of each word. */
  classify(words: readonly string[]): Uint8Array;
}

/**
 * A trigram model and a dictionary as the parts of the file that `LanguageModel` reads; the classifier has no weights yet.
 */
export function packModel(model: TrigramModel, { spellings, classify }: Lexicon, keep = KEEP): ModelParts {
  const { words, unigrams, bigrams, trigrams } = model;
  const order = [...words.keys()].sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  const idOf = new Uint32Array(words.length);
  order.forEach((old, id) => {
    idOf[old] = id;
  });
  const id = (list: Uint32Array, i: number) => idOf[list[i] ?? 0] ?? 0;
  const pruned = pruneModel(model, keep);
  const most = (1 << VALUE_BITS) - 1;
  const probSteps = (logProb: number) => steps(-logProb, PROB_STEP, most);
  const backoffSteps = (weight: number, limit: number) => steps(BACKOFF_TOP - weight, BACKOFF_STEP, limit);

  const { text, starts } = writeWords(order.map((old) => words[old] ?? ''));
  const map = (entries: Iterable<readonly [number, number]>, cell: 8 | 16, value: number) =>
    buildFuseMap(...uniqueEntries(entries), { cell, value });
  const maps = {
    bigrams: map(
      Array.from(pruned.bigrams, (i) => [
        bigramKey(id(bigrams.first, i), id(bigrams.second, i)),
        probSteps(bigrams.prob[i] ?? 0),
      ]),
      16,
      VALUE_BITS,
    ),
    contexts: map(
      Array.from(pruned.contexts, ([i, weight]) => [
        bigramKey(id(bigrams.first, i), id(bigrams.second, i)),
        backoffSteps(weight, most),
      ]),
      16,
      VALUE_BITS,
    ),
    trigrams: map(
      Array.from(pruned.trigrams, (i) => [
        trigramKey(id(trigrams.first, i), id(trigrams.second, i), id(trigrams.third, i)),
        probSteps(trigrams.prob[i] ?? 0),
      ]),
      16,
      VALUE_BITS,
    ),
    spellings: map(spellingEntries(spellings), 8, 0),
  };
  return {
    sections: {
      words: text,
      wordStarts: bytesOf(starts),
      unigramProb: Uint8Array.from(order, (old) => steps(-(unigrams.prob[old] ?? 0), WORD_PROB_STEP, 255)),
      unigramBackoff: Uint8Array.from(order, (old) => backoffSteps(pruned.wordBackoff[old] ?? 0, 255)),
      classes: classify(order.map((old) => words[old] ?? '')),
      bigrams: bytesOf(maps.bigrams.cells),
      contexts: bytesOf(maps.contexts.cells),
      trigrams: bytesOf(maps.trigrams.cells),
      spellings: bytesOf(maps.spellings.cells),
      weights: new Uint8Array(0),
      net: new Uint8Array(0),
      usage: new Uint8Array(0),
    },
    shapes: {
      bigrams: maps.bigrams.shape,
      contexts: maps.contexts.shape,
      trigrams: maps.trigrams.shape,
      spellings: maps.spellings.shape,
    },
  };
}
