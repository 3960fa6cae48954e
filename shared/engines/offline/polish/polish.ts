import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { articles } from './articles.ts';
import { type Block, splitBlocks } from './blocks.ts';
import { properNames, sentenceCapitals } from './capitals.ts';
import { doubledWords } from './doubled.ts';
import { applyEdits, type Edit } from './edits.ts';
import { endMark, type Following, isFormula, wrongFullStops } from './endings.ts';
import { isEnglish } from './english.ts';
import { judgeLints } from './judge.ts';
import { namesIn } from './names.ts';
import { matchPatterns, type Passage, type Pattern } from './pattern.ts';
import { type Piece, splitPieces } from './pieces.ts';
import { apostrophes } from './rules/apostrophes.ts';
import { pairs, than } from './rules/confusions.ts';
import { counting } from './rules/counting.ts';
import { its, their, too, your } from './rules/homophones.ts';
import { indirectQuestions } from './rules/indirect-questions.ts';
import { lookalikes } from './rules/lookalikes.ts';
import { nounAgreement } from './rules/noun-agreement.ts';
import { nounSubjects } from './rules/noun-subjects.ts';
import { phrases } from './rules/phrases.ts';
import { pronounAgreement } from './rules/pronoun-agreement.ts';
import { tenses } from './rules/tenses.ts';
import { verbForms } from './rules/verb-forms.ts';
import { missingParts, owners, wordPairs } from './rules/word-pairs.ts';
import { shieldText } from './shield.ts';
import { spacing } from './spacing.ts';
import { commonMisspellings } from './spelling.ts';

const WORD_PATTERNS: readonly Pattern[] = [...apostrophes, ...properNames];
const GRAMMAR_PATTERNS: readonly Pattern[] = [
  ...your,
  ...their,
  ...its,
  ...too,
  ...than,
  ...pairs,
  ...lookalikes,
  ...wordPairs,
  ...phrases,
];
const FORM_PATTERNS: readonly Pattern[] = [
  ...pronounAgreement,
  ...verbForms,
  ...tenses,
  ...missingParts,
  ...counting,
  ...nounAgreement,
];
/** A mend can bring the next mistake to light; more rounds than this never did. */
const MAX_ROUNDS = 4;

/** What a block's rules must know about its surroundings. */
interface Surroundings {
  kind: Block['kind'];
  /** The piece begins inside a sentence. */
  continues: boolean;
  checker: GrammarChecker | undefined;
  names: ReadonlySet<string>;
  following: Following;
  /** Nothing but this block is in the text. */
  alone: boolean;
}

function passageOf(text: string): Passage {
  const masked = shieldText(text);
  // A hard-wrapped paragraph is one run of prose: its line breaks are blanks to the rules.
  return { text, masked: masked.replace(/(?<=[^\n]{50}[\p{L}\d,])\n(?=[\p{Ll}\d])/gu, ' ') };
}

/** Applies rules one group after another, each seeing what the one before it left. */
function applyAll(text: string, groups: readonly ((passage: Passage) => Edit[])[]): string {
  return groups.reduce((current, rules) => applyEdits(current, rules(passageOf(current))), text);
}

const wordRules = (passage: Passage): Edit[] => [
  ...matchPatterns(owners, passage),
  ...commonMisspellings(passage),
  ...matchPatterns(WORD_PATTERNS, passage),
];
const grammarRules = (passage: Passage): Edit[] => matchPatterns(GRAMMAR_PATTERNS, passage);
const subjectRules = (passage: Passage): Edit[] => [...indirectQuestions(passage), ...nounSubjects(passage)];
const formRules = (passage: Passage): Edit[] => [
  ...matchPatterns(FORM_PATTERNS, passage),
  ...articles(passage),
];

function lineRules(
  passage: Passage,
  { kind, continues, following, alone }: Surroundings,
  unknown: ReadonlySet<string>,
): Edit[] {
  if (kind !== 'prose') return sentenceCapitals(passage, false, unknown);
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
    const opens = before === undefined ? !continues : /[.!?]["”')]*\s*$/.test(before) || isFormula(before);
    const part = {
      text: passage.text.slice(line.start, line.end),
      masked: passage.masked.slice(line.start, line.end),
    };
    const begins = opens && (isSpoken(part.masked) || isFormula(part.masked));
    for (const edit of sentenceCapitals(part, begins, unknown))
      edits.push({ ...edit, start: edit.start + line.start, end: edit.end + line.start });
  });
  return edits;
}

