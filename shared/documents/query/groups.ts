import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import { shownLength, shownNumber } from './figures.ts';
import { choicesOfCell, severalIn } from './several-choices.ts';
import type { Grouping } from './table-query.ts';

/** A day without a midnight, a time of day without a day. */
function shownDay(serial: number): string {
  const iso = isoOfSerial(serial, false);
  if (!iso) return String(serial);
  const [date = '', time = ''] = iso.split('T');
  if (serial >= 0 && serial < 1) return time.replace(/:00$/, '');
  return time === '' || time === '00:00:00' ? date : `${date} ${time}`;
}

/** A value as an answer shows it: a day as a day, a year plain, a number with its unit. */
export function shownValue(column: DataColumn, value: number | string, unit = column.unit ?? ''): string {
  if (typeof value === 'string') return value;
  if (column.isYear || column.isId) return String(value);
  if (column.kind === 'date') return shownDay(value);
  if (column.clock !== undefined) return shownLength(value, { unit, parts: column.clock });
  return shownNumber(value, unit, column.decimals);
}

export const EMPTY = '(empty)';

function keyOf(column: DataColumn, unit: Grouping['unit'], row: number): string {
  const value = column.values.get(row);
  if (value === undefined) return EMPTY;
  if (unit === 'value' || typeof value === 'string' || column.kind !== 'date')
    return shownValue(column, value);
  const [year = '', month = ''] = (isoOfSerial(value, false) ?? '').split('-');
  if (unit === 'year') return year;
  if (unit === 'half') return `${year} H${Number(month) > 6 ? 2 : 1}`;
  return unit === 'month' ? `${year}-${month}` : `${year} Q${Math.ceil(Number(month) / 3)}`;
}

const folded = (key: string) => key.trim().replace(/\s+/g, ' ').toLowerCase();

/** How many different values rows hold; letter case and blanks make no other one. */
export function differentIn(column: DataColumn | undefined, rows: readonly number[]): number {
  const several = column && severalIn(column);
  return new Set(
    rows.flatMap((row) => {
      const value = column?.values.get(row) ?? [];
      if (typeof value !== 'string') return value;
      return several ? choicesOfCell(several, value).map(folded) : folded(value);
    }),
  ).size;
}

/** What most rows of a group call it: "Berlin", where one says "berlin". */
function commonName(names: ReadonlyMap<string, number>): string {
  const most = Math.max(...names.values());
  return [...names].find(([, times]) => times === most)?.[0] ?? '';
}

/** Rows by their group, in the order they come; letter case and blanks make no other group, as in a filter. */
export function groupsOf(
  table: DataTable,
  { column, unit }: Grouping,
  rows: readonly number[],
): Map<string, number[]> {
  const own = table.columns[column];
  const groups = new Map<string, { rows: number[]; names: Map<string, number> }>();
  if (!own) return new Map();
  const several = unit === 'value' ? severalIn(own) : undefined;
  // A row stands in the group of each choice its cell holds.
  const namesOf = (row: number) => {
    const value = several ? own.values.get(row) : undefined;
    return several && value !== undefined ? choicesOfCell(several, value) : [keyOf(own, unit, row).trim()];
  };
  for (const [row, name] of rows.flatMap((row) => namesOf(row).map((name) => [row, name] as const))) {
    const key = folded(name);
    const group = groups.get(key) ?? { rows: [], names: new Map<string, number>() };
    group.rows.push(row);
    group.names.set(name, (group.names.get(name) ?? 0) + 1);
    groups.set(key, group);
  }
  return new Map([...groups.values()].map(({ rows: all, names }) => [commonName(names), all]));
}

/** Whether groups follow time, and so are shown in its order. */
export function isTime(table: DataTable, by: Grouping | null): boolean {
  const column = by ? table.columns[by.column] : undefined;
  return (
    column !== undefined &&
    (column.kind === 'date' || column.isYear || column.isMonth || isQuarters(column) || isYears(column))
  );
}

const isQuarters = ({ values, kind }: DataColumn) =>
  kind === 'text' &&
  values.size > 0 &&
  [...new Set(values.values())].every((value) =>
    /^(?:Q[1-4](?: \d{4})?|(?:19|20)\d\d)$/i.test(String(value)),
  );

/** Sheets that are called alike but for their year. */
function isYears(column: DataColumn): boolean {
  const names = isSource(column) ? [...new Set(column.values.values())].map(String) : [];
  const rests = names.map((name) => name.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/, ''));
  return names.length > 1 && new Set(rests).size === 1 && rests[0] !== names[0];
}

/** By time where the names are times, else by their letters. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [monthOf(a), monthOf(b)];
  if (first !== undefined && second !== undefined) return first - second;
  return a.localeCompare(b, undefined, { numeric: true });
}
