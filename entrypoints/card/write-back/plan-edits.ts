import type { Reading, TextRun } from '@/entrypoints/card/editor/read-rich-text.ts';
import { runsAround, runsIn } from '@/entrypoints/card/editor/text-span.ts';
import { applyEdits, type Edit } from '@/shared/enhance/edits.ts';
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

/** What an editor holds, as far as an edit may not disturb it: its text, run by run with its marks, and its islands. */
export interface Structure {
  text: string;
  /** A line each: blocks, then runs. */
  lines: readonly string[];
  /** The runs with marks alone, whatever line they stand in. */
  marked: readonly string[];
  islands: readonly string[];
}

interface Run {
  text: string;
  marks: string;
}

/** Editors part and join runs as they like: neighbours with the same marks are one, blanks belong to nobody. */
function mergeRuns(runs: readonly Run[]): string[] {
  const merged: Run[] = [];
  for (const { text, marks } of runs) {
    const last = merged.at(-1);
    if (last && (last.marks === marks || text.trim() === '')) last.text += text;
    else merged.push({ text, marks });
  }
  return merged
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, marks }) => `${text.trim()}\u0001${marks}`);
}

/** The runs of every line, as `textOf` has them; null leaves a run out. */
function rowsOf(
  reading: Reading,
  textOf: (piece: TextRun) => string | null,
): { blocks: string; runs: Run[] }[] {
  const { pieces, lines } = reading;
  const marksOf = ({ marks }: TextRun) =>
    (reading.isDecorated ? marks.filter((mark) => !mark.startsWith('span ')) : marks).join('|');
  let next = 0;
  return lines.flatMap(({ at, blocks }, index) => {
    const rows: { blocks: string; runs: Run[] }[] = [{ blocks, runs: [] }];
    const until = lines[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    for (; (pieces[next]?.at ?? until) < until; next += 1) {
      const piece = pieces[next];
      const text = piece && textOf(piece);
      if (!piece || text === null || text === undefined) continue;
      // A run in kept white space can hold lines of its own.
      text.split('\n').forEach((part, count) => {
        if (count > 0) rows.push({ blocks, runs: [] });
        rows.at(-1)?.runs.push({ text: part, marks: marksOf(piece) });
      });
    }
    return at >= 0 ? rows : [];
  });
}

function linesAndMarks(
  reading: Reading,
  textOf: (piece: TextRun) => string | null,
): Pick<Structure, 'lines' | 'marked'> {
  const rows = rowsOf(reading, textOf);
  return {
    lines: rows.map(({ blocks, runs }) => [blocks, ...mergeRuns(runs)].join('\u0000')),
    marked: rows.flatMap(({ runs }) => mergeRuns(runs)).filter((run) => !run.endsWith('\u0001')),
  };
}

const withoutEndBlanks = (text: string) => text.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, '');

function islandsOf({ islands }: Reading): string[] {
  return islands.map(
    ({ element, kind }) =>
      `${kind} ${element.localName} ${element.getAttribute('src') ?? ''} ${element.textContent}`,
  );
}

/** What an editor holds now. */
export function structureOf(reading: Reading): Structure {
  return {
    text: withoutEndBlanks(reading.text),
    ...linesAndMarks(reading, ({ at, length }) => reading.text.slice(at, at + length)),
    islands: islandsOf(reading),
  };
}

/** What it must hold after the edits. Where lines are joined or parted, the blocks of those are the editor's to choose. */
export function expectedStructure(reading: Reading, planned: readonly PlannedEdit[]): Structure {
  const lineEdits = planned.filter(({ piece }) => piece === null);
  const { lines, marked } = linesAndMarks(reading, (piece) => {
    const { at, length } = piece;
    // What such an edit touches may end on either line.
    if (lineEdits.some(({ start, end }) => start <= at + length && end >= at)) return null;
    const own = planned.filter((edit) => edit.piece === piece);
    const local = own.map(({ start, end, text }) => ({ start: start - at, end: end - at, text }));
    return applyEdits(reading.text.slice(at, at + length), local);
  });
  return {
    text: withoutEndBlanks(applyEdits(reading.text, planned)),
    lines: lineEdits.length > 0 ? [] : lines,
    marked,
    islands: islandsOf(reading),
  };
}

const areSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((value, index) => value === right[index]);

/** Whether all of the one stand in the other, in order. */
function areWithin(some: readonly string[], all: readonly string[]): boolean {
  let from = 0;
  return some.every((value) => {
    const found = all.indexOf(value, from);
    from = found + 1;
    return found >= 0;
  });
}

/** Whether an editor holds what it must. */
export function isStructure(now: Structure, expected: Structure): boolean {
  const keepsMarks =
    expected.lines.length > 0 ? areSame(now.lines, expected.lines) : areWithin(expected.marked, now.marked);
  return now.text === expected.text && areSame(now.islands, expected.islands) && keepsMarks;
}
