import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { slipDistance } from './slip-distance.ts';

export interface Candidate {
  /** Lower case; two words where a blank was left out. */
  text: string;
  /** How far it is from what was typed: `slipDistance`, or what a blank left out costs. */
  distance: number;
}

/** A word rarer than this is hardly ever what was meant. */
const RAREST_MEANT = -15.2;
const MOST_LETTERS_OFF = 3;
const MOST_DISTANCE = 2.6;
/** Nor is a rarer one half of two words run together: "ing", "ment". */
const RAREST_PART = -11;
const SPLIT_DISTANCE = 0.9;
const KEPT = 24;
/** One-letter words, and the only two-letter ones that a word run together may begin or end with. */
const SHORT_PARTS = new Set(
  'a i is it in on at to of or if so we he my be do no as an by up us am'.split(' '),
);

const lettersIn = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
};
function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** How a word sounds, roughly: two spellings of one sound become one. */
export function soundOf(word: string): string {
  return word
    .replace(/^(?:kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/[aeiou]?gh(?=t|$)/g, '')
    .replace(/ph/g, 'f')
    .replace(/ck|qu?|c(?=[aou]|[^aeiouyh]|$)/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(?:t|s|c)i(?=on|al|an|ou)/g, 'sh')
    .replace(/wh/g, 'w')
    .replace(/mb$/, 'm')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.)(?:ea|ee|ie|ei|i|y|e)+/g, 'i')
    .replace(/(?<=.)(?:a|o|u)+/g, 'a');
}

interface Entry {
  text: string;
  letters: number;
  sound: string;
}

/** Finds the words that may be meant by one that no dictionary has. */
export class CandidateFinder {
  readonly #model: LanguageModel;
  readonly #byLetter = new Map<string, Entry[]>();
  readonly #found = new Map<string, readonly Candidate[]>();

  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /** @param word lower case @returns nearest first */
  find(word: string): readonly Candidate[] {
    const known = this.#found.get(word);
    if (known) return known;
    const distances = new Map<string, number>();
    const consider = (text: string, distance: number) => {
      if (distance <= MOST_DISTANCE) distances.set(text, Math.min(distance, distances.get(text) ?? 99));
    };
    this.#scan(word, consider);
    this.#otherBeginnings(word, consider);
    this.#split(word, consider);
    const found = [...distances]
      .map(([text, distance]) => ({ text, distance }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, KEPT);
    if (this.#found.size > 2_000) this.#found.clear();
    this.#found.set(word, found);
    return found;
  }

  isMeant(word: string): boolean {
    if (likelyWords.has(word)) return true;
    const id = this.#model.id(word);
    return id !== UNKNOWN && this.#model.unigram(id) >= RAREST_MEANT && this.#model.isSpelling(word);
  }

  #entries(letter: string): readonly Entry[] {
    let entries = this.#byLetter.get(letter);
    if (!entries) {
      entries = [];
      const [first, end] = this.#model.beginningWith(letter);
      const add = (text: string) => entries?.push({ text, letters: lettersIn(text), sound: soundOf(text) });
      for (let id = first; id < end; id += 1) {
        const text = this.#model.word(id);
        if (text.length > 1 && this.isMeant(text)) add(text);
      }
      // words of trades that the model has not met
      for (const text of likelyWords)
        if (text.startsWith(letter) && this.#model.id(text) === UNKNOWN) add(text);
      this.#byLetter.set(letter, entries);
    }
    return entries;
  }

  #scan(word: string, consider: (text: string, distance: number) => void): void {
    const letters = lettersIn(word);
    const sound = soundOf(word);
    const other = {
      c: 'k',
      k: 'c',
      f: 'p',
      s: 'c',
      e: 'i',
      i: 'e',
      a: 'e',
      o: 'u',
      u: 'o',
      n: 'k',
      r: 'w',
      j: 'g',
      g: 'j',
    }[word.charAt(0)];
    for (const letter of other ? [word.charAt(0), other] : [word.charAt(0)])
      for (const entry of this.#entries(letter)) {
        if (Math.abs(entry.text.length - word.length) > MOST_LETTERS_OFF) continue;
        const isHeard = entry.sound === sound;
        if (!isHeard && (letter === other || bitsIn(entry.letters ^ letters) > MOST_LETTERS_OFF)) continue;
        const distance = slipDistance(word, entry.text);
        consider(entry.text, isHeard ? Math.min(distance, 0.4 + distance * 0.5) : distance);
      }
  }

  /** The first letter wrong, swapped, missing or too many. */
  #otherBeginnings(word: string, consider: (text: string, distance: number) => void): void {
    const tries = [word.slice(1), word.charAt(1) + word.charAt(0) + word.slice(2)];
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') tries.push(letter + word, letter + word.slice(1));
    for (const text of tries)
      if (text !== word && text.length > 2 && this.isMeant(text)) consider(text, slipDistance(word, text));
  }

  #split(word: string, consider: (text: string, distance: number) => void): void {
    const isPart = (part: string) =>
      part.length > 2
        ? this.isMeant(part) && this.#model.unigram(this.#model.id(part)) >= RAREST_PART
        : SHORT_PARTS.has(part);
    for (let at = 1; at < word.length; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (isPart(left) && isPart(right)) consider(`${left} ${right}`, SPLIT_DISTANCE);
    }
  }
}