/** A line of speech rather than a label, a lone token or a fragment of data. */
const isSpoken = (masked: string): boolean =>
  (masked.match(/\p{L}[\p{L}']*/gu) ?? []).length >= (/[.!?…]\s*$/.test(masked) ? 2 : 3) &&
  !/^\s*[\w-]+\s*[=:]\s*\S+$/.test(masked);

async function polishOnce(text: string, context: Surroundings): Promise<string> {
  const { checker, names } = context;
  let current = applyAll(text, [spacing, wordRules, doubledWords, grammarRules, subjectRules, formRules]);
  const unknown = new Set<string>();
  if (checker) {
    const lints = await checker.check(current);
    for (const { rule, start, end } of lints)
      if (rule === 'SpellCheck') unknown.add(current.slice(start, end).toLowerCase());
    const judged = applyEdits(current, judgeLints(lints, passageOf(current), names));
    current = judged === current ? current : applyAll(judged, [grammarRules, subjectRules, formRules]);
  }
  return applyAll(current, [(passage) => lineRules(passage, context, unknown)]);
}

async function polishPiece(piece: Piece, context: Omit<Surroundings, 'continues'>): Promise<string> {
  const leading = /^\s*/.exec(piece.text)?.[0] ?? '';
  const trailing = /\s*$/.exec(piece.text.slice(leading.length))?.[0] ?? '';
  let current = piece.text.slice(leading.length, piece.text.length - trailing.length);
  if (!isEnglish(shieldText(current))) return piece.text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = await polishOnce(current, { ...context, continues: piece.continues });
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

/** An error message quoted under "I get this error:". */
function isQuotedError(blocks: readonly Block[], index: number): boolean {
  const before = blocks.slice(0, index).findLast((block) => block.text.trim() !== '');
  return (
    before?.kind === 'prose' &&
    /\b(?:error|exception|message|output|log|warning|says|this)\b[^\n]*:\s*$/i.test(before.text) &&
    /\b(?:error|exception|failed|failure|denied|conflict|cannot|unable|not found|warning|fatal|timed out|refused)\b/i.test(
      blocks[index]?.text ?? '',
    )
  );
}

/**
 * The text with its mistakes mended and nothing reworded, piece by piece: joined, the pieces are the result. Code,
 * names, numbers, addresses, quotations and other languages stay as they are; line breaks and indents too.
 * @param checker a loaded grammar checker, or undefined for the rules alone
 */
export async function* polishPieces(
  text: string,
  checker: GrammarChecker | undefined,
): AsyncGenerator<string> {
  const blocks = splitBlocks(text);
  const names = new Set(
    blocks.flatMap(({ kind, text: prose }) =>
      kind === 'verbatim' ? [] : splitPieces(prose).flatMap((piece) => [...namesIn(shieldText(piece.text))]),
    ),
  );
  const alone = blocks.filter((block) => block.kind !== 'verbatim').length === 1;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'verbatim' || isQuotedError(blocks, index)) {
      yield block.text;
      continue;
    }
    const pieces = splitPieces(block.text);
    for (const [order, piece] of pieces.entries()) {
      const following = order < pieces.length - 1 ? 'continuation' : followingOf(blocks, index);
      yield await polishPiece(piece, {
        kind: block.kind,
        names,
        following,
        alone: alone && pieces.length === 1,
        checker,
      });
    }
  }
}

/** The whole result of `polishPieces`. */
export async function polish(text: string, checker: GrammarChecker | undefined): Promise<string> {
  let result = '';
  for await (const piece of polishPieces(text, checker)) result += piece;
  return result;
}

/** Holds every common shape, so that the patterns that look inside them run too. */
const WARM_UP =
  'hi, i dont think its ready. The results of the test is wrong and he have to checks them, because there going to be late. Can you explain how does it works';

/**
 * Compiles the patterns ahead of the first draft, one group a turn, so that no turn of the event loop is held for long.
 * @param signal stops the work between two groups
 */
export async function warmPolish(signal: AbortSignal): Promise<void> {
  for (const patterns of [WORD_PATTERNS, GRAMMAR_PATTERNS, FORM_PATTERNS])
    for (let at = 0; at < patterns.length; at += WARM_BATCH) {
      if (signal.aborted) return;
      matchPatterns(patterns.slice(at, at + WARM_BATCH), passageOf(WARM_UP));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
}
const WARM_BATCH = 10;
