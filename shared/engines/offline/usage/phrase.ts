import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Phrase, sharedEnds } from './entries.ts';
import { standsAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const ARTICLE = /^(?:an?|the)$/;
const WHEN =
  /^(?:today|tomorrow|yesterday|tonight|last|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "question and answer sessions", "in hotel reception": what takes the article may stand further on. */
function mayGoOn(place: Place, at: number): boolean {
  const next = tokenAt(place, at);
  if (!next || next.parted || WHEN.test(next.lower)) return false;
  const isNoun = (classesAt(place, at) & (WordClass.singular | WordClass.plural)) !== 0;
  return /^(?:and|or)$/.test(next.lower) || (isNoun && !functionWords.has(next.lower));
}

const SAYS_SO = /^(?:are|were|have|had|will|can|could|would|should|must)$/;
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;

const { base, past, plural } = WordClass;

/** "at Saturdays bake sale": a day before a thing has lost its apostrophe, and is one; not where several do something. */
function isOwner(place: Place, last: number): boolean {
  const [next, second] = [tokenAt(place, last + 1), tokenAt(place, last + 2)];
  if (!DAYS.test(tokenAt(place, last)?.lower ?? '') || !next?.isWord || next.parted) return false;
  const areSeveral = (classesAt(place, last + 1) & plural) !== 0;
  const areDoing =
    areSeveral &&
    second?.parted === false &&
    ((classesAt(place, last + 2) & (base | past)) !== 0 || SAYS_SO.test(second.lower));
  return !functionWords.has(next.lower) && !next.lower.endsWith('ly') && !areDoing;
}

/** What may stand behind somebody and the thing he is told. */
const AFTER_THING =
  /^(?:to|in|with|by|for|on|at|and|or|but|so|because|if|when|please|again|better|clearly|now)$/;

/** "explain him it" → "explain it to him": two pronouns change places. */
function withThing(place: Place, { from, to, words }: UsageMatch): UsageMatch {
  const [person, thing, after] = [0, 1, 2].map((step) => tokenAt(place, to + step));
  const isLed = from === to && words.length === 1 && words[0] === 'to';
  if (!isLed || !person || thing?.lower !== 'it' || thing.parted) return { from, to, words };
  const isWhole = !after || after.parted || AFTER_THING.test(after.lower);
  return isWhole ? { from, to: to + 2, words: ['it', 'to', person.lower] } : { from, to, words };
}

const TAKES_UP = /^(?:he|she|it)$/;
/** What is asked for is done by the one behind the verb, and takes no ending: "invite she come", "suggest he leave". */
const ASKS =
  /^(?:ask|suggest|recommend|insist|demand|request|requir|propos|advis|urg|invit|order|command|prefer|let)(?:e|s|es|d|ed|ing|red|ring|ting)?$/;

const isAskedFor = (place: Place, old: readonly string[]): boolean =>
  old.length === 2 &&
  TAKES_UP.test(old[0] ?? '') &&
  tokenAt(place, place.at)?.parted === false &&
  ASKS.test(tokenAt(place, place.at - 1)?.lower ?? '');

/** "in the other hand" → "on the other hand": only the words that differ. */
export function matchPhrase(
  place: Place,
  { wrong, right, exceptNext, exceptBefore }: Phrase,
): UsageMatch | undefined {
  const old = wrong.split(' ');
  const { at } = place;
  if (!standsAt(place, at + 1, old.slice(1))) return undefined;
  const next = tokenAt(place, at + old.length);
  if (next && !next.parted && exceptNext?.includes(next.lower)) return undefined;
  const before = tokenAt(place, at - 1);
  if (before && !tokenAt(place, at)?.parted && exceptBefore?.includes(before.lower)) return undefined;
  if (isOwner(place, at + old.length - 1) || isAskedFor(place, old)) return undefined;
  const fresh = right === '' ? [] : right.split(' ');
  const { head, tail } = sharedEnds(old, fresh);
  const words = fresh.slice(head, fresh.length - tail);
  const isArticle = words.length > 0 && words.every((word) => ARTICLE.test(word));
  if (isArticle && mayGoOn(place, at + old.length)) return undefined;
  return withThing(place, { from: at + head, to: at + old.length - tail, words });
}
