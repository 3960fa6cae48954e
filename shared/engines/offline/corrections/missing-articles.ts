import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import {
  LEAD,
  type Sentence,
  scoreOf,
  sentencesOf,
} from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { articleBefore } from '@/shared/engines/offline/polish/articles.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { isAcronym } from '@/shared/engines/offline/polish/proper-names.ts';
import { isCountable } from './inflect.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';
import { compoundQualities, determiners } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, third, past, modifier } = WordClass;

/** What may stand behind the last word of a noun phrase. */
const AFTER = words(
  'and or but so because if when while since until till than that which who to for in on at with from of by about as after before next last this tomorrow today yesterday is was',
);
/** Behind them a noun phrase begins: what has, makes or is something, and what leads to it. */
const LEADS = words(
  "have has had need needs want wants write create make makes made get gets find build buy bought open start read prepare draft design generate am is are be become i'm he's she's it's that's using with in for of as like under on about before after into me us",
);
const PREPOSITIONS = words('with in for of as like under on about before after into');
/** What they lead to is one thing that is asked for, made or named: without an article it is hardly ever right. */
const MAKERS = words('write create make draft generate design build prepare me us');
const BE = words("am is are i'm he's she's it's that's");
/** In some uses they are no count of things, or stand in phrases of their own: "in class", "write code". */
const ALSO_BARE = words(
  'future lack notice vegetarian vegan copy class page line order detail person part place step top control change use mind mail text code content design food coffee experience work language school day season season button key song email bank art area card level speech loop voice mode service support space film theme version school player business family home feature type form address subject model sample source performance office course product release production credit stock price action account sale memory process network skill spring summer autumn fall winter town bed march may august hospital prison church college university breakfast lunch dinner',
);
/** So much likelier must the sentence be with an article: differences of logarithms. */
const LEAST_GAIN = {
  degree: -8,
  told: -2.5,
  maker: -0.8,
  described: -0.8,
  other: 1.2,
  preposition: 1.7,
} as const;
const MOST_MODIFIERS = 2;
/** "he is very traditional person" */
const DEGREES = words('very really quite');
const MIN_WORDS = 4;

/** "question and answer sessions": both describe what follows. */
const isJoined = (place: Place, at: number): boolean =>
  /^(?:and|or)$/.test(tokenAt(place, at)?.lower ?? '') &&
  tokenAt(place, at)?.parted !== true &&
  (classesAt(place, at + 1) & (singular | modifier)) !== 0 &&
  !functionWords.has(tokenAt(place, at + 1)?.lower ?? '');

/** "a list sorted by size": what was done to it ends a noun phrase, too. */
function endsNoun(place: Place, at: number): boolean {
  const classes = classesAt(place, at);
  const next = tokenAt(place, at + 1)?.lower ?? '';
  return (
    endsBefore(place, at, AFTER) ||
    ((classes & WordClass.participle) !== 0 &&
      !(classes & (singular | WordClass.base)) &&
      /^(?:by|for|in|to)$/.test(next))
  );
}

/** A place in a text whose names are covered, with the text as it was typed. */
interface NamedPlace extends Place {
  text: string;
}

const typedAt = ({ sentence, text }: NamedPlace, at: number): string =>
  text.slice(sentence.tokens[at]?.start, sentence.tokens[at]?.end);

/** "write a LinkedIn post", "an sql query": a word the model does not know says which one; "in MLA format" is enough. */
const isName = (place: NamedPlace, at: number): boolean =>
  !PREPOSITIONS.has(tokenAt(place, place.at - 1)?.lower ?? '') &&
  place.sentence.ids[at + LEAD] === UNKNOWN &&
  /^\p{L}+$/u.test(typedAt(place, at));

/** "in person", but "she is polite person" */
const isAlsoBare = (place: Place, noun: string): boolean =>
  ALSO_BARE.has(noun) && !(noun === 'person' && BE.has(tokenAt(place, place.at - 1)?.lower ?? ''));

