import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, scoreOf, sentencesOf, type Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Edit, inStyleOf } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { lackingDo } from './do-support.ts';
import { isCountable, pluralsOf, singularsOf } from './inflect.ts';
import { isThen, isToo, meansItIs } from './its-and-than.ts';
import { learnerVerbs } from './learner-verbs.ts';
import { hasState, isDoubled, lacksBe } from './missing-be.ts';
import { areThings, numberOfNouns } from './number-of-nouns.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';
import { needsTo } from './purpose.ts';
import {
  afterWithout,
  beforeHappening,
  deniesHaving,
  lacksTo,
  lacksToBehind,
  madeTo,
  secondOfTwo,
  withoutTo,
} from './verb-frames.ts';
import { verbOfSubject } from './verb-of-subject.ts';
import { prepositionSet } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, modifier } = WordClass;
const NOUN = singular | plural;
const ANY_VERB = base | third | WordClass.past | WordClass.participle | WordClass.ing;

/** What may stand after the last word of a noun phrase or of a predicate. */
const AFTER_PHRASE = words(
  'and or but so because if when while since until than that why to for in on at with from of by as after before about is are was were has have had will would can could should must do does did not i we you they he she it please too now then again ago later each per who which where instead each total max maximum minimum only left off together here there',
);
/** What may stand behind them where they are things and not what something does. */
const AFTER_NOTES = words('into in to for and or from with as by');
/** So much likelier must the sentence be with the plural: difference of logarithms. */
const LEAST_GAIN = 0.7;
const NUMBERS = words(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety several many few various these those',
);
/** Plurals that are no count: "much thanks", "that much goods". */
const NOT_MANY = words('thanks goods times media data does');
const NUMBERED = words('class grade year level version type tier band phase stage step room group size');
/** "512 rank", "page 12 row": the number says which one, not how many. */
const RANKS = words('rank place position number level grade class version series model size edition');
/** "20 minute a day" */
const TIMES = words('second minute hour day week month year');
/** Written in the singular behind a number, or no count of things. */
const UNITS = words(
  "euro percent hertz grand million billion thousand hundred dozen point noon o'clock star bit pm am max min type version factor cash vegetarian",
);

/** "analyze this reviews": a noun that is nothing but a plural, after what takes an object. */
function needsThese(place: Place): boolean {
  const { at } = place;
  const next = tokenAt(place, at + 1);
  if (!next?.isWord || next.parted) return false;
  // "summarise this meeting notes"
  const before = tokenAt(place, at - 1);
  const classesBefore = classesAt(place, at - 1);
  // a word nobody knows is an order where it opens the text: "summarise"
  const isOrder = (classesBefore & (base | singular)) === base || (classesBefore === 0 && at > 0 && at < 3);
  const isLed = isOrder && before?.isWord === true && tokenAt(place, at)?.parted === false;
  // "summarise this meeting notes": the first says which
  const first = classesAt(place, at + 1);
  const isDescribed = isLed && (first & NOUN) !== 0 && !(first & base) && areThings(place, at + 2);
  if (isDescribed) return endsBefore(place, at + 3, AFTER_NOTES);
  if (!areThings(place, at + 1) || !endsBefore(place, at + 2, AFTER_PHRASE)) return false;
  const classes = classesAt(place, at + 1);
  // "This accounts for": at the head of a sentence nothing leads to it
  const isVerb = classes & third || (before === undefined && tokenAt(place, at + 2)?.lower === 'for');
  if (!isVerb) return true;
  return (
    before !== undefined &&
    !before.parted &&
    !tokenAt(place, at)?.parted &&
    (classesBefore & base) !== 0 &&
    !(classesBefore & NOUN && at > 1)
  );
}

