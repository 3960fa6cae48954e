import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import { type PeriodName, periodIn } from './period-names.ts';
import { totalLabel } from './total-words.ts';
import { partsOfWhole } from './whole-columns.ts';

/** Rows are counted from here for each period: no sheet has more. */
const SPAN = 2 ** 21;
interface Series {
  rest: string;
  columns: DataColumn[];
  periods: PeriodName[];
}

type Naming = (column: DataColumn) => PeriodName | undefined;

const plainName = (kind: PeriodName['kind'], label: string, rest: string): PeriodName => ({
  kind,
  label,
  serial: undefined,
  year: undefined,
  rest,
});

/** Ways in which columns may be one measure told apart by something else; the first one that fits is taken. */
function namings({ columns }: DataTable): Naming[] {
  const parts = partsOfWhole(columns);
  return [
    // `2024 (f)` beside `2024 (m)` is another measure, no year that is not final.
    ({ name }) => {
      const begin = name.replace(/\s*[([].*$/, '');
      const isMarked =
        begin !== name && columns.some(({ name: other }) => other !== name && other.startsWith(begin));
      return periodIn(name, isMarked);
    },
    ({ group }) =>
      group && totalLabel(group.over) === undefined ? plainName('group', group.over, group.own) : undefined,
    (column) => (parts.includes(column) ? plainName('part', column.name, '') : undefined),
  ];
}

/** Columns of figures that tell of one thing at several times, for several groups or parts. */
function seriesBy({ columns }: DataTable, naming: Naming): Series[] {
  const byRest = new Map<string, Series>();
  for (const column of columns) {
    const period = column.kind === 'number' && !column.isYear ? naming(column) : undefined;
    if (!period) continue;
    const key = `${period.kind} ${period.year === undefined} ${period.rest.toLowerCase()}`;
    const series = byRest.get(key) ?? { rest: period.rest, columns: [], periods: [] };
    byRest.set(key, series);
    if (series.periods.some(({ label }) => label === period.label)) return [];
    series.columns.push(column);
    series.periods.push(period);
  }
  const all = [...byRest.values()].filter(({ periods }) => periods.length > 1);
  const first = all[0]?.periods.map(({ label }) => label).join('|');
  return all.filter(({ periods }) => periods.map(({ label }) => label).join('|') === first);
}

function seriesOf(table: DataTable): Series[] {
  for (const naming of namings(table)) {
    const found = seriesBy(table, naming);
    if (found.length > 0) return found;
  }
  return [];
}

const periodNames = {
  year: 'Year',
  quarter: 'Quarter',
  month: 'Month',
  day: 'Day',
  group: 'Group',
  part: 'Column',
} as const;

/** "Shop" of "Shop A" and "Shop B": what parts are called. */
function sharedWord(labels: readonly string[]): string {
  const [first = ''] = labels;
  const word = /^(\p{L}{3,})\s/u.exec(first)?.[1];
  return word && labels.every((label) => label.startsWith(`${word} `)) ? word : periodNames.part;
}

function periodColumn(table: DataTable, { columns, periods }: Series): DataColumn {
  const [first] = periods;
  const kind = first?.kind ?? 'year';
  const isDated = periods.every(({ serial }) => serial !== undefined);
  const values = new Map<number, number | string>();
  for (const [index, { label, year, serial }] of periods.entries())
    for (const row of table.rows)
      values.set(index * SPAN + row, isDated ? (serial ?? 0) : kind === 'year' ? (year ?? 0) : label);
  return {
    name:
      table.across ?? (kind === 'part' ? sharedWord(periods.map(({ label }) => label)) : periodNames[kind]),
    column: -1,
    kind: isDated ? 'date' : kind === 'year' ? 'number' : 'text',
    values,
    filled: values.size,
    odd: [],
    blank: [],
    errors: [],
    unit: '',
    isAmbiguous: false,
    isYear: kind === 'year',
    isMonth: kind === 'month' && !isDated,
    isId: false,
    at: (id) => (columns[Math.floor(id / SPAN)] ?? (columns[0] as DataColumn)).at(id % SPAN),
  };
}

/** A column of the table as its turned rows know it: once for each period. */
function repeated(column: DataColumn, periods: number, rows: readonly number[]): DataColumn {
  const values = new Map<number, number | string>();
  for (let index = 0; index < periods; index += 1)
    for (const row of rows) {
      const value = column.values.get(row);
      if (value !== undefined) values.set(index * SPAN + row, value);
    }
  const other = column.other && repeated(column.other, periods, rows);
  return { ...column, other, values, filled: values.size, at: (id) => column.at(id % SPAN) };
}

function valueColumn({ rest, columns }: Pick<Series, 'rest' | 'columns'>, name: string): DataColumn {
  const values = new Map<number, number | string>();
  const odd: number[] = [];
  const blank: number[] = [];
  const errors: number[] = [];
  const units = new Map<number, string>();
  for (const [index, column] of columns.entries()) {
    for (const [row, value] of column.values) {
      values.set(index * SPAN + row, value);
      units.set(index * SPAN + row, column.units?.get(row) ?? column.unit ?? '');
    }
    odd.push(...column.odd.map((row) => index * SPAN + row));
    blank.push(...column.blank.map((row) => index * SPAN + row));
    errors.push(...column.errors.map((row) => index * SPAN + row));
  }
  const kinds = [...new Set(units.values())];
  const [first] = columns as [DataColumn];
  const isAmbiguous = columns.some((column) => column.isAmbiguous);
  const others = columns.map((column) => column.other ?? column);
  return {
    ...first,
    name: rest || name || 'Value',
    values,
    filled: values.size,
    odd,
    blank,
    errors,
    ...(kinds.length > 1 ? { unit: null, units } : { unit: kinds[0] ?? '', units: undefined }),
    isAmbiguous,
    other: isAmbiguous ? valueColumn({ rest, columns: others }, name) : undefined,
    at: (id) => (columns[Math.floor(id / SPAN)] ?? first).at(id % SPAN),
  };
}

/** A table whose columns are times, groups or parts of a whole, with these as a column: each figure is a row of its own. */
export function turnPeriods(table: DataTable): DataTable | undefined {
  const series = seriesOf(table);
  const [first] = series;
  if (!first) return undefined;
  const count = first.periods.length;
  const used = new Set(series.flatMap(({ columns }) => columns));
  const others = table.columns.flatMap((column, at) => {
    if (used.has(column)) return [];
    if (column.kind !== 'number' || column.isYear) return [column];
    // Figures that come once each beside columns of times are what their rows are called.
    const isName = at === 0 && new Set(column.values.values()).size === table.rows.length;
    return isName ? [{ ...column, isId: true }] : [];
  });
  const turn = (rows: readonly number[]) =>
    Array.from({ length: count }, (_, index) => rows.map((row) => index * SPAN + row)).flat();
  return {
    ...table,
    columns: [
      ...others.map((column) => repeated(column, count, table.rows)),
      periodColumn(table, first),
      ...series.map((one) => valueColumn(one, table.headline ?? '')),
    ],
    rows: turn(table.rows),
    doubtful: turn(table.doubtful),
    stated: undefined,
    madeOf: 'periods',
    isTurned: true,
  };
}
