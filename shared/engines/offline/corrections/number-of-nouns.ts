import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { pluralBySingular, takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
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
    !functionWords.has(noun.lower) &&
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
    if (functionWords.has(tokenAt(place, at + 1)?.lower ?? '') || isCount(place, at + 1)) return undefined;
    return classesAt(place, at + 2) & third ? undefined : oneOf(place, at + 2);
  }
  return undefined;
}

const SEVERAL = words('two three four five six seven eight nine ten several many few various');
/** "a dozen messages", "one and a half teachers", "every twenty seconds" */
const isCount = (place: Place, at: number): boolean =>
  /^(?:hundred|thousand|million|dozen|half|couple|quarter|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u.test(
    tokenAt(place, at)?.lower ?? '',
  ) || SEVERAL.has(tokenAt(place, at)?.lower ?? '');

/** "two distinct element": several of them, with one quality between. */
function afterSeveral(place: Place): Edit | undefined {
  const { at } = place;
  const count = tokenAt(place, at);
  const noun = tokenAt(place, at + 2);
  const quality = classesAt(place, at + 1);
  const isMany = count && (SEVERAL.has(count.lower) || /^(?:[2-9]|[1-9]\d)$/.test(count.text));
  if (!isMany || !noun?.isWord || noun.parted) return undefined;
  // "too many exclamation mark"
  const isKind =
    /^(?:many|several|few|various)$/.test(count.lower) &&
    (quality & (singular | plural | base | third)) === singular;
  const isQuality =
    !functionWords.has(tokenAt(place, at + 1)?.lower ?? '') &&
    (isKind || (quality & (modifier | singular | plural | base)) === modifier);
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

const OWNED = words('my our your his her its their the these those');
const LED_BY = words('one some many most several both few each all none');

/** "one of my friend lives", "all my friend are", "in both country": several of them. */
function amongSeveral(place: Place): Edit | undefined {
  const { at } = place;
  const lead = tokenAt(place, at);
  if (!lead || !LED_BY.has(lead.lower)) return undefined;
  const hasOf = tokenAt(place, at + 1)?.lower === 'of';
  const owner = tokenAt(place, at + (hasOf ? 2 : 1));
  const isOwned = owner !== undefined && OWNED.has(owner.lower) && !owner.parted;
  const isBoth = lead.lower === 'both' && !hasOf;
  if (!(isOwned ? hasOf || lead.lower === 'all' : isBoth)) return undefined;
  const nounAt = isOwned ? at + (hasOf ? 3 : 2) : at + 1;
  const noun = tokenAt(place, nounAt);
  if (!noun?.isWord || noun.parted || noun.text !== noun.lower || !pluralBySingular.has(noun.lower))
    return undefined;
  // "some of the team are"
  if (takesPluralVerb.has(noun.lower)) return undefined;
  // "all my life", "most of the day", "some of the text": a part of one thing
  const isSurelySeveral =
    isBoth ||
    lead.lower === 'one' ||
    /^(?:are|were|have|don't|aren't)$/.test(tokenAt(place, nounAt + 1)?.lower ?? '');
  const follows = tokenAt(place, nounAt + 1);
  const isWhole =
    !follows ||
    follows.parted ||
    AFTER.has(follows.lower) ||
    (classesAt(place, nounAt + 1) & (base | third)) !== 0;
  if (!isSurelySeveral || !isWhole) return undefined;
  // "both author and reader", "both front and back"
  if (isBoth && place.sentence.tokens.slice(nounAt + 1).some(({ lower }) => lower === 'and'))
    return undefined;
  return { start: noun.start, end: noun.end, text: pluralBySingular.get(noun.lower) ?? noun.lower };
}

/** Nouns whose number the word before them tells. */
export const numberOfNouns = (place: Place): Edit[] =>
  [afterOne(place), afterSeveral(place), beforeThings(place), amongSeveral(place)].filter(
    (edit) => edit !== undefined,
  );
