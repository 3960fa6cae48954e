import { splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { type Sentence, sentencesOf, type Token } from '@/shared/engines/offline/language-model/sentence.ts';
import type { MarkBefore } from '@/shared/engines/offline/language-model/sentence-net.ts';
import type { Edit } from './edits.ts';
import { isQuestion } from './endings.ts';
import { waitsAtComma } from './fronted.ts';
import { BEGINS } from './held-together.ts';
import type { Passage } from './pattern.ts';
import { HOLDS, SUBJECT } from './second-clauses.ts';
import { borderEdit, endOfLast } from './sentence-border.ts';
import { SHORT } from './stretch.ts';
import { isMade, isTold } from './waits-for-more.ts';

/** From these probabilities on a comma stands between two sentences where the words allow it: one who marks his sentences errs less. */
const SPLICED = { careful: 0.55, careless: 0.4 };
/** From these on a comma is missing before a clause; who marks his sentences leaves out at most that behind the first word. */
const MISSING = { behindFirst: 0.9, joined: 0.45, begun: 0.65 };
/** No probability reaches it. */
const NEVER = Number.POSITIVE_INFINITY;
const JOINS = /^(?:but|which)$/;
/** "Hey Siri", "hi team" */
const GREETS = /^(?:hi|hey|hello|dear|yo)$/;
const COMMA = /^,[^\S\n]+$/;
const BLANK = /^[^\S\n]+$/;

/** Begun and ended as sentences are. */
export const isMarked = (original: string): boolean =>
  /^\s*["“(]?\p{Lu}/u.test(original) && /[.!?…:]["”)]*\s*$/u.test(original);

/** Commas that should be full stops or question marks, and those that are missing, told by the net and the shape of the parts. */
export function commaMarks(
  passage: Passage,
  { model, net }: Pick<LanguageTools, 'model' | 'net'>,
  original: string,
): Edit[] {
  const manner = isMarked(original) ? 'careful' : 'careless';
  return sentencesOf(passage.masked, model).flatMap((sentence) => {
    // most sentences have no place to ask about
    let marks: readonly MarkBefore[] | undefined;
    const markAt = (at: number) => {
      marks ??= net.marksBefore(model, sentence);
      return marks[at];
    };
    return [
      ...splices(passage, sentence, (at) => (markAt(at)?.begins ?? 0) >= SPLICED[manner]),
      ...missingCommas(passage, sentence, (at) => {
        const least = manner === 'careful' && at > 1 ? NEVER : leastFor(sentence, at);
        return least !== NEVER && (markAt(at)?.comma ?? 0) >= least;
      }),
    ];
  });
}

/** From which probability on a comma is missing before a word. */
function leastFor({ tokens }: Sentence, at: number): number {
  const [before = '', word = '', next = ''] = [at - 1, at, at + 1].map((place) => tokens[place]?.lower);
  if (HOLDS.test(SHORT.get(before) ?? before)) return NEVER;
  if (JOINS.test(word))
    return word === 'which' || (BEGINS.test(next) && next !== 'no') ? MISSING.joined : NEVER;
  // "be realistic please I won't do more": it may belong to what follows
  if (!BEGINS.test(word) || (word === 'please' && SUBJECT.test(next))) return NEVER;
  const lower = tokens.slice(Math.max(0, at - 4), at + 1).map((token) => token.lower);
  if (isTold(lower, lower.length - 1) || isMade(lower, lower.length - 1)) return NEVER;
  return at === 1 && !GREETS.test(before) ? MISSING.behindFirst : MISSING.begun;
}

/** Where the parts of a sentence that runs on are strung together by commas. */
function jointsOf(text: string): ReadonlySet<number> {
  const joints = new Set<number>();
  let at = 0;
  for (const { text: part, joint } of splitSentenceParts(text.replaceAll('\uFFFC', 'x'))) {
    if (joint.startsWith(',')) joints.add(at);
    at += joint.length + part.length;
  }
  return joints;
}

function splices({ text, masked }: Passage, { tokens }: Sentence, isBorder: (at: number) => boolean): Edit[] {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const isComma = (token: Token, at: number) =>
    COMMA.test(text.slice(tokens[at - 1]?.end ?? start, token.start));
  if (!tokens.some(isComma)) return [];
  const joints = jointsOf(masked.slice(start, end));
  const edits: Edit[] = [];
  let from = start;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]?.end ?? start;
    if (!isComma(token, at) || !joints.has(before - start) || !isBorder(at)) return;
    if (waitsAtComma(masked.slice(from, before))) return;
    edits.push(borderEdit(text, { before, token, isAsked: isQuestion(masked.slice(from, before)) }));
    from = token.start;
  });
  return [
    ...edits,
    ...endOfLast(text, end, { borders: edits, isAsked: isQuestion(masked.slice(from, end)) }),
  ];
}

function missingCommas(
  { text }: Passage,
  { tokens }: Sentence,
  isMissingAt: (at: number) => boolean,
): Edit[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.end;
    if (before === undefined || !BLANK.test(text.slice(before, token.start))) return [];
    return isMissingAt(at) ? [{ start: before, end: before, text: ',' }] : [];
  });
}