/** Where the noun of a phrase that begins here stands: countable, one of it, and nothing behind it that it describes. */
function headFrom(place: NamedPlace, from: number): number | undefined {
  for (let at = from; at <= from + MOST_MODIFIERS; at += 1) {
    const token = tokenAt(place, at);
    const isDegree = at === from && DEGREES.has(token?.lower ?? '');
    if (isDegree && (classesAt(place, at + 1) & (modifier | singular)) === modifier) continue;
    if (!token || (token.parted && at > from)) return undefined;
    if (at < from + MOST_MODIFIERS && isName(place, at)) continue;
    if (!token.isWord || token.text !== token.lower || functionWords.has(token.lower)) return undefined;
    const classes = classesAt(place, at);
    const isHead =
      classes & singular &&
      !(classes & plural) &&
      isCountable(token.lower, place.model) &&
      !isAcronym(token.lower);
    // "a weekend of team building": what is done has no article
    if (tokenAt(place, place.at - 1)?.lower === 'of' && isHead && token.lower.endsWith('ing'))
      return undefined;
    // "become invalid": said of what something is
    const isSaid =
      at === from &&
      classes & modifier &&
      /^(?:become|becomes|became)$/.test(tokenAt(place, from - 1)?.lower ?? '');
    if (isSaid || (at === from && token.lower === 'invalid')) return undefined;
    const next = tokenAt(place, at + 1);
    if (next && !next.parted && compoundQualities.has(next.lower)) return undefined;
    if (isHead && endsNoun(place, at + 1))
      return isAlsoBare(place, token.lower) || isJoined(place, at + 1) ? undefined : at;
    if (!(classes & (modifier | singular)) || classes & (plural | third | past)) return undefined;
  }
  return undefined;
}

/** "drop in", "built in": no preposition. */
const PARTICLE_VERBS = words(
  'drop dropped plug plugged build built log logged sign signed opt opted check checked',
);

const WORKS =
  /^(?:work|works|worked|working|act|acts|acting|serve|served|job|use|used|employed|hired|started|trained|qualified)$/;

/** "I work here as teacher" */
const workOf = (place: Place, at: number) =>
  tokenAt(place, /^(?:here|there|now)$/.test(tokenAt(place, at - 2)?.lower ?? '') ? at - 3 : at - 2);

const isLedOn = (place: Place, at: number): boolean =>
  /^(?:on|in|to|of|with|for|about|from)$/.test(tokenAt(place, at)?.lower ?? '');

