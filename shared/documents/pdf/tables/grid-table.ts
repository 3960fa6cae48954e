import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { rowsOf, segmentsOf } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { cellText, joinLines } from './cell-text.ts';
import { bandsOf } from './row-bands.ts';
import { positions, type RuleGroup } from './ruled-tables.ts';
import type { TableItem } from './table-item.ts';

const REACH = 4;

interface Grid {
  xs: number[];
  ys: number[];
  /** Which cell of the grid each cell belongs to: its own, or the one it is merged into. */
  owner: number[];
  columns: number;
  rows: number;
}

/** Lines of both directions as a grid with merged cells; undefined where they are no grid. */
function gridOf(group: RuleGroup): Grid | undefined {
  const xs = positions([...group.down.map((line) => line.at), group.x0, group.x1]);
  const ys = positions([...group.across.map((line) => line.at), group.top, group.bottom]);
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 2 || rows < 1 || columns > 80 || columns * rows > 6_000) return undefined;
  const owner = Array.from({ length: columns * rows }, (_, at) => at);
  const root = (at: number): number => {
    let one = at;
    while (owner[one] !== one) one = owner[one] ?? 0;
    return one;
  };
  const merge = (one: number, other: number) => {
    const [a, b] = [root(one), root(other)];
    owner[Math.max(a, b)] = Math.min(a, b);
  };
  for (let row = 0; row < rows; row++) {
    const middle = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
    for (let column = 0; column < columns; column++) {
      const centre = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2;
      const at = row * columns + column;
      const right = xs[column + 1] ?? 0;
      const below = ys[row + 1] ?? 0;
      const isParted = group.down.some(
        (line) => Math.abs(line.at - right) <= REACH && line.from <= middle && line.to >= middle,
      );
      const isClosed = group.across.some(
        (line) => Math.abs(line.at - below) <= REACH && line.from <= centre && line.to >= centre,
      );
      if (column + 1 < columns && !isParted) merge(at, at + 1);
      if (row + 1 < rows && !isClosed) merge(at, at + columns);
    }
  }
  return { xs, ys, columns, rows, owner: owner.map((_, at) => root(at)) };
}

/** Whether the lines part the area well enough to trust them alone. */
function isTrusted({ owner, xs, ys, columns, rows }: Grid): boolean {
  const area = new Map<number, number>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const one = owner[row * columns + column] ?? 0;
      const size = ((xs[column + 1] ?? 0) - (xs[column] ?? 0)) * ((ys[row + 1] ?? 0) - (ys[row] ?? 0));
      area.set(one, (area.get(one) ?? 0) + size);
    }
  const whole = ((xs[columns] ?? 0) - (xs[0] ?? 0)) * ((ys[rows] ?? 0) - (ys[0] ?? 0));
  const cells = area.size;
  return cells >= 2 && cells >= 0.4 * columns * rows && Math.max(...area.values()) <= 0.75 * whole;
}

function indexIn(edges: readonly number[], value: number): number {
  let at = 0;
  while (at + 2 < edges.length && value > (edges[at + 1] ?? 0)) at++;
  return at;
}

/** A table ruled in both directions, with its words; undefined where the lines are a drawing or a frame. */
export function gridTable(group: RuleGroup, words: readonly PdfWord[]): TableItem | undefined {
  const grid = gridOf(group);
  if (!grid || !isTrusted(grid)) return undefined;
  const { xs, ys, columns, rows, owner } = grid;
  const byCell = new Map<number, PdfWord[]>();
  for (const word of words) {
    const column = indexIn(xs, (word.x0 + word.x1) / 2);
    const row = indexIn(ys, (word.top + word.bottom) / 2);
    const cell = owner[row * columns + column] ?? 0;
    const held = byCell.get(cell);
    if (held) held.push(word);
    else byCell.set(cell, [word]);
  }
  if (byCell.size < 2 || [...byCell.values()].some(holdsTable)) return undefined;
  const texts: string[][] = [];
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => byCell.get(row * columns + column) ?? []);
    const band = splitBand(unmerged(cells, xs));
    const [line] = band;
    texts.push(...(line && band.length === 1 ? [withSpans(line, grid, row)] : band));
  }
  const filled = withoutEmpty(texts);
  if (filled.length < 2 || (filled[0]?.length ?? 0) < 2) return undefined;
  const kept = filledColumns(texts).map((at) => ({ from: xs[at] ?? 0, to: xs[at + 1] ?? 0 }));
  return { ...group, rows: filled, words: [...words], base: group.top, isGrid: true, columns: kept };
}

/** Longer text over several columns is no name of theirs. */
const LONGEST_HEAD = 60;

/** A row above all rows of single cells, with what stands over some of its columns said for each of them. */
function withSpans(texts: readonly string[], { owner, columns, rows }: Grid, row: number): string[] {
  const isSingle = (at: number) =>
    Array.from({ length: columns }, (_, column) => owner[at * columns + column] === at * columns + column);
  const first = Array.from({ length: rows }, (_, at) => at).find((at) => isSingle(at).every(Boolean)) ?? rows;
  if (row >= first) return [...texts];
  return texts.map((text, column) => {
    const from = (owner[row * columns + column] ?? 0) - row * columns;
    const isSpanned = text === '' && from > 0 && from < column;
    const head = isSpanned ? (texts[from] ?? '') : text;
    return head.length < LONGEST_HEAD ? head : text;
  });
}

