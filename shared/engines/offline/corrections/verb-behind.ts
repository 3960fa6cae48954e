import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const { singular, plural, third, past, participle, ing, modifier } = WordClass;
const NOUN = singular | plural;
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const FINITE =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|must|may|might)(?:n't)?$/;
const PARTS = words('and but or so because when if while that which who what how where why');

/** Another verb in the same clause takes the words here for its own: "the usage pattern for handlers is". */
export function hasVerbBehind(place: Place): boolean {
  for (let at = place.at + 1; ; at += 1) {
    const token = tokenAt(place, at);
    if (!token || token.parted || PARTS.has(token.lower)) return false;
    const classes = classesAt(place, at);
    if (FINITE.test(token.lower) || (classes & (third | past) && !(classes & (NOUN | modifier | participle))))
      return true;
  }
}

/** "my wife like flowers": with a thing behind it and no other verb, it is what she does. */
export function likesBehind(place: Place): boolean {
  const next = tokenAt(place, place.at + 1);
  const isThing =
    /^(?:to|it|my|her|his|our)$/.test(next?.lower ?? '') ||
    (classesAt(place, place.at + 1) & (plural | ing)) !== 0;
  return next?.parted === false && isThing && !hasVerbBehind(place);
}
