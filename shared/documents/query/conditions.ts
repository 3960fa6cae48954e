import { foldText } from '@/shared/documents/context/search-terms.ts';
import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { shownNumber } from './figures.ts';
import { sayPeriod } from './period.ts';
import { choicesOfCell, severalIn } from './several-choices.ts';
import type { Condition, Having, Operator, TableQuery } from './table-query.ts';

type Value = number | string;

/** As texts are compared: a question is typed without accents as well. */
export const foldValue = (value: Value) => foldText(String(value)).replaceAll('ß', 'ss');

const isSame = (value: Value, than: Value) =>
  typeof value === 'number' && typeof than === 'number'
    ? Math.abs(value - than) < 1e-9 * Math.max(1, Math.abs(than))
    : String(value) === String(than);

const compared = (value: Value, than: Value | undefined, holds: (a: number, b: number) => boolean) =>
  typeof value === 'number' && typeof than === 'number' && holds(value, than);

const tests: Record<Operator, (value: Value, values: readonly Value[]) => boolean> = {
  is: (value, values) => values.some((than) => isSame(value, than)),
  not: (value, values) => !values.some((than) => isSame(value, than)),
  contains: (value, values) => {
    const text = foldValue(value);
    return values.some((than) => text.includes(foldValue(than)));
  },
  over: (value, [than]) => compared(value, than, (a, b) => a > b),
  under: (value, [than]) => compared(value, than, (a, b) => a < b),
  at_least: (value, [than]) => compared(value, than, (a, b) => a >= b),
  at_most: (value, [than]) => compared(value, than, (a, b) => a <= b),
  between: (value, [low, high]) =>
    compared(value, low, (a, b) => a >= b) && compared(value, high, (a, b) => a <= b),
  within: (value, values) =>
    typeof value === 'number' && pairsOf(values).some(([from, until]) => isWithin(value, from, until)),
  empty: () => false,
  filled: () => true,
};

/** Whether a figure of a group is one that is asked for. */
export const fitsHaving = (value: number, { is, values }: Having): boolean => tests[is](value, values);

/** Ends of periods, two by two. */
export const pairsOf = (values: readonly Value[]): [string, string][] =>
  Array.from({ length: Math.ceil(values.length / 2) }, (_, at) => [
    String(values[at * 2] ?? ''),
    String(values[at * 2 + 1] ?? ''),
  ]);

function isWithin(value: number, from: string, until: string): boolean {
  const [first, end] = [serialOfIso(from, false), serialOfIso(until, false)];
  return (Number.isNaN(first) || value >= first) && (Number.isNaN(end) || value < end);
}

/** Whether a row without the value passes: it is certainly not one of those that are ruled out. */
export function passes(table: DataTable, { column, is, values }: Condition, row: number): boolean {
  const own = table.columns[column] ?? table.whole?.columns[column];
  const value = own?.values.get(row);
  if (value !== undefined) {
    const several = own && (is === 'is' || is === 'not') ? severalIn(own) : undefined;
    if (!several) return tests[is](value, values);
    const isHeld = [value, ...choicesOfCell(several, value)].some((part) => tests.is(part, values));
    return is === 'is' ? isHeld : !isHeld;
  }
  // A word among figures is no empty cell, unless it says just that.
  const isOdd = own?.odd.includes(row) === true && !own.blank.includes(row);
  return is === 'not' || (is === 'empty' && !isOdd) || (is === 'filled' && isOdd);
}

/** The rows that pass every condition. */
export function rowsThatPass(
  table: DataTable,
  rows: readonly number[],
  where: readonly Condition[],
): number[] {
  return rows.filter((row) => where.every((one) => passes(table, one, row)));
}

const phrases: Record<Exclude<Operator, 'within' | 'between'>, string> = {
  is: 'is',
  not: 'is not',
  contains: 'contains',
  over: 'is over',
  under: 'is under',
  at_least: 'is at least',
  at_most: 'is at most',
  empty: 'is empty',
  filled: 'is not empty',
};

const shownValue = (value: Value, column: DataColumn | undefined) =>
  typeof value === 'number'
    ? column?.isYear || column?.isId
      ? String(value)
      : shownNumber(value, '')
    : `“${value}”`;

/** A condition in words: `is “North”`, `is over 100`, `is in March 2025`. */
export function sayCondition({ is, values }: Condition, column: DataColumn | undefined): string {
  if (is === 'is' && column && severalIn(column))
    return `has ${values.map((value) => shownValue(value, column)).join(' or ')}`;
  if (is === 'within')
    return pairsOf(values)
      .map(([from, until]) => sayPeriod(from, until))
      .join(' or ');
  if (is === 'empty' || is === 'filled') return phrases[is];
  if (is === 'between') return `is from ${values.map((value) => shownValue(value, column)).join(' to ')}`;
  return `${phrases[is]} ${values.map((value) => shownValue(value, column)).join(' or ')}`;
}

/** What is asked of a group's figure, in words: `is under 1,000`. */
export const sayHaving = ({ is, values }: Having, measure: DataColumn | undefined): string =>
  sayCondition({ column: 0, is, values }, measure && { ...measure, isYear: false, isId: false });

/** A table as a query reads it: with the other way to read a column where that was chosen. */
export function tableAsRead(table: DataTable, { reading }: TableQuery): DataTable {
  if (reading !== 'other') return table;
  return { ...table, columns: table.columns.map((column) => column.other ?? column) };
}
