import type { Block } from '@/shared/documents/document.ts';
import { withWorked } from '@/shared/documents/query/worked-columns.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import { cutTable, type DataTable, tablesOf } from '@/shared/documents/tables/data-table.ts';
import { gridsOfBook } from '@/shared/documents/tables/grid.ts';
import { joinSheets } from '@/shared/documents/tables/joined-sheets.ts';
import { lookUp } from '@/shared/documents/tables/looked-up.ts';
import { gridsOfBlocks } from '@/shared/documents/tables/page-tables.ts';
import { turnPeriods } from '@/shared/documents/tables/turned-tables.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';

/** What of a file may be looked at. */
export interface FileParts {
  /** In document order. */
  blocks: readonly Block[];
  /** Of a workbook or a CSV: the whole of it, which blocks may not be. */
  book?: Workbook | null | undefined;
  /** Of a workbook the ranges that may be looked at, where not all of it; without `range` the whole sheet. */
  ranges?: readonly { sheet: string; range?: string | undefined }[] | undefined;
}

const withTurned = (tables: readonly DataTable[]): DataTable[] => {
  const turned = tables.flatMap((table) => turnPeriods(table) ?? []);
  return [
    ...tables.map(withWorked),
    ...turned,
    ...joinSheets(tables),
    ...joinSheets(turned),
    ...lookUp(tables).map(withWorked),
  ];
};

const known = new WeakMap<Workbook, DataTable[]>();

/**
 * The tables a question may be about: those of all sheets that are shown, or of the ranges that were named; then each
 * whose columns are years or months once more with these as rows, and sheets of one shape put together. The order is the
 * same for the same parts: queries call tables by it.
 */
export function tablesOfFile({ blocks, book, ranges }: FileParts): DataTable[] {
  if (!book) return withTurned(gridsOfBlocks(blocks).flatMap(tablesOf));
  const grids = gridsOfBook(book);
  if (!ranges) {
    const tables = known.get(book) ?? withTurned(grids.filter(({ hidden }) => !hidden).flatMap(tablesOf));
    known.set(book, tables);
    return tables;
  }
  return withTurned(
    ranges.flatMap(({ sheet, range }) => {
      const tables = grids.filter(({ title }) => title === sheet).flatMap(tablesOf);
      const area = range === undefined ? undefined : parseRangeName(range);
      return area ? tables.flatMap((table) => cutTable(table, area) ?? []) : tables;
    }),
  );
}
