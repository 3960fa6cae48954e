import {
  type Correction,
  findCorrections,
  isSure,
} from '@/shared/engines/offline/corrections/find-corrections.ts';
import { mendByClasses } from '@/shared/engines/offline/corrections/word-classes.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { readLines } from '@/shared/enhance/blocks/line.ts';
import { articles } from './articles.ts';
import { type Block, splitBlocks } from './blocks.ts';
import { sentenceCapitals } from './capitals.ts';
import { changedWords } from './changed-words.ts';
import { doubledWords } from './doubled.ts';
import { applyEdits, type Edit } from './edits.ts';
import { endMark, type Following, isFormula, wrongFullStops } from './endings.ts';
import { isEnglish } from './english.ts';
import { judgeLints } from './judge.ts';
import { type Names, namesIn } from './names.ts';
import type { Passage } from './pattern.ts';
import { type ProseChunk, splitIntoChunks } from './prose-chunks.ts';
import { applyAll, formRules, grammarRules, passageOf, subjectRules, wordRules } from './rule-groups.ts';
import { sentenceBreaks } from './sentence-breaks.ts';
import { plainWords, SentenceChecker } from './sentence-checker.ts';
import { shieldText } from './shield.ts';
import { keepBreaks, markSoftBreaks, onLongLines, restoreSoftBreaks } from './soft-breaks.ts';
import { spacing } from './spacing.ts';
import { spellingInContext } from './spelling-in-context.ts';

/** A mend can bring the next mistake to light; more rounds than this never did. */
const MAX_ROUNDS = 4;

