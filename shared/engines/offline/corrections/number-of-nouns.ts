import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import { pluralsOf, singularsOf } from './inflect.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, modifier } = WordClass;

const AFTER = words(
  'and or but so because if when while since until than that to for in on at with from of by about as after before is are was were has have had will can i we you they he she it please too now which who',
);
/** Plurals that are one thing, or name an amount: "a means", "a thousands". */
const ALSO_ONE = words('means series species lots thanks times news savings works headquarters');

/** A noun that is nothing but a plural. */
export function areThings(place: Place, at: number): boolean {
  const noun = tokenAt(place, at);
  const classes = classesAt(place, at);
  return (
    noun?.isWord === true &&
    !noun.parted &&
    (classes & plural) !== 0 &&
    !(classes & (singular | modifier | base))
  );
}

/** Several things by their number alone, with nothing behind them that they describe. */
function areSeveral(place: Place, at: number): boolean {
  const noun = tokenAt(place, at);
  return (
    areThings(place, at) &&
    noun?.text === noun?.lower &&
    !ALSO_ONE.has(noun?.lower ?? '') &&
    endsBefore(place, at + 1, AFTER)
  );
}

function oneOf(place: Place, at: number): Edit | undefined {
  const noun = tokenAt(place, at);
  const one = noun && singularsOf(noun.lower).find((word) => isOne(place, word));
  return noun && one ? { start: noun.start, end: noun.end, text: one } : undefined;
}
const isOne = ({ model }: Place, word: string): boolean => (model.classesOf(model.id(word)) & singular) !== 0;

/** "I have a questions", "each config params": one of them. */
function afterOne(place: Place): Edit | undefined {
  const { at } = place;
  const one = tokenAt(place, at)?.lower ?? '';
  if (/^an?$/.test(one) && areSeveral(place, at + 1)) return oneOf(place, at + 1);
  const described = classesAt(place, at + 1);
  const isDescribed = (described & (modifier | singular)) !== 0 && tokenAt(place, at + 1)?.parted === false;
  if (/^(?:an?|each|every)$/.test(one) && isDescribed && areSeveral(place, at + 2)) {
    // "a few days", "every other days"
    if (functionWords.has(tokenAt(place, at + 1)?.lower ?? '')) return undefined;
    return classesAt(place, at + 2) & third ? undefined : oneOf(place, at + 2);
  }
  return undefined;
}

const SEVERAL = words('two three four five six seven eight nine ten several many few various both');

/** "two distinct element": several of them, with one quality between. */
function afterSeveral(place: Place): Edit | undefined {
  const { at } = place;
  const count = tokenAt(place, at);
  const noun = tokenAt(place, at + 2);
  const quality = classesAt(place, at + 1);
  const isMany = count && (SEVERAL.has(count.lower) || /^(?:[2-9]|[1-9]\d)$/.test(count.text));
  if (!isMany || !noun?.isWord || noun.parted) return undefined;
  const isQuality = (quality & (modifier | singular | plural | base)) === modifier;
  const classes = classesAt(place, at + 2);
  if (!isQuality || tokenAt(place, at + 1)?.parted || noun.text !== noun.lower || noun.lower.length < 4)
    return undefined;
  if (!(classes & singular) || classes & (plural | modifier) || !endsBefore(place, at + 3, AFTER))
    return undefined;
  const many = pluralsOf(noun.lower).find(
    (word) => (place.model.classesOf(place.model.id(word)) & plural) !== 0,
  );
  return many ? { start: noun.start, end: noun.end, text: many } : undefined;
}

/** "keys of others chains": of several, before what they are. */
function beforeThings(place: Place): Edit | undefined {
  const token = tokenAt(place, place.at);
  const isThings =
    (classesAt(place, place.at + 1) & plural) !== 0 && tokenAt(place, place.at + 1)?.parted === false;
  return token?.lower === 'others' && isThings && endsBefore(place, place.at + 2, AFTER)
    ? { start: token.start, end: token.end, text: 'other' }
    : undefined;
}

/** Nouns whose number the word before them tells. */
export const numberOfNouns = (place: Place): Edit[] =>
  [afterOne(place), afterSeveral(place), beforeThings(place)].filter((edit) => edit !== undefined);
