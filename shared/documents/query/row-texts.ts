import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { rowsThatPass, tableAsRead } from './conditions.ts';
import type { TableQuery } from './table-query.ts';

/** The rows a figure rests on as they are read across a page, those of other pages left out. */
export function rowTexts(table: DataTable, query: TableQuery, page: number): string[] {
  const read = tableAsRead(table, query);
  const shown = query.measure === null ? read.columns[0] : read.columns[query.measure];
  if (!shown) return [];
  const doubtful = new Set(query.doubtful === 'without' ? read.doubtful : []);
  const rows = rowsThatPass(read, read.rows, query.where).filter((row) => !doubtful.has(row));
  const texts = rows.flatMap((one) => {
    const { grid, row } = shown.at(one);
    const place = grid.place({ top: row, left: 0, bottom: row, right: 0 });
    if (place.in !== 'page' || place.page !== page) return [];
    const cells = (grid.rows.get(row) ?? []).flatMap((_, column) => grid.display(row, column).trim() || []);
    return [cells.join('\t')];
  });
  return [...new Set(texts)];
}
