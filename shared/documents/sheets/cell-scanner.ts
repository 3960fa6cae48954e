import { limits } from '@/shared/documents/limits.ts';
import { type CellKeeper, CellSpans, CellType } from './cell-keeper.ts';
import { scanTypicalCell } from './typical-cell.ts';
import { UnusualWorkbook } from './unusual.ts';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;

/** Reads rows and cells out of bytes. Every scan gives where it ended, or -1 where the bytes end first. */
export class CellScanner {
  /** The row being read, counted from 0. */
  row = -1;
  /** Rows said to be hidden are given here. */
  onHiddenRow: (row: number) => void = () => undefined;
  /** And how deep in the outline those are that are in it. */
  onLevel: (row: number, level: number) => void = () => undefined;
  readonly #keeper: CellKeeper;
  /** One object for all cells, so that none is made for each. */
  readonly #spans = new CellSpans();
  #bytes: Uint8Array = new Uint8Array(0);
  #column = -1;
  #nextRow = 0;
  #refRow = -1;

  constructor(keeper: CellKeeper) {
    this.#keeper = keeper;
  }

  look(bytes: Uint8Array): void {
    this.#bytes = bytes;
  }

  /** A `row` tag; `from` is behind its name. */
  scanRow(from: number): number {
    const bytes = this.#bytes;
    const end = bytes.indexOf(GREATER, from);
    if (end < 0) return -1;
    let row = this.#nextRow;
    let isHidden = false;
    let level = 0;
    for (let at = from; at < end; at += 1) {
      if ((bytes[at] ?? 0) > 32) continue;
      if (bytes[at + 1] === 114 && bytes[at + 2] === EQUALS) row = this.#wholeNumber(at + 4) - 1;
      // hidden="1" or "true"
      if (bytes[at + 1] === 104 && bytes[at + 2] === 105 && bytes[at + 7] === EQUALS)
        isHidden = bytes[at + 9] === 49 || bytes[at + 9] === 116;
      // outlineLevel="1" to "7"
      if (bytes[at + 1] === 111 && bytes[at + 2] === 117 && bytes[at + 13] === EQUALS)
        level = (bytes[at + 15] ?? 0) - 48;
    }
    if (!(row >= 0 && row < limits.rows)) throw new UnusualWorkbook('row number');
    this.row = row;
    this.#nextRow = row + 1;
    this.#column = -1;
    if (isHidden) this.onHiddenRow(row);
    if (level > 0 && level < 8) this.onLevel(row, level);
    return end + 1;
  }

  /** A `c` tag and all it holds; `from` is behind its name. */
  scan(from: number): number {
    const spans = this.#spans;
    spans.row = this.row;
    const typical = scanTypicalCell(this.#bytes, from, spans);
    if (typical >= 0) {
      this.#column = spans.column;
      this.#keeper.keep(this.#bytes, spans);
      return typical;
    }
    const before = this.#column;
    let at = this.#scanAttributes(from);
    if (at >= 0 && this.#bytes[at - 2] !== SLASH) at = this.#scanContent(at);
    if (at < 0) {
      this.#column = before;
      return -1;
    }
    if (this.#refRow >= 0 && this.#refRow !== this.row) throw new UnusualWorkbook('cell of another row');
    if (this.#column >= limits.columns) throw new UnusualWorkbook('column number');
    spans.column = this.#column;
    this.#keeper.keep(this.#bytes, spans);
    return at;
  }

  /** Gives where the tag ended, behind its `>`. */
  #scanAttributes(from: number): number {
    const bytes = this.#bytes;
    this.#column += 1;
    this.#refRow = -1;
    this.#spans.clear();
    let at = from;
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) return -1;
      if (byte === GREATER) return at + 1;
      if (byte <= 32 || byte === SLASH) {
        at += 1;
        continue;
      }
      let value = at + 1;
      while (bytes[value] !== EQUALS) {
        if (value >= bytes.length) return -1;
        value += 1;
      }
      const quote = bytes[value + 1];
      if (quote === undefined) return -1;
      if (quote !== 34 && quote !== 39) throw new UnusualWorkbook('attribute');
      value += 2;
      let end = value;
      while (bytes[end] !== quote) {
        if (end >= bytes.length) return -1;
        end += 1;
      }
      if (value - at === 3) this.#takeAttribute(byte, value, end);
      else if (byte === 99 && bytes[at + 1] === 109) this.#spans.spills = true;
      at = end + 1;
    }
  }

  #takeAttribute(name: number, from: number, to: number): void {
    if (name === 114) this.#takeReference(from, to);
    else if (name === 115) this.#spans.style = this.#wholeNumber(from);
    else if (name === 116)
      this.#spans.type = to - from === 3 ? CellType.string : (this.#bytes[from] ?? CellType.number);
  }