/** Whether a cell's words stand in columns of their own: the lines are then the frame of something else. */
function holdsTable(words: readonly PdfWord[]): boolean {
  if (words.length < 8) return false;
  const rows = rowsOf(segmentsOf(words));
  const parted = rows.filter((row) => row.segments.length >= 2 && row.x1 - row.x0 > 8 * row.size);
  return parted.length >= 4 && parted.length > 0.5 * rows.length;
}

/** A row whose inner lines are left out, as a filled head: its words go by column where none stands across a border. */
function unmerged(cells: readonly PdfWord[][], xs: readonly number[]): PdfWord[][] {
  const parted = cells.map((cell) => [...cell]);
  cells.forEach((cell, at) => {
    if (cell.length < 2) return;
    const segments = segmentsOf(cell);
    const columns = segments.map((segment) => indexIn(xs, (segment.x0 + segment.x1) / 2));
    const isClear = segments.every((segment, own) => {
      const column = columns[own] ?? 0;
      return segment.x0 > (xs[column] ?? 0) - 1 && segment.x1 < (xs[column + 1] ?? 0) + 1;
    });
    if (!isClear || new Set(columns).size < 2) return;
    parted[at] = [];
    segments.forEach((segment, own) => {
      parted[columns[own] ?? 0]?.push(...segment.words);
    });
  });
  return parted;
}

/** A band between two lines holds one row, or several where no lines part them and most columns go on line by line. */
function splitBand(cells: readonly (readonly PdfWord[])[]): string[][] {
  const lines = rowsOf(segmentsOf(cells.flat()));
  const filled = cells.filter((cell) => cell.length > 0).length;
  if (lines.length >= 2 && filled >= 2) {
    const parted = lines.map((line) => {
      const own = new Set(line.segments.flatMap((segment) => segment.words));
      return cells.map((cell) => cellText(cell.filter((word) => own.has(word))));
    });
    if (lines.length === 2) return isTwoRows(parted) ? parted : [cells.map((cell) => cellText(cell))];
    if (countDown(parted, 2)) return parted;
    const least = Math.max(2, 0.6 * filled);
    const isFull = (row: readonly string[]) => row.filter((text) => text !== '').length >= least;
    const full = parted.filter(isFull);
    if (full.length >= 0.8 * parted.length && !readsOn(parted)) return parted;
    if (full.length >= 2 && full[0] === parted[0] && countDown(full)) return withRests(parted, isFull);
    // Rows without a line between them: all columns pause together.
    const paused = bandsOf(lines).map((band) => {
      const own = new Set(band.flatMap((line) => line.segments.flatMap((segment) => segment.words)));
      return cells.map((cell) => cellText(cell.filter((word) => own.has(word))));
    });
    if (paused.length > 1 && paused.every(isFull)) return paused;
  }
  return [cells.map((cell) => cellText(cell))];
}

/** Columns that hold a figure in every line: these are rows, however many lines a name between them takes. */
function countDown(rows: readonly (readonly string[])[], least = 1): boolean {
  const counting = (rows[0] ?? []).filter((_, at) => rows.every((row) => figure.test(row[at] ?? '')));
  return counting.length >= least;
}

/** Lines that hold little go on with the row above. */
function withRests(
  lines: readonly (readonly string[])[],
  isFull: (line: readonly string[]) => boolean,
): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    if (!above || isFull(line)) rows.push([...line]);
    else
      line.forEach((text, at) => {
        if (text) above[at] = joinLines(above[at] ?? '', text);
      });
  }
  return rows;
}

/** Two lines are two rows where every cell goes on and one holds a figure in both; a head or a name may be wrapped. */
function isTwoRows([above = [], below = []]: readonly (readonly string[])[]): boolean {
  const isPaired = above.every((text, at) => (text === '') === (below[at] === ''));
  return isPaired && above.some((text, at) => figure.test(text) && figure.test(below[at] ?? ''));
}

/** A figure as a cell holds it. */
export const figure = /^[-+−(]?[$€£]?\d[\d.,\s]*%?\)?$/;

/** Lines of sentences, rather than entries: most begin small. */
function readsOn(rows: readonly (readonly string[])[]): boolean {
  const cells = rows
    .slice(1)
    .flat()
    .filter((text) => text !== '');
  return cells.filter((text) => /^[\p{Ll},;)]/u.test(text)).length > 0.4 * cells.length;
}

/** Without rows and columns that hold nothing at all. */
export function withoutEmpty(rows: readonly (readonly string[])[]): string[][] {
  const columns = filledColumns(rows);
  return rows
    .filter((row) => row.some((text) => text !== ''))
    .map((row) => columns.map((at) => row[at] ?? ''));
}

function filledColumns(rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => at).filter((at) => rows.some((row) => row[at]));
}
