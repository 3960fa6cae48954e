import { diffArrays } from 'diff/lib/diff/array.js';

/** Shorter words stand in every topic; other scripts say as much with one sign. */
const SMALL_WORD = /^\p{Script=Latin}{1,2}$/u;
/** How much of the shorter topic the other must say, too. */
const SHARED = 0.5;
/** Who adds or leaves out more than that begins anew. */
const MAX_EDITS = 200;

const words = new Intl.Segmenter('en', { granularity: 'word' });

const wordsIn = (topic: string): string[] =>
  [...words.segment(topic.normalize().toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
const isTelling = (word: string) => !SMALL_WORD.test(word);

/** The words of both topics that say what they are; all of them where one has no other: "AI". */
function compared(one: string, other: string): [string[], string[]] {
  const all = [wordsIn(one), wordsIn(other)] as const;
  const telling = all.map((own) => own.filter(isTelling));
  const [a = [], b = []] = telling.every((own) => own.length > 0) ? telling : all;
  return [a, b];
}

/** Letters that are left after both words lose what they begin and end with alike. */
function unlike(one: string, other: string): [string, string] {
  let [from, to] = [0, 0];
  const shortest = Math.min(one.length, other.length);
  while (from < shortest && one[from] === other[from]) from++;
  while (to < shortest - from && one.at(-1 - to) === other.at(-1 - to)) to++;
  return [one.slice(from, one.length - to), other.slice(from, other.length - to)];
}

/** Of fewer letters a word is another one with any of them changed; with one letter in another's place only a long one is the same. */
const LETTERS = { least: 5, exchanged: 7 };

/** One vowel for another is how words are misspelt: `speach`. */
const VOWELS = /^[aeiou]{2}$/;

/** Whether a word is another one with a slip of the keys: a letter too many or too few, two that changed places, one for another. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < LETTERS.least || /\d/.test(one + other)) return false;
  const [a, b] = unlike(one, other);
  if (a.length + b.length === 1) return true;
  const isTurned = a.length === b.length && [...a].toReversed().join('') === b;
  if (isTurned && a.length === 2) return true;
  const isExchanged = a.length === 1 && b.length === 1 && one[0] === other[0];
  return isExchanged && (shortest >= LETTERS.exchanged || VOWELS.test(a + b));
}

/** Whether a topic is another one with a wish added or something left out; one with other words in a place of it is another topic. */
export function isSameTopic(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const [a, b] = compared(one, other);
  const parts = diffArrays(a, b, { maxEditLength: MAX_EDITS, comparator: isSameWord }) ?? [];
  const isChanged = ({ added, removed }: (typeof parts)[number]) => added || removed;
  const isReplaced = parts.some((part, at) => {
    const next = parts[at + 1];
    return isChanged(part) && next && isChanged(next);
  });
  const shared = parts.filter((part) => !isChanged(part)).reduce((sum, { value }) => sum + value.length, 0);
  return !isReplaced && shared > 0 && shared / Math.min(a.length, b.length) > SHARED;
}
