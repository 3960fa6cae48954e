import { addressOf, type Place } from '@/shared/documents/document.ts';
import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import type { Filter } from './match-filters.ts';

/** The address of a column's data, or of one cell of it. */
export function placeOf({ grid, rows }: DataTable, { column }: DataColumn, row?: number): Place {
  const top = row ?? rows[0] ?? 0;
  return grid.place({ top, left: column, bottom: row ?? rows.at(-1) ?? top, right: column });
}

export const cite = (place: Place) => `[${addressOf(place)}]`;

/** Why a column's figures cannot be relied on; undefined where they can. */
export function faultOf(table: DataTable, column: DataColumn, rows: readonly number[]): string | undefined {
  const name = `“${column.name}”`;
  if (column.isAmbiguous)
    return column.kind === 'date'
      ? `the days in ${name} can be read with the day or the month first`
      : `the figures in ${name} can be read in two ways: it is not clear which sign begins the fraction`;
  const asked = new Set(rows);
  const error = column.errors.find((row) => asked.has(row));
  if (error !== undefined) return `${cite(placeOf(table, column, error))} holds an error`;
  if (column.kind === 'number' && column.unit === null) return `${name} mixes figures of different units`;
  return undefined;
}

/** The rows that pass every filter. */
export function passing({ rows }: DataTable, filters: readonly Filter[]): number[] {
  return rows.filter((row) =>
    filters.every(({ column, holds }) => {
      const value = column.values.get(row);
      return value !== undefined && holds(value);
    }),
  );
}

/** What of the rows an answer leaves out or takes in unseen, in sentences. */
export function remarks(table: DataTable, column: DataColumn | undefined, rows: readonly number[]): string[] {
  const found: string[] = [];
  if (column) {
    const missing = rows.filter((row) => !column.values.has(row));
    const others = new Set(column.odd);
    const odd = missing.filter((row) => others.has(row)).length;
    const empty = missing.length - odd;
    if (empty > 0) found.push(`${empty} empty ${empty === 1 ? 'cell was' : 'cells were'} left out.`);
    if (odd > 0)
      found.push(
        `${odd} ${odd === 1 ? 'cell' : 'cells'} without a number ${odd === 1 ? 'was' : 'were'} left out.`,
      );
  }
  const { totals, grid } = table;
  if (totals.length > 0) {
    const list = totals.slice(0, 3).map((row) => row + 1);
    found.push(
      `Rows that add up others (${list.join(', ')}${totals.length > 3 ? ', …' : ''}) were left out.`,
    );
  }
  const hidden = rows.filter((row) => grid.hiddenRows.has(row)).length;
  if (hidden > 0) found.push(`${hidden} of these rows ${hidden === 1 ? 'is' : 'are'} hidden in the file.`);
  return found;
}

/** "where “Region” is “North” [Sales!A2:A91]" */
export function whereText(table: DataTable, filters: readonly Filter[]): string {
  if (filters.length === 0) return '';
  const parts = filters.map(({ column, says }) => `“${column.name}” ${says} ${cite(placeOf(table, column))}`);
  return ` where ${parts.join(' and ')}`;
}
