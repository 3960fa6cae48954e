import type { DocumentWarning } from '@/shared/documents/document.ts';
import type { Cell, Sheet, Workbook } from '@/shared/documents/workbook.ts';
import type { DefinedName } from './package-parts.ts';

/** A cell without its shown text, which costs the most. Texts are decoded when `value` is read. */
export interface RawCell {
  row: number;
  column: number;
  kind: Cell['kind'];
  readonly value: Cell['value'];
}

/** What of a cell goes into a block. */
export interface ShownCell {
  column: number;
  display: string;
  link: string | undefined;
}

export interface BookSheet extends Sheet {
  hasComments: boolean;
  /** The next row that holds cells, at or after `row`; -1 after the last. */
  nextRow(row: number): number;
  /** Every cell of a row, in order; empty where the row holds none. */
  rowCells(row: number): { column: number; cell: Cell }[];
  /** What the cells of a row show, with their links: of a long sheet less work than whole cells. */
  rowShown?(row: number): ShownCell[];
  /** A row of a sheet whose cells are nothing but texts; empty ones where it holds none. */
  rowTexts?(row: number): readonly string[] | undefined;
  /** The number format of a cell that holds something; `General` of others. */
  formatOf(row: number, column: number): string;
  /** Every cell that holds a value, row by row. The object given is used again for the next one. */
  rawCells(): Iterable<RawCell>;
}

/** A workbook with what readers need beside its cells. */
export interface SheetBook extends Workbook {
  sheets: readonly BookSheet[];
  names: readonly DefinedName[];
  warnings: readonly DocumentWarning[];
  /** Which reader read it. */
  reader: string;
}
