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
import { nounAgreement, pronounAgreement } from './rules/agreement.ts';
import { apostrophes } from './rules/apostrophes.ts';
import { lookalikes, pairs, than } from './rules/confusions.ts';
import { counting } from './rules/counting.ts';
import { its, their, too, your } from './rules/homophones.ts';
import { phrases } from './rules/phrases.ts';
import { verbForms } from './rules/verb-forms.ts';
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
  ...phrases,
];
const FORM_PATTERNS: readonly Pattern[] = [...pronounAgreement, ...verbForms, ...counting, ...nounAgreement];
/** A mend can bring the next mistake to light; more rounds than this never did. */
const MAX_ROUNDS = 4;

/** What a block's rules must know about its surroundings. */
interface Surroundings {
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
  ...commonMisspellings(passage),
  ...matchPatterns(WORD_PATTERNS, passage),
];
const grammarRules = (passage: Passage): Edit[] => matchPatterns(GRAMMAR_PATTERNS, passage);
const formRules = (passage: Passage): Edit[] => [
  ...matchPatterns(FORM_PATTERNS, passage),
  ...articles(passage),
];

function lineRules(passage: Passage, block: Block, { following, alone }: Surroundings): Edit[] {
  if (block.kind !== 'prose') return sentenceCapitals(passage, false);
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
    const opens =
      !previous ||
      /[.!?]["”')]*\s*$/.test(passage.masked.slice(previous.start, previous.end)) ||
      isFormula(passage.masked.slice(previous.start, previous.end));
    const part = {
      text: passage.text.slice(line.start, line.end),
      masked: passage.masked.slice(line.start, line.end),
    };
    for (const edit of sentenceCapitals(part, opens && isSpoken(part.masked)))
      edits.push({ ...edit, start: edit.start + line.start, end: edit.end + line.start });
  });
  return edits;
}

/** A line of speech rather than a label, a lone token or a fragment of data. */
const isSpoken = (masked: string): boolean =>
  (masked.match(/\p{L}[\p{L}']*/gu) ?? [])
    .length >= (/[.!?…]\s*$/.test(masked) ? 2 : 3) && !/^\s*[\w-]+\s*[=:]\s*\S+$/.test(masked);

async function polishOnce(
  text: string,
  block: Block,
  context: Surroundings & { checker: GrammarChecker | undefined },
): Promise<string> {
  const { checker, names } = context;
  let current = applyAll(text, [spacing, wordRules, doubledWords, grammarRules, formRules]);
  if (checker) {
    const passage = passageOf(current);
    current = applyEdits(current, judgeLints(await checker.check(current), passage, names));
    current = applyAll(current, [grammarRules, formRules]);
  }
  return applyAll(current, [(passage) => lineRules(passage, block, context)]);
}

async function polishBlock(
  block: Block,
  context: Surroundings & { checker: GrammarChecker | undefined },
): Promise<string> {
  const trailing = /\s*$/.exec(block.text)?.[0] ?? '';
  const leading = /^\s*/.exec(block.text)?.[0] ?? '';
  let current = block.text.slice(leading.length, block.text.length - trailing.length);
  if (!isEnglish(shieldText(current))) return block.text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = await polishOnce(current, block, context);
    if (next === current) break;
    current = next;
  }
  return leading + current + trailing;
}

/**
 * The text with its mistakes mended and nothing reworded, block by block: joined, the pieces are the result. Code,
 * names, numbers, addresses, quotations and other languages stay as they are; line breaks and indents too.
 * @param checker a loaded grammar checker, or undefined for the rules alone
 */
export async function* polishBlocks(
  text: string,
  checker: GrammarChecker | undefined,
): AsyncGenerator<string> {
  const names = namesIn(shieldText(text));
  const blocks = splitBlocks(text);
  const spoken = blocks.filter((block) => block.kind !== 'verbatim').length;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const after = next?.kind === 'verbatim' && next.text.trim() === '' ? blocks[index + 2] : next;
    const gap = next !== undefined && next.kind === 'verbatim' && next.text.startsWith('\n');
    const following: Following =
      after?.kind === 'item' ||
      /^\s*(?:[-*•+]|\d{1,2}[.)])\s/.test(next?.text ?? '') ||
      (next?.kind === 'verbatim' && next.text.trim() !== '' && !gap)
        ? 'list'
        : 'end';
    yield block.kind === 'verbatim'
      ? block.text
      : await polishBlock(block, { names, following, alone: spoken === 1, checker });
  }
}

/** The whole result of `polishBlocks`. */
export async function polish(text: string, checker: GrammarChecker | undefined): Promise<string> {
  let result = '';
  for await (const piece of polishBlocks(text, checker)) result += piece;
  return result;
}
