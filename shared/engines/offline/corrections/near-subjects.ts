import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { singularByPlural, takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { properNouns } from '@/shared/engines/offline/polish/proper-names.ts';
import { PLURAL, SINGULAR } from '@/shared/engines/offline/polish/rules/verb-pairs.ts';
import { baseOfVerb } from './base-of-verb.ts';
import { isJoined } from './far-subjects.ts';
import { verbFormsOf } from './inflect.ts';
import { classesAt, holdsVerb, type Place, tokenAt } from './place.ts';
import { hasVerbBehind, likesBehind } from './verb-behind.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, participle, ing, modifier } = WordClass;
const NOUN = singular | plural;

export const ADVERBS = words(
  'only always never often usually also just really already sometimes even still probably',
);
/** A clause with a subject of its own begins behind one of these. */
const OPENERS = words(
  'and but because cause cuz that if when while so since although though whether where unless until says said think thought hope guess believe how why',
);
const LIKENED = /^(?:feel|feels|felt|seem|seems|seemed|look|looks|looked|sound|sounds)$/;
const DETERMINERS = words('the my your our his her its their this that these those a an each every another');
const SEVERAL = words('these those many some all most several few both other two three four five six');
const COUNTS = /^(?:two|three|four|five|six|few|many|several)$/;
/** Behind "of" they leave the number to the noun: "a lot of members". */
const SHARES = words(
  'lot lots most some many all half both few several plenty percent % two three four five',
);
/** Sums and stretches are one: "five years is a long time", "10 dollars is"; so is what is named in the plural. */
export const ONE_IN_SUM = words(
  'years months weeks days hours minutes seconds dollars euros pounds miles kilometers metres meters percent degrees times news maths physics economics politics series species headquarters means thanks sports plans kinds types sorts lots rest bulk crossroads barracks gallows',
);
const MOST_WORDS = 5;
/** A verb stands before one of these, not a noun; "a reminder mail to send". */
const AFTER_VERB = words(
  'a an the my your our his her its their it them me us him you this these those back out down very not something everything anything nothing',
);
/** Behind these a subject has the base form. */
const WISHES =
  /^(?:suggest|recommend|insist|demand|propose|request|require|ask|advise|prefer|important|essential|necessary|vital|crucial|imperative|mandatory|lest)/;

interface Subject {
  head: number;
  first: number;
  isDetermined: boolean;
  isSeveral: boolean;
}

export const isNominal = (place: Place, at: number): boolean => {
  const token = tokenAt(place, at);
  const classes = classesAt(place, at);
  return (
    token?.isWord === true &&
    !functionWords.has(token.lower) &&
    (classes === 0 || (classes & (NOUN | modifier)) !== 0)
  );
};

/** What stands before the last noun of a phrase; "the package implements mention" holds a verb. */
const isDescribing = (place: Place, at: number): boolean =>
  isNominal(place, at) &&
  !(classesAt(place, at) & (third | ing) && !DETERMINERS.has(tokenAt(place, at - 1)?.lower ?? ''));

/** The noun phrase right before a verb where it opens its clause; across one adverb, and with what counts it. */
function subjectBefore(place: Place): Subject | undefined {
  const { at } = place;
  const head = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '') ? at - 2 : at - 1;
  if (
    !isNominal(place, head) ||
    holdsVerb(tokenAt(place, head)) ||
    // "the kids next door have"
    (tokenAt(place, head)?.lower === 'door' && tokenAt(place, head - 1)?.lower === 'next') ||
    tokenAt(place, at)?.parted ||
    (head < at - 1 && tokenAt(place, head + 1)?.parted)
  )
    return undefined;
  let first = head;
  let isDetermined = false;
  let isSeveral = false;
  for (;;) {
    if (tokenAt(place, first)?.parted) break;
    const before = tokenAt(place, first - 1);
    if (!before || head - first >= MOST_WORDS) break;
    // "the two developers": what counts them has an article before it
    const isCounted = DETERMINERS.has(before.lower) && COUNTS.test(tokenAt(place, first)?.lower ?? '');
    const isSecond = isDetermined && !isCounted && !/^(?:all|both)$/.test(before.lower);
    if (!isSecond && (DETERMINERS.has(before.lower) || SEVERAL.has(before.lower))) {
      isDetermined = true;
      isSeveral ||= SEVERAL.has(before.lower);
    } else if (isDetermined || !isDescribing(place, first - 1)) break;
    first -= 1;
  }
  // "a lot of members", "some of the users", "2 % of them"
  if (tokenAt(place, first - 1)?.lower === 'of' && !tokenAt(place, first)?.parted) {
    const share = tokenAt(place, first - 2)?.lower ?? '';
    if (!SHARES.has(share)) return undefined;
    first -= /^(?:lot)$/.test(share) && tokenAt(place, first - 3)?.lower === 'a' ? 3 : 2;
    isSeveral = true;
  }
  return isOpen(place, first) ? { head, first, isDetermined, isSeveral } : undefined;
}

