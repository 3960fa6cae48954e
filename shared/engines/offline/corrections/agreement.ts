import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { baseOfVerb } from './base-of-verb.ts';
import { verbFormsOf } from './inflect.ts';
import { classesAt, holdsVerb, type Place, tokenAt } from './place.ts';
import { prepositionSet } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, modifier } = WordClass;
const NOUN = singular | plural;

const DETERMINERS = words('a an the my your our their his her this that these those it them us me you him');
const MANY = words('most many some all both few several');
const OPENS_CLAUSE = words('how why when where because whether what');
const WISHES =
  /^(?:recommend|insist|demand|propose|request|require|let|make|makes|made|help|see|saw|hear|watch|do|does|did|can|could|will|would|should|must|may|might|to)/;
const ADVERBS = words('only always never often usually still also just really already sometimes even mostly');
/** Told by rules of their own. */
const AUXILIARIES = words('is has was does');
/** A clause with a subject of its own begins behind one of these. */
const OPENERS = words('but because that when if while so since although and whether');
/** "I thought arrow functions keep" */
const SAYS = /^(?:think|thought|hope|hoped|guess|believe|believed|assume|assumed|said|says)$/;
/** What says that a noun before them was the subject of the verb, not a part of a longer one. */
const AFTER_VERB = words(
  'a an the my your our their his her its it them me us you him this that these those to on in at for with from by as fine well too not no more less very so how what why when and or but all every each',
);
const MOST_SUBJECT_WORDS = 5;
/** They name many, or stand for a place, a time or what something is made of. */
const NO_HEADS = words(
  'lot number majority couple range variety set series group pair rest half part kind sort type',
);
/**
 * The head of the noun phrase that ends before `at` and opens its clause, where nothing but determiners, adjectives and
 * nouns stands in it; across one adverb.
 */
export function headBefore(place: Place, at: number): { head: number; isDetermined: boolean } | undefined {
  const head = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '') ? at - 2 : at - 1;
  if (holdsVerb(tokenAt(place, head))) return undefined;
  for (let first = head; first >= Math.max(0, head - MOST_SUBJECT_WORDS); first -= 1) {
    const token = tokenAt(place, first);
    if (!token?.isWord) return undefined;
    const isOpen =
      first === 0 ||
      token.parted ||
      OPENERS.has(tokenAt(place, first - 1)?.lower ?? '') ||
      SAYS.test(tokenAt(place, first - 1)?.lower ?? '') ||
      (first === 1 &&
        /^(?:also|now|then|currently|unfortunately|today)$/.test(tokenAt(place, 0)?.lower ?? ''));
    const isDeterminer = DETERMINERS.has(token.lower) && first < head;
    const classes = classesAt(place, first);
    const isHead = first === head && token.lower === 'one';
    // a word nobody knows is a name or an abbreviation: "http requests"
    const isNominal =
      classes === 0 || (classes & (NOUN | modifier)) !== 0 || (first < head && isDescribing(place, first));
    if (!isDeterminer && !isHead && (functionWords.has(token.lower) || !isNominal)) return undefined;
    if (isDeterminer) return isOpen ? { head, isDetermined: true } : undefined;
    // "list all files shows": an order may open the sentence
    if (isOpen)
      return classes & (base | WordClass.ing) && first < head ? undefined : { head, isDetermined: false };
  }
  return undefined;
}

/** "the retry logic": right behind an article a verb says which. */
const isDescribing = (place: Place, at: number): boolean =>
  /^(?:a|an|the|my|our|your|their|his|her)$/.test(tokenAt(place, at - 1)?.lower ?? '');

/** "how remote work affect the health": one thing does it, told by the word that opens the clause. */
export function thirdPerson(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const classes = classesAt(place, at);
  if (
    !verb?.isWord ||
    verb.parted ||
    !(classes & base) ||
    classes & (WordClass.past | WordClass.participle) ||
    functionWords.has(verb.lower)
  )
    return undefined;
  if (isWhoDoes(place) || (classes & NOUN && !(classes & modifier) && isOnlyVerb(place)))
    return verbFormsOf(verb.lower).third[0];
  if (classes & (NOUN | modifier)) return undefined;
  if (isOneThing(place)) return verbFormsOf(verb.lower).third[0];
  if (!DETERMINERS.has(tokenAt(place, at + 1)?.lower ?? '') || tokenAt(place, at + 1)?.parted)
    return undefined;
  const subject = classesAt(place, at - 1);
  const noun = tokenAt(place, at - 1);
  if (
    !noun ||
    noun.parted ||
    !(subject & singular) ||
    subject & (plural | modifier) ||
    takesPluralVerb.has(noun.lower)
  )
    return undefined;
  const between = [at - 2, at - 3, at - 4].map((one) => tokenAt(place, one)?.lower ?? '');
  const opens = between.findIndex((word) => OPENS_CLAUSE.has(word));
  if (opens < 0 || between.slice(0, opens).some((word) => functionWords.has(word) && !DETERMINERS.has(word)))
    return undefined;
  // "we suggest how the team use it", "make the work affect": a wish or another verb before it
  if (place.sentence.tokens.slice(0, at).some(({ lower }) => WISHES.test(lower))) return undefined;
  return verbFormsOf(verb.lower).third[0];
}

