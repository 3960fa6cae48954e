import { type CellRange, columnName } from '@/shared/documents/sheets/a1.ts';
import { type DataColumn, readColumn } from './data-column.ts';
import type { Grid, GridValue } from './grid.ts';

/** A table of a grid: a head row and the rows under it. */
export interface DataTable {
  grid: Grid;
  columns: DataColumn[];
  /** Rows of the grid that hold data, counted from 0, in order. */
  rows: number[];
  /** Rows that add up the others and were left out. */
  totals: number[];
}

interface Region {
  rows: number[];
  left: number;
  right: number;
}

const TOTAL = /^(?:grand[\s-]*|sub[\s-]*)?(?:totals?|sum|gesamt(?:summe)?|summe|insgesamt)\b/i;
/** Rows at the end of a table whose formulas are looked at. */
const LAST_ROWS = 3;

const isText = (value: GridValue | undefined): value is string => typeof value === 'string';
/** A name of a column: words, not figures. */
const isName = (value: GridValue | undefined) => isText(value) && /\p{L}/u.test(value) && value.length <= 120;

/** Rows that follow one another, parted where a row is empty. */
function runsOf(grid: Grid): number[][] {
  const runs: number[][] = [];
  for (const row of [...grid.rows.keys()].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.at(-1) === row - 1) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Columns that hold something in more than one row, put together where they touch. */
function spansOf(grid: Grid, rows: readonly number[]): { left: number; right: number }[] {
  const filled: number[] = [];
  for (const row of rows)
    grid.rows.get(row)?.forEach((_, column) => {
      filled[column] = (filled[column] ?? 0) + 1;
    });
  const spans: { left: number; right: number }[] = [];
  filled.forEach((count, column) => {
    if (count < Math.min(2, rows.length)) return;
    const last = spans.at(-1);
    if (last?.right === column - 1) last.right = column;
    else spans.push({ left: column, right: column });
  });
  return spans;
}

/** The row that names the columns, among the first ones; undefined where none does. */
function headRow(grid: Grid, { rows, left, right }: Region): number | undefined {
  const width = right - left + 1;
  for (const row of rows.slice(0, 6)) {
    const cells = grid.rows.get(row)?.slice(left, right + 1) ?? [];
    const named = cells.filter((value) => value !== undefined);
    const isHead = named.length >= Math.max(1, Math.ceil(width * 0.6)) && named.every(isName);
    if (isHead && new Set(named.map(String)).size === named.length && row !== rows.at(-1)) return row;
  }
  return undefined;
}

function isTotalRow(grid: Grid, row: number, region: Region): boolean {
  const cells = grid.rows.get(row)?.slice(region.left, region.right + 1) ?? [];
  const first = cells.find((value) => value !== undefined);
  if (isText(first) && TOTAL.test(first)) return true;
  if (row < (region.rows.at(-LAST_ROWS) ?? 0)) return false;
  // Where the row above adds up too, it is a running total.
  return cells.some((_, at) => {
    const column = region.left + at;
    return grid.isTotal(row, column) && !grid.isTotal(row - 1, column);
  });
}

/** Regions of a grid; rows without a head that go on with the columns above belong to the table above. */
function regionsOf(grid: Grid): Region[] {
  const regions: Region[] = [];
  for (const rows of runsOf(grid))
    for (const span of spansOf(grid, rows)) {
      const region: Region = { rows, ...span };
      const above = regions.findLast(({ left, right }) => left === span.left && right === span.right);
      const goesOn = above && headRow(grid, above) !== undefined && headRow(grid, region) === undefined;
      if (goesOn) above.rows = [...above.rows, ...rows];
      else regions.push(region);
    }
  return regions;
}

/** One row of words with nothing under it: a title, or a note, and no table. */
function isTitle(grid: Grid, { rows: [row, ...others], left, right }: Region): boolean {
  const cells = row === undefined ? [] : (grid.rows.get(row)?.slice(left, right + 1) ?? []);
  return others.length === 0 && cells.every((value) => value === undefined || isText(value));
}

function tableOf(grid: Grid, region: Region): DataTable | undefined {
  const head = headRow(grid, region);
  const below = head === undefined ? region.rows : region.rows.filter((row) => row > head);
  const totals = below.filter((row) => isTotalRow(grid, row, region));
  const left = new Set(totals);
  const rows = below.filter((row) => !left.has(row));
  if (rows.length === 0 || isTitle(grid, region)) return undefined;
  const columns = Array.from({ length: region.right - region.left + 1 }, (_, at) => {
    const column = region.left + at;
    const named = head === undefined ? undefined : grid.rows.get(head)?.[column];
    const name = isText(named) ? named.replace(/\s+/g, ' ') : `column ${columnName(column)}`;
    return readColumn(grid, { name, column, rows });
  });
  return { grid, columns: columns.filter(({ filled }) => filled > 0), rows, totals };
}

/** What of a table lies in a range; its columns keep their names. Undefined where they do not meet. */
export function cutTable(table: DataTable, area: CellRange): DataTable | undefined {
  const isInside = (row: number) => row >= area.top && row <= area.bottom;
  const rows = table.rows.filter(isInside);
  const columns = table.columns.filter(({ column }) => column >= area.left && column <= area.right);
  if (rows.length === 0 || columns.length === 0) return undefined;
  return { ...table, rows, columns, totals: table.totals.filter(isInside) };
}

const known = new WeakMap<Grid, DataTable[]>();

/** The tables of a grid, with their columns typed. */
export function tablesOf(grid: Grid): DataTable[] {
  const found = known.get(grid);
  if (found) return found;
  const tables = regionsOf(grid).flatMap((region) => tableOf(grid, region) ?? []);
  known.set(grid, tables);
  return tables;
}
