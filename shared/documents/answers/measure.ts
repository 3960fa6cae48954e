import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import type { DataColumn } from './data-column.ts';
import { extremeOf, meanOf, medianOf, shownNumber, sumOf } from './figures.ts';
import type { Grouping, Interpretation } from './interpret.ts';

/** What was worked out, or why it cannot be. */
export type WorkedOut = { text: string } | { unclear: string };

export const NAMES = {
  sum: 'sum',
  mean: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
} as const;
export type Measure = keyof typeof NAMES;

export const many = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
export const named = (column: DataColumn) => `“${column.name}”`;

/** A value as an answer shows it: a day as a day, a number with its unit. */
export function shown(column: DataColumn, value: number | string): string {
  if (typeof value === 'string') return value;
  if (column.kind === 'date')
    return (
      isoOfSerial(value, false)
        ?.replace(/T00:00:00$/, '')
        .replace('T', ' ') ?? String(value)
    );
  return shownNumber(value, column.unit ?? '');
}

export const numbersIn = (column: DataColumn, rows: readonly number[]) =>
  rows.map((row) => column.values.get(row)).filter((value) => typeof value === 'number');

export function measured(kind: Measure, values: readonly number[]): number {
  if (kind === 'sum') return sumOf(values);
  if (kind === 'mean') return meanOf(values);
  return kind === 'median' ? medianOf(values) : extremeOf(values, kind === 'min');
}

/** The column of numbers that is meant: the one named, or the only one there is. */
export function measureOf({
  table,
  columns,
  operation,
  group,
}: Interpretation): DataColumn | { unclear: string } {
  const mayBeDay = operation?.kind === 'min' || operation?.kind === 'max';
  const fits = (column: DataColumn) => column.kind === 'number' || (mayBeDay && column.kind === 'date');
  const namedOnes = columns.filter(fits);
  if (namedOnes.length > 1) return { unclear: `it names the columns ${namedOnes.map(named).join(' and ')}` };
  if (namedOnes[0]) return namedOnes[0];
  if (columns[0] && operation?.kind !== 'which' && operation?.kind !== 'top')
    return { unclear: `${named(columns[0])} holds no numbers` };
  const all = table.columns.filter((column) => column.kind === 'number' && column !== group?.column);
  if (all.length === 1 && all[0]) return all[0];
  if (all.length === 0) return { unclear: 'no column holds numbers' };
  return { unclear: `it does not say which column is meant: ${all.slice(0, 6).map(named).join(', ')}` };
}

function keyOf({ column, by }: Grouping, row: number): string {
  const value = column.values.get(row);
  if (value === undefined) return '(empty)';
  if (by === 'value' || typeof value === 'string') return shown(column, value);
  const [year = '', month = ''] = (isoOfSerial(value, false) ?? '').split('-');
  if (by === 'year') return year;
  return by === 'month' ? `${year}-${month}` : `${year} Q${Math.ceil(Number(month) / 3)}`;
}

export function groupsOf(group: Grouping, rows: readonly number[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const key = keyOf(group, row);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export interface Line {
  name: string;
  value: number;
  shown: string;
}