/** "12 month instead of 24", "in three phase": a countable noun behind a number, with nothing it could describe. */
function pluralAfterNumber(place: Place): string | undefined {
  const { at } = place;
  const number = tokenAt(place, at);
  const noun = tokenAt(place, at + 1);
  if (!number || !noun?.isWord || noun.parted || noun.text !== noun.lower || noun.lower.length < 4)
    return undefined;
  if (!NUMBERS.has(number.lower) && !/^(?:[2-9]|[1-9]\d{1,2})$/.test(number.text)) return undefined;
  const before = tokenAt(place, at - 1);
  if (
    before &&
    !number.parted &&
    !/^(?:first|last|next|only|least|most|max|maximum|min|minimum|exactly|roughly|approximately)$/.test(
      before.lower,
    ) &&
    !functionWords.has(before.lower) &&
    !(classesAt(place, at - 1) & ANY_VERB)
  )
    return undefined;
  if (/^(?:a|an|each|every|per|one)$/.test(before?.lower ?? '')) return undefined;
  // "a class 6 student": the number of one thing
  if (NUMBERED.has(before?.lower ?? '') && !number.parted) return undefined;
  // "on the twenty second it starts"
  if (noun.lower === 'second' && number.lower.endsWith('ty')) return undefined;
  const classes = classesAt(place, at + 1);
  const isTime = TIMES.has(noun.lower);
  if (
    !(classes & singular) ||
    (classes & (plural | modifier) && !isTime) ||
    functionWords.has(noun.lower) ||
    UNITS.has(noun.lower) ||
    (RANKS.has(noun.lower) && /^\d{2,}$/.test(number.text))
  )
    return undefined;
  if (!endsBefore(place, at + 2, AFTER_PHRASE) && !(isTime && tokenAt(place, at + 2)?.lower === 'a'))
    return undefined;
  const [many = ''] = pluralsOf(noun.lower);
  return place.model.classesOf(place.model.id(many)) & plural ? many : undefined;
}

/** What "all" may take in the singular: a whole stretch of time, or a mass. */
const WHOLE = words(
  'day night week month year time morning afternoon evening summer winter season thing clear way',
);

/** "all question at once", "different color": several of them. */
const ONE_OF = /^(?:an?|the|this|that|one|each|every|another|no|any|my|your|our|his|her|its|their)$/;

function pluralAfterAll(place: Place): string | undefined {
  // "for a different value", "of a potentially different type": one of them
  const isAdverb = tokenAt(place, place.at - 1)?.lower.endsWith('ly') === true;
  const before = tokenAt(place, place.at - (isAdverb ? 2 : 1))?.lower ?? '';
  if (ONE_OF.test(before) && tokenAt(place, place.at)?.parted === false) return undefined;
  const noun = tokenAt(place, place.at + 1);
  const classes = classesAt(place, place.at + 1);
  if (!noun?.isWord || noun.parted || noun.text !== noun.lower || WHOLE.has(noun.lower)) return undefined;
  if (!(classes & singular) || classes & (plural | modifier | third) || !isCountable(noun.lower, place.model))
    return undefined;
  if (!endsBefore(place, place.at + 2, AFTER_PHRASE)) return undefined;
  const [many = ''] = pluralsOf(noun.lower);
  const at = place.at + 1 + LEAD;
  const scored = (word: string) =>
    scoreOf(place.model, place.sentence.ids, { from: at, to: at + 1, words: [place.model.id(word)] });
  return scored(many) >= scored(noun.lower) + LEAST_GAIN ? many : undefined;
}

/** "each samples was": one of them. */
function singularAfterEach(place: Place): string | undefined {
  const noun = tokenAt(place, place.at + 1);
  const classes = classesAt(place, place.at + 1);
  if (!noun?.isWord || noun.parted || !(classes & plural) || classes & (singular | modifier | base))
    return undefined;
  if (classes & third && !endsBefore(place, place.at + 2, words('was is has in of before after and')))
    return undefined;
  const [one = ''] = singularsOf(noun.lower);
  if (!(place.model.classesOf(place.model.id(one)) & singular)) return undefined;
  // "each weeks report": what is its
  const owned = tokenAt(place, place.at + 2);
  const isOwner = TIMES.has(one) && owned?.parted === false;
  return isOwner && !functionWords.has(owned.lower) ? `${one}'s` : one;
}

