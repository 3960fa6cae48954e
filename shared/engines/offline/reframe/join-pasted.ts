import type { Masked } from '@/shared/enhance/mask.ts';
import { placeSentence } from './classify.ts';
import { isBlockLine, LIST_LINE, labelOf, wrapsOn } from './line-kinds.ts';
import { isConstraintFragment } from './patterns.ts';

/** Lines that are read one by one, or as one text lines that stay together. */
export type Part = string[] | string;

interface Line {
  text: string;
  /** Whether somebody says it to somebody: a sentence, a point, a wish, a limit. */
  isSaid: boolean;
}

const MIN_RUN = 2;
const SIGN_ALONE = /^\s*([\uE000-\uF8FF])\s*$/u;
const SPEAKER = /^(?:i|we|it|he|she|they|there|my|our)\b/i;
const LIST_MARK = /^(?:[-*•+]|\d{1,3}[.)])\s+/;

/**
 * The paragraphs of a masked draft, each as its parts. Lines that nobody says to anybody stay together: across empty lines
 * where a block or an indented line is among them, else in a paragraph that says more.
 */
export function joinPasted(text: string, blockOf: Masked['blockOf']): Part[][] {
  const texts = text.split('\n');
  const lines = texts.map((line, at): Line => ({ text: line, isSaid: isSaid(texts, at, blockOf) }));
  const paragraphs: Part[][] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(joinUnsaid(open));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const run = isBlank(line) ? [] : runAt(lines, at);
    if (run.filter((each) => !isBlank(each)).length >= MIN_RUN && run.some(isPasted)) {
      close();
      paragraphs.push([run.map((each) => each.text).join('\n')]);
      at += run.length - 1;
    } else if (line === undefined || isBlank(line)) close();
    else open.push(line);
  }
  close();
  return paragraphs;
}

const isBlank = (line: Line | undefined): boolean => line?.text.trim() === '';
const isPasted = ({ text }: Line): boolean => SIGN_ALONE.test(text) || isBlockLine(text);

/** The lines from one on that nobody says, to the last that is not empty. */
function runAt(lines: readonly Line[], from: number): Line[] {
  const next = lines.findIndex((line, at) => at >= from && line.isSaid);
  const run = lines.slice(from, next < 0 ? undefined : next);
  return run.slice(0, run.findLastIndex((line) => !isBlank(line)) + 1);
}

function joinUnsaid(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const run = runAt(lines, at);
    const before = parts.at(-1);
    if (run.length >= MIN_RUN && run.length < lines.length) {
      parts.push(run.map(({ text }) => text).join('\n'));
      at += run.length - 1;
    } else if (Array.isArray(before)) before.push(lines[at]?.text ?? '');
    else parts.push([lines[at]?.text ?? '']);
  }
  return parts;
}

function isSaid(lines: readonly string[], at: number, blockOf: Masked['blockOf']): boolean {
  const line = lines[at] ?? '';
  const text = line.trim();
  const sign = SIGN_ALONE.exec(line)?.[1];
  if (sign !== undefined) return blockOf(sign) === 'list';
  if (text === '' || isBlockLine(line)) return false;
  if (labelOf(line) || SPEAKER.test(text)) return true;
  const isListed = LIST_LINE.test(line);
  if (isListed && [lines[at - 1], lines[at + 1]].some((near) => LIST_LINE.test(near ?? ''))) return true;
  if (lines[at + 1] !== undefined && wrapsOn(line)) return true;
  if (/^\p{L}.*[.!?…]["”’)]?$/u.test(text) && !/\d:\d|::|;$/.test(text)) return true;
  const said = text.replace(LIST_MARK, '');
  return isConstraintFragment(said) || ['task', 'question', 'role'].includes(placeSentence(said, true).place);
}
