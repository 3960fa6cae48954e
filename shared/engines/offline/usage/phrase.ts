import { type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { type Phrase, sharedEnds } from './entries.ts';
import { standsAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const ARTICLE = /^(?:an?|the)$/;

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
  // "we have question and answer sessions": what takes the article may stand behind both
  const isJoined = next?.parted === false && /^(?:and|or)$/.test(next.lower);
  if (isJoined && words.length > 0 && words.every((word) => ARTICLE.test(word))) return undefined;
  return { from: at + head, to: at + old.length - tail, words };
}
