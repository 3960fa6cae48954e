import { CellKind, type CellStore, type NewCell } from './cell-store.ts';
import { decodeFormula, type FormulaStore } from './formula-store.ts';
import { parseNumber } from './parse-number.ts';
import { serialOfIso } from './serial-date.ts';
import { UnusualWorkbook } from './unusual.ts';
import { xmlTags } from './xml-tags.ts';

const GREATER = 62;
const NO_SPAN = -1;

/** What `t` of a cell says, by its first letter; `str` has another one than `s` (ECMA-376 part 1, 18.18.11). */
export const CellType = {
  number: 110,
  shared: 115,
  string: 116,
  inline: 105,
  boolean: 98,
  error: 101,
  date: 100,
} as const;

/** Where the pieces of a cell stand in the bytes; -1 where there is none. */
export class CellSpans {
  row = 0;
  column = 0;
  type: number = CellType.number;
  style = 0;
  /** An array formula that spills. */
  spills = false;
  valueFrom = NO_SPAN;
  valueTo = NO_SPAN;
  /** From the name of the `f` tag to the end of its text. */
  formulaFrom = NO_SPAN;
  formulaTo = NO_SPAN;
  inlineFrom = NO_SPAN;
  inlineTo = NO_SPAN;

  clear(): void {
    this.type = CellType.number;
    this.style = 0;
    this.spills = false;
    this.valueFrom = NO_SPAN;
    this.formulaFrom = NO_SPAN;
    this.inlineFrom = NO_SPAN;
  }
}

const decoder = new TextDecoder();

/** Takes the values and formulas of cells out of bytes into their stores. */
export class CellKeeper {
  readonly #store: CellStore;
  readonly #formulas: FormulaStore;
  readonly #isDate1904: boolean;
  readonly #cell: NewCell = { kind: 0, style: 0, value: new Float64Array(1) };

  constructor(store: CellStore, formulas: FormulaStore, isDate1904: boolean) {
    this.#store = store;
    this.#formulas = formulas;
    this.#isDate1904 = isDate1904;
  }

  /** A cell with neither value nor formula is not kept. */
  keep(bytes: Uint8Array, spans: CellSpans): void {
    const hasFormula = spans.formulaFrom >= 0;
    const cell = this.#cell;
    cell.kind = this.#readValue(bytes, spans);
    cell.style = spans.style;
    if (cell.kind === CellKind.empty && !hasFormula) return;
    if (Number.isNaN(cell.value[0])) throw new UnusualWorkbook('value');
    const at = this.#store.add(spans.row, spans.column, cell);
    if (hasFormula && at >= 0) this.#keepFormula(at, bytes, spans);
  }

  /** Puts the value into `#cell`; gives its kind. */
  #readValue(bytes: Uint8Array, spans: CellSpans): CellKind {
    const { type, valueFrom: from, valueTo: to } = spans;
    const { value } = this.#cell;
    value[0] = 0;
    if (type === CellType.inline && spans.inlineFrom >= 0) {
      value[0] = this.#store.addText(bytes, spans.inlineFrom, spans.inlineTo);
      return CellKind.text;
    }
    if (from < 0 || (from === to && type !== CellType.string)) return CellKind.empty;
    switch (type) {
      case CellType.number:
        parseNumber(bytes, spans, value);
        return CellKind.number;
      case CellType.shared:
        parseNumber(bytes, spans, value);
        return CellKind.shared;
      case CellType.boolean:
        value[0] = bytes[from] === 49 || bytes[from] === 116 ? 1 : 0;
        return CellKind.boolean;
      case CellType.date:
        value[0] = serialOfIso(decoder.decode(bytes.subarray(from, to)), this.#isDate1904);
        return CellKind.date;
      case CellType.string:
      case CellType.inline:
        value[0] = this.#store.addText(bytes, from, to);
        return CellKind.text;
      case CellType.error:
        value[0] = this.#store.addText(bytes, from, to);
        return CellKind.error;
      default:
        throw new UnusualWorkbook('cell type');
    }
  }

  #keepFormula(cell: number, bytes: Uint8Array, spans: CellSpans): void {
    const { formulaFrom, formulaTo: to } = spans;
    const open = bytes.indexOf(GREATER, formulaFrom);
    const from = Math.min(open + 1, to);
    // `<f>` and nothing more is by far the most frequent.
    if (open - formulaFrom <= 1) {
      this.#formulas.add(cell, bytes, { from, to });
      return;
    }
    const [tag] = xmlTags(`<${decoder.decode(bytes.subarray(formulaFrom, open))}>`);
    const type = tag?.attribute('t');
    const group = type === 'shared' ? Number(tag?.attribute('si') ?? -1) : undefined;
    this.#formulas.add(cell, bytes, { from, to, group });
    if (from === to) return;
    const text = decodeFormula(bytes.subarray(from, to));
    const { row, column } = spans;
    if (group !== undefined) this.#formulas.addMaster(group, { row, column, text });
    if (type === 'array' && !spans.spills) this.#formulas.addArray(tag?.attribute('ref') ?? '', text);
  }
}
