import { rowsToCsv } from '@/shared/documents/sheets/to-csv.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { rowsThatPass, tableAsRead } from './conditions.ts';
import { runQuery } from './run-query.ts';
import type { TableQuery } from './table-query.ts';

const cellText = (table: DataTable, at: number, row: number): string => {
  const column = table.columns[at];
  const value = column?.values.get(row);
  if (!column || value === undefined) return '';
  const { grid, row: own, column: place } = column.at(row);
  return column.column < 0 ? String(value) : grid.display(own, place).trim();
};

/** A result as CSV, what would begin a formula made harmless: its lines, or the rows a single figure rests on. */
export function resultCsv(table: DataTable, query: TableQuery): string {
  const { lines, heads } = runQuery(table, query);
  if (lines.length > 0)
    return rowsToCsv([
      heads,
      ...lines.map(({ label, shown, value }) => [label, value === null ? shown : String(value)]),
    ]);
  const read = tableAsRead(table, query);
  const doubtful = new Set(query.doubtful === 'with' ? [] : read.doubtful);
  const rows = rowsThatPass(read, read.rows, query.where).filter((row) => !doubtful.has(row));
  const columns = read.columns.map((_, at) => at);
  return rowsToCsv([
    read.columns.map(({ name }) => name),
    ...rows.map((row) => columns.map((at) => cellText(read, at, row))),
  ]);
}
