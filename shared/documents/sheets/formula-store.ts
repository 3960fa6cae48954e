import { limits } from '@/shared/documents/limits.ts';
import { type CellRange, parseRangeName } from './a1.ts';
import { ByteArena, NumberList } from './byte-arena.ts';
import { shiftFormula } from './shift-formula.ts';
import { resolveReferences } from './xml-tags.ts';

const decoder = new TextDecoder();
/** Array formulas over ranges that are kept; each cell is held against all of them. */
const MAX_ARRAYS = 1_000;
const NOT_SHARED = 0xffffffff;

interface Master {
  row: number;
  column: number;
  text: string;
}

/** The formulas of a sheet as bytes; shared ones are written out when they are asked for. */
export class FormulaStore {
  readonly #cells = new NumberList();
  readonly #ends = new NumberList();
  readonly #groups = new NumberList();
  readonly #texts = new ByteArena();
  readonly #masters = new Map<number, Master>();
  readonly #arrays = new Map<string, { range: CellRange; text: string }>();
  /** Array formulas of one cell, of which there may be many. */
  readonly #singles = new Map<number, string>();

  get isEmpty(): boolean {
    return this.#cells.length === 0 && this.#arrays.size + this.#singles.size === 0;
  }

  /** Adds the formula of the cell at a place of the store; `text` is `source[from, to)` as XML. */
  add(
    cell: number,
    source: Uint8Array,
    span: { from: number; to: number; group?: number | undefined },
  ): void {
    this.#cells.push(cell);
    this.#texts.add(source, span.from, span.to);
    this.#ends.push(this.#texts.length);
    this.#groups.push(span.group ?? NOT_SHARED);
  }

  /** Says that the formula at a cell is the one its group shares. */
  addMaster(group: number, master: Master): void {
    this.#masters.set(group, master);
  }

  addArray(ref: string, text: string): void {
    const range = parseRangeName(ref);
    if (!range) return;
    if (range.top === range.bottom && range.left === range.right)
      this.#singles.set(range.top * limits.columns + range.left, text);
    else if (this.#arrays.size < MAX_ARRAYS) this.#arrays.set(ref, { range, text });
  }

  hasArray(ref: string): boolean {
    return this.#arrays.has(ref);
  }

  /** The formula as Excel's bar shows it, with `=`; of an array in braces. */
  text(cell: number, row: number, column: number): string | undefined {
    const single = this.#singles.get(row * limits.columns + column);
    if (single !== undefined) return `{=${shownFormula(single)}}`;
    for (const { range, text } of this.#arrays.values())
      if (row >= range.top && row <= range.bottom && column >= range.left && column <= range.right)
        return `{=${shownFormula(text)}}`;
    const at = this.#cells.find(cell);
    if (at < 0) return undefined;
    const own = decodeFormula(this.#texts.slice(at === 0 ? 0 : this.#ends.at(at - 1), this.#ends.at(at)));
    const group = this.#groups.at(at);
    const master = own === '' && group !== NOT_SHARED ? this.#masters.get(group) : undefined;
    const text = master
      ? shiftFormula(master.text, { rows: row - master.row, columns: column - master.column })
      : own;
    return text === '' ? undefined : `=${shownFormula(text)}`;
  }
}

export function decodeFormula(bytes: Uint8Array): string {
  return resolveReferences(decoder.decode(bytes)).trim();
}

/** Newer functions are stored under a prefix that Excel does not show. */
function shownFormula(text: string): string {
  return text.includes('_xl') ? text.replace(/_xl(?:fn|ws|udf|pm)\./g, '') : text;
}
