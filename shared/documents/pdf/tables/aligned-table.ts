import { median, unite } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { markerOf } from '@/shared/documents/pdf/layout/list-markers.ts';
import { cellText, joinLines } from './cell-text.ts';
import { figure, withoutEmpty } from './grid-table.ts';
import { continuedLines } from './judge-rows.ts';
import { middledBands } from './row-bands.ts';
import { spreadHead } from './spread-head.ts';
import { type Column, cellsOf, columnAt, joinHeads, partedColumns } from './table-columns.ts';
import type { TableItem } from './table-item.ts';
import { wrappedLines } from './wrapped-rows.ts';

/** How strictly rows must look like a table. Between rules less is asked. */
export interface TableDemands {
  leastRows: number;
  isRuled: boolean;
}

const equationNumber = /^\(\d+(\.\d+)*[a-z]?\)$/;
/** What an entry of a bibliography begins with: [12], [Gad06], [SPB+14]. */
const reference = /^\[[\p{L}\d+:.-]{1,14}\]$/u;
const leaders = /\.{4,}|(\. ){4,}|…{2,}|_{6,}/;

/** Rows as a table, or undefined where they are something else: prose, a list, a table of contents, equations. */
export function alignedTable(rows: readonly Row[], demands: TableDemands): TableItem | undefined {
  const many = rows.filter((row) => row.segments.length >= 2);
  if (many.length < demands.leastRows) return undefined;
  const columns = tableColumns(rows);
  if (columns.length < 2 || columns.length > 40) return undefined;
  const cells = rows.map(
    (row, at) =>
      (at === 0 ? spreadHead(rows, columns) : undefined) ??
      cellsOf(row, columns).map((words) => cellText(words)),
  );
  if (!isTableLike(cells, demands)) return undefined;
  if (!demands.isRuled && !isAligned(rows, columns)) return undefined;
  const middled = demands.isRuled ? undefined : middledBands(rows);
  const inBands = middled?.flatMap((band) => {
    const lines = band.map((row) => cells[rows.indexOf(row)] ?? []);
    if (areCounted(lines)) return lines;
    const parted = band.map((row) => cellsOf(row, columns));
    return [columns.map((_, at) => cellText(parted.flatMap((row) => row[at] ?? [])))];
  });
  const merged = withoutEmpty(
    inBands ??
      mergeContinued(rows, cells, {
        wrapped: wrappedLines(rows, columns),
        continued: continuedLines(rows, columns),
      }),
  );
  if (merged.length < 2 || (merged[0]?.length ?? 0) < 2) return undefined;
  return {
    ...unite(rows),
    rows: merged,
    words: rows.flatMap((row) => row.segments.flatMap((segment) => segment.words)),
    base: rows[0]?.base ?? 0,
  };
}

/** Nearly all lines that fill several cells hold figures in two and more: these are rows, however near to each other. */
function areCounted(lines: readonly (readonly string[])[]): boolean {
  const full = lines.filter((line) => line.filter(Boolean).length > 1);
  const counted = full.filter((line) => line.filter((text) => figure.test(text)).length >= 2);
  return counted.length >= 3 && counted.length >= 0.8 * full.length;
}

/** Columns of rows; rows that reach over a gap most others keep are not asked. */
export function tableColumns(rows: readonly Row[]): Column[] {
  const size = median(rows.map((row) => row.size));
  const least = 0.45 * size;
  const parted = rows.filter((row) => row.segments.length >= 2);
  const most = Math.max(0, ...parted.map((row) => row.segments.length));
  const many = withoutBridges(parted, { most, least });
  const full = many.filter((row) => row.segments.length >= Math.max(2, 0.6 * most));
  const strict = partedColumns(full, least);
  const all = partedColumns(many, least);
  return joinHeads(rows, all.length >= strict.length ? all : strict);
}

/** Rows without those of which a name stands over several columns that most rows keep apart, as a year over its halves. */
function withoutBridges(
  rows: readonly Row[],
  { most, least }: { most: number; least: number },
): readonly Row[] {
  const widest = rows.filter((row) => row.segments.length === most);
  const columns = partedColumns(widest, least);
  if (widest.length < Math.max(3, 0.5 * rows.length) || columns.length !== most) return rows;
  return rows.filter((row) =>
    row.segments.every(
      (one) => columns.filter((column) => one.x1 > column.from + 1 && one.x0 < column.to - 1).length <= 1,
    ),
  );
}

function isTableLike(cells: readonly (readonly string[])[], { isRuled }: TableDemands): boolean {
  const width = cells[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) =>
    cells.map((row) => row[at] ?? '').filter((text) => text !== ''),
  );
  const first = columns[0] ?? [];
  const last = columns.at(-1) ?? [];
  if (first.filter((text) => reference.test(text)).length > 0.6 * first.length) return false;
  if (width === 2 && first.filter(isMarker).length > 0.6 * first.length) return false;
  if (width === 2 && isCount(first) && median(last.map((text) => text.length)) > 24) return false;
  if (last.length > 0 && last.every((text) => equationNumber.test(text))) return false;
  if (width <= 3 && columns.some(isDivider) && !last.some((text) => /^[\p{Sc}(−+-]*\d/u.test(text)))
    return false;
  const all = columns.flat();
  if (!isRuled && all.filter(isTorn).length > 0.2 * all.length) return false;
  if (all.filter((text) => leaders.test(text)).length > 0.25 * cells.length) return false;
  const proseColumns = columns.filter(isProse).length;
  if (proseColumns >= 2 || (proseColumns === 1 && width === 2 && !isRuled && isProseLed(columns)))
    return false;
  const filled = all.length / Math.max(1, width * cells.length);
  return filled >= (isRuled ? 0.25 : 0.4);
}