/** "in other hospital": one of several, and nothing before it that says which. */
function needsAnother(place: Place): boolean {
  const { at } = place;
  const [before, token, noun] = [tokenAt(place, at - 1), tokenAt(place, at), tokenAt(place, at + 1)];
  if (!before || token?.parted || !noun?.isWord || noun.parted || noun.text !== noun.lower) return false;
  const isLed = prepositionSet.has(before.lower) || (classesAt(place, at - 1) & ANY_VERB) === base;
  const classes = classesAt(place, at + 1);
  return (
    isLed &&
    (classes & singular) !== 0 &&
    !(classes & (plural | modifier)) &&
    !/^(?:side|hand|end|way|half|part|stuff)$/.test(noun.lower) &&
    isCountable(noun.lower, place.model) &&
    endsBefore(place, at + 2, AFTER_PHRASE)
  );
}

const COMPOUND = /^(log|sign)(in|out|up|off)$|^(set|back|check|clean|look|roll|shut)(up|out|down|back)$/;
const MODAL = words(
  "can can't cannot could couldn't will won't would should shouldn't must may might don't doesn't didn't",
);
const LEADS_TO_VERB = words(
  'how want wants wanted need needs needed able try trying tried going have has had like used',
);

/** "users can login": the noun of a verb and its particle, where a verb has to stand. */
function verbAndParticle(place: Place): string | undefined {
  const { at } = place;
  const [second, before, token] = [tokenAt(place, at - 2), tokenAt(place, at - 1), tokenAt(place, at)];
  if (!before || !token?.isWord || token.parted) return undefined;
  const isVerb = MODAL.has(before.lower) || (before.lower === 'to' && LEADS_TO_VERB.has(second?.lower ?? ''));
  const parts = isVerb ? COMPOUND.exec(token.lower)?.slice(1).filter(Boolean) : undefined;
  return parts?.join(' ');
}

/** Slips that what a word can be tells without a doubt: "its" for "it's", "this" before a plural, a singular behind a number. */
export function mendByClasses({ text, masked }: Passage, model: LanguageModel): Edit[] {
  const edits: Edit[] = [];
  const replace = (token: Token | undefined, word: string | undefined) => {
    if (token && word)
      edits.push({ start: token.start, end: token.end, text: inStyleOf(token.text, word, text) });
  };
  for (const sentence of sentencesOf(masked, model))
    sentence.tokens.forEach((token, at) => {
      const place = { sentence, at, model };
      replace(token, madeTo(place) ?? secondOfTwo(place) ?? verbOfSubject(place) ?? afterWithout(place));
      edits.push(
        ...[lacksBe(place), hasState(place), isDoubled(place), withoutTo(place)].flatMap(
          (edit) => edit ?? [],
        ),
      );
      if (lacksTo(place) || lacksToBehind(place))
        edits.push({ start: token.start, end: token.start, text: 'to ' });
      edits.push(...lackingDo(place, text), ...learnerVerbs(place), ...numberOfNouns(place));
      const not = tokenAt(place, at + 1);
      if (not && deniesHaving(place)) edits.push({ start: token.start, end: not.end, text: "don't have" });
      const happened = beforeHappening(place);
      if (happened === '') edits.push({ start: token.start, end: token.end + 1, text: '' });
      else replace(token, happened);
      if (token.lower === 'its' && meansItIs(place, text)) replace(token, "it's");
      else if (token.lower === 'than' && isThen(place, text)) replace(token, 'then');
      else if (token.lower === 'to' && isToo(place)) replace(token, 'too');
      else if (token.lower === 'other' && needsAnother(place)) replace(token, 'another');
      else if (COMPOUND.test(token.lower)) replace(token, verbAndParticle(place));
      else if (token.lower === 'for' && needsTo(place)) replace(token, 'to');
      else if (token.lower === 'this' && needsThese(place)) replace(token, 'these');
      else if (token.lower === 'all' || token.lower === 'several' || token.lower === 'different')
        replace(tokenAt(place, at + 1), pluralAfterAll(place));
      else if (
        token.lower === 'much' &&
        areThings(place, at + 1) &&
        !NOT_MANY.has(tokenAt(place, at + 1)?.lower ?? '')
      )
        replace(token, 'many');
      else if (token.lower === 'each' || token.lower === 'every')
        replace(tokenAt(place, at + 1), singularAfterEach(place));
      else replace(tokenAt(place, at + 1), pluralAfterNumber(place));
    });
  return edits;
}
