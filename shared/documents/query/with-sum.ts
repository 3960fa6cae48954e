import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { TableQuery } from './table-query.ts';

/** Columns of figures in one unit, none of which adds up the others. */
export const canAddUp = (columns: readonly DataColumn[]): boolean =>
  columns.length > 1 &&
  columns.every(
    ({ kind, unit, units, addsUp, isAmbiguous }) =>
      kind === 'number' && !units && !addsUp && !isAmbiguous && unit !== '%' && unit === columns[0]?.unit,
  );

/** What some columns come to in each row; a row without any of them has none. */
function summed(parts: readonly [DataColumn, ...DataColumn[]], rows: readonly number[]): DataColumn {
  const values = new Map<number, number>();
  for (const row of rows) {
    const own = parts.flatMap((part) => part.values.get(row) ?? []).map(Number);
    if (own.length > 0) values.set(row, Math.round(own.reduce((sum, one) => sum + one, 0) * 1e6) / 1e6);
  }
  return {
    ...parts[0],
    name: parts.map(({ name }) => name).join(' + '),
    column: -1,
    values,
    filled: values.size,
    odd: [...new Set(parts.flatMap(({ odd }) => odd))],
    errors: [...new Set(parts.flatMap(({ errors }) => errors))],
    group: undefined,
    worked: { how: 'sum', parts },
  };
}

/** A query of columns that are added up as one of a column that holds their sums. */
export function withSum(table: DataTable, query: TableQuery): { table: DataTable; query: TableQuery } {
  const { plus = [], ...rest } = query;
  const [first, ...others] = [query.measure ?? -1, ...plus].flatMap((at) => table.columns[at] ?? []);
  if (!first || !canAddUp([first, ...others])) return { table, query: rest };
  return {
    table: { ...table, columns: [...table.columns, summed([first, ...others], table.rows)] },
    query: { ...rest, measure: table.columns.length },
  };
}
