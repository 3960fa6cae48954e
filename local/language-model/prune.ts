import type { TrigramModel } from './read-sphinx-model.ts';

/** What stays of a model: n-grams by their place in it, and the backoff weights that fit what stays. */
export interface PrunedModel {
  bigrams: Uint32Array;
  trigrams: Uint32Array;
  /** Of each word. */
  wordBackoff: Float32Array;
  /** Of each pair of words that begins a trigram that stays: place among the bigrams → weight. */
  contexts: Map<number, number>;
}

const pairKey = (first: number, second: number): number => first * 2 ** 20 + second;

/** The indexes of the greatest weights, in ascending order. */
function heaviest(weights: Float32Array, count: number): Uint32Array {
  const limit = Float32Array.from(weights).sort().at(-count) ?? 0;
  return Uint32Array.from(weights.keys()).filter((index) => (weights[index] ?? 0) > limit);
}

/**
 * Leaves out what changes the model least: n-grams are ranked by how often they come times what their own estimate adds
 * to the one from fewer words (K. Seymore, R. Rosenfeld: Scalable Backoff Language Models, 1996).
 */
export function pruneModel(model: TrigramModel, keep: { bigrams: number; trigrams: number }): PrunedModel {
  const { unigrams, bigrams, trigrams } = model;
  const placeOf = new Map<number, number>();
  for (let i = 0; i < bigrams.first.length; i += 1)
    placeOf.set(pairKey(bigrams.first[i] ?? 0, bigrams.second[i] ?? 0), i);
  const at = (values: Float32Array, index: number) => values[index] ?? 0;
  const shorter = (i: number) =>
    at(unigrams.backoff, bigrams.first[i] ?? 0) + at(unigrams.prob, bigrams.second[i] ?? 0);
  const weight2 = Float32Array.from(
    bigrams.prob,
    (prob, i) => Math.exp(at(unigrams.prob, bigrams.first[i] ?? 0) + prob) * Math.abs(prob - shorter(i)),
  );
  const heads = new Int32Array(trigrams.first.length);
  const tails = new Int32Array(trigrams.first.length);
  const weight3 = Float32Array.from(trigrams.prob, (prob, i) => {
    const head = placeOf.get(pairKey(trigrams.first[i] ?? 0, trigrams.second[i] ?? 0)) ?? -1;
    const tail = placeOf.get(pairKey(trigrams.second[i] ?? 0, trigrams.third[i] ?? 0)) ?? -1;
    heads[i] = head;
    tails[i] = tail;
    if (head < 0 || tail < 0) return 0;
    const context = at(unigrams.prob, trigrams.first[i] ?? 0) + at(bigrams.prob, head);
    return Math.exp(context + prob) * Math.abs(prob - at(bigrams.backoff, head) - at(bigrams.prob, tail));
  });
  const kept3 = heaviest(weight3, keep.trigrams);
  // A trigram is looked up by way of its last two words.
  for (const i of kept3) weight2[tails[i] ?? 0] = Number.POSITIVE_INFINITY;
  const kept2 = heaviest(weight2, keep.bigrams);
  return {
    bigrams: kept2,
    trigrams: kept3,
    wordBackoff: backoffOfWords(model, kept2),
    contexts: backoffOfPairs(model, kept3, { heads, tails }),
  };
}

/** What a context's known followers leave for all others, as a share of what those have without the context. */
const leftOver = (seen: number, seenShorter: number): number =>
  Math.log(Math.max(1e-3, 1 - seen) / Math.max(1e-3, 1 - seenShorter));

function backoffOfWords({ words, unigrams, bigrams }: TrigramModel, kept: Uint32Array): Float32Array {
  const seen = new Float64Array(words.length);
  const seenShorter = new Float64Array(words.length);
  for (const i of kept) {
    const word = bigrams.first[i] ?? 0;
    seen[word] = (seen[word] ?? 0) + Math.exp(bigrams.prob[i] ?? 0);
    seenShorter[word] = (seenShorter[word] ?? 0) + Math.exp(unigrams.prob[bigrams.second[i] ?? 0] ?? 0);
  }
  return Float32Array.from(seen, (sum, word) => leftOver(sum, seenShorter[word] ?? 0));
}

function backoffOfPairs(
  { bigrams, trigrams }: TrigramModel,
  kept: Uint32Array,
  { heads, tails }: { heads: Int32Array; tails: Int32Array },
): Map<number, number> {
  const sums = new Map<number, { seen: number; shorter: number }>();
  for (const i of kept) {
    const head = heads[i] ?? 0;
    const sum = sums.get(head) ?? { seen: 0, shorter: 0 };
    sum.seen += Math.exp(trigrams.prob[i] ?? 0);
    sum.shorter += Math.exp(bigrams.prob[tails[i] ?? 0] ?? 0);
    sums.set(head, sum);
  }
  return new Map([...sums].map(([head, { seen, shorter }]) => [head, leftOver(seen, shorter)]));
}
