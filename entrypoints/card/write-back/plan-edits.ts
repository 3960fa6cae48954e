import type { Reading, TextRun } from '@/entrypoints/card/editor/read-rich-text.ts';
import { runsAround, runsIn } from '@/entrypoints/card/editor/text-span.ts';
import type { Edit } from '@/shared/enhance/edits.ts';
import { narrowEdit, refineEdit } from '@/shared/enhance/refine-edit.ts';

/** A replacement inside one run of the page's text: what it writes has the marks of that run. */
export interface RunEdit extends Edit {
  piece: TextRun;
}

/** A replacement that joins or parts lines. */
export interface LineEdit extends Edit {
  piece: null;
}

export type PlannedEdit = RunEdit | LineEdit;

/**
 * The edits as they are made in the page: word by word where marks or lines are crossed, each inside one run of text
 * wherever it stays in its line.
 * @returns in the order of the text
 */
export function planEdits(reading: Reading, edits: readonly Edit[]): PlannedEdit[] {
  const { text } = reading;
  return edits
    .flatMap((whole) => aroundIslands(reading, whole))
    .flatMap((edit) => {
      const before = text.slice(edit.start, edit.end);
      const crosses = (before + edit.text).includes('\n') || runsIn(reading, edit).length > 1;
      const parts = crosses ? refineEdit(before, edit) : [narrowEdit(before, edit)];
      return parts.flatMap((part) => inRuns(reading, part));
    });
}

/** An edit without the islands it would take along: what it writes comes before the first of them. */
function aroundIslands({ islands }: Reading, edit: Edit): Edit[] {
  const inside = islands.filter(({ at, length }) => at < edit.end && at + length > edit.start);
  const edits: Edit[] = [];
  let { start } = edit;
  for (const { at, length } of inside) {
    edits.push({ start, end: Math.max(start, at), text: edits.length === 0 ? edit.text : '' });
    start = at + length;
  }
  return inside.length === 0
    ? [edit]
    : [...edits, { start, end: Math.max(start, edit.end), text: '' }].filter(
        ({ start: from, end, text }) => from < end || text !== '',
      );
}

/** How many of a replacement's characters stand in a run. */
function overlap({ at, length }: TextRun, { start, end }: Edit): number {
  return Math.min(at + length, end) - Math.max(at, start);
}

/** The run an addition joins: of its neighbours on the line the one with fewer marks, so that no link grows. */
function neighbourOf(reading: Reading, at: number): TextRun | null {
  const { text } = reading;
  const around = runsAround(reading, { start: at, end: at });
  const left = around.findLast((piece) => piece.at < at);
  const right = around.find((piece) => piece.at + piece.length > at);
  const before = left && !text.slice(left.at, at).endsWith('\n') ? left : null;
  const after = right && text[at] !== '\n' ? right : null;
  if (!before || !after || before === after) return before ?? after;
  return after.marks.length < before.marks.length ? after : before;
}

function inRuns(reading: Reading, edit: Edit): PlannedEdit[] {
  const before = reading.text.slice(edit.start, edit.end);
  const both = before + edit.text;
  if (both === '') return [];
  if (both.includes('\n')) return [{ ...edit, piece: null }];
  const crossed = runsIn(reading, edit);
  if (crossed.length === 0) {
    return [{ ...edit, piece: before === '' ? neighbourOf(reading, edit.start) : null }];
  }
  const main = crossed.reduce((most, piece) => (overlap(piece, edit) > overlap(most, edit) ? piece : most));
  return crossed
    .map((piece): RunEdit => {
      const start = Math.max(piece.at, edit.start);
      const end = Math.min(piece.at + piece.length, edit.end);
      return { start, end, text: piece === main ? edit.text : '', piece };
    })
    .filter(({ start, end, text }) => start < end || text !== '');
}
