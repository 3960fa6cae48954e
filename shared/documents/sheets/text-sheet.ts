import type { Cell } from '@/shared/documents/workbook.ts';
import type { BookSheet, RawCell } from './sheet-book.ts';

function textCell(text: string): Cell {
  return { value: text, kind: 'text', display: text };
}

/** Rows of text as a sheet: every field that holds something is a cell. Rows may still be added. */
export class TextSheet implements BookSheet {
  readonly hidden = false;
  readonly hiddenRows: ReadonlySet<number> = new Set();
  readonly hiddenColumns: ReadonlySet<number> = new Set();
  readonly merged: readonly string[] = [];
  readonly hasComments = false;
  columnCount = 0;
  readonly #rows: string[][] = [];

  constructor(readonly name: string) {}

  get rowCount(): number {
    return this.#rows.length;
  }

  add(rows: readonly string[][]): void {
    for (const row of rows) {
      this.#rows.push(row);
      if (row.length > this.columnCount) this.columnCount = row.length;
    }
  }

  cell(row: number, column: number): Cell | undefined {
    const text = this.#rows[row]?.[column];
    return text ? textCell(text) : undefined;
  }

  *cells(): Generator<{ row: number; column: number; cell: Cell }> {
    for (const [row] of this.#rows.entries())
      for (const { column, cell } of this.rowCells(row)) yield { row, column, cell };
  }

  nextRow(from: number): number {
    for (let row = from; row < this.#rows.length; row += 1) {
      const texts = this.#rows[row] ?? [];
      // Most rows say something in their first field.
      for (let at = 0; at < texts.length; at += 1) if (texts[at] !== '') return row;
    }
    return -1;
  }

  rowCells(row: number): { column: number; cell: Cell }[] {
    const cells: { column: number; cell: Cell }[] = [];
    this.#rows[row]?.forEach((text, column) => {
      if (text !== '') cells.push({ column, cell: textCell(text) });
    });
    return cells;
  }

  rowTexts(row: number): readonly string[] | undefined {
    return this.#rows[row];
  }

  formatOf(): string {
    return 'General';
  }

  *rawCells(): Generator<RawCell> {
    for (const [row, texts] of this.#rows.entries())
      for (const [column, value] of texts.entries())
        if (value !== '') yield { row, column, kind: 'text', value };
  }
}
