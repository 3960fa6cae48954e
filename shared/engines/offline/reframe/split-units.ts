import { isImperative, isShapingOrder } from '@/shared/engines/offline/balanced/orders.ts';
import { splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import type { Masked } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { MAX_SENTENCE_CHARS, placeSentence } from './classify.ts';
import { STATEMENT } from './hangs-on.ts';
import { joinPasted } from './join-pasted.ts';
import { isBlockLine, LIST_LINE, labelOf, wrapsOn } from './line-kinds.ts';
import { isHardLimit } from './patterns.ts';
import { peelLimits } from './peel-limits.ts';
import type { Unit } from './unit.ts';

type BlockOf = Masked['blockOf'];
/**
 * A masked draft as units: sentences, lists, blocks, labels.
 * @param blockOf tells the signs that stand for whole blocks
 */
export function splitUnits(text: string, blockOf: BlockOf): Unit[] {
  const units: Unit[] = [];
  for (const parts of joinPasted(text, blockOf)) {
    const from = units.length;
    for (const part of parts) {
      if (typeof part === 'string') units.push({ kind: 'block', text: part });
      else for (const group of groupLines(part)) addGroup(units, group, blockOf);
    }
    const first = units[from];
    if (first?.kind === 'sentence') first.opensParagraph = true;
  }
  return units;
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
    const kind = isContinuation || LIST_LINE.test(line) ? 'list' : isBlockLine(line) ? 'block' : 'prose';
    // a line that was wrapped by hand goes on in the next
    const wraps =
      open?.kind === 'prose' && kind === 'prose' && wrapsOn(open.lines.at(-1) ?? '') && /^\p{Ll}/u.test(line);
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
  const label = labelOf(line);
  if (label) {
    units.push({ kind: 'label', ...label });
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
  // "keep it warm, max 120 words, no emojis": each of them a limit by how it begins
  const areLimits =
    isShapingOrder(main) && limits.every((limit) => LIMIT_START.test(limit) || isHardLimit(limit));
  const mayPeel = isAskedFor(main) || (isOrder(main) && (areLimits || limits.every(isHardLimit)));
  return limits.length > 0 && mayPeel ? [main, ...limits] : [sentence];
}

const LIMIT_START =
  /^(?:no|not|without|never|only|max|maximum|at most|at least|under|up to|keep|avoid|use|do not|don['’]t|mention|include)\b/i;

const isOrder = (text: string): boolean =>
  isImperative(text) || isShapingOrder(text) || /^(?:only|not)\b/i.test(text);

function isAskedFor(text: string): boolean {
  const { place } = placeSentence(text, true);
  if (place === 'task' || place === 'question') return true;
  // limits in a row
  return ['note', 'requirement', 'output'].includes(place) && !STATEMENT.test(text) && !isOrder(text);
}