function isOpen(place: Place, first: number): boolean {
  const before = tokenAt(place, first - 1);
  if (!before || tokenAt(place, first)?.parted) return (classesAt(place, first) & ing) === 0;
  // "the second time the legs were missing"
  if (before.lower === 'time')
    return (
      /^(?:first|second|third|last|next|only)$/.test(tokenAt(place, first - 2)?.lower ?? '') &&
      // "the only time the dog barks is at night"
      (classesAt(place, place.at - 1) & third) === 0
    );
  if (before.lower === 'like') return LIKENED.test(tokenAt(place, first - 2)?.lower ?? '');
  // "how the handler filters is"
  const isVerb = /^(?:how|why|where)$/.test(before.lower) && (classesAt(place, place.at - 1) & third) !== 0;
  // "while using schedulers": doing it is one thing
  const isDoing = (classesAt(place, first) & ing) !== 0;
  return OPENERS.has(before.lower) && !isVerb && !isDoing && !isJoined(place, first);
}

/** Dictionaries know many a plural as a thing of its own, too: "steps". */
export const isPlural = (lower: string, classes: number): boolean =>
  (classes & plural) !== 0 && (!(classes & singular) || singularByPlural.has(lower));

type Count = 'one' | 'many' | undefined;

function countOf(place: Place, { head, isDetermined, isSeveral }: Subject): Count {
  const token = tokenAt(place, head);
  const classes = classesAt(place, head);
  if (!token || ONE_IN_SUM.has(token.lower)) return undefined;
  if (takesPluralVerb.has(token.lower) && token.lower !== 'company') return undefined;
  const isName = token.text !== token.lower && head > 0;
  // "Signals is a library", "Options is an object": at the head of a text a plural alone may be what something is called
  const isCalled =
    head === 0 && token.text !== token.lower && /^an?$/.test(tokenAt(place, place.at + 1)?.lower ?? '');
  if (isPlural(token.lower, classes)) return isName || isCalled ? undefined : 'many';
  if (isSeveral || !isDetermined) return undefined;
  // a word nobody knows, behind its determiner: "the api"
  const isUnknown = classes === 0 && /[^s]$/.test(token.lower);
  return isUnknown || (classes & singular && !(classes & (plural | modifier))) ? 'one' : undefined;
}

/** First names that the list of names lacks, most of them words or names of places, too. */
const FIRST_NAMES = words(
  'anna tom peter maria john mike martin max leo ben sam jane eva ali wei ravi priya amit piotr jan ana joao luca giulia jenny jack harry',
);

/** "Anna have to": somebody's name at the head of a clause. */
function isNamed(place: Place, { head, first, isDetermined }: Subject): boolean {
  const token = tokenAt(place, head);
  const classes = classesAt(place, head);
  return (
    !isDetermined &&
    head === first &&
    token !== undefined &&
    /^\p{Lu}\p{Ll}+[^s]$/u.test(token.text) &&
    (properNouns.has(token.lower) || FIRST_NAMES.has(token.lower)) &&
    (classes === 0 || classes === singular)
  );
}

const ASKED = /^(?:i|you|he|she|it|we|they|u)$/;

const isWished = (place: Place, upTo: number): boolean =>
  place.sentence.tokens.slice(0, upTo).some(({ lower }) => WISHES.test(lower));

