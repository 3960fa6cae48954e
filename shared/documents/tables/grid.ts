import type { Place } from '@/shared/documents/document.ts';
import { type CellRange, parseRangeName, rangeName } from '@/shared/documents/sheets/a1.ts';
import type { BookSheet } from '@/shared/documents/sheets/sheet-book.ts';
import type { Cell, Sheet, Workbook } from '@/shared/documents/workbook.ts';

/** A day, as Excel counts days in the 1900 system. */
export class DateValue {
  constructor(readonly serial: number) {}
}

/** `#DIV/0!` and its kin. */
export class ErrorValue {
  constructor(readonly text: string) {}
}

export type GridValue = number | string | boolean | DateValue | ErrorValue;

/** A rectangle of values with addresses, whatever it was read from. */
export interface Grid {
  /** The sheet's name, or the address of a table in a text. */
  title: string;
  hidden: boolean;
  /** By row and column, both from 0; rows that hold nothing are missing. */
  rows: Map<number, GridValue[]>;
  hiddenRows: ReadonlySet<number>;
  /** How deep rows are in the file's own outline, of those that are. */
  levels?: ReadonlyMap<number, number> | undefined;
  /** As shown, for units. */
  display(row: number, column: number): string;
  formula(row: number, column: number): string | undefined;
  /** The number format of a cell; cells of one format are shown with the same unit. */
  format(row: number, column: number): string;
  /** Cells that are one. */
  merged: readonly CellRange[];
  /** Why this may not be all of a table. */
  doubt?: string | undefined;
  /** The address of a part. */
  place(part: { top: number; left: number; bottom: number; right: number }): Place;
}

/** Days between the epochs of the two date systems. */
const DAYS_1904 = 1_462;
function gridValue(
  { kind, value }: Pick<Cell, 'kind' | 'value'>,
  isDate1904: boolean,
): GridValue | undefined {
  if (value === null || kind === 'empty') return undefined;
  if (kind === 'error') return new ErrorValue(String(value));
  if (kind === 'date' && typeof value === 'number')
    return new DateValue(isDate1904 ? value + DAYS_1904 : value);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return value;
}

function* rawCells(
  sheet: Sheet,
): Generator<{ row: number; column: number; cell: Pick<Cell, 'kind' | 'value'> }> {
  // Without what cells show, which costs the most. The object is used again, and its fields may be worked out.
  if ('rawCells' in sheet)
    for (const cell of (sheet as BookSheet).rawCells()) yield { row: cell.row, column: cell.column, cell };
  else yield* sheet.cells();
}

function sheetGrid(sheet: Sheet, isDate1904: boolean): Grid {
  const rows = new Map<number, GridValue[]>();
  for (const { row, column, cell } of rawCells(sheet)) {
    const value = gridValue(cell, isDate1904);
    if (value === undefined) continue;
    const cells = rows.get(row);
    if (cells) cells[column] = value;
    else {
      const fresh: GridValue[] = [];
      fresh[column] = value;
      rows.set(row, fresh);
    }
  }
  return {
    title: sheet.name,
    hidden: sheet.hidden,
    rows,
    hiddenRows: sheet.hiddenRows,
    levels: sheet.rowLevels,
    display: (row, column) => sheet.cell(row, column)?.display ?? '',
    formula: (row, column) => sheet.cell(row, column)?.formula,
    format: (row, column) =>
      'formatOf' in sheet
        ? (sheet as BookSheet).formatOf(row, column)
        : (sheet.cell(row, column)?.display ?? ''),
    merged: sheet.merged.flatMap((range) => parseRangeName(range) ?? []),
    place: (part) => ({ in: 'sheet', sheet: sheet.name, range: rangeName(part) }),
  };
}

const grids = new WeakMap<Workbook, Grid[]>();

/** The sheets of a workbook, read once. */
export function gridsOfBook(book: Workbook): Grid[] {
  const known = grids.get(book);
  if (known) return known;
  const fresh = book.sheets.map((sheet) => sheetGrid(sheet, book.isDate1904));
  grids.set(book, fresh);
  return fresh;
}