const AFTER_ONLY_VERB = words(
  'all every me us him them it my his her their our your too when at in on for with',
);
const FINITE = /^(?:is|are|was|were|will|would|can|could|should|must|may|might|does|did|has|had)$/;

/** "that her dog bark all night": behind an opener, with no other verb in its clause that it could be the subject of. */
function isOnlyVerb(place: Place): boolean {
  const next = tokenAt(place, place.at + 1);
  if (!next || next.parted || !AFTER_ONLY_VERB.has(next.lower)) return false;
  const subject = headBefore(place, place.at);
  if (subject?.head !== place.at - 1 || !subject.isDetermined || !isOneThing(place)) return false;
  const start = place.sentence.tokens.findLastIndex(
    ({ lower }, index) => index < place.at && OPENERS.has(lower),
  );
  // at the head of a text the words may be a title: "My heart rate at rest"
  if (start < 0 || start < place.at - MOST_SUBJECT_WORDS) return false;
  const rest = place.sentence.tokens.slice(place.at + 1);
  const end = rest.findIndex(({ parted, lower }) => parted || OPENERS.has(lower) || lower === 'or');
  return (end < 0 ? rest : rest.slice(0, end)).every(({ lower }, index) => {
    const classes = classesAt(place, place.at + 1 + index);
    return !FINITE.test(lower) && !(classes & (third | WordClass.past) && !(classes & (NOUN | modifier)));
  });
}

const ONE_PERSON = words('someone somebody anyone anybody everyone everybody person');

/** "someone who mostly take photos": one person, and whatever else the word may be, here it is a verb. */
function isWhoDoes(place: Place): boolean {
  const { at } = place;
  const who = ADVERBS.has(tokenAt(place, at - 1)?.lower ?? '') ? at - 2 : at - 1;
  const [one, relative] = [tokenAt(place, who - 1), tokenAt(place, who)];
  return relative?.lower === 'who' && !relative.parted && ONE_PERSON.has(one?.lower ?? '');
}

/** "they works", "most of the students prefers": many do it. */
export function baseForm(place: Place): string | undefined {
  const { at } = place;
  const verb = tokenAt(place, at);
  const classes = classesAt(place, at);
  // "how much does it costs"
  const isAfterIt =
    /^(?:it|he|she|this|that)$/.test(tokenAt(place, at - 1)?.lower ?? '') &&
    /^(?:does|did)$/.test(tokenAt(place, at - 2)?.lower ?? '');
  const listed = verbs.byThird.get(verb?.lower ?? '');
  // "in the day they works": whatever else the word may be, it is what they do
  const isAfterThey = tokenAt(place, at - 1)?.lower === 'they';
  if ((isAfterIt || isAfterThey) && listed && !verb?.parted && !functionWords.has(listed.base))
    return listed.base;
  if (!verb?.isWord || verb.parted || !(classes & third) || classes & (base | modifier)) return undefined;
  // "the tickets stays valid": what can be a thing, too, is the verb where only how something is follows
  const isNoun = (classes & singular) !== 0 && !isBeforeState(place);
  if (isNoun || AUXILIARIES.has(verb.lower)) return undefined;
  const before = tokenAt(place, at - 1);
  const isThey = before?.lower === 'they';
  const [most, of, the] = place.sentence.tokens.slice(Math.max(0, at - 4), at - 1).map(({ lower }) => lower);
  const isMost =
    at >= 4 &&
    (at === 4 ||
      tokenAt(place, at - 4)?.parted === true ||
      OPENERS.has(tokenAt(place, at - 5)?.lower ?? '')) &&
    (MANY.has(most ?? '') || /^(?:[2-9]|\d\d+|two|three|four|five|six)$/.test(most ?? '')) &&
    of === 'of' &&
    DETERMINERS.has(the ?? '') &&
    (classesAt(place, at - 1) & NOUN) === plural &&
    !(classes & plural);
  // "does the rent includes heating"
  const isAsked =
    /^(?:does|did|do)$/.test(tokenAt(place, at - 3)?.lower ?? '') &&
    DETERMINERS.has(tokenAt(place, at - 2)?.lower ?? '') &&
    !tokenAt(place, at - 2)?.parted &&
    (classesAt(place, at - 1) & NOUN) !== 0;
  // "why does git says": behind the helper stands the base, but not in "as it does in files"
  const helper = tokenAt(place, at - 2);
  const isThing = !before?.isWord || before.parted || prepositionSet.has(before.lower);
  const isHelped = /^(?:does|did)$/.test(helper?.lower ?? '') && !isThing;
  if (!isThey && !isMost && !isAsked && !isHelped && !areMany(place)) return undefined;
  return baseOfVerb(place, verb.lower);
}