function isLed(place: Place, at: number): boolean {
  const [before, second] = [tokenAt(place, at - 1), tokenAt(place, at - 2)];
  // "I am not doctor", but "it is not grave"
  if (before?.lower === 'not' && second?.parted === false)
    return /^(?:am|i'm|he's|she's)$/.test(second.lower);
  // "what is reason", "he is addict on games": another word is missing, or another form is meant
  if (BE.has(before?.lower ?? '') && /^(?:what|which|who|where)$/.test(second?.lower ?? '')) return false;
  if (BE.has(before?.lower ?? '') && classesAt(place, at) & WordClass.base && isLedOn(place, at + 1))
    return false;
  if (!before?.isWord || determiners.has(before.lower) || !LEADS.has(before.lower)) return false;
  // "covering as nurse in charge": whom they all call so has no article
  if (before.lower === 'as') return WORKS.test(workOf(place, at)?.lower ?? '');
  // "about quarter to seven"
  if (before.lower === 'about' && /^(?:quarter|half)$/.test(tokenAt(place, at)?.lower ?? '')) return false;
  if (PREPOSITIONS.has(before.lower)) return !PARTICLE_VERBS.has(second?.lower ?? '');
  if (before.lower === 'me' || before.lower === 'us')
    return /^(?:give|write|make|send|draft|create|build|suggest|recommend|find|show|tell)$/.test(
      second?.lower ?? '',
    );
  // "an open file" has its article, and a "unified build tool" builds nothing
  const isNoun = before.lower === 'build' || (classesAt(place, at - 1) & (singular | modifier)) !== 0;
  const describes =
    classesAt(place, at - 2) & modifier && !before.parted && !functionWords.has(second?.lower ?? '');
  return !(isNoun && (describes || determiners.has(second?.lower ?? '')));
}

/** How surely a countable noun is to come where one is led to. */
function leadOf(place: NamedPlace, head: number): keyof typeof LEAST_GAIN {
  const before = tokenAt(place, place.at - 1)?.lower ?? '';
  // "about dragon that is afraid of fire": which one it is comes behind
  const isTold =
    /^(?:about|with|for|like)$/.test(before) &&
    /^(?:that|who|which)$/.test(tokenAt(place, head + 1)?.lower ?? '');
  // "say it in polite way"
  const isManner =
    before === 'in' && head > place.at && /^(?:way|manner)$/.test(tokenAt(place, head)?.lower ?? '');
  if (PREPOSITIONS.has(before)) return isTold || isManner ? 'told' : 'preposition';
  // "write polite answer": an order, not "the way I write code"
  if (MAKERS.has(before) && isOrdered(place)) return 'maker';
  // "we are small company"
  const isDescribed =
    head > place.at && (classesAt(place, place.at) & (modifier | singular | plural)) === modifier;
  // what is very much of something is one of its kind, whatever the model has met
  if (BE.has(before) && head > place.at && DEGREES.has(tokenAt(place, place.at)?.lower ?? ''))
    return 'degree';
  return BE.has(before) && isDescribed ? 'described' : 'other';
}

const ORDERS = words('please pls to and then can could you should just me us');

function isOrdered(place: Place): boolean {
  const before = tokenAt(place, place.at - 2);
  const maker = tokenAt(place, place.at - 1);
  return (
    !before || maker?.parted === true || ORDERS.has(before.lower) || /^(?:me|us)$/.test(maker?.lower ?? '')
  );
}

/** The article that a place lacks; undefined where the sentence is as likely without. */
function articleAt(place: NamedPlace, head: number): string | undefined {
  const { sentence, at, model } = place;
  const indefinite = articleBefore(typedAt(place, at)) ?? 'a';
  // the model is asked without the words it does not know
  let to = at + LEAD;
  while (sentence.ids[to] === UNKNOWN) to += 1;
  const score = (added: readonly string[]) =>
    scoreOf(model, sentence.ids, { from: at + LEAD, to, words: added.map((word) => model.id(word)) });
  const bare = score([]);
  const gains = { [indefinite]: score([indefinite]) - bare, the: score(['the']) - bare };
  const lead = leadOf(place, head);
  const least = LEAST_GAIN[lead];
  // what is made or described is one of its kind, and "the" would say which
  const isOneOfMany = least < 0 || (gains[indefinite] ?? 0) >= gains.the - 1;
  const best = isOneOfMany ? indefinite : 'the';
  // "about noise" is said of any noise, "about influence of noise" of one influence
  const isNamed = tokenAt(place, head + 1)?.lower === 'of';
  const before = tokenAt(place, at - 1)?.lower ?? '';
  // "in economy", "out of milk": behind a preposition the model knows no more than that "the" is frequent
  if (best === 'the' && !isNamed && PREPOSITIONS.has(before)) return undefined;
  // "have test", "because of accent": whose or which, the model cannot tell
  if (best === 'the' ? lead === 'other' && !isNamed && !BE.has(before) : before === 'of') return undefined;
  return (gains[best] ?? 0) >= least ? best : undefined;
}

function articlesIn(sentence: Sentence, model: LanguageModel, text: string): Edit[] {
  if (sentence.tokens.length < MIN_WORDS) return [];
  return sentence.tokens.flatMap((token, at) => {
    const place = { sentence, at, model, text };
    const head = token.parted || !isLed(place, at) ? undefined : headFrom(place, at);
    const article = head === undefined ? undefined : articleAt(place, head);
    return article ? [{ start: token.start, end: token.start, text: `${article} ` }] : [];
  });
}

/** "I have problem with …", "I am student of …": a countable noun that stands alone, where the model misses an article. */
export function missingArticles({ text, masked }: Passage, model: LanguageModel): Edit[] {
  return sentencesOf(masked, model).flatMap((sentence) => articlesIn(sentence, model, text));
}
