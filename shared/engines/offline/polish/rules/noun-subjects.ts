import { jargon } from '@/shared/engines/offline/lexicon/jargon.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import {
  pluralBySingular,
  singularByPlural,
  takesPluralVerb,
  uncountableNouns,
} from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { SHIELD } from '@/shared/engines/offline/polish/shield.ts';
import { PLURAL, SINGULAR } from './verb-pairs.ts';

const ADVERBS = new Set(
  'never always often usually still also only really just sometimes already probably rarely'.split(' '),
);
const PREPOSITIONS = new Set('of for on in with from about behind between at'.split(' '));
const DETERMINERS = new Set('the my our your his her its their this that a an each every'.split(' '));
const PLURAL_DETERMINERS = new Set('the my our your his her its their these those'.split(' '));
/** Heads that count what follows them, or mean many. */
const MASSES = new Set(
  'number lot majority couple range variety set series group pair handful percentage half rest list bunch array total team family staff police data media class'.split(
    ' ',
  ),
);
/** Verbs that are no nouns, so that no object has to prove them. */
const PURE_VERBS = new Set(
  'refuse throw send forget choose lose think become provide include contain seem happen allow require depend begin keep give stay belong explain expect complain accept know come arrive crash fail receive select never exist disappear appear remain describe'.split(
    ' ',
  ),
);
const OBJECTS = new Set(
  'the a an my your our his her its their this that these those it them me us you him all some any every each no too very to how what if when properly correctly slowly'.split(
    ' ',
  ),
);
const CLAUSE_OPENERS = new Set('because but if when since while although though whether'.split(' '));

interface Token {
  lower: string;
  start: number;
  end: number;
}

const isNoun = (word: string): boolean =>
  pluralBySingular.has(word) ||
  singularByPlural.has(word) ||
  uncountableNouns.has(word) ||
  MORE_NOUNS.has(word);
const MORE_NOUNS = new Set(
  'loop chain supply airline prototype medicine script pipeline dashboard landlord neighbourhood neighborhood government machine engine train bus hospital weather traffic noise smell price rent manager boss cat kid battery screen printer router library framework team-lead algorithm crawler bot importer exporter worker scheduler daemon cluster container pod volume migration'.split(
    ' ',
  ),
);

