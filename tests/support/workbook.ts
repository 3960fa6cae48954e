import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import type { Cell, Sheet, Workbook } from '@/shared/documents/workbook.ts';

type Value = string | number | boolean | null | Cell;

/** A day as a cell. */
export const day = (iso: string): Cell => ({
  value: serialOfIso(iso, false),
  kind: 'date',
  display: iso,
  iso: `${iso}T00:00:00`,
});

export const shownAs = (value: number, display: string): Cell => ({ value, kind: 'number', display });
export const failed = (text = '#DIV/0!'): Cell => ({ value: text, kind: 'error', display: text });
export const formula = (value: number, text: string): Cell => ({
  value,
  kind: 'number',
  display: `${value}`,
  formula: text,
});

function cellOf(value: Value): Cell | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'object') return value;
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
  return { value, kind, display: String(value) };
}

/** A sheet of plain values, from A1. */
export function sheetOf(name: string, rows: Value[][], more: Partial<Sheet> = {}): Sheet {
  const cells = rows.map((row) => row.map(cellOf));
  return {
    name,
    hidden: false,
    rowCount: rows.length,
    columnCount: Math.max(...rows.map(({ length }) => length)),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    merged: [],
    cell: (row, column) => cells[row]?.[column],
    *cells() {
      for (const [row, line] of cells.entries())
        for (const [column, cell] of line.entries()) if (cell) yield { row, column, cell };
    },
    ...more,
  };
}

export const bookOf = (...sheets: Sheet[]): Workbook => ({ sheets, isDate1904: false });
