import type { Reading, TextRun, TextSpan } from '@/entrypoints/card/editor/read-rich-text.ts';
import { applyEdits, type Edit } from '@/shared/enhance/edits.ts';
import type { PlannedEdit } from './plan-edits.ts';

/** What an editor holds, as far as an edit may not disturb it: its text, run by run with its marks, and its islands. */
export interface Structure {
  text: string;
  /** A line each: blocks, then runs. Null stands for any lines, also none, where those are the editor's to choose. */
  lines: readonly (string | null)[];
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

interface Row {
  blocks: string;
  runs: Run[];
  /** Where its line begins and ends in the text. */
  start: number;
  end: number;
}

/** The runs of every line, as `textOf` has them; null leaves a run out. */
function rowsOf(reading: Reading, textOf: (piece: TextRun) => string | null): Row[] {
  const { pieces, lines } = reading;
  const marksOf = ({ marks }: TextRun) =>
    (reading.isDecorated ? marks.filter((mark) => !mark.startsWith('span ')) : marks).join('|');
  let next = 0;
  return lines.flatMap(({ at, blocks }, index) => {
    const until = lines[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const place = { blocks, start: at, end: until - 1 };
    const rows: Row[] = [{ ...place, runs: [] }];
    for (; (pieces[next]?.at ?? until) < until; next += 1) {
      const piece = pieces[next];
      const text = piece && textOf(piece);
      if (!piece || text === null || text === undefined) continue;
      // A run in kept white space can hold lines of its own.
      text.split('\n').forEach((part, count) => {
        if (count > 0) rows.push({ ...place, runs: [] });
        rows.at(-1)?.runs.push({ text: part, marks: marksOf(piece) });
      });
    }
    return at >= 0 ? rows : [];
  });
}

function linesAndMarks(
  reading: Reading,
  textOf: (piece: TextRun) => string | null,
  isFree?: (row: Row) => boolean,
): Pick<Structure, 'lines' | 'marked'> {
  const rows = rowsOf(reading, textOf);
  return {
    lines: rows.map((row) => (isFree?.(row) ? null : [row.blocks, ...mergeRuns(row.runs)].join('\u0000'))),
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

/**
 * What it must hold after the edits. Where lines are joined or parted, the blocks of those are the editor's to choose.
 * @param made the edits as they are made: of several lines in one, which leaves no line in it as it was
 */
export function expectedStructure(
  reading: Reading,
  planned: readonly PlannedEdit[],
  made: readonly PlannedEdit[] = planned,
): Structure {
  const isOfLines = ({ piece }: PlannedEdit) => !piece;
  const lineEdits = planned.filter(isOfLines);
  const free = lineEdits[0] ? [...lineEdits, ...made.filter(isOfLines)] : [];
  const touches = (edits: readonly Edit[], place: TextSpan) =>
    edits.some(({ start, end }) => start <= place.end && end >= place.start);
  const { lines, marked } = linesAndMarks(
    reading,
    (piece) => {
      const { at, length } = piece;
      // What such an edit touches may end on either line.
      if (touches(lineEdits, { start: at, end: at + length })) return null;
      const own = planned.filter((edit) => edit.piece === piece);
      const local = own.map(({ start, end, text }) => ({ start: start - at, end: end - at, text }));
      return applyEdits(reading.text.slice(at, at + length), local);
    },
    (row) => touches(free, row),
  );
  return {
    text: withoutEndBlanks(applyEdits(reading.text, planned)),
    // An empty editor has no line yet.
    lines: lines[0] === undefined ? [null] : lines,
    marked,
    islands: islandsOf(reading),
  };
}

const ANY = '\u0002';

/** Begun and ended by marks of their own, as each line is: what is looked for in it matches whole lines. */
const joinLines = (lines: Structure['lines']) =>
  `\u0003${lines.map((line) => (line === null ? ANY : `\n${line}\r`)).join('')}\u0004`;

/** Whether lines are those expected, in order: all of them, but where null lets any stand. */
function areLines(now: Structure['lines'], expected: Structure['lines']): boolean {
  const text = joinLines(now);
  let at = 0;
  return joinLines(expected)
    .split(ANY)
    .every((part) => {
      at = text.indexOf(part, at) + part.length;
      return at >= part.length;
    });
}

/** What a browser leaves in a field that is emptied. */
const BARE = /^(?:\/(?:p|div))?$/;

/** Whether an editor holds what it must. */
export function isStructure(now: Structure, expected: Structure): boolean {
  return (
    now.text === expected.text &&
    areLines(now.islands, expected.islands) &&
    areLines(now.marked, [null, ...expected.marked.flatMap((run) => [run, null])]) &&
    // A field of letters alone has no lines to be compared, and one that held nothing at all keeps a bare one at most.
    (expected.lines.length
      ? areLines(now.lines, expected.lines)
      : expected.text !== '' || now.lines.every((line) => line !== null && BARE.test(line)))
  );
}
