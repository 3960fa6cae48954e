import {
  type Correction,
  findCorrections,
  isSure,
} from '@/shared/engines/offline/corrections/find-corrections.ts';
import { missingArticles } from '@/shared/engines/offline/corrections/missing-articles.ts';
import { missingOwners } from '@/shared/engines/offline/corrections/owners.ts';
import { mendByClasses } from '@/shared/engines/offline/corrections/word-classes.ts';
import type { GrammarChecker, Lint } from '@/shared/engines/offline/grammar-checker.ts';
import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { mendUsage } from '@/shared/engines/offline/usage/mend-usage.ts';
import { articles } from './articles.ts';
import { splitBlocks } from './blocks.ts';
import { changedWords } from './changed-words.ts';
import { commaMarks, isMarked } from './comma-marks.ts';
import { setDictatedMarks } from './dictated-marks.ts';
import { doubledWords } from './doubled.ts';
import { applyEdits } from './edits.ts';
import { isEnglish } from './english.ts';
import { judgeLints } from './judge.ts';
import { type LineSurroundings, lineRules } from './line-rules.ts';
import { type Names, namesIn } from './names.ts';
import { followingOf, goesOn } from './neighbours.ts';
import type { Passage } from './pattern.ts';
import { acronyms } from './proper-names.ts';
import { type ProseChunk, splitIntoChunks } from './prose-chunks.ts';
import { applyAll, formRules, grammarRules, passageOf, subjectRules, wordRules } from './rule-groups.ts';
import { sentenceBreaks } from './sentence-breaks.ts';
import { checkSentences, type KnownLints, plainWords } from './sentence-checker.ts';
import { shieldText } from './shield.ts';
import { keepBreaks, markSoftBreaks, onLongLines, restoreSoftBreaks } from './soft-breaks.ts';
import { spacing } from './spacing.ts';
import { spellingInContext } from './spelling-in-context.ts';

/** A mend can bring the next mistake to light; more rounds than this never did. */
const MAX_ROUNDS = 4;

