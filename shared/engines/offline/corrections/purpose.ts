import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { classesAt, type Place, tokenAt } from './place.ts';
import { alsoThings, prepositionSet } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, modifier } = WordClass;
const NOUN = singular | plural;

const PURPOSE_OBJECTS = words(
  'all every each a an the my your our their his her its this that these those more me us you him them it some any many',
);

/** What asks for something: its "for" belongs to it. */
const WAITS =
  /^(?:look|looks|looking|looked|wait|waits|waiting|ask|asks|asked|pay|pays|search|searching|check|checks|used|what|is|are|was)$/;

/** Behind them "for" stands before what is done. */
const DOING =
  /^(?:thanks?|you|sorry|responsible|apologi[sz]e|famous|known|blame|forgive|charge|charged|prepare|asked?|request)$/;

const beforeFor = (place: Place): string =>
  place.sentence.tokens
    .slice(Math.max(0, place.at - 2), place.at)
    .map(({ lower }) => lower)
    .find((word) => /^(?:too|much|many|enough)$/.test(word)) ??
  tokenAt(place, place.at - 1)?.lower ??
  '';

/** "for attract more people": a verb that is nothing else, with what it does. */
export function needsTo(place: Place): boolean {
  const { at } = place;
  const verb = tokenAt(place, at + 1);
  const object = tokenAt(place, at + 2);
  const classes = classesAt(place, at + 1);
  if (!verb?.isWord || verb.parted || functionWords.has(verb.lower)) return false;
  if (!object || object.parted)
    return (
      classes === base &&
      /^(?:too|difficult|hard|easy|good|much|many|enough)$/.test(beforeFor(place)) &&
      !object
    );
  // "thanks for accept me", "responsible for operate it": what they go with is done, not meant
  if (DOING.test(tokenAt(place, at - 1)?.lower ?? '')) return false;
  // "the things we look for include a desk"
  if (/^(?:include|remain|become|contain|exceed|belong)$/.test(verb.lower)) return false;
  // "a post for launch of the app", "a recipe for crumble for six": things
  if (object.lower === 'of' || object.lower === 'for') return false;
  // "a tool for edit videos", "too many for remember": no word of its kind is a thing
  const isOnlyVerb =
    classes === base &&
    !alsoThings.has(verb.lower) &&
    tokenAt(place, at)?.parted === false &&
    !WAITS.test(tokenAt(place, at - 1)?.lower ?? '');
  const isThings = (classesAt(place, at + 2) & plural) !== 0 && !(classesAt(place, at + 2) & base);
  return (
    (isOnlyVerb && (isThings || PURPOSE_OBJECTS.has(object.lower) || prepositionSet.has(object.lower))) ||
    ((classes & base) !== 0 &&
      !(classes & (NOUN | modifier | WordClass.past)) &&
      PURPOSE_OBJECTS.has(object.lower))
  );
}