/** A piece of a formula: signs alone, or a bracket without its other half. */
function isTorn(text: string): boolean {
  if (/^[=+\u2212∥|∫∑∏√∼≈<>≤≥()[\]{}′^~∂]+$/u.test(text)) return true;
  const opened = text.match(/[([]/g)?.length ?? 0;
  const closed = text.match(/[)\]]/g)?.length ?? 0;
  return opened !== closed && /[=+\u2212∥∫∑∂⊗⊤∼≈′]/u.test(text);
}

/** A line of signs down the page, as between the parties of a case and its number. */
function isDivider(texts: readonly string[]): boolean {
  return texts.length >= 3 && texts.every((text) => /^[:)|*§]+$/.test(text));
}

/** 1, 2, 3 …: items of a list. */
function isCount(texts: readonly string[]): boolean {
  return (
    texts.length > 1 && texts.every((text, at) => at === 0 || Number(text) === Number(texts[at - 1]) + 1)
  );
}

/** A cell that holds what an item of a list begins with, and nothing else. */
function isMarker(text: string): boolean {
  return markerOf(`${text} X`)?.length === text.length + 1;
}

function isProse(texts: readonly string[]): boolean {
  if (texts.length < 3) return false;
  const words = median(texts.map((text) => text.split(/\s+/).length));
  return words >= 5 && median(texts.map((text) => text.length)) >= 26;
}

/** Side notes beside prose: the short column has far fewer entries. */
function isProseLed(columns: readonly (readonly string[])[]): boolean {
  const [one = [], other = []] = columns;
  return Math.min(one.length, other.length) < 0.5 * Math.max(one.length, other.length);
}

/** Whether most columns begin, end or are centred at one place. */
function isAligned(rows: readonly Row[], columns: readonly Column[]): boolean {
  const edges = columns.map(() => ({ left: [] as number[], right: [] as number[], centre: [] as number[] }));
  for (const row of rows)
    for (const segment of row.segments) {
      const own = edges[columnAt(segment, columns)];
      own?.left.push(segment.x0);
      own?.right.push(segment.x1);
      own?.centre.push((segment.x0 + segment.x1) / 2);
    }
  const good = edges.filter(
    ({ left, right, centre }) => Math.max(agreement(left), agreement(right), agreement(centre)) >= 0.6,
  ).length;
  return good >= Math.max(2, 0.6 * columns.length);
}

/** The largest part of values that lie within 3 pt. */
function agreement(values: readonly number[]): number {
  if (values.length < 2) return values.length;
  const sorted = [...values].sort((a, b) => a - b);
  let most = 0;
  let from = 0;
  for (let to = 0; to < sorted.length; to++) {
    while ((sorted[to] ?? 0) - (sorted[from] ?? 0) > 3) from++;
    most = Math.max(most, to - from + 1);
  }
  return most / sorted.length;
}

/** Whether a line is the first one of a cell set in the middle of its row: the row's own line is much nearer than the last. */
function beginsNext(rows: readonly Row[], cells: readonly (readonly string[])[], at: number): boolean {
  const [last, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  const [own = [], other = []] = [cells[at], cells[at + 1]];
  if (!row || !next || own[0] || !other[0]) return false;
  const isNear = next.base - row.base < 0.6 * Math.min(row.size, row.base - (last?.base ?? -Infinity));
  return isNear && own.every((text, column) => !text || !other[column]);
}

/** Lines that go on in a cell of the row above: with nothing in the first column where the trees say so, else with nothing but it, near. */
function mergeContinued(
  rows: readonly Row[],
  cells: readonly (readonly string[])[],
  { wrapped, continued }: { wrapped: ReadonlySet<number>; continued: readonly boolean[] },
): string[][] {
  // A label in several lines: they stand nearer to each other than to the next row that is filled.
  const beforeFull = median(
    rows.flatMap((row, at) => {
      const last = rows[at - 1];
      const isFull = (cells[at] ?? []).filter(Boolean).length >= 2;
      return last && isFull ? [row.base - last.base] : [];
    }),
  );
  const merged: string[][] = [];
  let begun: readonly string[] = [];
  rows.forEach((row, at) => {
    const parts = cells[at] ?? [];
    if (beginsNext(rows, cells, at)) {
      begun = parts;
      return;
    }
    const own = parts.map((text, column) => text || begun[column] || '');
    begun = [];
    const above = merged.at(-1);
    const gap = row.base - (rows[at - 1]?.base ?? -Infinity);
    const isClose = gap < 1.45 * row.size;
    const isLabel = own.slice(1).every((text) => !text) && gap < 0.86 * beforeFull;
    const isRest = /^\p{Ll}/u.test(own[0] ?? '') && own.slice(1).every((text) => !text) && !!above?.[1];
    const goesOn = own[0] ? isClose && (isLabel || isRest || wrapped.has(at)) : continued[at - 1];
    if (goesOn && above)
      own.forEach((text, column) => {
        if (text) above[column] = joinLines(above[column] ?? '', text);
      });
    else merged.push([...own]);
  });
  return merged;
}
