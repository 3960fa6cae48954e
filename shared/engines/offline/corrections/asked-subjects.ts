import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { PLURAL, SINGULAR } from '@/shared/engines/offline/polish/rules/verb-pairs.ts';
import { ADVERBS, isNominal, isPlural, ONE_IN_SUM } from './near-subjects.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const { singular, plural, base, modifier } = WordClass;
const NOUN = singular | plural;

const QUESTION_NOUNS = /^(?:which|what)$/;
/** "which songs is good", "is there any documents": the noun stands before or behind its verb. */
export function besideAsked(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const next = tokenAt(place, at + 1);
  // "what's the rules"
  const short = /^(what|where)'s$/.exec(verb?.lower ?? '')?.[1];
  if (short && next?.parted === false && LISTS.test(next.lower))
    return isThingsFrom(place, countedFrom(place, at + 2)) ? `${short} are` : undefined;
  const many = PLURAL[verb?.lower ?? ''];
  if (!verb || verb.parted || many === undefined) return undefined;
  const isAsked =
    QUESTION_NOUNS.test(tokenAt(place, at - 2)?.lower ?? '') &&
    isPluralAt(place, at - 1) &&
    next?.parted === false &&
    !functionWords.has(next.lower) &&
    classesAt(place, at + 1) !== 0;
  if (isAsked) return many;
  // "what is the first steps", "below is my notes"
  const isListed =
    (/^(?:what|where|who)$/.test(tokenAt(place, at - 1)?.lower ?? '') ||
      (at === 1 && /^(?:below|here|attached|enclosed)$/.test(tokenAt(place, 0)?.lower ?? ''))) &&
    LISTS.test(next?.lower ?? '');
  if (isListed && isThingsFrom(place, countedFrom(place, at + 2))) return many;
  const there = tokenAt(place, at - 1)?.lower === 'there';
  const isThere = there || (next?.lower === 'there' && /^(?:is|was)$/.test(verb.lower));
  if (!isThere || verb.lower.startsWith('do')) return undefined;
  const noun = there ? at + 1 : at + 2;
  // "there is about 200 more"
  const isCounted =
    there &&
    /^(?:about|around|over|nearly|almost|roughly)$/.test(tokenAt(place, noun)?.lower ?? '') &&
    isNumber(place, noun + 1) &&
    isThingsOrMore(place, noun + 2);
  if (isCounted) return many;
  if (
    !/^(?:any|some|no|also|still|other|enough|more|really|too|so|many)$/.test(
      tokenAt(place, noun)?.lower ?? '',
    )
  )
    return undefined;
  return isThingsFrom(place, noun + 1) ? many : undefined;
}

const LISTS = /^(?:the|these|those|my|your|our|their|his|her|some)$/;

/** A number above one. */
function isNumber(place: Place, at: number): boolean {
  const token = tokenAt(place, at);
  return /^(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(token?.text ?? '');
}

/** "200 more so tell me": a sum of what can be counted; a stretch or a measure is one. */
const isThingsOrMore = (place: Place, at: number): boolean => {
  if (tokenAt(place, at)?.lower !== 'more')
    return isThingsFrom(place, at) && !MEASURES.test(tokenAt(place, at)?.lower ?? '');
  const next = tokenAt(place, at + 1);
  return !next || next.parted || /^(?:so|and|but|of|that|which|to|in|on|for)$/.test(next.lower);
};
const MEASURES =
  /^(?:(?:milli|kilo|centi)?(?:grams?|lit(?:er|re)s?|met(?:er|re)s?)|kilos?|inch(?:es)?|feet|gallons?|cups?|ounces?|(?:mega|giga)bytes?)$/;

/** Where a noun phrase goes on behind the number that counts it. */
const countedFrom = (place: Place, at: number): number => (isNumber(place, at) ? at + 1 : at);

/** Adjectives and a noun that is nothing but a plural, with no other behind it. */
function isThingsFrom(place: Place, from: number): boolean {
  let noun = from;
  while (classesAt(place, noun) !== 0 && (classesAt(place, noun) & ~base) === modifier) noun += 1;
  const end = tokenAt(place, noun + 1);
  const isWhole = !end || end.parted || functionWords.has(end.lower) || !isNominal(place, noun + 1);
  const isName = /^\p{Lu}/u.test(tokenAt(place, noun)?.text ?? '');
  return (
    !isName && isPluralAt(place, noun) && !functionWords.has(tokenAt(place, noun)?.lower ?? '') && isWhole
  );
}

function isPluralAt(place: Place, at: number): boolean {
  const token = tokenAt(place, at);
  const classes = classesAt(place, at);
  return token?.parted === false && isPlural(token.lower, classes) && !ONE_IN_SUM.has(token.lower);
}

/** "why do my bread come out", "does your parents know": the helper of a question. */
export function besideQuestioned(place: Place): string | undefined {
  const { at } = place;
  const helper = tokenAt(place, at);
  const isOne = /^(?:does|doesn't)$/.test(helper?.lower ?? '');
  if (!isOne && !/^(?:do|don't)$/.test(helper?.lower ?? '')) return undefined;
  const isLed =
    at > 0 && !helper?.parted && /^(?:why|how|when|where|what)$/.test(tokenAt(place, at - 1)?.lower ?? '');
  if (!isLed && !(isOne && at === 0)) return undefined;
  if (!/^(?:the|my|your|our|his|her|their|this|that|these|those)$/.test(tokenAt(place, at + 1)?.lower ?? ''))
    return undefined;
  for (let noun = at + 2; noun <= at + 4; noun += 1) {
    const token = tokenAt(place, noun);
    if (!token || token.parted || !isNominal(place, noun)) return undefined;
    const isVerb =
      (place.model.classesOf(place.model.id(tokenAt(place, noun + 1)?.lower ?? '')) & base) !== 0;
    const next = tokenAt(place, noun + 1);
    const isVerbNext =
      next?.parted === false && (ADVERBS.has(next.lower) || (isVerb && !isNominal(place, noun + 2)));
    const classes = classesAt(place, noun);
    if (!isVerbNext) continue;
    if (isOne)
      return (classes & (NOUN | modifier | base)) === plural ? PLURAL[helper?.lower ?? ''] : undefined;
    const isThing = (classes & (NOUN | modifier)) === singular && !takesPluralVerb.has(token.lower);
    return isThing ? SINGULAR[helper?.lower ?? ''] : undefined;
  }
  return undefined;
}