/** Covered words stand for names of code, or for numbers. */
const isAmongCode = ({ sentence }: Place): boolean =>
  sentence.tokens.some(({ isWord, text }) => !isWord && /^\uFFFC{3,}$/.test(text));

/** The form of a helping verb or another that goes with the noun phrase right before it. */
export function besideNoun(place: Place): string | undefined {
  const verb = tokenAt(place, place.at);
  if (!verb?.isWord || verb.parted) return undefined;
  // "what shoes does he wear": the subject stands behind it
  const next = tokenAt(place, place.at + 1);
  if (next && !next.parted && ASKED.test(next.lower)) return undefined;
  const [one, many] = [SINGULAR[verb.lower], PLURAL[verb.lower]];
  const isHelper = one !== undefined || many !== undefined;
  const classes = isHelper ? 0 : classesAt(place, place.at);
  const isLike = verb.lower === 'like';
  if (!isHelper && !isLike && (functionWords.has(verb.lower) || !(classes & (base | third))))
    return undefined;
  const subject = subjectBefore(place);
  if (!subject) return undefined;
  const count =
    isNamed(place, subject) && !/^(?:are|were|don't)/.test(verb.lower) ? 'one' : countOf(place, subject);
  // "orders is set in useEffect": among names of code a plural alone may be one of them
  if (
    count === 'many' &&
    one === undefined &&
    isHelper &&
    !subject.isDetermined &&
    !subject.isSeveral &&
    isAmongCode(place)
  )
    return undefined;
  if (count === 'many') return isHelper ? many : baseBehind(place, subject);
  if (count !== 'one' || isWished(place, subject.first)) return undefined;
  // "if it were", and a main verb that stands further on: "the app users have"
  const isIf = place.sentence.tokens
    .slice(0, subject.first)
    .some(({ lower }) => /^(?:if|wish|though)$/.test(lower));
  if (isHelper) return verb.lower.startsWith('were') && isIf ? undefined : one;
  if (isLike) return likesBehind(place) ? 'likes' : undefined;
  return thirdBehind(place);
}

const SEEMS = /^(?:looks|seems|sounds|feels|tastes|smells)$/;

/** "my friends only calls me" */
function baseBehind(place: Place, { head }: Subject): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const next = tokenAt(place, at + 1);
  const classes = classesAt(place, at);
  if (!verb || !(classes & third) || classes & (base | modifier)) return undefined;
  // "checks whether it exists and proxies calls to it": the first is the verb
  if (classesAt(place, head) & third && tokenAt(place, head - 1)?.lower === 'and') return undefined;
  // "if the numbers looks ok"; a word with a capital at the head may be a name: "Windows looks fine"
  const isNamed = head === 0 && tokenAt(place, 0)?.text !== tokenAt(place, 0)?.lower;
  const isState = next?.parted === false && (classesAt(place, at + 1) & modifier) !== 0;
  if (SEEMS.test(verb.lower) && isState && !isNamed) return baseOfVerb(place, verb.lower);
  // "people skills matter", "our sales calls with": a thing unless an object follows
  const isObject =
    next?.parted === false && /^(?:me|us|him|them|it|you|the|a|an|my|your|their|our|to)$/.test(next.lower);
  if (classes & NOUN && !(isObject && head < at - 1)) return undefined;
  if (classesAt(place, head) & (third | base) && !isObject) return undefined;
  return baseOfVerb(place, verb.lower);
}

/** "the api give back" */
function thirdBehind(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const next = tokenAt(place, at + 1);
  const classes = classesAt(place, at);
  if (!verb || /['’]/.test(verb.text) || !(classes & base) || classes & (past | participle)) return undefined;
  const follows = next && !next.parted ? next.lower : undefined;
  const isVerb = (classes & (NOUN | modifier)) === 0 || (follows !== undefined && AFTER_VERB.has(follows));
  // "the code freeze starts": the verb comes behind
  if (classes & NOUN && follows !== undefined && classesAt(place, at + 1) & third) return undefined;
  return isVerb && !hasVerbBehind(place) ? verbFormsOf(verb.lower).third[0] : undefined;
}
