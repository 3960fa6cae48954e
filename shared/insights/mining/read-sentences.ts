import type { Intent } from '@/shared/contracts/insight-items.ts';
import type { CleanItem } from './clean.ts';
import { speaksOfRivals } from './competitors.ts';
import { APP, conceptOf, findConcepts } from './find-concepts.ts';
import { stem } from './fold.ts';
import { findForeignAspects } from './foreign-nouns.ts';
import { findForeignIntents } from './foreign-stance.ts';
import { guessAspect } from './guess-aspect.ts';
import { readIntents } from './intents.ts';
import { judgeClause, tellByRules } from './judge-clause.ts';
import { findMoney } from './money.ts';
import { type SentenceSpan, splitSentences } from './sentences.ts';
import { agreedPolarity, possiblePolarity, type Votes } from './sentiment.ts';
import { letConcededYield, letLikelyYield, settleByRating } from './stance.ts';
import type { Tag } from './tagger.ts';
import { isHead, isSpecific, isTelling, nounsAround } from './telling-nouns.ts';
import { toldWords } from './told-words.ts';
import { findTopics } from './topics.ts';
import { firstOfFamily } from './word-families.ts';

/** One sentence with everything the rules find in it. */
export interface ReadSentence extends SentenceSpan {
  /** Index of its item. */
  item: number;
  intents: Intent[];
  votes: Votes;
  /**
   * What it is about: `c:` and a concept's index, `l:` and a concept's index and a word that is of it where the subject has
   * no side of that name, `p:` and the index of one told without its name, `g:` and `w:` and the index of one that it likely
   * is (`guess-aspect.ts`), surely or weakly, `n:` and a noun or pair of nouns, `m:` and a word that may be a noun elsewhere,
   * `k:` and a noun that the subject's name stands before, `s:` and a common side's index with the nouns that say it here
   * (`account number`), to be known by. With the words that say so.
   */
  aspects: Map<string, string>;
  /** Keys of `aspects` that say a name, a place or a time here, not a side of anything. */
  asides: ReadonlySet<string>;
  /** Keys of `aspects` that the sentence is about, whatever it says of them: `the clock stresses me out`, `no tutorial`. */
  topics: ReadonlySet<string>;
  /** Whether it judges or wants something by itself, though the rest of the post may make nothing of that. */
  isOpinion: boolean;
  /** Whether anybody here can tell what it wants of the subject: English alone, and nothing that speaks of a rival alone. */
  isJudged: boolean;
}

interface Reading {
  item: number;
  tag: Tag;
  /** Stems that are the subject itself or a competitor. */
  ignored: ReadonlySet<string>;
  /** Those that are the subject itself. */
  own: ReadonlySet<string>;
  /** The subject, and whom it is compared with. */
  names: { subject: string; rivals: readonly string[] };
  /** Stems of the words that the subject's name is put together of, and of what it is. */
  inName: ReadonlySet<string>;
}

const MAX_SENTENCES = 40;
const NONE: ReadonlySet<string> = new Set();
const SILENT: Votes = { vader: 0, wink: 0, strength: 0 };

/**
 * Reads an item's sentences. In English by grammar and rules; in other languages only by the names of common sides, since
 * nobody here can judge the rest.
 */
export function readItem({ raw, language }: CleanItem, context: Reading): ReadSentence[] {
  const spans = splitSentences(raw.text).slice(0, MAX_SENTENCES);
  if (language !== 'en') {
    const told = spans.map((span) => ({
      ...span,
      item: context.item,
      intents: findForeignIntents(span.text, language),
      votes: SILENT,
      aspects: findForeignAspects(span.text, language, context.ignored),
      asides: NONE,
      topics: NONE,
      isOpinion: false,
      isJudged: false,
    }));
    // Stars are read in any language.
    settleByRating(told, raw.rating);
    return told;
  }
  const read = spans.flatMap(splitClauses).map(({ clause, ...span }) => {
    const { subject, rivals } = context.names;
    const isOfRivals = speaksOfRivals(clause, subject, rivals);
    const { intents: told, votes, isSure } = judgeClause(clause);
    const intents = told.filter((intent) => !isOfRivals || !isJudging(intent));
    return {
      ...span,
      isSure,
      item: context.item,
      intents,
      isOpinion: intents.length > 0,
      votes,
      isJudged: !isOfRivals,
      ...findAspects(clause, context),
    };
  });
  letConcededYield(read);
  const joined = joinFragments(read);
  letLikelyYield(joined);
  settleByRating(joined, raw.rating);
  return joined.map(({ isSure, ...sentence }) => sentence);
}

