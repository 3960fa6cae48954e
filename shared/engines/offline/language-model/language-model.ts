import { FuseMap, mix } from './fuse-map.ts';
import { readModelFile } from './model-file.ts';

/** Logarithms of probabilities are kept in steps of a quarter, of backoff weights in steps of 1/16, both from 0 down. */
export const PROB_STEP = 0.25;
/** Those of single words in finer ones. */
export const WORD_PROB_STEP = 1 / 16;
export const BACKOFF_STEP = 1 / 16;
/** Backoff weights may be a little above 1. */
export const BACKOFF_TOP = 1;
export const VALUE_BITS = 6;

export const bigramKey = (first: number, second: number): number => mix(first, second);
export const trigramKey = (first: number, second: number, third: number): number =>
  mix(mix(first, second) ^ 0x3c6ef372, third);
/** A word of the list of spellings as a key. */
export function spellingKey(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return mix(hash, word.length);
}

/** The number of words no model knows; their probability is that of the rarest. */
export const UNKNOWN = -1;
const RAREST = -14;
/** Ends a word in the file. */
const LINE_END = 10;

/** Which n-gram a probability came from: 3, 2 or 1 words seen together. */
export interface Estimate {
  logProb: number;
  order: 1 | 2 | 3;
}

/** A trigram model of English over whole words, and the words a dictionary knows. Reads the file's own bytes. */
export class LanguageModel {
  /** Of the classifier of corrections. */
  readonly weights: Int8Array;
  /** The part of the file that `SentenceNet` reads. */
  readonly net: Uint8Array;
  /** The part of the file that `UsageDictionary` reads. */
  readonly usage: Uint8Array;
  readonly wordCount: number;
  readonly sentenceStart: number;
  readonly sentenceEnd: number;
  readonly #text: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #prob: Uint8Array;
  readonly #backoff: Uint8Array;
  readonly #classes: Uint8Array;
  readonly #bigrams: FuseMap;
  readonly #contexts: FuseMap;
  readonly #trigrams: FuseMap;
  readonly #spellings: FuseMap;
  readonly #ids = new Map<string, number>();

  /** @param buffer the model's file as `local/language-model` makes it */
  constructor(buffer: ArrayBuffer) {
    const { sections, shapes } = readModelFile(buffer);
    const wide = ({ buffer: whole, byteOffset, byteLength }: Uint8Array) =>
      new Uint16Array(whole, byteOffset, byteLength / 2);
    this.#text = sections.words;
    const { wordStarts } = sections;
    this.#starts = new Uint32Array(wordStarts.buffer, wordStarts.byteOffset, wordStarts.byteLength / 4);
    this.#prob = sections.unigramProb;
    this.#backoff = sections.unigramBackoff;
    this.#classes = sections.classes;
    this.#bigrams = new FuseMap(wide(sections.bigrams), shapes.bigrams, VALUE_BITS);
    this.#contexts = new FuseMap(wide(sections.contexts), shapes.contexts, VALUE_BITS);
    this.#trigrams = new FuseMap(wide(sections.trigrams), shapes.trigrams, VALUE_BITS);
    this.#spellings = new FuseMap(sections.spellings, shapes.spellings, 0);
    const { weights } = sections;
    this.weights = new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength);
    this.net = sections.net;
    this.usage = sections.usage;
    this.wordCount = this.#prob.length;
    this.sentenceStart = this.id('<s>');
    this.sentenceEnd = this.id('</s>');
  }

  /** @param word lower case, straight apostrophes @returns its number, or `UNKNOWN` */
  id(word: string): number {
    const seen = this.#ids.get(word);
    if (seen !== undefined) return seen;
    let low = 0;
    let high = this.wordCount - 1;
    let found = UNKNOWN;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(middle, word);
      if (order === 0) {
        found = middle;
        break;
      }
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    if (this.#ids.size > 20_000) this.#ids.clear();
    this.#ids.set(word, found);
    return found;
  }

  /** Below 0 where a word of the model stands before another, 0 where it is the same: letter by letter, as most differ early. */
  #compare(id: number, word: string): number {
    const start = this.#starts[id] ?? 0;
    for (let step = 0; step < word.length; step += 1) {
      const byte = this.#text[start + step] ?? LINE_END;
      if (byte === LINE_END) return -1;
      const difference = byte - word.charCodeAt(step);
      if (difference !== 0) return difference;
    }
    return this.#text[start + word.length] === LINE_END ? 0 : 1;
  }

  word(id: number): string {
    let word = '';
    for (let at = this.#starts[id] ?? 0; this.#text[at] !== LINE_END; at += 1)
      word += String.fromCharCode(this.#text[at] ?? LINE_END);
    return word;
  }

  /** The words that begin with this letter, as numbers: from the first to just before the second. */
  beginningWith(letter: string): [number, number] {
    const bound = (text: string) => {
      let low = 0;
      let high = this.wordCount;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.word(middle) < text) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return [bound(letter), bound(String.fromCharCode(letter.charCodeAt(0) + 1))];
  }

  /** How many letters a word has. */
  lengthOf(id: number): number {
    return (this.#starts[id + 1] ?? this.#text.length) - (this.#starts[id] ?? 0) - 1;
  }

  /** Whether a dictionary has this spelling, in lower case; one in 256 others seems to be in it too. */
  isSpelling(word: string): boolean {
    return this.#spellings.get(spellingKey(word)) === 0;
  }

  /** What a word can be: bits of `WordClass`, 0 for words of grammar alone and unknown ones. */
  classesOf(id: number): number {
    return this.#classes[id] ?? 0;
  }

  unigram(id: number): number {
    return id === UNKNOWN ? RAREST : -(this.#prob[id] ?? 0) * WORD_PROB_STEP;
  }

  /** The natural logarithm of a word's probability after two others (the nearer one second). */
  estimate(before: number, previous: number, word: number): Estimate {
    if (word === UNKNOWN) return { logProb: RAREST, order: 1 };
    if (previous === UNKNOWN) return { logProb: this.unigram(word), order: 1 };
    const context = before === UNKNOWN ? -1 : this.#contexts.get(bigramKey(before, previous));
    const pair = this.#bigrams.get(bigramKey(previous, word));
    if (pair >= 0 && context >= 0) {
      const triple = this.#trigrams.get(trigramKey(before, previous, word));
      if (triple >= 0) return { logProb: -triple * PROB_STEP, order: 3 };
    }
    const weight = context >= 0 ? BACKOFF_TOP - context * BACKOFF_STEP : 0;
    if (pair >= 0) return { logProb: weight - pair * PROB_STEP, order: 2 };
    const step = BACKOFF_TOP - (this.#backoff[previous] ?? 0) * BACKOFF_STEP;
    return { logProb: weight + step + this.unigram(word), order: 1 };
  }
}
