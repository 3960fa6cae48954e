import { type LanguageModel, UNKNOWN } from './language-model.ts';

/** A word of a sentence, or what stands in its place: a number, something shielded. */
export interface Token {
  text: string;
  /** Lower case, straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  /** Whether it is a plain word, which may be mended. */
  isWord: boolean;
  /** Punctuation or a line break stands between it and the word before. */
  parted: boolean;
}

export interface Sentence {
  tokens: Token[];
  /** The words' numbers: two marks of the beginning, the words, the mark of the end. */
  ids: number[];
}

/** The marks before the first word in `Sentence.ids`. */
export const LEAD = 2;

const TOKEN =
  /(?<![\p{L}\p{M}\d_'-])\p{L}[\p{L}\p{M}']*(?![\p{L}\p{M}\d_-])|[^\s.!?…,;:()"“”[\]{}]+|[.!?…]+(?=\s|["”)]|$)|[,;:()"“”[\]{}]|\n\s*\n/gu;
const WORD = /^\p{L}[\p{L}\p{M}']*$/u;

/** A word's number; the possessive of a word that has none is taken for the word. */
export function idOf(model: LanguageModel, lower: string): number {
  const id = model.id(lower);
  return id === UNKNOWN && lower.endsWith("'s") ? model.id(lower.slice(0, -2)) : id;
}

/** What was read last: most rules in a row look at the same text. */
const lastRead = new WeakMap<LanguageModel, { masked: string; sentences: readonly Sentence[] }>();

/** The sentences of a masked text as the model sees them. */
export function sentencesOf(masked: string, model: LanguageModel): readonly Sentence[] {
  const last = lastRead.get(model);
  if (last?.masked === masked) return last.sentences;
  const sentences = readSentences(masked, model);
  lastRead.set(model, { masked, sentences });
  return sentences;
}

function readSentences(masked: string, model: LanguageModel): Sentence[] {
  const sentences: Token[][] = [[]];
  let parted = true;
  for (const match of masked.matchAll(TOKEN)) {
    const text = match[0].replace(/'+$/, '');
    const tokens = sentences.at(-1) ?? [];
    if (/^(?:[.!?…]+|\n\s*\n)$/.test(text)) {
      if (tokens.length > 0) sentences.push([]);
      parted = true;
    } else if (/^[,;:()"“”[\]{}–—-]+$/.test(text)) parted = true;
    else {
      const lower = text.toLowerCase();
      tokens.push({
        text,
        lower,
        start: match.index,
        end: match.index + text.length,
        isWord: WORD.test(text) && lower.length === text.length,
        parted,
      });
      parted = false;
    }
  }
  const { sentenceStart, sentenceEnd } = model;
  return sentences
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({
      tokens,
      ids: [
        sentenceStart,
        sentenceStart,
        ...tokens.map(({ isWord, lower }) => (isWord ? idOf(model, lower) : UNKNOWN)),
        sentenceEnd,
      ],
    }));
}

/**
 * The logarithm of the probability of some words in their place, with the two words after them.
 * @param from place in `ids` of the first word replaced, `to` just after the last
 */
export function scoreOf(model: LanguageModel, ids: readonly number[], change: Change): number {
  const { from, to, words } = change;
  const at = (index: number): number =>
    index < from
      ? (ids[Math.max(0, index)] ?? UNKNOWN)
      : index < from + words.length
        ? (words[index - from] ?? UNKNOWN)
        : (ids[index - words.length + (to - from)] ?? UNKNOWN);
  const last = Math.min(from + words.length + 2, ids.length + words.length - (to - from));
  let sum = 0;
  for (let index = from; index < last; index += 1)
    sum += model.estimate(at(index - 2), at(index - 1), at(index)).logProb;
  return sum;
}

export interface Change {
  from: number;
  to: number;
  words: readonly number[];
}
