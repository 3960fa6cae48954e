import {
  type LanguageModel,
  spellingKey,
  UNKNOWN,
} from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { determiners, prepositionSet } from './word-sets.ts';

/** A sentence with what the features of all its proposals share. */
export interface Reading {
  sentence: Sentence;
  /** A word of grammar by itself, any other by what it can be. */
  tags: readonly number[];
  /** Each token's word as a key. */
  words: readonly number[];
  /** Before each token, the number of the nearest noun phrase's head: 0 none, 1 singular, 2 plural, 3 either. */
  heads: readonly number[];
  /** Before each token, the nearest determiner within three words, as a key. */
  determiners: readonly number[];
  /** Before each token, the nearest word of "be", "have", "do", a modal verb or "to" within four, as a key. */
  auxiliaries: readonly number[];
  /** Before each token, the nearest word that may be its clause's subject, as a key. */
  subjects: readonly number[];
  /** Before each token, the word that its clause begins with, as a key. */
  openers: readonly number[];
  /** Before each token, the nearest word of sense, as a key: what a preposition belongs to. */
  governors: readonly number[];
  /** Whether past or present verbs prevail in the sentence. */
  tense: number;
}

export const NOUN = WordClass.singular | WordClass.plural;
/** Added to a head's number where a preposition stands behind it. */
const AFTER_PREPOSITION = 4;
const AUXILIARY = new Set(
  "is are am was were be been being has have had having do does did can could will would may might must should shall to not don't doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't weren't i'm it's he's she's they're we're you're i've we've they've".split(
    ' ',
  ),
);
const PLURAL_PRONOUNS = new Set('they we you these those i'.split(' '));
const SINGULAR_PRONOUNS = new Set('he she it this that everyone everybody someone nobody'.split(' '));
/** They begin a clause. */
const CLAUSE = new Set(
  'and but or because if when while since although so that which who what how why where'.split(' '),
);
const PAST = new Set(['was', 'were', 'did', 'had']);
const PRESENT = new Set(['is', 'are', 'has']);

/** What of a sentence the features look at, once for all its proposals. */
export function readSentence(model: LanguageModel, sentence: Sentence): Reading {
  const { tokens, ids } = sentence;
  const reading = {
    sentence,
    tags: [] as number[],
    words: [] as number[],
    heads: [] as number[],
    determiners: [] as number[],
    auxiliaries: [] as number[],
    tense: 0,
  };
  let head = 0;
  let determiner = { key: 0, at: -9 };
  let auxiliary = { key: 0, at: -9 };
  let afterPreposition = false;
  tokens.forEach((token, at) => {
    const classes = token.isWord ? model.classesOf(ids[at + LEAD] ?? UNKNOWN) : 0;
    const key = spellingKey(token.lower) >>> 8;
    const isGrammar = functionWords.has(token.lower);
    reading.words.push(key);
    reading.tags.push(
      isGrammar ? key : !token.isWord ? 1 : classes + (token.text !== token.lower && at > 0 ? 512 : 2),
    );
    if (token.parted) afterPreposition = false;
    reading.heads.push(head + (afterPreposition ? AFTER_PREPOSITION : 0));
    reading.determiners.push(at - determiner.at <= 3 ? determiner.key : 0);
    reading.auxiliaries.push(at - auxiliary.at <= 4 ? auxiliary.key : 0);
    if (determiners.has(token.lower)) determiner = { key, at };
    if (AUXILIARY.has(token.lower)) auxiliary = { key, at };
    if (prepositionSet.has(token.lower) && head !== 0) afterPreposition = true;
    else if (PLURAL_PRONOUNS.has(token.lower)) [head, afterPreposition] = [2, false];
    else if (SINGULAR_PRONOUNS.has(token.lower) && !isRelative(model, sentence, at))
      [head, afterPreposition] = [1, false];
    else if (!isGrammar && classes & NOUN && !afterPreposition) head = classes & NOUN;
    else if (isGrammar && !determiners.has(token.lower) && !prepositionSet.has(token.lower))
      afterPreposition = false;
    if (classes === WordClass.past || PAST.has(token.lower)) reading.tense += 1;
    if (classes === WordClass.third || PRESENT.has(token.lower)) reading.tense -= 1;
  });
  return { ...reading, ...readClauses(model, reading) };
}

/** Of each token, what it may depend on in its clause. */
function readClauses(
  model: LanguageModel,
  { sentence: { tokens, ids }, words, heads }: Pick<Reading, 'sentence' | 'words' | 'heads'>,
): Pick<Reading, 'subjects' | 'openers' | 'governors'> {
  const clauses = { subjects: [] as number[], openers: [] as number[], governors: [] as number[] };
  let [subject, opener, governor] = [0, 0, 0];
  tokens.forEach((token, at) => {
    const key = words[at] ?? 0;
    if (token.parted || CLAUSE.has(token.lower)) [subject, opener] = [0, key];
    clauses.subjects.push(subject);
    clauses.openers.push(opener);
    clauses.governors.push(token.parted ? 0 : governor);
    const isGrammar = functionWords.has(token.lower);
    const isPronoun = PLURAL_PRONOUNS.has(token.lower) || SINGULAR_PRONOUNS.has(token.lower);
    const isNoun = token.isWord && (model.classesOf(ids[at + LEAD] ?? UNKNOWN) & NOUN) !== 0;
    if (isPronoun || (isNoun && !isGrammar && (heads[at] ?? 0) < AFTER_PREPOSITION)) subject = key;
    if (!isGrammar) governor = key;
  });
  return clauses;
}

/** "that" after a noun refers to it. */
const isRelative = (model: LanguageModel, { tokens, ids }: Sentence, at: number): boolean =>
  tokens[at]?.lower === 'that' && (model.classesOf(ids[at + LEAD - 1] ?? UNKNOWN) & NOUN) !== 0;
