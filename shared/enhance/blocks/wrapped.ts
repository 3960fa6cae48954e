import type { BlockFinder, LineRun } from './block.ts';
import { isGreeting } from './letter.ts';
import { type DraftLine, readLines } from './line.ts';

/** Nobody wraps by hand below this width, and no program that wraps mail above the other. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 132;
/** A line may fall short of the widest by the word that did not fit. */
const ITEM = /^\s*(?:[-*•+–·]|\(?\d{1,3}[.)]|#{1,6})\s/;
const PASTED_LINES = 3;

/** Paragraphs as runs of lines between blank ones, list items apart. */
function paragraphsOf(lines: readonly DraftLine[], taken: readonly boolean[]): LineRun[] {
  const runs: LineRun[] = [];
  lines.forEach((line, index) => {
    if (taken[index] || line.isBlank) return;
    const open = runs.at(-1);
    if (open && open.last === index - 1 && !ITEM.test(line.text)) open.last = index;
    else runs.push({ kind: 'paragraph', first: index, last: index });
  });
  return runs;
}

/**
 * Whether a paragraph was wrapped at a width: its next word would not have fitted, line after line.
 * @param lines the lines of one paragraph
 */
function isWrapped(lines: readonly DraftLine[]): boolean {
  if (lines.length < 2) return false;
  const widths = lines.map(({ text }) => text.trimEnd().length);
  const width = Math.max(...widths.slice(0, -1), widths.at(-1) ?? 0);
  if (width < MIN_WIDTH || width > MAX_WIDTH) return false;
  const full = lines.slice(0, -1).filter(({ text }, index) => {
    const next = /^\s*(\S+)/.exec(lines[index + 1]?.text ?? '')?.[1] ?? '';
    return text.trimEnd().length + 1 + next.length > width - 2;
  }).length;
  const goesOn = lines.slice(0, -1).filter(({ text }, index) => {
    const next = lines[index + 1]?.text.trim() ?? '';
    return /[\p{L}\d,;:)"'”’\]-]\s*$/u.test(text) && /^[\p{L}\d("'“‘[`<@]/u.test(next);
  }).length;
  const breaks = lines.length - 1;
  // two lines prove little: the first has to break inside a sentence
  if (breaks === 1)
    return (
      full === 1 &&
      goesOn === 1 &&
      /^\s*(?:\p{Ll}|\p{Lu}\p{Ll}*\b)/u.test(lines[1]?.text ?? '') &&
      width >= 50
    );
  return full >= breaks * 0.6 && goesOn >= Math.max(1, breaks * 0.5);
}

/**
 * The line breaks of a text that a program set to keep a paragraph narrow: to the rules they are blanks.
 * @returns offsets of `\n` in UTF-16 units
 */
export function softBreaks(text: string): number[] {
  const lines = readLines(text);
  return paragraphsOf(
    lines,
    lines.map(() => false),
  ).flatMap(({ first, last }) => {
    const paragraph = lines.slice(first, last + 1);
    return isWrapped(paragraph) ? paragraph.slice(0, -1).map(({ end }) => end) : [];
  });
}

/**
 * Paragraphs wrapped elsewhere in a draft that is otherwise typed without breaks: a mail or a page that was pasted. A text
 * that is wrapped throughout is the writer's own.
 */
export const findPastedParagraphs: BlockFinder = (lines, taken) => {
  const paragraphs = paragraphsOf(lines, taken);
  const isLong = ({ first, last }: LineRun) => {
    const own = lines.slice(first, last + 1);
    // two lines are enough where nobody is spoken to
    const least = own.some(({ isAddressed }) => isAddressed) ? PASTED_LINES : PASTED_LINES - 1;
    return own.length >= least && isWrapped(own);
  };
  // what the writer says right below it is no line of it
  const wrapped = paragraphs.flatMap((run) => {
    const above = { ...run, last: run.last - 1 };
    if (isLong(run)) return [run];
    if (!isLong(above)) return [];
    const last = lines[run.last];
    const goesOn = !/[.!?:]["”')]*\s*$/.test(lines[above.last]?.text ?? '') && last?.isAddressed === false;
    return [goesOn ? run : above];
  });
  const isOwn = paragraphs.some(
    (run) =>
      wrapped.every(({ first }) => first !== run.first) &&
      lines
        .slice(run.first, run.last + 1)
        .some(({ text }) => text.length > MAX_WIDTH || /[:?]\s*$/.test(text) || /^\s*\p{Ll}/u.test(text)),
  );
  return isOwn ? wrapped.map((run) => ({ ...run, first: withGreeting(lines, run.first) })) : [];
};

/** A pasted mail begins with the line that greets. */
function withGreeting(lines: readonly DraftLine[], first: number): number {
  const above = lines.slice(0, first).findLastIndex(({ isBlank }) => !isBlank);
  return above >= 0 && isGreeting(lines[above]?.text ?? '') ? above : first;
}
