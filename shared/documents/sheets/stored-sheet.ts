import type { Cell } from '@/shared/documents/workbook.ts';
import { CellNotes } from './cell-notes.ts';
import { CellKind, CellStore } from './cell-store.ts';
import { FormulaStore } from './formula-store.ts';
import { type NumberFormat, numberFormat } from './number-format/number-format.ts';
import type { TextTable } from './plain-strings.ts';
import { isoOfSerial } from './serial-date.ts';
import type { BookSheet, RawCell, ShownCell } from './sheet-book.ts';
import { decodeStringItem } from './string-item.ts';

/** What the sheets of a workbook share. */
export interface BookContext {
  isDate1904: boolean;
  strings: TextTable | undefined;
  /** By a cell's style. */
  formats: readonly string[];
}

/** A sheet over typed memory: a cell becomes an object when it is asked for. */
export class StoredSheet implements BookSheet {
  readonly store = new CellStore();
  readonly formulas = new FormulaStore();
  readonly notes = new CellNotes();
  hiddenRows: ReadonlySet<number> = new Set();
  hiddenColumns: ReadonlySet<number> = new Set();
  rowLevels: ReadonlyMap<number, number> = new Map();
  merged: readonly string[] = [];
  /** What the file itself says is shown, by the place of a cell in the store. */
  readonly shownTexts = new Map<number, string>();
  readonly #formats: (NumberFormat | undefined)[] = [];

  constructor(
    readonly name: string,
    readonly hidden: boolean,
    readonly context: BookContext,
  ) {}

  get rowCount(): number {
    const rows = this.store.rows;
    return rows.length === 0 ? 0 : rows.at(rows.length - 1) + 1;
  }

  get columnCount(): number {
    return this.store.columnCount;
  }

  get hasComments(): boolean {
    return this.notes.hasComments;
  }

  cell(row: number, column: number): Cell | undefined {
    const at = this.store.find(row, column);
    if (at >= 0) return this.#cellAt(at, row, column);
    const note = this.notes.inRow(row)?.get(column);
    return note && { value: null, kind: 'empty', display: '', ...note };
  }

  *cells(): Generator<{ row: number; column: number; cell: Cell }> {
    for (let row = this.nextRow(0); row >= 0; row = this.nextRow(row + 1))
      for (const { column, cell } of this.rowCells(row)) yield { row, column, cell };
  }

  nextRow(row: number): number {
    const rows = this.store.rows;
    const place = rows.firstAtLeast(row);
    const next = place < rows.length ? rows.at(place) : -1;
    if (next === row) return next;
    const noted = this.notes.nextRow(row);
    return noted >= 0 && (next < 0 || noted < next) ? noted : next;
  }

  rowCells(row: number): { column: number; cell: Cell }[] {
    const place = this.store.rows.find(row);
    const found: { column: number; cell: Cell }[] = [];
    const end = place < 0 ? 0 : this.store.rowEnd(place);
    for (let at = place < 0 ? 0 : this.store.rowStarts.at(place); at < end; at += 1) {
      const column = this.store.columns[at] ?? 0;
      found.push({ column, cell: this.#cellAt(at, row, column) });
    }
    const notes = this.notes.inRow(row);
    if (!notes) return found;
    for (const [column, note] of notes)
      if (this.store.find(row, column) < 0)
        found.push({ column, cell: { value: null, kind: 'empty', display: '', ...note } });
    return found.sort((a, b) => a.column - b.column);
  }

  rowShown(row: number): ShownCell[] {
    const { store, notes } = this;
    const place = store.rows.find(row);
    if (place < 0) return [];
    const found: ShownCell[] = [];
    const end = store.rowEnd(place);
    for (let at = store.rowStarts.at(place); at < end; at += 1) {
      const column = store.columns[at] ?? 0;
      const link = notes.isEmpty ? undefined : notes.at(row, column)?.link;
      found.push({ column, display: this.#display(at, this.valueAt(at)), link });
    }
    return found;
  }

  formatOf(row: number, column: number): string {
    const at = this.store.find(row, column);
    return at < 0 ? 'General' : this.formatAt(at).code;
  }

  *rawCells(): Generator<RawCell> {
    const { store } = this;
    const raw = new StoredRawCell(this);
    for (let place = 0; place < store.rows.length; place += 1) {
      raw.row = store.rows.at(place);
      const end = store.rowEnd(place);
      for (let at = store.rowStarts.at(place); at < end; at += 1) {
        raw.at = at;
        if (store.kinds[at] !== CellKind.empty) yield raw;
      }
    }
  }

  /** What kind the cell at a place of the store is, dates told by their format. */
  kindAt(at: number): Cell['kind'] {
    switch (this.store.kinds[at]) {
      case CellKind.number:
        return this.formatAt(at).isDate ? 'date' : 'number';
      case CellKind.shared:
      case CellKind.text:
        return 'text';
      case CellKind.boolean:
        return 'boolean';
      case CellKind.error:
        return 'error';
      case CellKind.date:
        return 'date';
      default:
        return 'empty';
    }
  }

  valueAt(at: number): Cell['value'] {
    const value = this.store.values[at] ?? 0;
    switch (this.store.kinds[at]) {
      case CellKind.number:
      case CellKind.date:
        return value;
      case CellKind.shared:
        return this.context.strings?.text(value) ?? '';
      case CellKind.text:
      case CellKind.error:
        return decodeStringItem(this.store.textBytes(value));
      case CellKind.boolean:
        return value === 1;
      default:
        return null;
    }
  }

  formatAt(at: number): NumberFormat {
    const style = this.store.styles[at] ?? 0;
    const known = this.#formats[style];
    if (known) return known;
    const format = numberFormat(this.context.formats[style] ?? 'General');
    this.#formats[style] = format;
    return format;
  }

  #cellAt(at: number, row: number, column: number): Cell {
    const value = this.valueAt(at);
    const kind = this.kindAt(at);
    const cell: Cell = { value, kind, display: this.#display(at, value) };
    if (kind === 'date' && typeof value === 'number') {
      const iso = isoOfSerial(value, this.context.isDate1904);
      if (iso) cell.iso = iso;
    }
    const formula = this.formulas.isEmpty ? undefined : this.formulas.text(at, row, column);
    if (formula) cell.formula = formula;
    Object.assign(cell, this.notes.at(row, column));
    return cell;
  }

  #display(at: number, value: Cell['value']): string {
    const said = this.shownTexts.size > 0 ? this.shownTexts.get(at) : undefined;
    if (said !== undefined) return said;
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    if (value === null) return '';
    const format = this.formatAt(at);
    if (typeof value === 'string')
      return this.store.kinds[at] === CellKind.error ? value : format.text(value);
    // A date that was written as text has no format of its own.
    if (this.store.kinds[at] === CellKind.date && !format.isDate)
      return numberFormat('m/d/yy').number(value, this.context.isDate1904);
    return format.number(value, this.context.isDate1904);
  }
}

class StoredRawCell implements RawCell {
  row = 0;
  at = 0;
  readonly #sheet: StoredSheet;

  constructor(sheet: StoredSheet) {
    this.#sheet = sheet;
  }

  get column(): number {
    return this.#sheet.store.columns[this.at] ?? 0;
  }

  get kind(): Cell['kind'] {
    return this.#sheet.kindAt(this.at);
  }

  get value(): Cell['value'] {
    return this.#sheet.valueAt(this.at);
  }
}
