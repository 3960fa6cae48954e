import { type Figures, stepOf } from './add-up.ts';
import type { DataColumn } from './data-column.ts';

/** Rows a statement may have: of a longer list no row is the difference of others but by chance. */
const MAX_ROWS = 80;
const LEAST_COLUMNS = 2;

/** Whether a row is one above it less those between, in every column: gross profit of revenue and costs. */
function isDifference(rows: readonly Figures[], at: number, step: number): boolean {
  const own = rows[at] ?? [];
  const rest = own.map((value) => value ?? 0);
  if (own.filter((value) => value !== null && value !== 0).length < LEAST_COLUMNS) return false;
  for (let from = at - 1; from >= 0; from -= 1) {
    const row = rows[from] ?? [];
    const isWhole =
      at - from >= 2 && rest.every((value, column) => isNear(row[column] ?? 0, value, step * (at - from)));
    if (isWhole) return true;
    row.forEach((value, column) => {
      rest[column] = (rest[column] ?? 0) + (value ?? 0);
    });
  }
  return false;
}

const isNear = (a: number, b: number, step: number) =>
  Math.abs(a - b) <= step / 2 + 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/**
 * The names of rows that are another row less those between them. The rows of such a table, as of an income statement, are
 * figures of different kinds: added up they say nothing.
 */
export function differenceRows(columns: readonly DataColumn[], rows: readonly number[]): string[] {
  const label = columns.find(({ kind }) => kind === 'text');
  const measures = columns.filter(({ kind, isYear, unit }) => kind === 'number' && !isYear && unit !== '%');
  if (!label || measures.length < LEAST_COLUMNS || rows.length < 3 || rows.length > MAX_ROWS) return [];
  if (new Set(label.values.values()).size < rows.length) return [];
  const figures = rows.map((row) =>
    measures.map(({ values }) => {
      const value = values.get(row);
      return typeof value === 'number' ? value : null;
    }),
  );
  const step = stepOf(figures);
  return rows.flatMap((row, place) =>
    isDifference(figures, place, step) ? [String(label.values.get(row) ?? '')] : [],
  );
}
