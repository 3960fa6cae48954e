import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { classesAt, holdsVerb, type Place, tokenAt } from './place.ts';

/** "The nation honours its fallen": those who are so. */
const PEOPLE = /^(?:fallen|dead|wounded|injured|elderly|sick|poor)$/;
const isBehindVerb = (place: Place): boolean =>
  tokenAt(place, place.at)?.parted === false &&
  /(?<!^(?:know|think|say|tell|mean|see))(?:s|ed|ing)$/.test(tokenAt(place, place.at - 1)?.lower ?? '');

/**
 * "its color's different", "on its way in": the verb stands behind what it owns, or a preposition leads to it. In
 * "its Sarah's turn", "its everyone's fault" somebody else is the owner.
 */
export function isOwner(place: Place): boolean {
  const isLed = /^(?:on|in|of|by|at|from|with|into|through|under|to)$/.test(
    tokenAt(place, place.at - 1)?.lower ?? '',
  );
  const owned = tokenAt(place, place.at + 1);
  if (isLed && owned?.lower === 'way') return true;
  if (PEOPLE.test(owned?.lower ?? '') && isBehindVerb(place)) return true;
  const isPerson =
    /^\p{Lu}/u.test(owned?.text ?? '') ||
    /^(?:what|who|every(?:one|body)|some(?:one|body)|any(?:one|body)|no(?:body))'/.test(owned?.lower ?? '');
  const isThing = (classesAt(place, place.at + 2) & (WordClass.singular | WordClass.plural)) !== 0;
  return holdsVerb(owned) && !isPerson && !isThing;
}
