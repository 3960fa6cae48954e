import type { Sheet } from '@/shared/documents/workbook.ts';
import { type CellRange, parseRangeName } from './a1.ts';

/** What a spreadsheet takes for the beginning of a formula, full-width forms among it (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Where the comma is the decimal mark, a semicolon ends a cell, in quotes too. */
const FORMULA_BEHIND = /(?<=;\s*)(?=[=@]|[+-]\p{L})/gu;
const SIGN = /^[+-]/;
const NUMBER = /^[+-]\s?[$€£¥]?\s?[\d.,]+(?:E[+-]?\d+)?\s?%?$/i;

/** A field that no spreadsheet runs: what would begin a formula gets an apostrophe before it (faults F24, S5). */
export function safeField(text: string): string {
  const inner = text.replace(FORMULA_BEHIND, "'");
  return FORMULA_START.test(text) || (SIGN.test(text) && !NUMBER.test(text)) ? `'${inner}` : inner;
}

/** A field as RFC 4180 writes it. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of text as CSV: commas, CRLF, formulas made harmless. */
export function rowsToCsv(rows: Iterable<readonly string[]>): string {
  let csv = '';
  for (const row of rows) csv += `${row.map((field) => quoted(safeField(field))).join(',')}\r\n`;
  return csv;
}

/** A sheet, or a range of it, as CSV: every cell as it is shown. */
export function sheetToCsv(sheet: Sheet, range?: string): string {
  const all = { top: 0, left: 0, bottom: sheet.rowCount - 1, right: sheet.columnCount - 1 };
  const wanted = range === undefined ? undefined : parseRangeName(range);
  return rowsToCsv(shownRows(sheet, wanted ? common(wanted, all) : all));
}

function common(a: CellRange, b: CellRange): CellRange {
  return {
    top: Math.max(a.top, b.top),
    left: Math.max(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
  };
}

/** Rows as shown, up to the last cell that holds something, so that a sheet with two cells far apart stays small. */
function* shownRows(sheet: Sheet, { top, left, bottom, right }: CellRange): Generator<string[]> {
  let next = top;
  let row: string[] = [];
  for (const { row: at, column, cell } of sheet.cells()) {
    if (at < top || at > bottom || column < left || column > right || cell.display === '') continue;
    for (; next < at; next += 1) {
      yield row;
      row = [];
    }
    while (row.length < column - left) row.push('');
    row.push(cell.display.trim());
  }
  if (row.length > 0) yield row;
}
