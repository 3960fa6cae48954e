/** What a cell holds; `value` of a date is Excel's serial number, counted as `isDate1904` says. */
export interface Cell {
  value: string | number | boolean | null;
  kind: 'number' | 'text' | 'boolean' | 'date' | 'error' | 'empty';
  /** As Excel shows it, by its number format. */
  display: string;
  formula?: string;
  /** Of a date: ISO 8601, without a zone. */
  iso?: string;
  comment?: string;
  /** Where it leads: an address, or a place in the workbook. */
  link?: string;
}

export interface Sheet {
  name: string;
  hidden: boolean;
  /** How far the used cells reach, from A1. */
  rowCount: number;
  columnCount: number;
  /** Rows and columns that are not shown, counted from 0. */
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** How deep rows are in the sheet's outline, from 1, of those that are; counted from 0. */
  rowLevels?: ReadonlyMap<number, number> | undefined;
  /** Merged ranges in A1 notation. */
  merged: readonly string[];
  /** The cell at a row and a column, both counted from 0. */
  cell(row: number, column: number): Cell | undefined;
  /** Every cell that holds something, row by row. */
  cells(): Iterable<{ row: number; column: number; cell: Cell }>;
}

export interface Workbook {
  sheets: readonly Sheet[];
  isDate1904: boolean;
}
