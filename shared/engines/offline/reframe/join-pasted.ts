import type { Masked } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { type Place, placeSentence } from './classify.ts';
import { isBlockLine, LIST_LINE, labelOf, wrapsOn } from './line-kinds.ts';
import { isConstraintFragment } from './patterns.ts';

/** Lines that are read one by one, or as one text lines that stay together. */
export type Part = string[] | string;

interface Line {
  text: string;
  /** A wish, a limit or a point; a sentence that tells; or nothing that anybody says to anybody. */
  kind: 'asked' | 'told' | 'unsaid';
}

const MIN_RUN = 2;
/** A writer says something, pastes, and says something: what goes on turning was pasted as a whole. */
const MOST_TURNS = 3;
const SIGN_ALONE = /^\s*([\uE000-\uF8FF])\s*$/u;
const SPEAKER = /^(?:i|we|it|he|she|they|there|my|our)\b/i;
const SENTENCE = /^\p{L}.*[.!?…]["”’)]?$/u;
/** "Plan: 1 to add.", "at 12:30:05." and what else a program writes. */
const LABELLED = /^\p{L}[\p{L} ]{0,20}: |\d:\d|::|;$/u;
const LIST_MARK = /^(?:[-*•+]|\d{1,3}[.)])\s+/;

/**
 * The paragraphs of a masked draft, each as its parts. Lines that nobody says to anybody stay together: across empty lines
 * where a block or an indented line is among them, else in a paragraph that says more. So does a paragraph of several lines
 * that asks for nothing, beside others.
 */
export function joinPasted(text: string, blockOf: Masked['blockOf']): Part[][] {
  const texts = text.split('\n');
  const lines = texts.map((line, at): Line => ({ text: line, kind: kindOf(texts, at, blockOf) }));
  const paragraphs: Part[][] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(isOneText(open, lines) ? [textOf(open)] : joinUnsaid(open));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const run = isBlank(line) ? [] : runAt(lines, at);
    if (run.filter((each) => !isBlank(each)).length >= MIN_RUN && run.some(isPasted)) {
      close();
      paragraphs.push([textOf(run)]);
      at += run.length - 1;
    } else if (line === undefined || isBlank(line)) close();
    else open.push(line);
  }
  close();
  return paragraphs;
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

function isOneText(paragraph: readonly Line[], all: readonly Line[]): boolean {
  const hasOthers = all.filter((line) => !isBlank(line)).length > paragraph.length;
  if (paragraph.length < MIN_RUN || !hasOthers) return false;
  const isUnsaid = paragraph.map(({ kind }) => kind === 'unsaid');
  const turns = isUnsaid.filter((unsaid, at) => at === 0 || unsaid !== isUnsaid[at - 1]).length;
  return turns > MOST_TURNS || paragraph.every(({ kind }) => kind !== 'asked');
}

const isBlank = (line: Line | undefined): boolean => line?.text.trim() === '';
const isPasted = ({ text }: Line): boolean => SIGN_ALONE.test(text) || isBlockLine(text);

/** The lines from one on that nobody says, to the last that is not empty. */
function runAt(lines: readonly Line[], from: number): Line[] {
  const next = lines.findIndex((line, at) => at >= from && line.kind !== 'unsaid');
  const run = lines.slice(from, next < 0 ? undefined : next);
  return run.slice(0, run.findLastIndex((line) => !isBlank(line)) + 1);
}

function joinUnsaid(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const run = runAt(lines, at);
    const before = parts.at(-1);
    if (run.length >= MIN_RUN && run.length < lines.length) {
      parts.push(textOf(run));
      at += run.length - 1;
    } else if (Array.isArray(before)) before.push(lines[at]?.text ?? '');
    else parts.push([lines[at]?.text ?? '']);
  }
  return parts;
}

function kindOf(lines: readonly string[], at: number, blockOf: Masked['blockOf']): Line['kind'] {
  const line = lines[at] ?? '';
  const text = line.trim();
  const sign = SIGN_ALONE.exec(line)?.[1];
  if (sign !== undefined) return blockOf(sign) === 'list' ? 'asked' : 'unsaid';
  if (text === '' || isBlockLine(line)) return 'unsaid';
  const isInList = [lines[at - 1], lines[at + 1]].some((near) => LIST_LINE.test(near ?? ''));
  if (labelOf(line) || (LIST_LINE.test(line) && isInList)) return 'asked';
  const said = text.replace(LIST_MARK, '');
  const asks = (sentence: string) =>
    isConstraintFragment(sentence) || ASKING.includes(placeSentence(sentence, true).place);
  // what goes on from the line above is no sentence of its own
  const from = /,\s*$/.test(lines[at - 1] ?? '') ? 1 : 0;
  if (
    splitSentences(said)
      .slice(from)
      .some((sentence) => asks(sentence.trim()))
  )
    return 'asked';
  if ((lines[at + 1] !== undefined && wrapsOn(line)) || SPEAKER.test(text)) return 'told';
  return SENTENCE.test(text) && !LABELLED.test(text) ? 'told' : 'unsaid';
}

const ASKING: readonly Place[] = ['task', 'question', 'role', 'output'];
