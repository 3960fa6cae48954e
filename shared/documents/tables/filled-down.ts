import type { DataColumn } from './data-column.ts';
import type { Grid } from './grid.ts';
import type { LeftRow } from './row-kinds.ts';

interface Rows {
  rows: readonly number[];
  left: readonly LeftRow[];
}

/** Share of a first column's rows that may be filled for it to be filled down under its groups' totals. */
const LEAST_FILLED = 0.05;
/** Share of its rows that are blank where names stand once over their rows; fewer blanks may be gaps. */
const MANY_BLANK = 0.3;
/** Share of rows a column of figures is filled in, at least, to be expected in the others. */
const FULL = 0.8;

const names = ({ kind, isYear, isId }: DataColumn) => kind !== 'number' || isYear || isId;

/** Values of merged cells for each of their rows. */
function fromMerged(grid: Grid, column: DataColumn): Map<number, number | string> {
  const values = new Map(column.values);
  for (const { top, bottom, left: from, right } of grid.merged) {
    const value = column.values.get(top);
    if (from !== column.column || right !== from || bottom === top || value === undefined) continue;
    for (let row = top + 1; row <= bottom; row += 1) if (!values.has(row)) values.set(row, value);
  }
  return values;
}

/** An outline says a group's name once and closes it by its total: "Denmark", "", "", "Denmark Total". */
function isClosed({ values }: Pick<DataColumn, 'values'>, { rows, left }: Rows): boolean {
  const all = new Set([...values.values()].map((value) => String(value).toLowerCase()));
  const closed = left.filter(
    ({ kind, label }) =>
      kind === 'total' &&
      [...all].some((name) => label.toLowerCase() !== name && label.toLowerCase().includes(name)),
  );
  return closed.length > 0 && closed.length >= all.size * 0.5 && values.size >= rows.length * LEAST_FILLED;
}

/** Whether each name stands once, in the first row of its group, and many rows below it have none. */
function isOutline({ values }: Pick<DataColumn, 'values'>, rows: readonly number[], groups: Set<number>) {
  const blank = rows.filter((row) => !values.has(row)).length;
  if (blank < rows.length * MANY_BLANK || rows.length - blank < 2) return false;
  let seen = new Set<number | string>();
  for (const [at, row] of rows.entries()) {
    const value = values.get(row);
    if (at === 0 || groups.has(row)) {
      if (value === undefined) return false;
      seen = new Set();
    }
    if (value !== undefined && seen.has(value)) return false;
    if (value !== undefined) seen.add(value);
  }
  return true;
}

/** Each row with the last value above it. */
function carriedOn(values: ReadonlyMap<number, number | string>, rows: readonly number[]) {
  const all = new Map(values);
  let last: number | string | undefined;
  for (const row of rows) {
    last = values.get(row) ?? last;
    if (last !== undefined) all.set(row, last);
  }
  return all;
}

/** "5 May": a day, of a year that stands elsewhere. */
const DAY = /^(?:\d{1,2}\.? ?\p{L}{3,}\.?|\p{L}{3,}\.? \d{1,2})$/u;

const holdsDays = ({ kind, values }: DataColumn) =>
  kind === 'date' || (values.size > 0 && [...values.values()].every((value) => DAY.test(String(value))));

/** A first column with many blanks in which names come again, or with days and any: its blanks may mean what stands above, or nothing. */
function mayCarryOn(column: DataColumn, rows: readonly number[]): boolean {
  const { kind, values, isAmbiguous } = column;
  const blank = rows.length - values.size;
  const isDays = holdsDays(column);
  return (
    (kind === 'text' || isDays) &&
    !isAmbiguous &&
    new Set(values.values()).size > 1 &&
    values.has(rows[0] ?? -1) &&
    blank >= (isDays ? 1 : rows.length * MANY_BLANK)
  );
}

/** Whether rows hold figures wherever others do: what stands under a list, as its taxes do, belongs to no name above. */
function areAlike(columns: readonly DataColumn[], some: readonly number[], others: readonly number[]) {
  const share = ({ values }: DataColumn, rows: readonly number[]) =>
    rows.filter((row) => values.has(row)).length / Math.max(1, rows.length);
  return columns.every(
    (column) =>
      column.kind !== 'number' || column.isId || share(column, some) < FULL || share(column, others) >= FULL,
  );
}

/** Columns with the values of merged cells, and of names that stand once over the rows of their group, in each row. */
export function filledDown(grid: Grid, columns: readonly DataColumn[], parts: Rows): DataColumn[] {
  const { rows } = parts;
  // Rows in which a column further left begins a group; undefined once a column stands in the way.
  let groups: Set<number> | undefined = new Set();
  return columns.map((column, at) => {
    if (!names(column)) {
      groups = undefined;
      return column;
    }
    const own = column.kind === 'number' ? column.values : fromMerged(grid, column);
    const isLike = (values: ReadonlyMap<number, unknown>) =>
      areAlike(
        columns,
        rows.filter((row) => values.has(row)),
        rows.filter((row) => !values.has(row)),
      );
    const isNested: boolean = groups !== undefined && isOutline({ values: own }, rows, groups) && isLike(own);
    if (isNested) for (const row of rows) if (own.has(row)) groups?.add(row);
    if (!isNested) groups = undefined;
    const isFilled =
      isNested || (column.kind !== 'number' && own.size < rows.length && isClosed(column, parts));
    const values = isFilled ? carriedOn(own, rows) : own;
    const read = values.size === column.values.size ? column : { ...column, values, filled: values.size };
    if (at > 0 || isFilled || !mayCarryOn(read, rows) || !isLike(own)) return read;
    const filled = carriedOn(own, rows);
    return { ...read, isAmbiguous: true, other: { ...read, values: filled, filled: filled.size } };
  });
}
