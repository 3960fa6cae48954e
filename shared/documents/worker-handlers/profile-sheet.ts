import { barsOf, factsOf, kindOf } from '@/shared/documents/query/column-facts.ts';
import { totalsLeftOut } from '@/shared/documents/query/remarks.ts';
import { columnName } from '@/shared/documents/sheets/a1.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { type DataTable, tablesOf } from '@/shared/documents/tables/data-table.ts';
import { gridsOfBook } from '@/shared/documents/tables/grid.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import type { ColumnView, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';

/** Characters of a label. */
const LABEL_CHARS = 60;

function viewOf(column: DataColumn, { rows }: DataTable): ColumnView {
  const { bars, barsAre } = barsOf(column);
  return {
    name: column.name,
    column: columnName(column.column),
    kind: kindOf(column),
    facts: factsOf(column, rows),
    bars: bars.map((bar) => ({ ...bar, label: bar.label.slice(0, LABEL_CHARS) })),
    barsAre,
  };
}

/** What each table of a sheet holds, column by column: of the rows its questions are about, and no other. */
export function profileFor(
  { sheet }: QueryRequest<'profile'>,
  { book }: { book: Workbook | null },
): QueryReply<'profile'> {
  const grid = book && gridsOfBook(book).find(({ title }) => title === sheet);
  const tables = grid ? tablesOf(grid) : [];
  return {
    tables: tables.map((table) => ({
      caption: table.caption,
      notes: totalsLeftOut(table),
      columns: table.columns.filter(({ column }) => column >= 0).map((column) => viewOf(column, table)),
    })),
  };
}
