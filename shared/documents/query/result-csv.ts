import { rowsToCsv } from '@/shared/documents/sheets/to-csv.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { rowsThatPass, tableAsRead } from './conditions.ts';
import { ROW } from './run-list.ts';
import { runQuery } from './run-query.ts';
import type { Grouping, TableQuery } from './table-query.ts';
import { withSum } from './with-sum.ts';

const cellText = (table: DataTable, at: number, row: number): string => {
  const column = table.columns[at];
  const value = column?.values.get(row);
  if (!column || value === undefined) return '';
  const { grid, row: own, column: place } = column.at(row);
  return column.column < 0 ? String(value) : grid.display(own, place).trim();
};

const nameOf = ({ columns }: DataTable, by: Grouping | null) => by && columns[by.column]?.name;

/** Rows in the order of a list, up to the last one that shares its last place; all of them where it is not cut. */
function inOrder({ columns }: DataTable, { measure, sort, limit }: TableQuery, rows: readonly number[]) {
  const values = columns[measure ?? -1]?.values;
  if (!sort || !values) return rows;
  const figureOf = (row: number) => Number(values.get(row));
  const own = rows
    .filter((row) => typeof values.get(row) === 'number')
    .sort((a, b) => (sort === 'most' ? figureOf(b) - figureOf(a) : figureOf(a) - figureOf(b)));
  const last = own[Math.min(limit ?? own.length, own.length) - 1];
  return own.filter((row, at) => at < (limit ?? own.length) || figureOf(row) === figureOf(last ?? row));
}

/** A result as CSV, what would begin a formula made harmless: its lines, or the whole rows it lists or rests on. */
export function resultCsv(table: DataTable, query: TableQuery): string {
  const { lines, heads } = runQuery(table, query);
  // A column of the file may be called so, too.
  const isRows = heads[0] === ROW && (query.how === 'list' || nameOf(table, query.by) !== ROW);
  if (lines.length > 0 && !isRows)
    return rowsToCsv([
      heads,
      ...lines.map(({ label, shown, value }) => [label, value === null ? shown : String(value)]),
    ]);
  // Ranked by what columns come to together, it shows that too.
  const own = isRows ? withSum(table, query) : { table, query };
  const read = tableAsRead(own.table, own.query);
  const doubtful = new Set(query.doubtful === 'with' ? [] : read.doubtful);
  const all = rowsThatPass(read, read.rows, query.where);
  const sure = all.filter((row) => !doubtful.has(row));
  // A row that was asked for by its name is meant, whatever it adds up.
  const passing = sure.length > 0 || query.doubtful === 'without' ? sure : all;
  const rows = isRows ? inOrder(read, own.query, passing) : passing;
  const columns = read.columns.map((_, at) => at);
  return rowsToCsv([
    read.columns.map(({ name }) => name),
    ...rows.map((row) => columns.map((at) => cellText(read, at, row))),
  ]);
}