const WORD = /[\p{L}'’]+/gu;

/** What helps the rules, where it is there. */
export interface PolishTools {
  /** A loaded grammar checker. */
  checker?: GrammarChecker | undefined;
  /** What knows words by the words around them. */
  language?: LanguageTools | undefined;
}

/** What a block's rules must know about its surroundings. */
interface Surroundings {
  kind: Block['kind'];
  /** The piece begins inside a sentence. */
  continues: boolean;
  checker: SentenceChecker | undefined;
  language: LanguageTools | undefined;
  names: Names;
  /** What the checker said of this piece the last time: asked again, it would say the same of the same words. */
  seen: { words: string | undefined; unknown: Set<string> };
  /** The piece as it came. */
  original: string;
  following: Following;
  /** Nothing but this block is in the text. */
  alone: boolean;
}

function lineRules(
  passage: Passage,
  { kind, continues, following, alone, language }: Surroundings,
  unknown: ReadonlySet<string>,
): Edit[] {
  const known = { unknown, isSpelling: (word: string) => language?.model.isSpelling(word) ?? false };
  if (kind !== 'prose') return sentenceCapitals(passage, false, known);
  const edits: Edit[] = [...wrongFullStops(passage)];
  const lines = [...passage.masked.matchAll(/[^\n]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const nextText = next ? passage.masked.slice(next.start, next.end) : '';
    const after: Following = !next
      ? following
      : /^\s*\p{Lu}/u.test(nextText) || isFormula(nextText)
        ? 'sentence'
        : 'continuation';
    edits.push(...endMark(passage, { ...line, following: after, alone: alone && lines.length === 1 }));
    const previous = lines[index - 1];
    const before = previous && passage.masked.slice(previous.start, previous.end);
    const opens =
      before === undefined
        ? !continues
        : /[.!?]["”')]*\s*$/.test(before) || (isFormula(before) && !isSpoken(before));
    const part = {
      text: passage.text.slice(line.start, line.end),
      masked: passage.masked.slice(line.start, line.end),
    };
    const begins = opens && (isSpoken(part.masked) || isFormula(part.masked));
    for (const edit of sentenceCapitals(part, begins, known))
      edits.push({ ...edit, start: edit.start + line.start, end: edit.end + line.start });
  });
  return edits;
}

/** A line of speech rather than a label, a lone token or a fragment of data. */
const isSpoken = (masked: string): boolean =>
  (masked.match(/\p{L}[\p{L}']*/gu) ?? []).length >= (/[.!?…]\s*$/.test(masked) ? 2 : 3) &&
  !/^\s*[\w-]+\s*[=:]\s*\S+$/.test(masked);

async function polishOnce(text: string, context: Surroundings): Promise<string> {
  let known = 0;
  const { checker, language, names } = context;
  const spelling = (passage: Passage) => (language ? spellingInContext(passage, language, names) : []);
  const corrections = (passage: Passage) =>
    language
      ? findCorrections(passage, language, known).filter((one) => isSure(one) && isTyped(one, passage.text))
      : [];
  // a word that was just spelled right was not taken for another one
  const typed = new Set(context.original.toLowerCase().match(WORD));
  const isTyped = ({ kind, start, end }: Correction, from: string) =>
    kind !== 'confusion' || typed.has(from.slice(start, end).toLowerCase());
  const classes = (passage: Passage) => (language ? mendByClasses(passage, language.model) : []);
  const stops = (passage: Passage) =>
    language && context.kind === 'prose' ? sentenceBreaks(passage, language.model, context.original) : [];
  let current = applyAll(text, [
    spacing,
    wordRules,
    doubledWords,
    spelling,
    stops,
    grammarRules,
    classes,
    subjectRules,
    formRules,
  ]);
  if (checker && plainWords(current) !== context.seen.words) {
    const lints = await checker.check(onLongLines(current));
    context.seen.unknown.clear();
    for (const { rule, start, end } of lints)
      if (rule === 'SpellCheck') context.seen.unknown.add(current.slice(start, end).toLowerCase());
    const judged = applyEdits(current, keepBreaks(current, judgeLints(lints, passageOf(current), names)));
    if (judged === current) context.seen.words = plainWords(current);
    else current = applyAll(judged, [grammarRules, subjectRules, formRules]);
  }
  known = changedWords(context.original, current);
  current = applyAll(current, [corrections, articles]);
  return applyAll(current, [(passage) => lineRules(passage, context, context.seen.unknown)]);
}

async function polishPiece(
  piece: ProseChunk,
  context: Omit<Surroundings, 'continues' | 'original' | 'seen' | 'checker'>,
  grammarChecker: GrammarChecker | undefined,
): Promise<string> {
  const leading = /^\s*/.exec(piece.text)?.[0] ?? '';
  const trailing = /\s*$/.exec(piece.text.slice(leading.length))?.[0] ?? '';
  const original = piece.text.slice(leading.length, piece.text.length - trailing.length);
  let current = original;
  if (!isEnglish(shieldText(current))) return piece.text;
  const seen: Surroundings['seen'] = { words: undefined, unknown: new Set() };
  const checker = grammarChecker && new SentenceChecker(grammarChecker);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = await polishOnce(current, {
      ...context,
      checker,
      continues: piece.continues,
      original,
      seen,
    });
    if (next === current) break;
    current = next;
  }
  return leading + current + trailing;
}

/** What follows a block, as far as the end mark of its last line cares. */
function followingOf(blocks: readonly Block[], index: number): Following {
  const next = blocks[index + 1];
  if (!next) return 'end';
  if (/^\s*(?:[-*•+]|\d{1,2}[.)])\s/.test(next.text)) return 'list';
  if (next.text.trim() === '') return blocks[index + 2]?.kind === 'item' ? 'list' : 'end';
  return next.kind !== 'verbatim' || next.text.startsWith('\n') ? 'end' : 'list';
}

/** Whether a block begins inside a sentence of the untouched line above it. */
function goesOn(before: Block | undefined, { text }: Block): boolean {
  if (before?.kind !== 'verbatim' || !/^\p{Ll}/u.test(text)) return false;
  const above = readLines(before.text.replace(/\n$/, '')).at(-1);
  return above?.isSentence === true && /[\p{L}\d,;]\s*$/u.test(above.text);
}

/**
 * The text with its mistakes mended and nothing reworded, piece by piece: joined, the pieces are the result. Code,
 * names, numbers, addresses, quotations and other languages stay as they are; line breaks and indents too.
 */
export async function* polishPieces(
  text: string,
  { checker, language }: PolishTools,
): AsyncGenerator<string> {
  const blocks = splitBlocks(text);
  const names = namesIn(
    blocks.flatMap(({ kind, text: prose }) =>
      kind === 'verbatim' ? [] : splitIntoChunks(prose).map((piece) => shieldText(piece.text)),
    ),
  );
  const alone = blocks.filter((block) => block.kind !== 'verbatim').length === 1;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'verbatim') {
      yield block.text;
      continue;
    }
    const pieces = splitIntoChunks(markSoftBreaks(block.text, block.kind === 'item'));
    if (pieces[0] && goesOn(blocks[index - 1], block)) pieces[0].continues = true;
    for (const [order, piece] of pieces.entries()) {
      const following = order < pieces.length - 1 ? 'continuation' : followingOf(blocks, index);
      const context = {
        kind: block.kind,
        names,
        following,
        alone: alone && pieces.length === 1,
        language,
      };
      const polished = await polishPiece(piece, context, checker);
      yield restoreSoftBreaks(polished);
    }
  }
}

/** The whole result of `polishPieces`. */
export async function polish(text: string, tools: PolishTools = {}): Promise<string> {
  let result = '';
  for await (const piece of polishPieces(text, tools)) result += piece;
  return result;
}
