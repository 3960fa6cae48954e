import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const { singular, plural, third, past, participle, modifier } = WordClass;
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
