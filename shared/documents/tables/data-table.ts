import { type CellRange, columnName } from '@/shared/documents/sheets/a1.ts';
import { type DataColumn, readColumn } from './data-column.ts';
import { filledDown } from './filled-down.ts';
import type { Grid } from './grid.ts';
import { headlineOf } from './headline.ts';
import { type HeadedRegion, joinRegions } from './join-regions.ts';
import { differenceRows } from './mixed-rows.ts';
import { type LeftRow, rowKindsOf } from './row-kinds.ts';
import { markRunning, markWhole } from './whole-columns.ts';
import { styleTold } from './written-numbers.ts';

/** A table: what its rows are about, and the rows that are left out. */
export interface DataTable {
  /** The sheet's name, or the address of the table. */
  title: string;
  /** What stands over it. */
  caption: string;
  /** What its figures are called where no column says it. */
  headline?: string | undefined;
  /** Of a pivot table: the field whose values its columns are. */
  across?: string | undefined;
  columns: DataColumn[];
  /** Rows that hold data, by the numbers its columns know them by, in order. */
  rows: number[];
  left: readonly LeftRow[];
  /** Rows that may be data and may add up others. */
  doubtful: readonly number[];
  /** A total the table states, by column of the grid, for a check. */
  stated: { row: number; figures: ReadonlyMap<number, number> } | undefined;
  /** Why this may not be the whole table. */
  doubt: string | undefined;
  grids: readonly Grid[];
  /** Names of rows that are worked out of others, as gross profit is: its rows are figures of different kinds. */
  mixed?: readonly string[] | undefined;
  /** Of a table with columns that are worked out of others: the table without them, and the other way round. */
  plain?: DataTable | undefined;
  whole?: DataTable | undefined;
  /** Of a table that was turned or joined: the table or tables it is made of. */
  madeOf?: 'periods' | 'sheets' | 'lookup' | undefined;
  /** Its rows are figures that stand in columns, one for each time, group or part. */
  isTurned?: true | undefined;
}

/** What section each row stands in, as a column; undefined where the table has none. */
function sectionColumn(
  grid: Grid,
  region: HeadedRegion,
  { rows, left }: { rows: readonly number[]; left: readonly LeftRow[] },
) {
  const titles = new Map(
    left.flatMap(({ row, kind, label }) => (kind === 'section' || kind === 'group' ? [[row, label]] : [])),
  );
  if (titles.size === 0) return undefined;
  const values = new Map<number, string>();
  const places = new Map<number, number>();
  const all = [...rows, ...titles.keys()].sort((a, b) => a - b);
  const starts = [...titles.keys()].sort((a, b) => a - b);
  const totals = left.flatMap(({ row, kind }) => (kind === 'total' ? [row] : []));
  let last: { label: string; row: number; end: number } | undefined;
  for (const row of all) {
    const label = titles.get(row);
    if (label !== undefined) {
      const next = starts.find((start) => start > row) ?? Number.POSITIVE_INFINITY;
      // Its last total closes a section: what follows is of none.
      const end = totals.findLast((total) => total > row && total < next) ?? next;
      last = { label, row, end };
    } else if (last && row < last.end) {
      values.set(row, last.label);
      places.set(row, last.row);
    }
  }
  const base = readColumn(grid, { name: 'Section', column: region.left, rows: [] });
  const at = (row: number) => ({ grid, row: places.get(row) ?? row, column: region.left });
  return { ...base, values, filled: values.size, column: -1, at };
}

/** Whether a column was made of the titles above rows. */
export const isSection = (column: DataColumn | undefined): boolean =>
  column?.column === -1 && column.name === 'Section';

/** From so many rows on an unbroken count numbers them, wherever it starts: no list of figures runs so by chance. */
const TELLING_COUNT = 10;

/**
 * Whole numbers of a first column that go up mostly by one (some rows may be gone) number the rows where nothing heads
 * them, or where they start at 0 or 1 or never skip. A short sorted list of prices is none.
 */