/** Runs of words with nothing but one blank between them; each begins where a clause may begin. */
function clauses(masked: string): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let end = -2;
  for (const match of masked.matchAll(/[\p{L}\p{M}'\uFFFC]+/gu)) {
    const between = end < 0 ? '' : masked.slice(end, match.index);
    if (between !== ' ') {
      if (run.length > 0) runs.push(run);
      run = [];
      if (!/^\s*$|[.!?\n,;:]\s*$/.test(between) && end >= 0) run = [];
    }
    run.push({ lower: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length });
    end = match.index + match[0].length;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

interface Subject {
  isPlural: boolean;
  /** Where the words after it begin. */
  next: number;
}

/** A noun phrase from `at`: determiner, adjectives, nouns; the last noun is its head. */
function readPhrase(tokens: readonly Token[], at: number): { head: string; next: number } | undefined {
  let next = at;
  let head: string | undefined;
  while (next < tokens.length && next - at < 4) {
    const word = tokens[next]?.lower ?? '';
    if (isNoun(word) && !(head && verbs.byBase.has(word) && !singularByPlural.has(word))) head = word;
    else if (
      head === undefined &&
      (adjectives.has(word) ||
        jargon.has(word) ||
        word.startsWith(SHIELD) ||
        /(?:al|ic|ous|ive|ful)$/.test(word))
    )
      head = undefined;
    else break;
    next += 1;
  }
  return head === undefined ? undefined : { head, next };
}

function readSubject(tokens: readonly Token[], at: number): Subject | undefined {
  const first = tokens[at]?.lower ?? '';
  if (/^(?:each|one|either|neither)$/.test(first) && tokens[at + 1]?.lower === 'of') {
    const many = PLURAL_DETERMINERS.has(tokens[at + 2]?.lower ?? '') ? readPhrase(tokens, at + 3) : undefined;
    return many && singularByPlural.has(many.head) ? { isPlural: false, next: many.next } : undefined;
  }
  if (!DETERMINERS.has(first) && !PLURAL_DETERMINERS.has(first)) return undefined;
  const phrase = readPhrase(tokens, at + 1);
  if (!phrase || MASSES.has(phrase.head) || takesPluralVerb.has(phrase.head)) return undefined;
  const isPlural = singularByPlural.has(phrase.head);
  if (isPlural ? !PLURAL_DETERMINERS.has(first) : /^(?:these|those)$/.test(first)) return undefined;
  let { next } = phrase;
  for (let count = 0; count < 2 && PREPOSITIONS.has(tokens[next]?.lower ?? ''); count += 1) {
    const inner = next + 1;
    const determined = functionWords.has(tokens[inner]?.lower ?? '') ? inner + 1 : inner;
    const isPointer = /^(?:this|that|it|these|those)$/.test(tokens[inner]?.lower ?? '');
    const object = readPhrase(tokens, determined) ?? (isPointer ? { next: inner + 1 } : undefined);
    if (!object) return undefined;
    next = object.next;
  }
  return { isPlural, next };
}

/** The right form of a verb beside such a subject, or undefined where it is right or no verb for sure. */
function rightForm(
  tokens: readonly Token[],
  at: number,
  { isPlural, isSure }: { isPlural: boolean; isSure: boolean },
) {
  const verb = tokens[at]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  if (isPlural) {
    if (PLURAL[verb]) return PLURAL[verb];
    const base = verbs.byThird.get(verb)?.base;
    return base && !isNoun(verb) && OBJECTS.has(after) ? base : undefined;
  }
  // "the exception are methods": the verb may go with what follows
  if (SINGULAR[verb])
    return /^(?:are|were)$/.test(verb) && /[^sui]s$/.test(after) ? undefined : SINGULAR[verb];
  const forms = verbs.byBase.get(verb);
  if (!forms || functionWords.has(verb) || forms.past === forms.base) return undefined;
  if (verb === 'need' && after === 'not') return undefined;
  if (verb === 'need' && after !== '' && !/^(?:for|of|is|was|in|that|and|or|has|not|arises?)$/.test(after))
    return 'needs';
  return isSure || PURE_VERBS.has(verb) || (OBJECTS.has(after) && after !== 'to') ? forms.third : undefined;
}

function subjectEdit(tokens: readonly Token[], at: number): Edit | undefined {
  const subject = readSubject(tokens, at);
  if (!subject) return undefined;
  const isSure = ADVERBS.has(tokens[subject.next]?.lower ?? '');
  const place = subject.next + (isSure ? 1 : 0);
  const verb = tokens[place];
  const text = rightForm(tokens, place, { isPlural: subject.isPlural, isSure });
  return verb && text ? { start: verb.start, end: verb.end, text } : undefined;
}

/** "a prototype that use", "users who has" */
function relativeEdits(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    if (!/^(?:that|which|who)$/.test(token.lower) || index < 1) return [];
    const noun = tokens[index - 1]?.lower ?? '';
    const before = tokens[index - 2]?.lower ?? '';
    const at = ADVERBS.has(tokens[index + 1]?.lower ?? '') ? index + 2 : index + 1;
    const verb = tokens[at];
    const isPlural = singularByPlural.has(noun);
    if (!verb || MASSES.has(noun) || takesPluralVerb.has(noun)) return [];
    if (
      isPlural &&
      (before === 'of' || tokens.slice(0, index).some(({ lower }) => lower === 'one' || lower === 'only'))
    )
      return [];
    if (!isPlural && !(pluralBySingular.has(noun) || MORE_NOUNS.has(noun))) return [];
    const opens = tokens
      .slice(Math.max(0, index - 4), index - 1)
      .some(({ lower }) => /^(?:an?|one|any|every)$/.test(lower));
    const isObject = tokens
      .slice(Math.max(0, index - 4), index)
      .some(({ lower }) => PREPOSITIONS.has(lower) || lower === 'few');
    if (!isPlural && (!opens || isObject)) return [];
    // "some tests and a function that are useful": of both
    if (!isPlural && tokens.slice(Math.max(0, index - 5), index - 2).some(({ lower }) => lower === 'and'))
      return [];
    // "a joke about users which is short"
    if (isPlural && token.lower !== 'who' && PREPOSITIONS.has(before)) return [];
    if (isPlural && token.lower === 'that' && !/^(?:has|is|was|doesn't|isn't)$/.test(verb.lower)) return [];
    const isVerb = isPlural || !isNoun(verb.lower) || OBJECTS.has(tokens[at + 1]?.lower ?? '');
    if (
      !isVerb ||
      (!isPlural &&
        SINGULAR[verb.lower] === undefined &&
        isNoun(tokens[at + 1]?.lower ?? '') &&
        verb.lower !== 'use')
    )
      return [];
    const text = rightForm(tokens, at, { isPlural, isSure: isVerb });
    return text ? [{ start: verb.start, end: verb.end, text }] : [];
  });
}

/** "Prisma haven't", "the API don't"; "Liam don't go there" may be told to him. */
function nameEdit(tokens: readonly Token[], at: number, text: string): Edit | undefined {
  const isDetermined = /^(?:the|this|our|my|your)$/.test(tokens[at]?.lower ?? '');
  const [name, verb] = isDetermined ? [tokens[at + 1], tokens[at + 2]] : [tokens[at], tokens[at + 1]];
  if (!name || !verb || !/^(?:don't|haven't|aren't|weren't)$/.test(verb.lower)) return undefined;
  if (!isDetermined && verb.lower === "don't") return undefined;
  const written = text.slice(name.start, name.end);
  if (/\S/.test(text.charAt(name.start - 1))) return undefined;
  const isName = isDetermined
    ? /^[A-Z]{2,}$/.test(written)
    : /^\p{Lu}\p{L}+(?<!ly|s)$/u.test(written) &&
      !likelyWords.has(name.lower) &&
      !functionWords.has(name.lower);
  return isName ? { start: verb.start, end: verb.end, text: SINGULAR[verb.lower] ?? verb.lower } : undefined;
}

/** Verbs that do not go with the noun they belong to, also across what stands between: "the effect of X on Y are". */
export function nounSubjects(passage: Passage): Edit[] {
  const edits: Edit[] = [];
  for (const tokens of clauses(passage.masked)) {
    const starts = [
      0,
      ...tokens.flatMap(({ lower }, index) => (CLAUSE_OPENERS.has(lower) ? [index + 1] : [])),
    ];
    for (const at of starts) {
      const edit =
        (isClauseStart(passage.masked, tokens[at]) || at > 0 ? subjectEdit(tokens, at) : undefined) ??
        nameEdit(tokens, at, passage.text);
      if (edit) edits.push(edit);
    }
    edits.push(...relativeEdits(tokens));
  }
  return edits;
}

/** At the start of a sentence or line; after a comma the words may go on with what came before. */
const isClauseStart = (masked: string, token: Token | undefined): boolean =>
  token !== undefined && /(?:^|[.!?\n]|[.!?]["”')])\s*$/.test(masked.slice(0, token.start));
