import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import { choicesOfCell, severalIn } from './several-choices.ts';
import type { TableView } from './table-query.ts';

/** Different values of a column that are offered for choosing. */
const MAX_VALUES = 60;
const MAX_COLUMNS = 100;

function valuesOf({ columns, rows }: DataTable, at: number): string[] {
  const column = columns[at];
  if (!column || (column.kind !== 'text' && !column.isYear)) return [];
  const several = severalIn(column);
  const seen = new Set<string>();
  for (const row of rows) {
    const value = column.values.get(row);
    if (value !== undefined)
      for (const one of several ? choicesOfCell(several, value) : [String(value)]) seen.add(one);
    if (seen.size > MAX_VALUES) return [];
  }
  return [...seen].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

const madeOf = { periods: ', by period', sheets: '', lookup: '' } as const;

function sourceOf({ columns, madeOf }: DataTable): number | null {
  const at = madeOf === 'sheets' ? columns.findIndex(isSource) : -1;
  return at < 0 ? null : at;
}

/** Tables as a person chooses among them: their columns, and of those with few different values the values. */
export function viewTables(tables: readonly DataTable[]): TableView[] {
  return tables.map((table) => ({
    title: `${table.caption ? `${table.title}: ${table.caption}` : table.title}${table.madeOf ? madeOf[table.madeOf] : ''}`,
    sheet: table.madeOf ? '' : (table.grids[0]?.title ?? ''),
    source: sourceOf(table),
    columns: table.columns.slice(0, MAX_COLUMNS).map(({ name, kind, isYear }, at) => ({
      name,
      kind: isYear ? ('text' as const) : kind,
      values: valuesOf(table, at),
    })),
  }));
}