const isBeforeState = (place: Place): boolean =>
  tokenAt(place, place.at + 1)?.parted === false && classesAt(place, place.at + 1) === modifier;

/** "the logs only says", "websocket connections gets a 404", "people who kills": several do it. */
function areMany(place: Place): boolean {
  const { at } = place;
  const next = tokenAt(place, at + 1);
  // "the tickets stays valid": only how something is can follow
  const isState =
    next?.parted === false && (classesAt(place, at + 1) & (modifier | NOUN | base)) === modifier;
  const isClear =
    !(classesAt(place, at) & plural) || (next && !next.parted && (AFTER_VERB.has(next.lower) || isState));
  if (!isClear || (next?.parted === false && /^(?:and|or)$/.test(next.lower))) return false;
  const isRelative = /^(?:who|which)$/.test(tokenAt(place, at - 1)?.lower ?? '');
  if (isRelative && !tokenAt(place, at)?.parted && !tokenAt(place, at - 1)?.parted) {
    const one = place.sentence.tokens
      .slice(Math.max(0, at - 5), at)
      .some(({ lower }) =>
        /^(?:one|only|of|with|without|to|for|from|about|in|on|at|by|between)$/.test(lower),
      );
    return !one && isMany(place, at - 2);
  }
  const subject = headBefore(place, at);
  if (!subject) return false;
  // "a filter that shows orders from": the first is the verb
  const isVerb = (classesAt(place, subject.head) & third) !== 0;
  if (isVerb && /^(?:that|which|who)$/.test(tokenAt(place, subject.head - 1)?.lower ?? '')) return false;
  // "the query returns duplicates": behind one thing it is the verb, and what follows its object
  // with an object of its own it is the verb: "arrow functions keeps the"
  const isObject = (classesAt(place, at) & plural) !== 0 || !DETERMINERS.has(next?.lower ?? '');
  if (isVerb && isObject && (classesAt(place, subject.head - 1) & NOUN) === singular) return false;
  // "Philips owns", "the United States stands alone": a word with a capital may be a name
  const head = tokenAt(place, subject.head);
  const isName = head?.text !== head?.lower && (!subject.isDetermined || isBeforeState(place));
  return !isName && isMany(place, subject.head);
}

function isMany(place: Place, at: number): boolean {
  const classes = classesAt(place, at);
  return (classes & plural) !== 0 && !(classes & singular) && !(classes & modifier);
}

/** "and the next session begin at 9": one thing does it, named with its determiner at the head of its clause. */
function isOneThing(place: Place): boolean {
  const { at } = place;
  const next = tokenAt(place, at + 1);
  if (next && !next.parted && !AFTER_VERB.has(next.lower)) return false;
  if (place.sentence.tokens.slice(0, at).some(({ lower }) => WISHES.test(lower))) return false;
  const subject = headBefore(place, at);
  if (!subject?.isDetermined || /^th[eo]se$/.test(tokenAt(place, subject.head - 1)?.lower ?? ''))
    return false;
  // "the teacher and the student agree on": two do it
  const joint = place.sentence.tokens.slice(0, subject.head).findLastIndex(({ lower }) => lower === 'and');
  if (joint > 0 && tokenAt(place, joint)?.parted === false && (classesAt(place, joint - 1) & NOUN) !== 0)
    return false;
  const [head, classes] = [tokenAt(place, subject.head), classesAt(place, subject.head)];
  return (
    head !== undefined &&
    !takesPluralVerb.has(head.lower) &&
    !NO_HEADS.has(head.lower) &&
    (head.lower === 'one' || ((classes & singular) !== 0 && !(classes & (plural | modifier | base))))
  );
}