const isJudging = (intent: Intent) => intent === 'praise' || intent === 'complaint';

const MAX_FRAGMENT_WORDS = 5;
/** One of these words behind a complaint is no praise: `It wants the number of the stolen phone. Brilliant.` */
const MOCKED =
  /^\W*(?:just |how |oh |well |absolutely |simply )?(?:great|brilliant|fantastic|wonderful|lovely|perfect|amazing|awesome|excellent|genius|charming|nice|marvell?ous|superb|delightful|well done|bravo|thanks|cheers|impressive|classy|helpful)\W*$/i;

/** `Sent twice to everybody. Embarrassing.`: a few words that name nothing judge what was said just before. */
function joinFragments<Sentence extends ReadSentence>(sentences: Sentence[]): Sentence[] {
  sentences.forEach(({ text, intents, aspects }, index) => {
    const before = sentences[index - 1];
    const isFragment = aspects.size === 0 && text.split(/\s+/).length <= MAX_FRAGMENT_WORDS;
    if (!before || !isFragment || before.text.endsWith('?')) return;
    if (
      MOCKED.test(text) &&
      intents.includes('praise') &&
      before.intents.includes('complaint') &&
      !before.intents.includes('praise')
    )
      intents.splice(0, intents.length, 'complaint');
    if (before.intents.length > 0) return;
    before.intents.push(...intents.filter(isJudging));
  });
  return sentences;
}

const TURN = /,?\s+(?:but|however|although|though|whereas|yet)\s+/i;
const MIN_CLAUSE_CHARS = 12;

/** A sentence that turns (`great grind, but so loud`) is read as two; it is quoted whole. */
export function splitClauses(span: SentenceSpan): (SentenceSpan & { clause: string })[] {
  const clauses = span.text.split(TURN);
  const isTurning = clauses.length > 1 && clauses.every((clause) => clause.length >= MIN_CLAUSE_CHARS);
  return (isTurning ? clauses : [span.text]).flatMap(splitAtTurn).map((clause) => ({ ...span, clause }));
}

/** `Lovely box, no plastic at all`: what is not there may be a blessing, which the part before it tells. */
const BARE_LACK = /^\W*(?:and )?(?:no|zero) (?:\w+ ){0,2}\w+(?: at all| whatsoever)?\W*$/i;
const PART = /(?<=[,;])\s+|\s+[-–—]\s+/;

/** `Lovely people, forgettable food`: parts without a word between that judge in contrary ways are read by themselves. */
function splitAtTurn(clause: string): string[] {
  const parts = clause.split(PART);
  if (parts.length === 1) return parts;
  // Both lexicons are asked only where the quicker one leaves it open.
  if (!areContrary(parts.map((part) => clearPolarityOf(part, possiblePolarity)))) return [clause];
  const read = parts.map((part) => ({ part, polarity: clearPolarityOf(part, agreedPolarity) }));
  if (!areContrary(read.map(({ polarity }) => polarity))) return [clause];
  const turned: { words: string[]; polarity: number }[] = [];
  for (const { part, polarity } of read) {
    const last = turned.at(-1);
    if (!last || (polarity !== 0 && last.polarity !== 0 && polarity !== last.polarity))
      turned.push({ words: [part], polarity });
    else {
      last.words.push(part);
      last.polarity ||= polarity;
    }
  }
  return turned.map(({ words }) => words.join(' '));
}

const areContrary = (polarities: readonly number[]): boolean =>
  polarities.some((polarity) => polarity > 0) && polarities.some((polarity) => polarity < 0);

const signOf = (intents: readonly Intent[]): number =>
  Number(intents.includes('praise')) - Number(intents.includes('complaint'));

/** Praise or blame of a part by the rules alone: 1, −1 or 0. */
export const polarityOf = (part: string): number => signOf(tellByRules(part).intents);

