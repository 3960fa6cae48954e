/** Natural logarithms of probability and backoff weight, n-gram by n-gram, words as indexes into `words`. */
export interface TrigramModel {
  words: readonly string[];
  unigrams: { prob: Float32Array; backoff: Float32Array };
  bigrams: { first: Uint32Array; second: Uint32Array; prob: Float32Array; backoff: Float32Array };
  trigrams: { first: Uint32Array; second: Uint32Array; third: Uint32Array; prob: Float32Array };
}

const HEADER = 'Trie Language Model';
/** The files count in logarithms to this base. */
const LOG_BASE = Math.log(1.0001);
const QUANTA = 1 << 16;

const bitsFor = (most: number): number => 32 - Math.clz32(most);

/** Numbers of a fixed width, packed without regard to bytes, the lowest bit first. */
function readBits(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  let got = 0;
  let position = at;
  while (got < width) {
    const shift = position & 7;
    const take = Math.min(8 - shift, width - got);
    value += (((bytes[position >> 3] ?? 0) >> shift) & ((1 << take) - 1)) * 2 ** got;
    got += take;
    position += take;
  }
  return value;
}

/** Each word's probability, its backoff weight, and where the pairs that end with it begin. */
function readUnigrams(view: DataView, begin: number, count: number) {
  const unigrams = { prob: new Float32Array(count), backoff: new Float32Array(count) };
  const next1 = new Uint32Array(count + 1);
  for (let i = 0; i <= count; i += 1) {
    const at = begin + i * 12;
    if (i < count) {
      unigrams.prob[i] = view.getFloat32(at, true) * LOG_BASE;
      unigrams.backoff[i] = view.getFloat32(at + 4, true) * LOG_BASE;
    }
    next1[i] = view.getUint32(at + 8, true);
  }
  return { unigrams, next1 };
}

/**
 * Reads a trigram model in the binary form of CMU Sphinx (`*.lm.bin`): a trie from each word to the words before it,
 * probabilities as indexes into tables.
 */
export function readSphinxModel(file: Uint8Array): TrigramModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const title = new TextDecoder().decode(file.subarray(0, HEADER.length));
  if (title !== HEADER || view.getUint8(HEADER.length) !== 3) throw new Error('No trigram model of Sphinx.');
  let at = HEADER.length + 1;
  const uint = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const [words1, words2, words3] = [uint(), uint(), uint()];
  at += 4; // the kind of the tables: there is one
  const table = () => {
    const values = new Float32Array(QUANTA);
    for (let i = 0; i < QUANTA; i += 1) values[i] = view.getFloat32(at + i * 4, true) * LOG_BASE;
    at += QUANTA * 4;
    return values;
  };
  const [prob2, backoff2, prob3] = [table(), table(), table()];
  const { unigrams, next1 } = readUnigrams(view, at, words1);
  at += (words1 + 1) * 12;
  const wordBits = bitsFor(words1);
  const bits2 = wordBits + 32 + bitsFor(words3);
  const bits3 = wordBits + 16;
  const begin2 = at;
  at += Math.floor(((1 + words2) * bits2 + 7) / 8) + 8;
  const begin3 = at;
  at += Math.floor(((1 + words3) * bits3 + 7) / 8) + 8;
  const length = uint();
  const words = new TextDecoder()
    .decode(file.subarray(at, at + length))
    .split('\0')
    .slice(0, words1);

  const bigrams = {
    first: new Uint32Array(words2),
    second: new Uint32Array(words2),
    prob: new Float32Array(words2),
    backoff: new Float32Array(words2),
  };
  const next2 = new Uint32Array(words2 + 1);
  const area2 = file.subarray(begin2);
  for (let i = 0; i <= words2; i += 1) {
    const bit = i * bits2;
    next2[i] = readBits(area2, bit + wordBits + 32, bitsFor(words3));
    if (i === words2) break;
    bigrams.first[i] = readBits(area2, bit, wordBits);
    bigrams.backoff[i] = backoff2[readBits(area2, bit + wordBits, 16)] ?? 0;
    bigrams.prob[i] = prob2[readBits(area2, bit + wordBits + 16, 16)] ?? 0;
  }
  const trigrams = {
    first: new Uint32Array(words3),
    second: new Uint32Array(words3),
    third: new Uint32Array(words3),
    prob: new Float32Array(words3),
  };
  const area3 = file.subarray(begin3);
  for (let word = 0; word < words1; word += 1)
    for (let i = next1[word] ?? 0; i < (next1[word + 1] ?? 0); i += 1) {
      bigrams.second[i] = word;
      for (let j = next2[i] ?? 0; j < (next2[i + 1] ?? 0); j += 1) {
        trigrams.first[j] = readBits(area3, j * bits3, wordBits);
        trigrams.second[j] = bigrams.first[i] ?? 0;
        trigrams.third[j] = word;
        trigrams.prob[j] = prob3[readBits(area3, j * bits3 + wordBits, 16)] ?? 0;
      }
    }
  return { words, unigrams, bigrams, trigrams };
}
