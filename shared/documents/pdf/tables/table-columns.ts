import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';
import type { LineFragment, Row } from '@/shared/documents/pdf/layout/line-fragments.ts';

/** From where to where a column reaches. */
export interface Column {
  from: number;
  to: number;
}

/** Spans in order from the left; those nearer to each other than `least` as one. */
export function mergeSpans(spans: readonly Column[], least: number): Column[] {
  const merged: Column[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from - last.to < least) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Columns nearer to each other than this part of the least room between two are one, whatever stands in them. */
const TOUCHING = 0.1;
/** Of the rows that fill one of two near columns so many fill both where they are two. */
const BOTH = 0.5;

/** Columns of rows: spans nearer to each other than `least` are one, unless most rows hold a cell in both. */
export function partedColumns(rows: readonly Row[], least: number): Column[] {
  const spans = rows.flatMap((row) => row.segments.map(({ x0, x1 }) => ({ from: x0, to: x1 })));
  const fine = mergeSpans(spans, TOUCHING * least);
  const filled = fine.map((column) => {
    const inside = rows.flatMap((row, at) =>
      row.segments.some((one) => one.x0 < column.to && one.x1 > column.from) ? [at] : [],
    );
    return new Set(inside);
  });
  const columns: { column: Column; rows: Set<number> }[] = [];
  fine.forEach((column, at) => {
    const own = filled[at] ?? new Set();
    const last = columns.at(-1);
    const both = last ? [...own].filter((row) => last.rows.has(row)).length : 0;
    const areTwo = last && both >= 2 && both >= BOTH * Math.min(own.size, last.rows.size);
    if (last && !areTwo && column.from - last.column.to < least) {
      last.column.to = Math.max(last.column.to, column.to);
      for (const row of own) last.rows.add(row);
    } else columns.push({ column: { ...column }, rows: new Set(own) });
  });
  return columns.map(({ column }) => column);
}

/** In which column a box stands: where most of it is, or else the nearest. */
export function columnAt(box: Box, columns: readonly Column[]): number {
  let best = 0;
  let most = -Infinity;
  columns.forEach((column, at) => {
    const shared = Math.min(box.x1, column.to) - Math.max(box.x0, column.from);
    if (shared > most) [best, most] = [at, shared];
  });
  return best;
}

/** Words of a row by column. A segment over several columns is parted where a gap between columns parts its words. */
export function cellsOf(row: Row, columns: readonly Column[]): PdfWord[][] {
  const cells: PdfWord[][] = columns.map(() => []);
  const isTitle = isSetAcross(row);
  for (const segment of row.segments) {
    const first = columnAt({ ...segment, x1: Math.min(segment.x1, segment.x0 + 2) }, columns);
    if (isTitle) {
      cells[first]?.push(...segment.words);
      continue;
    }
    const isOne = columns.filter((column) => overlaps(segment, column)).length <= 1;
    const places = isOne
      ? segment.words.map(() => columnAt(segment, columns))
      : wordColumns(segment, columns);
    segment.words.forEach((word, at) => {
      cells[places[at] ?? first]?.push(word);
    });
  }
  return cells;
}

/** Wider than this part of the font size, a gap may part columns. */
const WORD_GAP = 0.45;

/** A row that is one run of words, as the title of the rows below: it stands in the cell it begins in. */
function isSetAcross({ segments, size }: Row): boolean {
  const [segment, other] = segments;
  if (!segment || other || segment.words.length < 3) return false;
  return isSetClose(segment.words, size);
}

/** Words as far from each other as in text. */
export function isSetClose(words: readonly PdfWord[], size: number): boolean {
  return words.every((word, at) => {
    const last = words[at - 1];
    return last === undefined || word.x0 - last.x1 < WORD_GAP * size;
  });
}

/** A word nearer than this part of the font size to where a column begins is its first. */
const BEGINS = 0.1;

/** The column of each word of a run over several: that in which it stands; words before one that begins a column are of those to its left. */
function wordColumns({ words, size, x0 }: LineFragment, columns: readonly Column[]): number[] {
  const [start] = words;
  const first = start ? columnAt({ ...start, x1: Math.min(start.x1, x0 + 2) }, columns) : 0;
  const begun = words.map(({ x0: from }) =>
    columns.findIndex((column, at) => at > first && Math.abs(column.from - from) < BEGINS * size),
  );
  return words.map((word, place) => {
    const next = begun.find((column, at) => at > place && column > 0);
    const last = begun.slice(0, place + 1).findLast((column) => column > 0);
    const at = Math.max(columnAt(word, columns), last ?? first);
    return next === undefined ? at : Math.min(at, Math.max(next - 1, last ?? first));
  });
}

function overlaps(segment: LineFragment, column: Column): boolean {
  return Math.min(segment.x1, column.to) - Math.max(segment.x0, column.from) > 1;
}

/**
 * Columns with those put together that never stand in one row, where one of them holds the head alone: a head on the left
 * of its column over figures on the right.
 */
export function joinHeads(rows: readonly Row[], columns: readonly Column[]): Column[] {
  const filled = columns.map(() => new Set<number>());
  rows.forEach((row, at) => {
    for (const segment of row.segments) filled[columnAt(segment, columns)]?.add(at);
  });
  const joined: { column: Column; rows: Set<number> }[] = [];
  columns.forEach((column, at) => {
    const own = filled[at] ?? new Set();
    const before = joined.at(-1);
    const isHead = (one: Set<number>, other: Set<number>) => one.size === 1 && one.has(0) && other.size > 1;
    const belongs =
      before && !before.rows.has(0) !== !own.has(0) && (isHead(before.rows, own) || isHead(own, before.rows));
    if (belongs) {
      before.column.to = column.to;
      for (const row of own) before.rows.add(row);
    } else joined.push({ column: { ...column }, rows: new Set(own) });
  });
  return joined.map(({ column }) => column);
}
