import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Phrase, sharedEnds } from './entries.ts';
import { standsAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const ARTICLE = /^(?:an?|the)$/;
const WHEN =
  /^(?:today|tomorrow|yesterday|tonight|last|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "question and answer sessions", "in hotel reception": what takes the article may stand further on. */
function mayGoOn(place: Place, at: number): boolean {
  const next = tokenAt(place, at);
  if (!next || next.parted || WHEN.test(next.lower)) return false;
  const isNoun = (classesAt(place, at) & (WordClass.singular | WordClass.plural)) !== 0;
  return /^(?:and|or)$/.test(next.lower) || (isNoun && !functionWords.has(next.lower));
}

/** "in the other hand" → "on the other hand": only the words that differ. */
export function matchPhrase(
  place: Place,
  { wrong, right, exceptNext, exceptBefore }: Phrase,
): UsageMatch | undefined {
  const old = wrong.split(' ');
  const { at } = place;
  if (!standsAt(place, at + 1, old.slice(1))) return undefined;
  const next = tokenAt(place, at + old.length);
  if (next && !next.parted && exceptNext?.includes(next.lower)) return undefined;
  const before = tokenAt(place, at - 1);
  if (before && !tokenAt(place, at)?.parted && exceptBefore?.includes(before.lower)) return undefined;
  const fresh = right === '' ? [] : right.split(' ');
  const { head, tail } = sharedEnds(old, fresh);
  const words = fresh.slice(head, fresh.length - tail);
  const isArticle = words.length > 0 && words.every((word) => ARTICLE.test(word));
  if (isArticle && mayGoOn(place, at + old.length)) return undefined;
  return { from: at + head, to: at + old.length - tail, words };
}
