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
import { isCountable } from './inflect.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';
import { determiners } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, third, past, modifier } = WordClass;

/** What may stand behind the last word of a noun phrase. */
const AFTER = words(
  'and or but so because if when while since until till than that which who to for in on at with from of by about as after before next last this tomorrow today yesterday is was',
);
/** Behind them a noun phrase begins: what has, makes or is something, and what leads to it. */
const LEADS = words(
  "have has had need needs want wants write create make makes made get gets got find build buy bought open start read prepare draft design generate am is was be become i'm he's she's it's that's using with in for of as like under me us",
);
const PREPOSITIONS = words('with in for of as like under');
/** In some uses they are no count of things, or stand in phrases of their own: "in class", "write code". */
const ALSO_BARE = words(
  'vegetarian vegan class page line order detail person part place step top control change use mind mail text code content design food coffee experience work language school day season season button key song email bank art area card level speech loop voice mode service support space film theme version school player business family home feature type form address subject model sample source performance office course product release production credit stock price action account sale memory process network skill spring summer autumn fall winter town bed hospital prison church college university breakfast lunch dinner',
);
/** So much likelier must the sentence be with an article: differences of logarithms. */
const LEAST_GAIN = 1.6;
const LEAST_GAIN_BEHIND_PREPOSITION = 1.7;
const MOST_MODIFIERS = 2;
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

/** Where the noun of a phrase that begins here stands: countable, one of it, and nothing behind it that it describes. */
function headFrom(place: NamedPlace, from: number): number | undefined {
  for (let at = from; at <= from + MOST_MODIFIERS; at += 1) {
    const token = tokenAt(place, at);
    if (!token || (token.parted && at > from)) return undefined;
    if (at < from + MOST_MODIFIERS && isName(place, at)) continue;
    if (!token.isWord || token.text !== token.lower || functionWords.has(token.lower)) return undefined;
    const classes = classesAt(place, at);
    const isHead = classes & singular && !(classes & plural) && isCountable(token.lower, place.model);
    if (isHead && endsNoun(place, at + 1))
      return ALSO_BARE.has(token.lower) || isJoined(place, at + 1) ? undefined : at;
    if (!(classes & (modifier | singular)) || classes & (plural | third | past)) return undefined;
  }
  return undefined;
}

/** "drop in", "built in": no preposition. */
const PARTICLE_VERBS = words(
  'drop dropped plug plugged build built log logged sign signed opt opted check checked',
);

function isLed(place: Place, at: number): boolean {
  const [before, second] = [tokenAt(place, at - 1), tokenAt(place, at - 2)];
  if (!before?.isWord || determiners.has(before.lower) || !LEADS.has(before.lower)) return false;
  if (PREPOSITIONS.has(before.lower)) return !PARTICLE_VERBS.has(second?.lower ?? '');
  if (before.lower === 'me' || before.lower === 'us')
    return /^(?:give|write|make|send|draft|create|build)$/.test(second?.lower ?? '');
  // "an open file" has its article, and a "unified build tool" builds nothing
  const isNoun = (classesAt(place, at - 1) & (singular | modifier)) !== 0;
  const describes =
    classesAt(place, at - 2) & modifier && !before.parted && !functionWords.has(second?.lower ?? '');
  return !(isNoun && (describes || determiners.has(second?.lower ?? '')));
}

/** The article that a place lacks; undefined where the sentence is as likely without. */
function articleAt(place: NamedPlace): string | undefined {
  const { sentence, at, model } = place;
  const indefinite = articleBefore(typedAt(place, at)) ?? 'a';
  // the model is asked without the words it does not know
  let to = at + LEAD;
  while (sentence.ids[to] === UNKNOWN) to += 1;
  const score = (added: readonly string[]) =>
    scoreOf(model, sentence.ids, { from: at + LEAD, to, words: added.map((word) => model.id(word)) });
  const bare = score([]);
  const gains = { [indefinite]: score([indefinite]) - bare, the: score(['the']) - bare };
  const least = PREPOSITIONS.has(sentence.tokens[at - 1]?.lower ?? '')
    ? LEAST_GAIN_BEHIND_PREPOSITION
    : LEAST_GAIN;
  const best = (gains[indefinite] ?? 0) >= gains.the - 1 ? indefinite : 'the';
  return (gains[best] ?? 0) >= least ? best : undefined;
}

function articlesIn(sentence: Sentence, model: LanguageModel, text: string): Edit[] {
  if (sentence.tokens.length < MIN_WORDS) return [];
  return sentence.tokens.flatMap((token, at) => {
    const place = { sentence, at, model, text };
    if (token.parted || !isLed(place, at) || headFrom(place, at) === undefined) return [];
    const article = articleAt(place);
    return article ? [{ start: token.start, end: token.start, text: `${article} ` }] : [];
  });
}

/** "I have problem with …", "I am student of …": a countable noun that stands alone, where the model misses an article. */
export function missingArticles({ text, masked }: Passage, model: LanguageModel): Edit[] {
  return sentencesOf(masked, model).flatMap((sentence) => articlesIn(sentence, model, text));
}
