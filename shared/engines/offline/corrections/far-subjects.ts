import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { takesPluralVerb } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { headBefore } from './agreement.ts';
import { classesAt, type Place, tokenAt } from './place.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, modifier } = WordClass;

/** Helping verbs that go with several, each with the form that goes with one. */
const WITH_ONE = new Map(
  Object.entries({
    "don't": "doesn't",
    "haven't": "hasn't",
    "aren't": "isn't",
    "weren't": "wasn't",
    have: 'has',
    are: 'is',
  }),
);
const WITH_MANY = new Map(
  Object.entries({
    "doesn't": "don't",
    "hasn't": "haven't",
    "isn't": "aren't",
    "wasn't": "weren't",
    has: 'have',
    is: 'are',
  }),
);
const RELATIVES = words('who which that');
const PRONOUNS = words('i you we they he she it');
/** A clause may hang on these without a word that opens it. */
const SAYS =
  /^(?:say|said|think|thought|know|knew|hope|believe|feel|felt|mean|meant|guess|tell|told|show|showed|claim|see|saw|wish|suggest|suppose|assume|find|found|insist|recommend|require|demand|request|ask|let|make|made|help|rather)(?:s|d|ed|ing)?$/;
const JOINS = words(
  'and or but nor than as because if when while so that which who what where how why whether',
);
const FINITE =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|must|may|might)(?:n't)?$|^(?:can't|cannot|won't)$/;
const PREPOSITIONS = words('without with on in at after before for to from by about');
/** They count what follows them. */
const COUNTS = words(
  'lot number majority couple range variety set series group pair rest half part kind sort type none',
);
const MOST_BETWEEN = 12;

type Many = 'one' | 'many' | undefined;

/** Whether the noun phrase that ends at `head` is one thing or several. */
function countOf(place: Place, head: number): Many {
  const token = tokenAt(place, head);
  const classes = classesAt(place, head);
  if (!token || takesPluralVerb.has(token.lower) || COUNTS.has(token.lower)) return undefined;
  if (classes & plural && !(classes & singular)) return 'many';
  return classes & singular && !(classes & (plural | modifier)) ? 'one' : undefined;
}

const isVerbAt = (place: Place, at: number): boolean => {
  const token = tokenAt(place, at);
  if (!token) return false;
  if (FINITE.test(token.lower)) return true;
  const classes = classesAt(place, at);
  return (
    !functionWords.has(token.lower) &&
    ((classes & (third | past)) !== 0 || (classes & base && !(classes & (singular | modifier)))) !== 0
  );
};

/** The helping verb's right form beside a subject that stands right before it, or before a clause that describes it. */
export function helperOf(place: Place): string | undefined {
  const helper = tokenAt(place, place.at);
  if (!helper || helper.parted) return undefined;
  const [one, many] = [WITH_ONE.get(helper.lower), WITH_MANY.get(helper.lower)];
  if (one === undefined && many === undefined) return undefined;
  const right = (count: Many) => (count === 'one' ? one : count === 'many' ? many : undefined);
  return (
    right(countedOf(place)) ??
    right(behindWho(place)) ??
    right(besideNear(place)) ??
    right(beyondClause(place)) ??
    right(behindAnd(place))
  );
}

/** "the retry logic don't have a limit": only of what is denied; "have" and "are" may go with words that stand behind. */
function besideNear(place: Place): Many {
  const { at } = place;
  if (!/^(?:don't|haven't|doesn't|hasn't)$/.test(tokenAt(place, at)?.lower ?? '')) return undefined;
  const subject = headBefore(place, at);
  if (subject?.head !== at - 1 || !subject.isDetermined || isWished(place, at)) return undefined;
  return isJoined(place, firstOf(place, subject.head)) ? undefined : countOf(place, subject.head);
}

/** Where the noun phrase that ends at `head` begins. */
const firstOf = ({ sentence }: Place, head: number): number =>
  sentence.tokens.findLastIndex(({ lower }, index) => index < head && DETERMINERS.has(lower));

const DETERMINERS = words('a an the my our your their his her its this that these those');
const COUNTED = /^(?:[2-9]|[1-9]\d+|two|three|four|five|six|many|most|some|several|few|all|both)$/;

/** "3 of the students has": several of them, at the head of a clause. */
function countedOf(place: Place): Many {
  const { at, sentence } = place;
  const [count, of, determiner] = sentence.tokens.slice(Math.max(0, at - 4), at - 1);
  if (!count || of?.lower !== 'of' || !DETERMINERS.has(determiner?.lower ?? '') || !COUNTED.test(count.lower))
    return undefined;
  const isOpen = at === 4 || count.parted || JOINS.has(tokenAt(place, at - 5)?.lower ?? '');
  return isOpen && countOf(place, at - 1) === 'many' ? 'many' : undefined;
}

const isWished = (place: Place, at: number): boolean =>
  place.sentence.tokens
    .slice(0, at)
    .some(({ lower }) => /^(?:lest|wish|if)$|^(?:recommend|suggest|insist|demand|propose)/.test(lower));

/**
 * Whether "and" before a noun phrase joins it to another subject. It joins clauses where what stands before it is no subject: the object
 * of a preposition, behind a verb of its own ("it must work without internet and my wife …").
 */
export function isJoined(place: Place, first: number): boolean {
  const joint = tokenAt(place, first - 1);
  if (!joint || !/^(?:and|or|nor)$/.test(joint.lower) || tokenAt(place, first)?.parted || joint.parted)
    return false;
  const before = place.sentence.tokens.slice(0, first - 1);
  const preposition = before.findLastIndex(({ lower }) => PREPOSITIONS.has(lower));
  const verb = before.findIndex((_token, index) => isVerbAt(place, index));
  const hasClause = verb >= 0 && verb < preposition && !before.some(({ lower }) => SAYS.test(lower));
  const isObject = preposition >= 0 && before.length - preposition <= 4;
  return !(hasClause && isObject);
}

/** "The students who didn't do the homework has to stay": the clause has its verb, this one is the main one. */
function beyondClause(place: Place): Many {
  const { at, sentence } = place;
  const relative = sentence.tokens.findLastIndex(
    ({ lower, parted }, index) => index < at && index > 0 && RELATIVES.has(lower) && !parted,
  );
  if (relative < 0 || at - relative > MOST_BETWEEN) return undefined;
  const subject = headBefore(place, relative);
  if (subject?.head !== relative - 1 || !subject.isDetermined || isWished(place, at)) return undefined;
  // "the man whom we met and the woman who met us are": both of them
  if (isJoined(place, firstOf(place, subject.head))) return undefined;
  const pronoun = PRONOUNS.has(tokenAt(place, relative + 1)?.lower ?? '');
  const verb = relative + (pronoun ? 2 : 1);
  if (verb >= at - 1 || !isVerbAt(place, verb)) return undefined;
  const between = sentence.tokens.slice(verb, at);
  const isPlain = between.every(
    ({ lower, parted }) => !parted && !JOINS.has(lower) && !SAYS.test(lower) && !PRONOUNS.has(lower),
  );
  // a second verb between them takes this one along: "the people who came said the room is"
  const rest = between.slice(FINITE.test(between[0]?.lower ?? '') ? 2 : 1);
  const isSecond = rest.some(({ lower }, index) => {
    const classes = classesAt(place, at - rest.length + index);
    return FINITE.test(lower) || (classes !== 0 && (classes & (third | past)) === classes);
  });
  return isPlain && !isSecond ? countOf(place, subject.head) : undefined;
}

/** "someone who mostly takes photos and don't care": the first verb says how many they are. */
function behindAnd(place: Place): Many {
  const { at, sentence } = place;
  if (tokenAt(place, at - 1)?.lower !== 'and' || tokenAt(place, at - 1)?.parted) return undefined;
  const who = sentence.tokens.findLastIndex(({ lower }, index) => index < at && lower === 'who');
  if (who < 0 || !/^(?:don't|haven't)$/.test(tokenAt(place, at)?.lower ?? '')) return undefined;
  const between = sentence.tokens.slice(who + 1, at - 1);
  const verb = between.findIndex((_token, index) => isVerbAt(place, who + 1 + index));
  const first = between[verb];
  const isThird =
    first !== undefined && verb <= 1 && (verbs.byThird.has(first.lower) || first.lower === 'has');
  const isPlain = between.every(
    ({ lower, parted }) => !parted && !JOINS.has(lower) && !SAYS.test(lower) && !PRONOUNS.has(lower),
  );
  return isThird && isPlain ? 'one' : undefined;
}

/** "designers and writers who is tired": what is nothing but several right before "who", and none of them is picked out. */
function behindWho(place: Place): Many {
  const { at, sentence } = place;
  if (tokenAt(place, at - 1)?.lower !== 'who' || tokenAt(place, at - 1)?.parted) return undefined;
  const isPicked = sentence.tokens
    .slice(Math.max(0, at - 7), at - 1)
    .some(({ lower }) => /^(?:one|only|of|for|with|to|by|from|about|in|at|on|between|than)$/.test(lower));
  return !isPicked && countOf(place, at - 2) === 'many' ? 'many' : undefined;
}

const ASKED = /^(?:what|how|when|where|why|which|know|tell|ask|explain|decide|check)$/;

/** "tell me who pay the shipping", "what does it mean and who decide it": whoever it is, it is one. */
export function afterWho(place: Place): string | undefined {
  const { at } = place;
  const [who, verb] = [tokenAt(place, at - 1), tokenAt(place, at)];
  if (who?.lower !== 'who' || !verb?.isWord || verb.parted || functionWords.has(verb.lower)) return undefined;
  const forms = verbs.byBase.get(verb.lower);
  if (!forms || forms.past === forms.base) return undefined;
  const before = place.sentence.tokens.slice(0, at - 1);
  const last = before.at(-1)?.lower ?? '';
  const isFree =
    before.length === 0 ||
    /^(?:know|decide|check|ask|me|us)$/.test(last) ||
    (/^(?:and|or)$/.test(last) && !before.some(({ lower }) => lower === 'who'));
  const isAsked = before.length === 0 || before.some(({ lower }) => ASKED.test(lower));
  const next = tokenAt(place, at + 1);
  const hasObject =
    !next || next.parted || /^(?:the|a|an|it|this|that|my|our|your|for|to|in|them)$/.test(next.lower);
  return isFree && isAsked && hasObject ? forms.third : undefined;
}
