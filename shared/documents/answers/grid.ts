import { addressOf, type Block, type Place } from '@/shared/documents/document.ts';
import { columnName, rangeName } from '@/shared/documents/sheets/a1.ts';
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
  /** As shown, for units. */
  display(row: number, column: number): string;
  /** Whether a formula adds up what stands above. */
  isTotal(row: number, column: number): boolean;
  /** The address of a part. */
  place(part: { top: number; left: number; bottom: number; right: number }): Place;
}

/** Days between the epochs of the two date systems. */
const DAYS_1904 = 1_462;
const ADDS_UP = /^=?\s*(?:SUM|SUBTOTAL|AGGREGATE|AVERAGE|COUNTA?)\s*\(/i;
const RANGE = /\$?([A-Z]{1,3})\$?\d+:\$?([A-Z]{1,3})\$?\d+/i;
/** `Table1[Amount]`: a whole column of a named table; with `@` or `#This Row` one cell of it. */
const TABLE_COLUMN = /\w\[(?!@|\[#This Row\])[^\]]+\]/;

/** Whether a formula adds up cells of its own column, those above it, and not those beside it. */
function addsUpAbove(formula: string | undefined, column: number): boolean {
  if (!formula || !ADDS_UP.test(formula)) return false;
  const [, left = '', right = ''] = RANGE.exec(formula) ?? [];
  const own = columnName(column);
  return left ? left.toUpperCase() === own && right.toUpperCase() === own : TABLE_COLUMN.test(formula);
}

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
    display: (row, column) => sheet.cell(row, column)?.display ?? '',
    isTotal: (row, column) => addsUpAbove(sheet.cell(row, column)?.formula, column),
    place: (part) => ({ in: 'sheet', sheet: sheet.name, range: rangeName(part) }),
  };
}

/** A table in a text: its address is the block's, whichever part is meant. */
function blockGrid(block: Block, table: string[][]): Grid {
  const rows = new Map<number, GridValue[]>();
  table.forEach((cells, at) => {
    const values: GridValue[] = [];
    cells.forEach((cell, column) => {
      if (cell.trim()) values[column] = cell.trim();
    });
    if (values.length > 0) rows.set(at, values);
  });
  return {
    title: addressOf(block.place),
    hidden: block.hidden === true,
    rows,
    hiddenRows: new Set(),
    display: (row, column) => table[row]?.[column] ?? '',
    isTotal: () => false,
    place: () => block.place,
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

/** Tables in pages and texts; those of sheets belong to their workbook. */
export function gridsOfBlocks(blocks: readonly Block[]): Grid[] {
  return blocks.flatMap((block) => {
    const { rows, place, hidden } = block;
    return block.kind === 'table' && rows && rows.length > 1 && place.in !== 'sheet' && !hidden
      ? [blockGrid(block, rows)]
      : [];
  });
}
