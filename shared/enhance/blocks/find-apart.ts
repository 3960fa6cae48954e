import type { BlockFinder, LineRun } from './block.ts';
import { isOrder } from './find-handed-over.ts';
import { ITEM, runsOf } from './find-layout.ts';
import type { DraftLine } from './line.ts';

const MIN_LINES = 2;
const MAX_LINE_CHARS = 90;
const ENDS = /[.!?]["”')]*\s*$/;

/** A line of prose: a sentence, said to somebody or ended as one. */
const isSaid = ({ isAddressed, isSentence, text }: DraftLine): boolean =>
  isAddressed || (isSentence && ENDS.test(text)) || text.length > MAX_LINE_CHARS;

/** "Agenda", and its points: the writer's own, as without the label. */
const isLabelledList = ([label, ...points]: readonly DraftLine[]): boolean =>
  label !== undefined && !ITEM.test(label.text) && points.every(({ text }) => ITEM.test(text));

/**
 * What stands between what a writer says, and is said by nobody: ingredients, a pattern to knit, facts of a logic program,
 * steps of a test. Several short lines with no sentence among most of them, below a paragraph that speaks to the reader and
 * above another.
 */
export const findApart: BlockFinder = (lines, taken) => {
  const paragraphs = runsOf(lines, 'paragraph', ({ isBlank }) => !isBlank);
  const isSpoken = ({ first, last }: LineRun) =>
    lines.slice(first, last + 1).some((line, offset) => !taken[first + offset] && line.isAddressed);
  return paragraphs.filter((run, at) => {
    const own = lines.slice(run.first, run.last + 1);
    return (
      own.length >= MIN_LINES &&
      !isLabelledList(own) &&
      own.every((line, offset) => taken[run.first + offset] || !isSaid(line)) &&
      own.filter(({ isSentence }) => isSentence).length <= own.length / 2 &&
      paragraphs.slice(0, at).some(isSpoken) &&
      paragraphs.slice(at + 1).some((after) => isSpoken(after) || isOrder(lines[after.first]?.text ?? ''))
    );
  });
};
