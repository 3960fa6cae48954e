import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import type { Government } from './entries.ts';
import { isHead, isObject, isWhen, standsAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const { singular, plural, base, modifier } = WordClass;

/** "to" with a verb says what for. */
const isPurpose = (place: Place, at: number): boolean => {
  const classes = classesAt(place, at);
  return (classes & base) !== 0 && !(classes & (singular | plural | modifier));
};

/**
 * "depend of" → "depend on", "listen music" → "listen to music".
 * @param headWords how many words the head has
 */
export function matchGovernment(
  place: Place,
  { pos, wrong, right, exceptNext, onlyNext }: Government,
  headWords: number,
): UsageMatch | undefined {
  if (!isHead(place, place.at, pos)) return undefined;
  const from = place.at + headWords;
  const old = wrong === '' ? [] : wrong.split(' ');
  if (!standsAt(place, from, old)) return undefined;
  const to = from + old.length;
  const next = tokenAt(place, to);
  const nextWord = next && !next.parted ? next.lower : undefined;
  if (nextWord !== undefined && exceptNext?.includes(nextWord)) return undefined;
  if (onlyNext && (nextWord === undefined || !onlyNext.includes(nextWord))) return undefined;
  if (old.length === 0 && !isObject(place, from)) return undefined;
  if (old.length > 0 && nextWord !== undefined && isWhen(place, to)) return undefined;
  if (old.at(-1) === 'to' && nextWord !== undefined && isPurpose(place, to)) return undefined;
  return { from, to, words: right === '' ? [] : right.split(' ') };
}
