import { diffArrays } from 'diff';

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

/** Whether a topic is another one with a wish added or something left out; one with other words in a place of it is another topic. */
export function isSameTopic(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const [a, b] = compared(one, other);
  const parts = diffArrays(a, b, { maxEditLength: MAX_EDITS }) ?? [];
  const isChanged = ({ added, removed }: (typeof parts)[number]) => added || removed;
  const isReplaced = parts.some((part, at) => {
    const next = parts[at + 1];
    return isChanged(part) && next && isChanged(next);
  });
  const shared = parts.filter((part) => !isChanged(part)).reduce((sum, { value }) => sum + value.length, 0);
  return !isReplaced && shared > 0 && shared / Math.min(a.length, b.length) > SHARED;
}
