import { limits } from '@/shared/documents/limits.ts';
import { ByteArena, NumberList } from './byte-arena.ts';

/** What lies in `values` of a stored cell. */
export const CellKind = {
  /** Nothing but a formula. */
  empty: 0,
  number: 1,
  /** Its index in the shared strings. */
  shared: 2,
  /** Where its text stands in the list of own texts. */
  text: 3,
  boolean: 4,
  error: 5,
  /** A number that was written as an ISO date. */
  date: 6,
} as const;
export type CellKind = (typeof CellKind)[keyof typeof CellKind];

/** A cell to be added; its value stands in memory of its own, so that no number object is made for each. */
export interface NewCell {
  kind: CellKind;
  style: number;
  value: Float64Array;
}

const FIRST_CAPACITY = 256;

/**
 * The cells of a sheet in columns of typed memory, row by row: 13 bytes a cell. Texts and formulas lie beside it as
 * bytes. Cells are to be added in order; `isOrdered` says whether they were.
 */
export class CellStore {
  columns = new Uint16Array(FIRST_CAPACITY);
  styles = new Uint16Array(FIRST_CAPACITY);
  kinds = new Uint8Array(FIRST_CAPACITY);
  values = new Float64Array(FIRST_CAPACITY);
  length = 0;
  /** Cells beyond the limit, which are not kept. */
  dropped = 0;
  isOrdered = true;
  columnCount = 0;
  /** The rows that hold cells, and where the first cell of each stands. */
  readonly rows = new NumberList();
  readonly rowStarts = new NumberList();
  readonly #texts = new ByteArena();
  readonly #textEnds = new NumberList();
  #row = -1;
  #lastColumn = -1;

  /** Adds a cell; gives its place, or -1 where the limit is reached. */
  add(row: number, column: number, cell: NewCell): number {
    const at = this.length;
    if (at >= limits.cells) {
      this.dropped += 1;
      return -1;
    }
    if (at === this.columns.length) this.#grow();
    if (row !== this.#row) this.#startRow(row);
    else if (column <= this.#lastColumn) this.isOrdered = false;
    this.#lastColumn = column;
    this.columns[at] = column;
    this.styles[at] = cell.style;
    this.kinds[at] = cell.kind;
    this.values[at] = cell.value[0] ?? 0;
    this.length = at + 1;
    if (column >= this.columnCount) this.columnCount = column + 1;
    return at;
  }

  /** Keeps the bytes of a text; gives its place among the texts. */
  addText(source: Uint8Array, from: number, to: number): number {
    this.#texts.add(source, from, to);
    this.#textEnds.push(this.#texts.length);
    return this.#textEnds.length - 1;
  }

  textBytes(place: number): Uint8Array {
    return this.#texts.slice(place === 0 ? 0 : this.#textEnds.at(place - 1), this.#textEnds.at(place));
  }

  /** Where the cells of the row at a place of `rows` end. */
  rowEnd(place: number): number {
    return place + 1 < this.rows.length ? this.rowStarts.at(place + 1) : this.length;
  }

  /** The place of the cell at a row and column; -1 where there is none. */
  find(row: number, column: number): number {
    const place = this.rows.find(row);
    if (place < 0) return -1;
    let low = this.rowStarts.at(place);
    let high = this.rowEnd(place);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.columns[middle] ?? 0) < column) low = middle + 1;
      else high = middle;
    }
    return low < this.rowEnd(place) && this.columns[low] === column ? low : -1;
  }

  #startRow(row: number): void {
    if (row < this.#row) this.isOrdered = false;
    this.#row = row;
    this.#lastColumn = -1;
    this.rows.push(row);
    this.rowStarts.push(this.length);
  }

  #grow(): void {
    const capacity = Math.min(limits.cells, this.columns.length * 2);
    const columns = new Uint16Array(capacity);
    columns.set(this.columns);
    this.columns = columns;
    const styles = new Uint16Array(capacity);
    styles.set(this.styles);
    this.styles = styles;
    const kinds = new Uint8Array(capacity);
    kinds.set(this.kinds);
    this.kinds = kinds;
    const values = new Float64Array(capacity);
    values.set(this.values);
    this.values = values;
  }
}
