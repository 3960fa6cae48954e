import { fold, foldedWords, stem } from './fold.ts';
import { nameWords } from './grounding.ts';
import { meaningOfWord, type WordMeaning } from './guess-aspect.ts';
import { toldWords } from './told-words.ts';

/** How a text addresses its readers: who has a thing tells of himself, who sells it speaks of `us` to `you`. */
const CUES: readonly RegExp[] = [
  /\b(?:i|i['’]\w+|im|my|mine|me|myself)\b/i,
  /\b(?:we|our|us|ours|we['’]\w+)\b/i,
  /\b(?:you|your|yours)\b/i,
  /https?:|www\.|\.com\b|\.co\b|\blink\b|\bbio\b/i,
  /%|\bcode\b|\bdiscount|\bsale\b|\bdeals?\b/i,
  /\?/,
  /\b(?:it|its|it['’]s|they|them|this|these)\b/i,
  /\b(?:bought|got|had|have|using|used|owned|ordered)\b/i,
  /\b(?:try|get|check|visit|order|shop|join|save|grab|dm|message)\b/i,
];
/** Up to which weight a word is too common to tell what posts are on, and what one that the table lacks weighs: more than any it holds. */
const RARITY = { unknown: 12, common: 2.6 };
const USUAL_WORDS = Math.log(20);

export interface Relevant {
  subject: string;
  /** What is meant, in a sentence; empty where nothing was said. */
  about: string;
}

interface ReadText {
  text: string;
  words: { key: string; meaning: WordMeaning | undefined }[];
  direction: Float64Array;
  isNamed: boolean;
}

const scaleToOne = (vector: Float64Array) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};
const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

function sumOf(words: ReadText['words']): Float64Array {
  const known = words.flatMap(({ meaning }) => meaning ?? []);
  const sum = new Float64Array(known[0]?.direction.length ?? 0);
  for (const { direction, weight } of known)
    direction.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value * weight;
    });
  return scaleToOne(sum);
}

type ReadWord = (word: string) => ReadText['words'][number];

/** Posts of one file use the same words: each is looked up once. */
function rememberWords(): ReadWord {
  const known = new Map<string, ReadText['words'][number]>();
  return (word) => {
    const found = known.get(word) ?? { key: stem(word), meaning: meaningOfWord(word) };
    known.set(word, found);
    return found;
  };
}

function readText(text: string, name: ReadonlySet<string>, readWord: ReadWord): ReadText {
  const words = toldWords(text)
    .map(readWord)
    .filter(({ key }) => !name.has(key));
  const isNamed = foldedWords(text).some((word) => name.has(stem(word)));
  return { text: fold(text), words, direction: sumOf(words), isNamed };
}

/** How much a text shares of what only some posts hold. */
function sharedWith(words: ReadText['words'], posts: ReadonlyMap<string, number>): number {
  const rarity = ({ meaning }: ReadText['words'][number]) =>
    Math.max(0, (meaning?.weight ?? RARITY.unknown) - RARITY.common);
  const shares = words.map((word) => Math.log(posts.get(word.key) ?? 1) * rarity(word));
  return shares.reduce((sum, value) => sum + value, 0) / Math.max(1, shares.length);
}

/** Each value as so many spreads above the middle one. */
function standardize(values: readonly number[]): number[] {
  const middle = [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (value - middle) / (spread || 1));
}

/**
 * What tells whether each post speaks of the subject and as whom: how near it is to the sentence *about* and to all other posts, how
 * many of their words it shares, whether it names the subject and how usual that is here, and how it addresses its readers.
 */
export function readRelevanceSigns(posts: readonly string[], { subject, about }: Relevant): number[][] {
  const name = new Set(nameWords(subject));
  const readWord = rememberWords();
  const read = posts.map((text) => readText(text, name, readWord));
  const meant = readText(about, name, readWord).direction;
  const whole = new Float64Array(read.find(({ direction }) => direction.length > 0)?.direction.length ?? 0);
  const times = new Map<string, number>();
  for (const { direction, words } of read) {
    direction.forEach((value, at) => {
      whole[at] = (whole[at] ?? 0) + value;
    });
    for (const key of new Set(words.map((word) => word.key))) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const others = (own: Float64Array) => scaleToOne(whole.map((value, at) => value - (own[at] ?? 0)));
  const near = [
    standardize(read.map(({ direction }) => dot(direction, meant))),
    standardize(read.map(({ direction }) => dot(direction, others(direction)))),
    standardize(read.map(({ words }) => sharedWith(words, times))),
  ];
  const usual = read.filter(({ isNamed }) => isNamed).length / Math.max(1, read.length);
  return read.map(({ text, words, isNamed }, index) => {
    const named = Number(isNamed);
    const own = near.map((values) => values[index] ?? 0);
    return [
      ...CUES.map((cue) => Number(cue.test(text))),
      ...own,
      ...own.map((value) => value * named),
      named,
      named * usual,
      named * usual * usual,
      usual,
      Math.log(words.length + 1) - USUAL_WORDS,
      1,
    ];
  });
}
