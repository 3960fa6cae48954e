import { type Bar, histogram, topBars } from '@/shared/documents/sheets/chart.ts';
import { dateBars } from '@/shared/documents/sheets/date-bars.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { extremeOf, meanOf, medianOf, sumOf } from './figures.ts';
import { differentIn, shownValue } from './groups.ts';
import { isRate } from './rates.ts';

/** Something a column is said to hold, as `Sum` and `1,240`. */
export interface ColumnFact {
  name: string;
  value: string;
}

/** Bars of frequent values; more are no longer read. */
const MOST_VALUES = 8;
/** Different units whose figures are named beside each other. */
const MOST_UNITS = 6;

const counts = new Intl.NumberFormat('en');
const numbersIn = ({ values }: DataColumn): number[] =>
  [...values.values()].filter((value) => typeof value === 'number');

/** A column's numbers by their unit: figures of two currencies are never put together. */
function byUnit(column: DataColumn): [unit: string, numbers: number[]][] {
  const { units, unit } = column;
  if (!units) return [[unit ?? '', numbersIn(column)]];
  const found = new Map<string, number[]>();
  for (const [row, value] of column.values) {
    if (typeof value !== 'number') continue;
    const own = units.get(row) ?? '';
    found.set(own, [...(found.get(own) ?? []), value]);
  }
  return [...found];
}

type Figure = readonly [name: string, of: (values: readonly number[]) => number];

const ends: readonly Figure[] = [
  ['Lowest', (values) => extremeOf(values, true)],
  ['Highest', (values) => extremeOf(values, false)],
];
const middles: readonly Figure[] = [
  ['Mean', meanOf],
  ['Median', medianOf],
];

/** What can be said of a column's numbers: names have no mean, and prices, shares and balances no sum. */
function figuresFor(column: DataColumn): readonly Figure[] {
  if (column.isId) return [];
  if (column.isYear) return ends;
  const hasSum = !isRate(column) && column.isRunningTotal !== true;
  return [...(hasSum ? [['Sum', sumOf] as const] : []), ...middles, ...ends];
}

/** Figures of a column, each in all its units, and in both ways it may be read. */
function numberFacts(column: DataColumn): ColumnFact[] {
  const ways = column.other ? [column, column.other] : [column];
  return figuresFor(column).map(([name, of]) => {
    const shown = ways.map((way) =>
      byUnit(way)
        .filter(([, values]) => values.length > 0)
        .slice(0, MOST_UNITS)
        .map(([unit, values]) => shownValue(way, of(values), unit))
        .join(' · '),
    );
    return { name, value: [...new Set(shown)].filter(Boolean).join(' or ') };
  });
}

function dayFacts(column: DataColumn): ColumnFact[] {
  const ways = column.other ? [column, column.other] : [column];
  const at = (isFirst: boolean) =>
    [...new Set(ways.map((way) => shownValue(way, extremeOf(numbersIn(way), isFirst))))].join(' or ');
  return [
    { name: 'First', value: at(true) },
    { name: 'Last', value: at(false) },
  ];
}

/** What a column holds in the rows of its table, in words and figures. */
export function factsOf(column: DataColumn, rows: readonly number[]): ColumnFact[] {
  const blank = new Set(column.blank);
  const others = column.odd.filter((row) => !blank.has(row)).length;
  const count = column.filled - blank.size;
  const missing = rows.length - count;
  const fact = (name: string, value: number) => (value > 0 ? [{ name, value: counts.format(value) }] : []);
  return [
    { name: 'Values', value: counts.format(count) },
    ...fact('Missing', missing),
    ...fact('Errors', column.errors.length),
    ...fact(column.kind === 'date' ? 'Not dates' : 'Not numbers', others),
    { name: 'Different', value: counts.format(differentIn(column, rows)) },
    ...(column.kind === 'number' && column.values.size > 0 ? numberFacts(column) : []),
    ...(column.kind === 'date' && column.values.size > 0 ? dayFacts(column) : []),
  ];
}

/** Each different value with how often it comes up: figures in their order, texts the most frequent first. */
function frequentIn(column: DataColumn): Bar[] {
  const times = new Map<number | string, number>();
  for (const value of column.values.values()) times.set(value, (times.get(value) ?? 0) + 1);
  // Nearly as many values as cells tell nothing by how often they come up.
  const isRare = column.kind === 'number' && times.size * 2 > column.values.size;
  if (isRare || times.size === column.values.size) return [];
  const sorted = [...times].sort(([a, one], [b, other]) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : other - one,
  );
  const top = sorted.map(([value, count]) => ({ text: shownValue(column, value), count }));
  return topBars(top.slice(0, MOST_VALUES), column.values.size, 'all others');
}

/** How a column's values spread: over equal ranges, or where they are few how often each comes up. */
export function barsOf(column: DataColumn): { bars: Bar[]; barsAre: 'values' | 'ranges' } {
  const { kind, values, isId, units, isAmbiguous, clock } = column;
  if (units || isAmbiguous) return { bars: [], barsAre: 'values' };
  const isFew = new Set(values.values()).size <= MOST_VALUES;
  if (kind === 'text' || isId || isFew) return { bars: frequentIn(column), barsAre: 'values' };
  const sorted = Float64Array.from(numbersIn(column)).sort();
  const isWhole = clock === undefined && sorted.every(Number.isInteger);
  // Bounds are round: the column's decimals would say nothing in them.
  const bound = { ...column, decimals: undefined };
  const ranges = { show: (value: number) => shownValue(bound, value), least: isWhole ? 1 : 0, isWhole };
  // Ranges that hold one value each say less than the values themselves.
  const most = Math.floor(sorted.length / 2);
  const spread = (kind === 'date' && dateBars(sorted, most)) || histogram(sorted, ranges);
  return { bars: spread.length > most || spread.length < 2 ? [] : spread, barsAre: 'ranges' };
}

/** What most of a column's cells are. */
export function kindOf({ kind, isMixed, values }: DataColumn): string {
  if (kind !== 'text') return kind === 'date' ? 'dates' : 'numbers';
  if (isMixed) return 'of several kinds';
  const isTruth =
    values.size > 0 && [...values.values()].every((value) => value === 'TRUE' || value === 'FALSE');
  return isTruth ? 'yes or no' : 'text';
}
