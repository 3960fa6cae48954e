import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import { baseOfVerb } from './base-of-verb.ts';
import { verbFormsOf } from './inflect.ts';
import { classesAt, type Place, tokenAt } from './place.ts';
import { alsoThings } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, participle, modifier } = WordClass;
const NOUN = singular | plural;

const OBJECTS = words(
  'a an the my your our his her its their this that these those it them me us you him some any every all each too so very',
);

/** "without sound greedy", "without lose my data": behind it a thing or a doing, and this is no thing. */
export function afterWithout(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  if (tokenAt(place, at - 1)?.lower !== 'without' || !verb?.isWord || verb.parted) return undefined;
  const classes = classesAt(place, at);
  const next = tokenAt(place, at + 1);
  if (functionWords.has(verb.lower) || !(classes & base) || classes & modifier) return undefined;
  if (alsoThings.has(verb.lower)) return undefined;
  // "without restart of the server", "without sugar that": things
  if (next?.lower === 'of' || (classes & NOUN && next?.lower === 'that')) return undefined;
  // "without eat": no thing at all
  if (!(classes & (NOUN | past | participle))) return verbFormsOf(verb.lower).ing.at(0);
  if (!next || next.parted) return undefined;
  const follows = classesAt(place, at + 1);
  const isQuality = (follows & modifier) !== 0 && !(follows & (NOUN | base | past | participle));
  return OBJECTS.has(next.lower) || isQuality ? verbFormsOf(verb.lower).ing.at(0) : undefined;
}

const WANT = /^(?:want|wants|wanted)$/;
const PEOPLE = words(
  'me you him her them us people somebody someone everybody everyone anybody anyone nobody',
);

/** "I don't want people cry": whom something is wanted of stands before a "to". Tells whether it lacks before `at`. */
export function lacksTo(place: Place): boolean {
  const { at } = place;
  const [verb, who, want] = [tokenAt(place, at), tokenAt(place, at - 1), tokenAt(place, at - 2)];
  if (!verb?.isWord || verb.parted || !who || who.parted || !WANT.test(want?.lower ?? '')) return false;
  const classes = classesAt(place, at);
  if (!PEOPLE.has(who.lower) || !(classes & base) || classes & (past | participle | modifier)) return false;
  if (functionWords.has(verb.lower) && !/^(?:be|have|do)$/.test(verb.lower)) return false;
  const next = tokenAt(place, at + 1);
  // "I want her book": a thing of hers
  return who.lower !== 'her' || (next !== undefined && !next.parted && OBJECTS.has(next.lower));
}

const TRIES = /^(?:try|tries|tried|trying|decide|decided|hope|hoped|manage|managed|want|wants|wanted)$/;

/** "when I try connect", "I want know": a verb that is nothing else, behind one that takes another with "to". */
export function lacksToBehind(place: Place): boolean {
  const { at } = place;
  const [verb, before, second] = [tokenAt(place, at), tokenAt(place, at - 1), tokenAt(place, at - 2)];
  if (!verb?.isWord || verb.parted || !before || !TRIES.test(before.lower)) return false;
  const classes = classesAt(place, at);
  // "a good try", "the try"
  const isNoun = OBJECTS.has(second?.lower ?? '') && second?.lower !== 'you' && second?.lower !== 'it';
  return !isNoun && classes === base && !functionWords.has(verb.lower);
}

/** "I have not oven": gives what denies it in the place of "have not". */
export function deniesHaving(place: Place): boolean {
  const { at } = place;
  const [subject, have, not, noun] = [-1, 0, 1, 2].map((step) => tokenAt(place, at + step));
  if (have?.lower !== 'have' || not?.lower !== 'not' || !/^(?:i|we|you|they)$/.test(subject?.lower ?? ''))
    return false;
  const classes = classesAt(place, at + 2);
  const isThing = (classes & NOUN) !== 0 && !(classes & (past | participle | WordClass.ing));
  return (
    noun?.isWord === true && !noun.parted && (isThing || /^(?:a|an|any|enough|much|many)$/.test(noun.lower))
  );
}

/** Things happen of themselves: nobody "was arrived". */
const HAPPENINGS = words('arrived happened occurred appeared disappeared existed');

/** "the parcel was arrived": gives what is put in the place of the form of "be" before it. */
export function beforeHappening(place: Place): string | undefined {
  const be = tokenAt(place, place.at)?.lower ?? '';
  const next = tokenAt(place, place.at + 1);
  if (!next || next.parted || !HAPPENINGS.has(next.lower)) return undefined;
  // "was arrived at by chance"
  if (/^(?:at|by)$/.test(tokenAt(place, place.at + 2)?.lower ?? '')) return undefined;
  return { was: '', were: '', is: 'has', are: 'have' }[be];
}

/** "without to be rude": gives what is put in the place of "to" and its verb. */
export function withoutTo(place: Place): Edit | undefined {
  const { at } = place;
  const [without, to, verb] = [tokenAt(place, at - 2), tokenAt(place, at - 1), tokenAt(place, at)];
  if (without?.lower !== 'without' || to?.lower !== 'to' || to.parted || !verb?.isWord || verb.parted)
    return undefined;
  const doing =
    classesAt(place, at) & base || verb.lower === 'be' ? verbFormsOf(verb.lower).ing[0] : undefined;
  return doing ? { start: to.start, end: verb.end, text: doing } : undefined;
}

const CAUSES = words('make makes made let lets help helps');
const FOR_ONE = words('the this that my our your his her its');
/** Behind them ends what somebody is made to do. */
const AFTER_DONE = words(
  'with in on again like for without as and or so when if at faster slower better more well',
);

/** "make this function works correctly": what something is made to do stands in its base form. */
export function madeTo(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  if (!verb?.isWord || verb.parted || !(classesAt(place, at) & third)) return undefined;
  const first = [at - 2, at - 3].find((one) => FOR_ONE.has(tokenAt(place, one)?.lower ?? ''));
  if (first === undefined || !CAUSES.has(tokenAt(place, first - 1)?.lower ?? '')) return undefined;
  const between = [...Array(at - first - 1).keys()].map((step) => classesAt(place, first + 1 + step));
  const isOne =
    between.every((classes) => classes & (singular | modifier)) && !((between.at(-1) ?? 0) & plural);
  const next = tokenAt(place, at + 1);
  const isDone = !next || next.parted || AFTER_DONE.has(next.lower) || next.lower.endsWith('ly');
  return isOne && isDone ? baseOfVerb(place, verb.lower) : undefined;
}

/** "it freezes and become slow": the second verb goes with the subject, as the first does. */
export function secondOfTwo(place: Place): string | undefined {
  const { at } = place;
  const [first, and, verb, next] = [-2, -1, 0, 1].map((step) => tokenAt(place, at + step));
  if (and?.lower !== 'and' || and.parted || !verb?.isWord || verb.parted || !first?.isWord || first.parted)
    return undefined;
  const classes = classesAt(place, at);
  const isFirst = (classesAt(place, at - 2) & (third | NOUN | modifier)) === third;
  const isVerb =
    (classes & base) !== 0 && !(classes & (NOUN | modifier | past)) && !functionWords.has(verb.lower);
  const subject = classesAt(place, at - 3);
  const isOne =
    /^(?:it|he|she)$/.test(tokenAt(place, at - 3)?.lower ?? '') ||
    (subject & (singular | plural | base)) === singular ||
    (subject === 0 && FOR_ONE.has(tokenAt(place, at - 4)?.lower ?? ''));
  return isFirst && isVerb && isOne && next && !next.parted ? verbFormsOf(verb.lower).third[0] : undefined;
}