/** The same where a word says so: `the best motor, wasn't close` turns nothing. */
function clearPolarityOf(part: string, ask: (part: string) => number): number {
  if (BARE_LACK.test(part)) return 0;
  const { intents, isSure } = readIntents(part);
  const sign = isSure ? signOf(intents) : 0;
  return sign === 0 && intents.length === 0 ? ask(part) : sign;
}

function findAspects(
  text: string,
  { tag, ignored, own, inName }: Reading,
): Pick<ReadSentence, 'aspects' | 'asides' | 'topics'> {
  const words = tag(text);
  const isTopic = findTopics(words);
  const topics = new Set<string>();
  const stems = words.map(({ word }) => stem(word));
  const families = stems.map(firstOfFamily);
  const found = new Map<string, string>();
  const asides = new Set<string>();
  const covered = new Set<number>();
  const isIgnored = (at: number) => ignored.has(stems[at] ?? '') || ignored.has(words[at]?.lemma ?? '');
  const isSubject = (at: number) => own.has(stems[at] ?? '') || own.has(words[at]?.lemma ?? '');
  for (const { concept, at, isPhrase } of findConcepts(words, isIgnored)) {
    if (concept === APP && inName.has('app')) continue;
    const [first = 0] = at;
    const isLoose = isPhrase && at.length === 1;
    const key = isLoose ? `l:${concept} ${families[first]}` : `${isPhrase ? 'p' : 'c'}:${concept}`;
    if (!isLoose) for (const place of at) covered.add(place);
    // Who says `dead by noon` is about the battery, whatever else the sentence holds.
    if ((isPhrase && !isLoose) || isTopic(first)) topics.add(key);
    if (!found.has(key)) found.set(key, at.map((place) => words[place]?.word ?? '').join(' '));
    if (at.length === 1)
      for (const [noun, said] of nounsAround(words, first)) found.set(`s:${concept} ${noun}`, said);
    else if (!isPhrase)
      found.set(`s:${concept} ${at.map((place) => families[place]).join(' ')}`, found.get(key) ?? '');
  }
  const note = (at: number, key: string, surface: string) => {
    found.set(key, surface);
    if (isTopic(at)) topics.add(key);
  };
  words.forEach(({ isNoun, isName, isCircumstance, couldBeNoun, lemma, word }, at) => {
    const before = words[at - 1];
    // `share` alone is anything; `fractional shares` are something.
    if (isNoun && before && !covered.has(at) && !isTelling(lemma) && isSpecific(before) && !isIgnored(at - 1))
      note(at, `n:${families[at - 1]} ${families[at]}`, `${before.word} ${word}`);
    // The front of `auto-graded` says how, not what.
    if (words[at + 1]?.word === '-') return;
    if (covered.has(at) || isIgnored(at) || !isTelling(lemma) || !isTelling(stems[at] ?? '')) return;
    if (inName.has(stems[at] ?? '')) return;
    if (isNoun && isSubject(at - 1)) found.set(`k:${families[at]}`, word);
    if (!isNoun && couldBeNoun) found.set(`m:${families[at]}`, word);
    if (!isNoun) return;
    note(at, `n:${families[at]}`, word);
    if (isName || isCircumstance) asides.add(`n:${families[at]}`);
    const next = words[at + 1];
    if (next?.isNoun && !isIgnored(at + 1) && !covered.has(at + 1) && isHead(next.lemma))
      note(at, `n:${families[at]} ${families[at + 1]}`, `${word} ${next.word}`);
  });
  if (![...found.keys()].some((key) => /^[cp]:/.test(key))) {
    const guess = guessAspect(
      toldWords(text).filter((word) => !ignored.has(word) && !ignored.has(stem(word))),
    );
    // `Free of charge` was already found to speak of no battery.
    const isMeantOtherwise = words.some(
      ({ lemma }, at) => conceptOf(stems[at] ?? '', lemma) === guess?.concept,
    );
    if (guess && !isMeantOtherwise) found.set(`${guess.isSure ? 'g' : 'w'}:${guess.concept}`, guess.word);
    if (guess?.isSure && !isMeantOtherwise) topics.add(`g:${guess.concept}`);
  }
  // A sum that is refunded, fined or charged at the border is of that side.
  if (![...found.keys()].some((key) => /^[cp]:/.test(key)))
    for (const [key, said] of findMoney(text)) found.set(key, said);
  return { aspects: found, asides, topics };
}
