import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { isImperative, isShapingOrder } from '@/shared/engines/offline/balanced/orders.ts';
import { splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import type { Masked } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { MAX_SENTENCE_CHARS, placeSentence } from './classify.ts';
import { STATEMENT } from './hangs-on.ts';
import { isConstraintFragment, isHardLimit } from './patterns.ts';
import { peelLimits } from './peel-limits.ts';
import type { Unit } from './unit.ts';

type BlockOf = Masked['blockOf'];
const LIST_LINE = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+\S/;
const BLOCK_LINE =
  /^\s*(?:\||>)|^(?: {4,}|\t)\S|^\s*(?:Traceback\b|at \S+[:(]|\w*(?:Error|Exception)\b.{0,20}:)/;
const LABELS: readonly (readonly [RegExp, SectionTitle])[] = [
  [
    /^(?:requirements?|constraints?|rules|must[- ]haves?|conditions|criteria|guidelines|it (?:should|must))\s*:$/i,
    'Requirements',
  ],
  [/^(?:steps?|procedure|process|workflow|do the following)\s*:$/i, 'Step-by-Step'],
  [/^(?:examples?|for example|e\.g\.|samples?)\s*:$/i, 'Examples'],
  [/^(?:output(?: format)?|format|deliverables?)\s*:$/i, 'Output Format'],
  [/^(?:context|background|notes?|info(?:rmation)?|details|data|facts)\s*:$/i, 'Additional Notes'],
];

/**
 * A masked draft as units: sentences, lists, blocks, labels.
 * @param blockOf tells the signs that stand for whole blocks
 */
export function splitUnits(text: string, blockOf: BlockOf): Unit[] {
  const units: Unit[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const from = units.length;
    const lines = joinUnsaid(paragraph.split('\n'));
    for (const group of lines) {
      if (typeof group === 'string') units.push({ kind: 'block', text: group });
      else for (const part of groupLines(group)) addGroup(units, part, blockOf);
    }
    const first = units[from];
    if (first?.kind === 'sentence') first.opensParagraph = true;
  }
  return units;
}

/**
 * The lines of a paragraph, and as one text each run of them that nobody says to anybody: no sentence, no point, no wish and no
 * limit. Whatever such lines are, they stay together as they came.
 */
function joinUnsaid(lines: readonly string[]): (string | string[])[] {
  const runs: { isSaid: boolean; lines: string[] }[] = [];
  lines.forEach((line, at) => {
    const isSaid = isSaidLine(line, lines[at + 1]);
    const open = runs.at(-1);
    if (open && open.isSaid === isSaid) open.lines.push(line);
    else runs.push({ isSaid, lines: [line] });
  });
  const joined: (string | string[])[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (!run.isSaid && run.lines.length >= MIN_RUN && lines.length > run.lines.length)
      joined.push(run.lines.join('\n'));
    else if (before !== undefined && typeof before !== 'string') before.push(...run.lines);
    else joined.push([...run.lines]);
  }
  return joined;
}

const MIN_RUN = 2;
const WRAP_CHARS = 60;
const SIGN_ALONE = /^\s*[\uE000-\uF8FF]\s*$/u;

function isSaidLine(line: string, next: string | undefined): boolean {
  const text = line.trim();
  if (SIGN_ALONE.test(line)) return false;
  if (LIST_LINE.test(line) || LABELS.some(([label]) => label.test(text))) return true;
  // a line that was wrapped by hand
  if (next !== undefined && line.length > WRAP_CHARS && /[\p{Ll},]$/u.test(text)) return true;
  if (/^\p{L}.*[.!?…]["”’)]?$/u.test(text) && !/\d:\d|::|;$/.test(text)) return true;
  return isConstraintFragment(text) || ['task', 'question', 'role'].includes(placeSentence(text, true).place);
}

interface LineGroup {
  kind: 'prose' | 'list' | 'block';
  lines: string[];
}

function groupLines(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const open = groups.at(-1);
    const isContinuation = open?.kind === 'list' && /^\s{2,}\S/.test(line) && !LIST_LINE.test(line);
    const kind = isContinuation || LIST_LINE.test(line) ? 'list' : BLOCK_LINE.test(line) ? 'block' : 'prose';
    // a line that was wrapped by hand goes on in the next
    const wraps =
      open?.kind === 'prose' &&
      kind === 'prose' &&
      (open.lines.at(-1)?.length ?? 0) > 60 &&
      /[\p{Ll},]$/u.test(open.lines.at(-1) ?? '') &&
      /^\p{Ll}/u.test(line);
    if (open && wraps) open.lines[open.lines.length - 1] += ` ${line.trim()}`;
    else if (open && open.kind === kind) open.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function addGroup(units: Unit[], { kind, lines }: LineGroup, blockOf: BlockOf): void {
  if (kind === 'block') {
    units.push({ kind: 'block', text: lines.join('\n') });
    return;
  }
  if (kind === 'list') {
    addList(units, lines.join('\n'));
    return;
  }
  for (const line of lines) addProse(units, line, blockOf);
}

/** A list belongs to the sentence that announces it; its lines stay as they are. */
function addList(units: Unit[], text: string): void {
  const last = units.at(-1);
  if (last?.kind === 'sentence' && /:\s*$/.test(last.text)) last.attached = text;
  else units.push({ kind: 'list', text });
}

function addProse(units: Unit[], line: string, blockOf: BlockOf): void {
  const bare = line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.+?)\*\*:?$/, '$1:');
  const label = LABELS.find(
    ([pattern]) => pattern.test(bare.endsWith(':') ? bare : `${bare}:`) && /:$|^#|^\*\*/.test(line.trim()),
  );
  if (label) {
    units.push({ kind: 'label', title: label[1], text: bare });
    return;
  }
  if (addQuoted(units, line)) return;
  // a sign for a fence or a handed-over text stands at the end of what introduces it, or alone
  let from = 0;
  const signs = [...line.matchAll(/[\uE000-\uF8FF]/g)].filter(([sign]) => blockOf(sign) !== undefined);
  for (const sign of signs) {
    if (blockOf(sign[0]) === 'list') {
      addList(units, sign[0]);
      from = sign.index + 1;
      continue;
    }
    const isIntroduced = addIntroduction(units, line.slice(from, sign.index));
    units.push({ kind: 'block', text: sign[0], isIntroduced });
    from = sign.index + 1;
  }
  addSentences(units, line.slice(from));
}

/** "Check this, but don't change the meaning: “…”": the quotation is the text to work on. */
function addQuoted(units: Unit[], line: string): boolean {
  if (line.length > MAX_SENTENCE_CHARS) return false;
  const [, intro = '', text = ''] =
    /^(.*\b(?:this|these|following|my)\b.*:)\s*([\uEC80-\uF8FF])[.\s]*$/u.exec(line) ?? [];
  const runsOn = /, but\b/.test(intro) || splitSentenceParts(intro.replace(/:$/, '')).length > 1;
  if (intro === '' || !runsOn) return false;
  addIntroduction(units, intro);
  units.push({ kind: 'block', text, isIntroduced: true });
  return true;
}

/** "Reply to this review, stay polite:" as its clauses. */
function addIntroduction(units: Unit[], text: string): boolean {
  if (!/:\s*$/.test(text)) {
    addSentences(units, text);
    return false;
  }
  const pieces = splitSentenceParts(text.replace(/:\s*$/, ''));
  if (pieces.length === 1) addSentences(units, text);
  else for (const piece of pieces) addSentences(units, piece.text);
  return true;
}

/** Each sentence whole, the limits at its end apart. */
function addSentences(units: Unit[], text: string): void {
  for (const sentence of splitSentences(text.trim()).flatMap((piece) => piecesOf(piece.trim())))
    if (/[\p{L}\d\uE000-\uF8FF…]/u.test(sentence)) units.push({ kind: 'sentence', text: sentence.trim() });
}

/** Limits are taken off what is asked for alone: "the public are sellers, not engineers" says one thing. */
function piecesOf(sentence: string): string[] {
  const [main = '', ...limits] = peelLimits(sentence);
  const mayPeel = isAskedFor(main) || (isOrder(main) && limits.every(isHardLimit));
  return limits.length > 0 && mayPeel ? [main, ...limits] : [sentence];
}

const isOrder = (text: string): boolean =>
  isImperative(text) || isShapingOrder(text) || /^(?:only|not)\b/i.test(text);

function isAskedFor(text: string): boolean {
  const { place } = placeSentence(text, true);
  if (place === 'task' || place === 'question') return true;
  // limits in a row
  return ['note', 'requirement', 'output'].includes(place) && !STATEMENT.test(text) && !isOrder(text);
}
