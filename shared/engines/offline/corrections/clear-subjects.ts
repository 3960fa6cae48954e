import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { verbFormsOf } from './inflect.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, past, participle, modifier } = WordClass;
const NOUN = singular | plural;

const ADVERBS = words(
  'only always never often usually also just really already sometimes even mostly still probably',
);
/** Behind one of these in the same clause a verb keeps its base form: a question, a wish, what somebody is made to do. */
const HELPERS = words(
  "do does did don't doesn't didn't can can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must let lets let's make makes made help helps and or nor had",
);
const WISHES =
  /^(?:suggest|recommend|insist|demand|propose|request|require|requires|ask|advise|urge|prefer|order|important|essential|necessary|vital|crucial|imperative|lest|wish|if)/;
/** Verbs that are not nouns alone: a subject tells them apart from "he, like his brother,". */
const IRREGULAR_THIRD = new Map(
  Object.entries({
    have: 'has',
    "don't": "doesn't",
    "haven't": "hasn't",
    "aren't": "isn't",
    do: 'does',
  }),
);
/** What begins the object or the rest of a predicate: a word before it is its verb. */
const AFTER_VERB = words(
  'a an the my your our his her its their this that these those it them me us you him to on in at for with from by about of so too very not no more some any every all how what why when where if because and but or fine well here there everything everybody everyone nothing something people',
);

/** The verb's form for one person; undefined where the word is no verb that could be wrong here. */
function third(place: Place): string | undefined {
  const verb = tokenAt(place, place.at);
  if (!verb?.isWord || verb.parted) return undefined;
  const known = IRREGULAR_THIRD.get(verb.lower);
  if (known) return known;
  const classes = classesAt(place, place.at);
  const isLike = verb.lower === 'like';
  if (!isLike && (functionWords.has(verb.lower) || !(classes & base) || classes & (past | participle)))
    return undefined;
  return verbFormsOf(verb.lower).third[0];
}

/** Whether what follows shows that the word here is the verb. */
function hasObject(place: Place): boolean {
  const next = tokenAt(place, place.at + 1);
  if (!next || next.parted || AFTER_VERB.has(next.lower) || /^\d/.test(next.text)) return true;
  const classes = classesAt(place, place.at + 1);
  const verb = classesAt(place, place.at);
  // "he like totally forgot": a word of hesitation
  if (tokenAt(place, place.at)?.lower === 'like' && (classes & past || next.lower.endsWith('ly')))
    return false;
  // "he like fishing", "that show top products": nothing else could stand between the subject and these
  return !(verb & NOUN) || (classes & (NOUN | WordClass.ing | modifier)) !== 0;
}

/** "he like fishing", "she don't": nothing but the verb of "he" and "she" can stand behind them. */
export function afterHeOrShe(place: Place): string | undefined {
  const { at } = place;
  const isAfterAdverb = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '');
  const subject = isAfterAdverb ? at - 2 : at - 1;
  const pronoun = tokenAt(place, subject);
  if (!pronoun || !/^(?:he|she)$/.test(pronoun.lower)) return undefined;
  if (isAfterAdverb && tokenAt(place, at - 1)?.parted) return undefined;
  const clause = place.sentence.tokens.slice(0, subject);
  const joint = clause.at(-1)?.lower ?? '';
  // "she likes books and she have one": behind a clause "and" joins no subjects
  const isClause = /^(?:and|or)$/.test(joint) && isTold(place, subject - 1);
  const isHelped = !pronoun.parted && HELPERS.has(joint) && !isClause;
  const isWish = clause.some(({ lower }) => WISHES.test(lower));
  // "does my friend and he agree", "why would he"
  if (isHelped || isWish || !hasObject(place)) return undefined;
  return third(place);
}

/** Whether a clause with its verb stands before a conjunction, and no subject right before that. */
function isTold(place: Place, joint: number): boolean {
  const last = tokenAt(place, joint - 1);
  if (!last || last.text !== last.lower || /^(?:i|you|he|she|we|they|it)$/.test(last.lower)) return false;
  const start = place.sentence.tokens.findLastIndex(({ parted }, index) => parted && index < joint);
  const clause = place.sentence.tokens.slice(Math.max(0, start), joint);
  if (clause.some(({ lower }) => HELPERS.has(lower) && !/^(?:and|or|nor)$/.test(lower))) return false;
  return (
    clause.some(({ lower }, index) => {
      const classes = classesAt(place, Math.max(0, start) + index);
      return (
        /^(?:is|are|was|were|has|have)$/.test(lower) ||
        (classes !== 0 && (classes & (WordClass.third | past)) === classes)
      );
    }) || /^(?:i|you|he|she|we|they|it)$/.test(clause[0]?.lower ?? '')
  );
}

const ONE = words('a an the my your our his her this that one any every each another no');
/** What leads to a thing that is wanted: "I need sql query that show". */
const WANTS = words('need needs want write create make build give with for');

/** "a man who have everything", "a query that show the top 5": one person or thing does it. */
export function afterOneWho(place: Place): string | undefined {
  const { at } = place;
  const isAfterAdverb = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '');
  const relative = isAfterAdverb ? at - 2 : at - 1;
  const pronoun = tokenAt(place, relative);
  const head = tokenAt(place, relative - 1);
  if (!pronoun || pronoun.parted || !head?.isWord || tokenAt(place, at)?.parted) return undefined;
  const isPerson = pronoun.lower === 'who';
  if (!isPerson && !/^(?:that|which)$/.test(pronoun.lower)) return undefined;
  const isUnknown =
    /^(?:an?|one)$/.test(tokenAt(place, relative - 2)?.lower ?? '') && classesAt(place, relative - 1) === 0;
  const classes = isUnknown ? singular : classesAt(place, relative - 1);
  if (!(classes & singular) || classes & (plural | modifier) || takesPluralVerb.has(head.lower))
    return undefined;
  const before = place.sentence.tokens.slice(Math.max(0, relative - 6), relative - 1);
  const determiner = before.findLast(({ lower }) => ONE.has(lower) || WANTS.has(lower));
  // "one of the men who have", "the way that people"
  if (!determiner || before.some(({ lower }) => lower === 'of' || lower === 'and')) return undefined;
  const verb = tokenAt(place, at)?.lower ?? '';
  // "the reason that do", "the way that work": as a thing it is more often the object of what follows
  const isSure = isPerson || (!IRREGULAR_THIRD.has(verb) && hasOwnObject(place));
  return isSure && hasObject(place) ? third(place) : undefined;
}

const DETERMINERS = words(
  'a an the my your our his her its their this all every each some top only me us you them it',
);

const AFTER_THINGS = words('and or but in on at from to with for by without when if that which only');

function hasOwnObject(place: Place): boolean {
  const next = tokenAt(place, place.at + 1);
  const second = tokenAt(place, place.at + 2);
  if (!next || next.parted) return false;
  // "a regex that match emails but": several things behind it, and no verb of theirs
  const isThings = (classesAt(place, place.at + 1) & ~WordClass.third) === plural;
  if (isThings && classesAt(place, place.at) & base) return endsBefore(place, place.at + 2, AFTER_THINGS);
  if (!(DETERMINERS.has(next.lower) || /^\d/.test(next.text))) return false;
  // "the way that work the most": no clause of its own behind it
  return second !== undefined && !/^(?:is|are|was|were|has|have|can|will)$/.test(second.lower);
}
