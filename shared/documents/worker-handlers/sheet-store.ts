import type { Block } from '@/shared/documents/document.ts';
import { parseRangeName } from '@/shared/documents/sheets/a1.ts';
import type { Sheet, Workbook } from '@/shared/documents/workbook.ts';
import type { Parts, QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';

type Rows = QueryReply<'rows'>['rows'];
type RowsRequest = QueryRequest<'rows'>;

interface RowBlock {
  /** The number of its first row, counted from 1. */
  top: number;
  /** Cells before its first one. */
  left: number;
  rows: readonly (readonly string[])[];
}

interface StoredRows {
  rowBlocks: RowBlock[];
  rows: number;
  columns: number;
  hidden: boolean;
}

/** The sheets of a file: first what its blocks hold, and all of their rows once the workbook was read. */
export interface SheetStore {
  add(one: Block, name: string, range: string): void;
  open(book: Workbook): void;
  /** Null where the file has no sheets. */
  parts(): Parts | null;
  rows(request: RowsRequest): Rows;
}

/** Where the rows of a table block lie; one that repeats its sheet's head gives it away by a row too many. */
function rowBlockOf({ rows = [] }: Block, range: string): RowBlock | undefined {
  const area = parseRangeName(range);
  if (!area) return undefined;
  const height = area.bottom - area.top + 1;
  return { top: area.top + 1, left: area.left, rows: rows.slice(Math.max(0, rows.length - height)) };
}

function rowsOfBlocks({ rowBlocks }: StoredRows, { from, count, column, columns }: RowsRequest): Rows {
  const found: Rows = [];
  for (const { top, left, rows } of rowBlocks) {
    const last = Math.min(rows.length, from + count - top);
    for (let at = Math.max(0, from - top); at < last; at += 1) {
      const cells = Array.from(
        { length: columns },
        (_, index) => rows[at]?.[column - 1 + index - left] ?? '',
      );
      found.push({ number: top + at, cells });
    }
  }
  return found;
}

function rowsOfSheet(sheet: Sheet, { from, count, column, columns }: RowsRequest): Rows {
  const last = Math.min(sheet.rowCount, from - 1 + count);
  const width = Math.min(columns, sheet.columnCount - column + 1);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => ({
    number: from + at,
    cells: Array.from(
      { length: Math.max(0, width) },
      (_cell, index) => sheet.cell(from - 1 + at, column - 1 + index)?.display ?? '',
    ),
  }));
}

/** Keeps the sheets of one file. */
export function createSheetStore(): SheetStore {
  const sheets = new Map<string, StoredRows>();
  let book: Workbook | null = null;
  return {
    open(opened) {
      book = opened;
    },
    add(one, name, range) {
      const sheet = sheets.get(name) ?? { rowBlocks: [], rows: 0, columns: 0, hidden: true };
      sheets.set(name, sheet);
      const block = rowBlockOf(one, range);
      if (!block) return;
      const width = block.rows.reduce((most, row) => Math.max(most, row.length), 0);
      sheet.rowBlocks.push(block);
      sheet.rows = Math.max(sheet.rows, block.top + block.rows.length - 1);
      sheet.columns = Math.max(sheet.columns, block.left + width);
      sheet.hidden &&= one.hidden === true;
    },
    parts() {
      const seen = book
        ? book.sheets.map(({ name, rowCount, columnCount, hidden }) => ({
            name,
            rows: rowCount,
            columns: columnCount,
            hidden,
          }))
        : [...sheets].map(([name, { rows, columns, hidden }]) => ({ name, rows, columns, hidden }));
      return book || sheets.size > 0 ? { unit: 'sheet', sheets: seen } : null;
    },
    rows(request) {
      const whole = book?.sheets.find(({ name }) => name === request.sheet);
      if (whole) return rowsOfSheet(whole, request);
      const sheet = sheets.get(request.sheet);
      return sheet ? rowsOfBlocks(sheet, request) : [];
    },
  };
}