  #takeReference(from: number, to: number): void {
    const bytes = this.#bytes;
    let column = 0;
    let at = from;
    for (; at < to; at += 1) {
      const letter = (bytes[at] ?? 0) & 0xdf;
      if (letter < 65 || letter > 90) break;
      column = column * 26 + letter - 64;
    }
    if (column === 0 || at === to) throw new UnusualWorkbook('cell reference');
    this.#column = column - 1;
    this.#refRow = this.#wholeNumber(at) - 1;
  }

  #wholeNumber(from: number): number {
    let number = 0;
    for (let at = from; ; at += 1) {
      const digit = (this.#bytes[at] ?? 0) - 48;
      if (digit < 0 || digit > 9) return at === from ? -1 : number;
      number = number * 10 + digit;
    }
  }

  /** From behind `<c …>` to behind `</c>`. */
  #scanContent(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    for (;;) {
      if (bytes[at] !== LESS) at = bytes.indexOf(LESS, at);
      if (at < 0) return -1;
      if (bytes[at + 1] === SLASH) {
        const end = bytes.indexOf(GREATER, at);
        return end < 0 ? -1 : end + 1;
      }
      let name = at + 1;
      // A prefix, if there is one, ends with a colon.
      while ((bytes[name] ?? 0) > 62 || ((bytes[name] ?? 0) >= 48 && (bytes[name] ?? 0) < 58)) name += 1;
      const local = bytes[name] === 58 ? name + 1 : at + 1;
      const next = this.#scanElement(local);
      if (next < 0) return -1;
      at = next;
    }
  }

  /** A `v`, `f` or `is` element whose name begins at `local`. */
  #scanElement(local: number): number {
    const bytes = this.#bytes;
    const open = bytes.indexOf(GREATER, local);
    if (open < 0) return -1;
    const isEmpty = bytes[open - 1] === SLASH;
    const first = bytes[local];
    if (first === 105 && bytes[local + 1] === 115) return isEmpty ? open + 1 : this.#scanInline(open + 1);
    if (first !== 118 && first !== 102) throw new UnusualWorkbook('element in a cell');
    let to = open + 1;
    if (!isEmpty) {
      while (bytes[to] !== LESS) {
        if (to >= bytes.length) return -1;
        to += 1;
      }
      if (bytes[to + 1] === undefined) return -1;
      if (bytes[to + 1] !== SLASH) throw new UnusualWorkbook('element in a value');
    }
    const close = isEmpty ? open : bytes.indexOf(GREATER, to);
    if (close < 0) return -1;
    if (first === 118) {
      this.#spans.valueFrom = open + 1;
      this.#spans.valueTo = to;
    } else {
      this.#spans.formulaFrom = local;
      this.#spans.formulaTo = to;
    }
    return close + 1;
  }

  #scanInline(from: number): number {
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(LESS, from); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
      if (bytes[at + 1] !== SLASH) continue;
      const end = bytes.indexOf(GREATER, at);
      if (end < 0) return -1;
      if (bytes[end - 1] === 115 && bytes[end - 2] === 105) {
        this.#spans.inlineFrom = from;
        this.#spans.inlineTo = at;
        return end + 1;
      }
    }
    return -1;
  }
}
