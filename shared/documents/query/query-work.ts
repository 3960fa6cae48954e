import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { extremeOf, meanOf, medianOf, shownNumber, sumOf } from './figures.ts';
import { differentIn, shownValue } from './groups.ts';
import type { How, QueryResult, TableQuery } from './table-query.ts';

/** A query with the table it asks, and the rows that passed. */
export interface Work {
  query: TableQuery;
  table: DataTable;
  measure: DataColumn | undefined;
  rows: readonly number[];
}

/** What came of it, or why nothing can. */
export type Outcome = Pick<QueryResult, 'figure' | 'text' | 'lines' | 'heads' | 'more' | 'isTime'> & {
  /** The figure as a number, to be held against another. */
  value: number | null;
};

export const HOW_NAMES: Readonly<Record<How, string>> = {
  sum: 'sum',
  average: 'average',
  average_of_totals: 'average total',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  count: 'count',
  distinct: 'number of different values',
  share: 'share',
  growth: 'change',
  ratio: 'sum',
  list: 'values',
};

export const numbersIn = (column: DataColumn | undefined, rows: readonly number[]) =>
  rows.map((row) => column?.values.get(row)).filter((value) => typeof value === 'number');

/** A figure of some numbers; undefined of none. */
export function figureOf(how: How, values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  if (how === 'average') return meanOf(values);
  if (how === 'median') return medianOf(values);
  if (how === 'min' || how === 'max') return extremeOf(values, how === 'min');
  return sumOf(values);
}

export const plain = (text: string): Outcome => ({
  text,
  figure: null,
  value: null,
  lines: [],
  heads: ['', ''],
  more: 0,
  isTime: false,
});

/** Rows that hold both figures of a ratio, and the sums of the two; undefined where there is nothing to divide by. */
export function ratioOf({ query, table, measure }: Omit<Work, 'rows'>, rows: readonly number[]) {
  const other = table.columns[query.against ?? -1];
  const both = rows.filter((row) =>
    [measure, other].every((column) => typeof column?.values.get(row) === 'number'),
  );
  const [above, below] = [sumOf(numbersIn(measure, both)), sumOf(numbersIn(other, both))];
  return below === 0 ? undefined : { above, below, rows: both, value: above / below };
}

/** What a group or all of it comes to under a query: rows, different values, or a figure of numbers. */
export function amountOf(work: Omit<Work, 'rows'>, rows: readonly number[]): number | undefined {
  const { query, measure } = work;
  if (query.how === 'ratio') return ratioOf(work, rows)?.value;
  if (query.how === 'distinct') return differentIn(measure, rows);
  if (query.how === 'count' || !measure)
    return measure ? rows.filter((row) => measure.values.has(row)).length : rows.length;
  const how =
    query.how === 'share' || query.how === 'growth' || query.how === 'average_of_totals' ? 'sum' : query.how;
  return measure.kind === 'text' ? undefined : figureOf(how, numbersIn(measure, rows));
}

/** A quotient to four digits, from 100 on to two behind the point: further ones say nothing. */
function shownRatio(value: number, unit: string): string {
  // Halves are rounded up, though their binary form may lie just below.
  const exact = value * (1 + 1e-12);
  const isLarge = Math.abs(exact) >= 100;
  return shownNumber(Number(isLarge ? exact.toFixed(2) : exact.toPrecision(4)), unit);
}

/** A value as the measure is shown; of counts plain. */
export function shownFor({ query, measure }: Pick<Work, 'query' | 'measure'>, value: number): string {
  const isCount = query.how === 'count' || query.how === 'distinct' || !measure;
  if (query.how === 'ratio') return shownRatio(value, measure?.unit ?? '');
  return isCount ? value.toLocaleString('en-US') : shownValue(measure, value);
}

export const percent = (share: number) =>
  `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`;
