import type { ImportedVoice } from '@/shared/contracts/analysis.ts';

type Part = keyof ImportedVoice;

/** Words a column or field is named by, at the end of its name; the more exact one first. */
const names: Record<Part, readonly string[]> = {
  text: [
    ...['text', 'body', 'selftext', 'original', 'comment', 'review', 'content', 'message', 'tweet'],
    ...['feedback', 'answer', 'response', 'verbatim', 'post', 'description', 'display'],
  ],
  author: ['author', 'user', 'username', 'reviewer', 'by', 'name', 'nickname'],
  createdAt: [
    ...['date', 'time', 'timestamp', 'created', 'published', 'posted', 'submitted'],
    ...['utc', 'at', 'on', 'ts'],
  ],
  url: ['url', 'link', 'permalink'],
  title: ['title', 'subject', 'headline', 'summary'],
  rating: ['rating', 'star', 'rate', 'grade', 'overall'],
};
/** Whose name or words are no voice's: an answer of the shop's, the name of a product. */
const OF_OTHERS = /^(?:reply|replies|developer|owner|seller|company|product|brand|story|file|item|package)$/;
/** A name is the author's where it stands alone or beside one of these. */
const OF_PEOPLE = /^(?:author|user|reviewer|display|screen|nick|customer|full|by)$/;
/** Words that end a name without saying what it names: "created_at" is a time, "looked_at" is not. */
const MOMENTS = /^(?:date|time|created|published|posted|submitted|review)$/;

/** The words of a head: `reviews.text`, `reviewText` and `Review Text` have the same. */
const wordsOf = (head: string) =>
  head
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const singular = (word: string) => (word.length > 4 ? word.replace(/s$/, '') : word);

function isPart(part: Part, words: readonly string[], last: string): boolean {
  if (!names[part].includes(last)) return false;
  if (last === 'name') return words.length === 1 || words.some((word) => OF_PEOPLE.test(word));
  if (last === 'display') return words.includes('text');
  if (['at', 'on', 'utc'].includes(last)) return words.some((word) => MOMENTS.test(word));
  return true;
}

/** What a column or field of this name holds of a voice, and how exactly it says so (0 the most); undefined for anything else. */
export function partNamed(head: string): { part: Part; rank: number } | undefined {
  const words = wordsOf(head);
  const last = singular(words.at(-1) ?? '');
  if (last === '' || words.some((word) => OF_OTHERS.test(singular(word)))) return undefined;
  const part = (Object.keys(names) as Part[]).find((each) => isPart(each, words, last));
  return part && { part, rank: names[part].indexOf(last) };
}