function isRunning({ kind, isYear, unit, values }: DataColumn, isHeaded: boolean): boolean {
  const all = [...values.values()].map(Number);
  const steps = all.slice(1).map((value, at) => value - (all[at] ?? 0));
  const isUp = steps.every((step) => step > 0 && Number.isInteger(step));
  const byOne = steps.filter((step) => step === 1).length;
  if (kind !== 'number' || isYear || unit !== '' || all.length < 4 || !isUp) return false;
  const isUnbroken = byOne === steps.length && all.length >= TELLING_COUNT;
  return byOne * 2 >= steps.length && (!isHeaded || all[0] === 0 || all[0] === 1 || isUnbroken);
}

function columnsOf(
  grid: Grid,
  { left, right, head, body }: HeadedRegion,
  rows: readonly number[],
): DataColumn[] {
  const texts = function* () {
    for (const row of body)
      for (let column = left; column <= right; column += 1) {
        const value = grid.rows.get(row)?.[column];
        if (typeof value === 'string' && /\d/.test(value)) yield value;
      }
  };
  // Looked for only where a column asks: it reads every figure of the table.
  let told: { style: ReturnType<typeof styleTold> } | undefined;
  const style = () => {
    told ??= { style: styleTold(texts()) };
    return told.style;
  };
  const used = new Map<string, number>();
  return Array.from({ length: right - left + 1 }, (_, at) => {
    const column = left + at;
    const said = head?.names.get(column) ?? '';
    const times = used.get(said) ?? 0;
    used.set(said, times + 1);
    const name =
      said === '' ? `column ${columnName(column)}` : times > 0 ? `${said} (${columnName(column)})` : said;
    const read = readColumn(grid, { name, column, rows, style });
    const group = head?.groups.get(column);
    return {
      ...read,
      ...(group && { group }),
      ...(at === 0 && isRunning(read, said !== '') && { isId: true }),
    };
  }).filter(({ filled }) => filled > 0);
}

function tableOf(grid: Grid, region: HeadedRegion): DataTable | undefined {
  const all = columnsOf(grid, region, region.body);
  const kinds = rowKindsOf({ grid, rows: region.body, columns: all });
  const gone = new Set(kinds.left.map(({ row }) => row));
  const rows = region.body.filter((row) => !gone.has(row));
  if (rows.length === 0 || all.length === 0) return undefined;
  const first = gone.size > 0 ? columnsOf(grid, region, rows) : all;
  const parts = { rows, left: kinds.left };
  const section = sectionColumn(grid, region, parts);
  const columns = markWhole(markRunning(filledDown(grid, first, parts), rows));
  return {
    title: grid.title,
    caption: region.titles.join(' '),
    headline: headlineOf(region.titles),
    across: region.head?.across,
    columns: section ? [...columns, section] : columns,
    rows,
    left: kinds.left,
    doubtful: kinds.doubtful,
    stated: kinds.stated,
    doubt: grid.doubt,
    grids: [grid],
    mixed: differenceRows(columns, rows),
  };
}

/** What of a table lies in a range; its columns keep their names. Undefined where they do not meet. */
export function cutTable(table: DataTable, area: CellRange): DataTable | undefined {
  const isInside = (row: number) => row >= area.top && row <= area.bottom;
  const rows = table.rows.filter(isInside);
  const columns = table.columns.filter(
    ({ column }) => column === -1 || (column >= area.left && column <= area.right),
  );
  if (rows.length === 0 || columns.length === 0) return undefined;
  const left = table.left.filter(({ row }) => isInside(row));
  const stated = rows.length === table.rows.length ? table.stated : undefined;
  return { ...table, rows, columns, left, stated, doubtful: table.doubtful.filter(isInside) };
}

const known = new WeakMap<Grid, DataTable[]>();

/** The tables of a grid, with their columns typed and what adds up others left out. */
export function tablesOf(grid: Grid): DataTable[] {
  const found = known.get(grid);
  if (found) return found;
  const tables = joinRegions(grid).flatMap((region) => tableOf(grid, region) ?? []);
  known.set(grid, tables);
  return tables;
}