/** Of those who make fewer slips the classifier is wrong more often than not; one sentence alone tells nothing of its writer. */
const TRUSTED_SLIPS = 2;
const SECOND_SENTENCE = /[.!?…]["”)]*\s+["“(]?\p{Lu}/u;

/** Pieces of so much text go to the checker as one: a call of its costs as much as 300 characters. */
const TOGETHER_CHARS = 2500;

const WORD = /[\p{L}'’]+/gu;

/** What helps the rules, where it is there. */
export interface PolishTools {
  /** A loaded grammar checker. */
  checker?: GrammarChecker | undefined;
  /** What knows words by the words around them. */
  language?: LanguageTools | undefined;
}

/** What a block's rules must know about its surroundings. */
interface Surroundings extends LineSurroundings {
  names: Names;
  /** What earlier rounds told of this piece: asked again, the checker would say the same of the same words. */
  seen: {
    words: string | undefined;
    unknown: Set<string>;
    /** Told in the first round: later ones would take what was mended for slips of the writer. */
    isTrusted: boolean | undefined;
  };
  /** The piece as it came. */
  original: string;
}

/** One round of rules over a piece: gives a text to be checked, takes its lints, and returns the text as mended. */
function* polishOnce(text: string, context: Surroundings): Generator<string, string, readonly Lint[]> {
  let known = 0;
  const { language, names } = context;
  const spelling = (passage: Passage) => (language ? spellingInContext(passage, language, names) : []);
  // who begins and ends his sentences and makes hardly a slip means the words he wrote
  const isCareful = isMarked(context.original) && SECOND_SENTENCE.test(context.original);
  const corrections = (passage: Passage) =>
    language
      ? findCorrections(passage, language, known).filter(
          (one) => isSure(one, context.seen.isTrusted ?? false) && isTyped(one, passage.text),
        )
      : [];
  // a word that was just spelled right was not taken for another one
  const typed = new Set(context.original.toLowerCase().match(WORD));
  const isTyped = ({ kind, start, end }: Correction, from: string) =>
    kind !== 'confusion' || typed.has(from.slice(start, end).toLowerCase());
  const classes = (passage: Passage) => (language ? mendByClasses(passage, language.model) : []);
  const usage = (passage: Passage) => (language ? mendUsage(passage, language) : []);
  const owners = (passage: Passage) => (language ? missingOwners(passage, language.model) : []);
  const added = (passage: Passage) =>
    language && context.kind === 'prose' ? missingArticles(passage, language.model) : [];
  const stops = (passage: Passage) =>
    language && context.kind === 'prose' ? sentenceBreaks(passage, language, context.original) : [];
  const commas = (passage: Passage) =>
    language && context.kind === 'prose' ? commaMarks(passage, language, context.original) : [];
  const isSpelling = language && ((word: string) => language.model.isSpelling(word));
  let current = applyAll(text, [
    spacing,
    wordRules,
    doubledWords,
    spelling,
    owners,
    stops,
    grammarRules,
    classes,
    usage,
    added,
    subjectRules,
    formRules,
    commas,
  ]);
  if (plainWords(current) !== context.seen.words) {
    const lints = yield onLongLines(current);
    context.seen.unknown.clear();
    for (const { rule, start, end } of lints)
      if (rule === 'SpellCheck') context.seen.unknown.add(current.slice(start, end).toLowerCase());
    const judged = applyEdits(
      current,
      keepBreaks(
        current,
        judgeLints(lints, passageOf(current), { names, ...(isSpelling && { isSpelling }) }),
      ),
    );
    if (judged === current) context.seen.words = plainWords(current);
    else current = applyAll(judged, [grammarRules, subjectRules, formRules]);
  }
  known = changedWords(context.original, current);
  context.seen.isTrusted ??= isCareful && known < TRUSTED_SLIPS;
  current = applyAll(current, [acronyms, corrections, articles]);
  return applyAll(current, [(passage) => lineRules(passage, context, context.seen.unknown)]);
}

/** A piece with what its rules must know. */
interface Part {
  piece: ProseChunk;
  context: Omit<Surroundings, 'continues' | 'original' | 'seen'>;
}

function* polishPiece({ piece, context }: Part): Generator<string, string, readonly Lint[]> {
  const leading = /^\s*/.exec(piece.text)?.[0] ?? '';
  const trailing = /\s*$/.exec(piece.text.slice(leading.length))?.[0] ?? '';
  const original = piece.text.slice(leading.length, piece.text.length - trailing.length);
  let current = original;
  if (!isEnglish(shieldText(current))) return piece.text;
  const seen: Surroundings['seen'] = { words: undefined, unknown: new Set(), isTrusted: undefined };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = yield* polishOnce(current, {
      ...context,
      continues: piece.continues,
      original,
      seen,
    });
    if (next === current) break;
    current = next;
  }
  return leading + current + trailing;
}

/** Mends some pieces side by side: what the checker is to be asked of them in a round goes into one question. */
async function polishTogether(parts: Part[], checker: GrammarChecker | undefined): Promise<string[]> {
  const works = parts.map((part) => {
    const rounds = polishPiece(part);
    const known: KnownLints = new Map();
    return { rounds, known, step: rounds.next() };
  });
  for (;;) {
    const open = works.flatMap((work) => (work.step.done ? [] : [{ work, text: work.step.value }]));
    if (open.length === 0) break;
    const questions = open.map(({ work, text }) => ({ text, known: work.known }));
    const lints = checker ? await checkSentences(checker, questions) : [];
    for (const [index, { work }] of open.entries()) work.step = work.rounds.next(lints[index] ?? []);
  }
  return works.map(({ step }) => step.value);
}

/**
 * The text with its mistakes mended and nothing reworded, piece by piece: joined, the pieces are the result. Code,
 * names, numbers, addresses, quotations and other languages stay as they are; line breaks and indents too.
 */
export async function* polishPieces(
  text: string,
  { checker, language }: PolishTools,
): AsyncGenerator<string> {
  const blocks = splitBlocks(setDictatedMarks(text));
  const names = namesIn(
    blocks.flatMap(({ kind, text: prose }) =>
      kind === 'verbatim' ? [] : splitIntoChunks(prose).map((piece) => shieldText(piece.text)),
    ),
    text,
  );
  const alone = blocks.filter((block) => block.kind !== 'verbatim').length === 1;
  let [waiting, length]: [(Part | string)[], number] = [[], 0];
  const flush = async function* () {
    const parts = waiting.filter((one) => typeof one !== 'string');
    const polished = await polishTogether(parts, checker);
    let next = 0;
    for (const one of waiting)
      yield typeof one === 'string' ? one : restoreSoftBreaks(polished[next++] ?? '');
    waiting = [];
    length = 0;
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'verbatim') {
      waiting.push(block.text);
      continue;
    }
    const pieces = splitIntoChunks(markSoftBreaks(block.text, block.kind === 'item'));
    if (pieces[0] && goesOn(blocks[index - 1], block)) pieces[0].continues = true;
    for (const [order, piece] of pieces.entries()) {
      const following = order < pieces.length - 1 ? 'continuation' : followingOf(blocks, index);
      const isOnly = alone && pieces.length === 1;
      if (length > 0 && length + piece.text.length > TOGETHER_CHARS) yield* flush();
      waiting.push({ piece, context: { kind: block.kind, names, following, alone: isOnly, language } });
      length += piece.text.length;
    }
  }
  yield* flush();
}
