import type { Cell } from '@/shared/documents/workbook.ts';

export type ValueKind = 'number' | 'date' | 'text' | 'boolean' | 'error';

/** Different values a column is counted up to; beyond, it has at least so many. */
export const MAX_DISTINCT = 50_000;

/** Counts the values of one column as they come in. */
export class ColumnTally {
  readonly kinds: Record<ValueKind, number> = { number: 0, date: 0, text: 0, boolean: 0, error: 0 };
  readonly times = new Map<string | number | boolean, number>();
  isCapped = false;
  sum = 0;
  firstRow = -1;
  lastRow = -1;
  /** The row of the first number or date, whose format the column's figures are shown in. */
  formatRow = -1;
  #compensation = 0;
  #numbers = new Float64Array(64);
  #count = 0;

  get count(): number {
    return Object.values(this.kinds).reduce((total, count) => total + count, 0);
  }

  add(row: number, kind: Cell['kind'], value: Cell['value']): void {
    if (kind === 'empty' || value === null || value === '') return;
    this.kinds[kind] += 1;
    if (this.firstRow < 0) this.firstRow = row;
    this.lastRow = row;
    const known = this.times.get(value);
    if (known !== undefined) this.times.set(value, known + 1);
    else if (this.times.size < MAX_DISTINCT) this.times.set(value, 1);
    else this.isCapped = true;
    if (typeof value !== 'number') return;
    if (this.formatRow < 0) this.formatRow = row;
    this.#addNumber(value, kind === 'number');
  }

  /** Numbers, or days where there are no numbers, from the smallest. */
  sorted(): Float64Array {
    return this.#numbers.subarray(0, this.#count).slice().sort();
  }

  /** Sums with what each step loses (Neumaier 1974), so that ten cents make a tenth. */
  #addNumber(value: number, isSummed: boolean): void {
    if (this.#count === this.#numbers.length) {
      const grown = new Float64Array(this.#count * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#count] = value;
    this.#count += 1;
    if (!isSummed) return;
    const next = this.sum + value;
    this.#compensation +=
      Math.abs(this.sum) >= Math.abs(value) ? this.sum - next + value : value - next + this.sum;
    this.sum = next;
  }

  get exactSum(): number {
    return this.sum + this.#compensation;
  }
}
