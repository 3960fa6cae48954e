import { type CellRange, parseRangeName } from './a1.ts';

/** What stands at a cell beside its value. */
export interface CellNote {
  comment?: string;
  link?: string;
}

/** Links over ranges that are kept; each cell is held against all of them. */
const MAX_LINKED_RANGES = 1_000;

/** The comments and links of a sheet, on cells with and without a value. */
export class CellNotes {
  hasComments = false;
  readonly #rows = new Map<number, Map<number, CellNote>>();
  /** The rows with notes in order; found anew when one is added. */
  #sortedRows: number[] | undefined;
  readonly #linkedRanges: { range: CellRange; link: string }[] = [];

  get isEmpty(): boolean {
    return this.#rows.size === 0 && this.#linkedRanges.length === 0;
  }

  addComment(row: number, column: number, comment: string): void {
    this.hasComments = true;
    const note = this.#note(row, column);
    note.comment = note.comment ? `${note.comment}\n${comment}` : comment;
  }

  /** A link over a range in A1 notation; of a large one the cells with a value share it. */
  addLink(ref: string, link: string): void {
    const range = parseRangeName(ref);
    if (!range) return;
    if (range.top === range.bottom && range.left === range.right)
      this.#note(range.top, range.left).link = link;
    else if (this.#linkedRanges.length < MAX_LINKED_RANGES) this.#linkedRanges.push({ range, link });
  }

  /** The notes of a row by column. */
  inRow(row: number): ReadonlyMap<number, CellNote> | undefined {
    return this.#rows.get(row);
  }

  /** What stands at a cell, a link it shares with others among it. */
  at(row: number, column: number): CellNote | undefined {
    const own = this.#rows.get(row)?.get(column);
    if (own?.link !== undefined || this.#linkedRanges.length === 0) return own;
    const link = this.#linkedRanges.find(
      ({ range }) => row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
    )?.link;
    return link === undefined ? own : { ...own, link };
  }

  /** The first row with notes at or after a row; -1 after the last. */
  nextRow(row: number): number {
    if (this.#rows.size === 0) return -1;
    this.#sortedRows ??= [...this.#rows.keys()].sort((a, b) => a - b);
    let low = 0;
    let high = this.#sortedRows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sortedRows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return this.#sortedRows[low] ?? -1;
  }

  #note(row: number, column: number): CellNote {
    const inRow = this.#rows.get(row) ?? new Map<number, CellNote>();
    if (inRow.size === 0) this.#sortedRows = undefined;
    this.#rows.set(row, inRow);
    const note = inRow.get(column) ?? {};
    inRow.set(column, note);
    return note;
  }
}
