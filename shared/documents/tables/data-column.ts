import { type ColumnUnit, unitFacts, unitsOf } from './column-units.ts';
import { decimalsShown } from './decimals.ts';
import { asDurations, DURATION_NAME, writtenHours } from './durations.ts';
import { DateValue, ErrorValue, type Grid, type GridValue } from './grid.ts';
import { inOneUnit } from './like-units.ts';
import { monthOf } from './month-names.ts';
import { isCountedOn, namesIn } from './naming-numbers.ts';
import { readTexts, storedAsText } from './stored-as-text.ts';
import { dateStyleOf, readDate } from './written-dates.ts';
import { isBlankWord, type NumberStyle, readNumber, type WrittenNumber } from './written-numbers.ts';

/** One cell of a grid. */
export interface CellAt {
  grid: Grid;
  row: number;
  column: number;
}

/** A column of a table, with its values as numbers, days or texts. */
export interface DataColumn extends ColumnUnit {
  name: string;
  /** In the grid, counted from 0. */
  column: number;
  kind: 'number' | 'date' | 'text';
  /** By row of the grid: a number, a day's serial number, or a text. What is missing has no value of this kind. */
  values: Map<number, number | string>;
  /** How many cells hold anything. */
  filled: number;
  /** Cells that hold something else: a word among numbers. */
  odd: number[];
  /** Figures that the file stores as text, among numbers. */
  asText?: readonly number[] | undefined;
  /** Cells that say they have no value, as `n/a`. */
  blank: number[];
  /** Cells that hold an error. */
  errors: number[];
  /** Worked out of two other columns, row by row; it stands in none of the file. */
  worked?: { how: 'product' | 'difference' | 'sum'; parts: readonly DataColumn[] } | undefined;
  /** Told of what the row names, by another table of the file. */
  isLookedUp?: true | undefined;
  /** Lengths of time shown as clocks do: in how many parts, `7:30` or `7:30:00`. */
  clock?: 2 | 3 | undefined;
  /** How many decimals its figures are shown with throughout: two and more. */
  decimals?: number | undefined;
  /** Its numbers are years, or its texts the names of months. */
  isYear: boolean;
  isMonth: boolean;
  /** Its numbers name things, as orders or postcodes do. */
  isId: boolean;
  /** Of a name in two rows: the group that stands over several columns, and its own part. */
  group?: { over: string; own: string } | undefined;
  /** Texts of which a good part are figures, as `<5` and `see note` among them: nothing is worked out of it. */
  isMixed?: boolean | undefined;
  /** Each of its figures is the sum of all other figures beside it. */
  addsUp?: boolean | undefined;
  /** Each of its figures is the one above it and another column's of its row. */
  isRunningTotal?: boolean | undefined;
  /** The column as its figures read in the other style, where both may be meant. */
  other?: DataColumn | undefined;
  /** Where the value of a row stands. */
  at(row: number): CellAt;
  /** Its figures can be read in two ways: 1,234 as a thousand or as little more than one, 3/4 as March or April. */
  isAmbiguous: boolean;
}

type Base = Omit<DataColumn, 'kind' | 'values'>;

interface ColumnAt {
  name: string;
  column: number;
  rows: readonly number[];
  /** How figures are written in the rest of the table, where that shows. */
  style?: (() => NumberStyle | undefined) | undefined;
}

/** A kind is believed where so many of the cells that hold something are of it. */
const MIN_SHARE = 0.8;
/** A column of texts is mixed where so many of its cells are figures. */
const MIXED_SHARE = 0.25;
/** Whether a column only counts on, as weeks do: nothing is worked out of its numbers. */
export const countsUp = ({ isId, kind, name }: DataColumn): boolean =>
  isId && kind === 'number' && isCountedOn(name);

function textColumn(base: Base, cells: ReadonlyMap<number, GridValue>): DataColumn {
  const values = new Map<number, string>();
  for (const [row, value] of cells) {
    if (value instanceof ErrorValue || value instanceof DateValue) continue;
    values.set(row, typeof value === 'boolean' ? String(value).toUpperCase() : String(value));
  }
  const figures = [...cells.values()].filter((value) => typeof value === 'number').length;
  const isMixed = figures >= 2 && figures >= MIXED_SHARE * cells.size;
  const words = [...new Set(values.values())];
  const isMonth = words.length > 0 && words.every((word) => monthOf(word) !== undefined);
  return { ...base, kind: 'text', values, isMonth, isMixed };
}

/** Reads a column: what most of its cells are, with the others told apart. */
export function readColumn(grid: Grid, { name, column, rows, style }: ColumnAt): DataColumn {
  const cells = new Map<number, GridValue>();
  for (const row of rows) {
    const value = grid.rows.get(row)?.[column];
    if (value !== undefined) cells.set(row, value);
  }
  const errors = [...cells].filter(([, value]) => value instanceof ErrorValue).map(([row]) => row);
  const base: Base = {
    name,
    column,
    filled: cells.size,
    odd: [],
    blank: [...cells].filter(([, value]) => isBlankWord(value)).map(([row]) => row),
    errors,
    unit: '',
    isAmbiguous: false,
    isYear: false,
    isMonth: false,
    isId: false,
    at: (row) => ({ grid, row, column }),
  };
  const { blank } = base;
  const good = cells.size - errors.length - blank.length;
  const kinds = { number: 0, date: 0 };
  const texts = new Map<number, string>();
  for (const [row, value] of cells) {
    if (typeof value === 'number') kinds.number += 1;
    else if (value instanceof DateValue) kinds.date += 1;
    else if (typeof value === 'string' && !isBlankWord(value)) texts.set(row, value);
  }
  const written = kinds.number > 0 && texts.size > 0 ? storedAsText(texts, style) : undefined;
  if (kinds.number > 0 && kinds.number + (written?.size ?? 0) >= good * MIN_SHARE)
    return numberColumn(grid, base, { cells, written });
  const days = kinds.date > 0 && texts.size > 0 ? dateStyleOf([...texts.values()]) : undefined;
  if (kinds.date > 0 && kinds.date + (days ? texts.size : 0) >= good * MIN_SHARE)
    return dateColumn(grid, base, { cells, days });
  const hours = texts.size === good ? writtenHours(name, texts) : undefined;
  if (hours) return { ...base, ...hours, kind: 'number', odd: blank };
  const read = texts.size === good ? readTexts(texts, style) : undefined;
  if (!read) return textColumn(base, cells);
  const found =
    read.kind === 'date'
      ? dateColumn(grid, base, { cells: texts, days: read })
      : writtenNumbers(base, texts, read);
  return { ...found, odd: [...found.odd, ...blank] };
}

function writtenNumbers(
  base: Base,
  texts: ReadonlyMap<number, string>,
  read: { style: NumberStyle; isAmbiguous: boolean },
): DataColumn {
  const values = new Map<number, number>();
  const units = new Map<number, string>();
  for (const [row, text] of texts) {
    const number = readNumber(text, read.style);
    if (!number) continue;
    values.set(row, number.value);
    units.set(row, number.unit);
  }
  const odd = [...texts.keys()].filter((row) => !values.has(row));
  const kind = 'number' as const;
  const figures = inOneUnit({ values, units });
  const column = {
    ...base,
    ...unitFacts(figures.units),
    ...namesIn(base.name, values),
    kind,
    values: figures.values,
    odd,
    decimals: decimalsShown(values.keys(), (row) => texts.get(row) ?? ''),
  };
  if (!read.isAmbiguous) return column;
  const style = read.style === 'point' ? 'comma' : 'point';
  return { ...column, isAmbiguous: true, other: writtenNumbers(base, texts, { style, isAmbiguous: false }) };
}

function numberColumn(
  grid: Grid,
  base: Base,
  {
    cells,
    written,
  }: { cells: ReadonlyMap<number, GridValue>; written?: Map<number, WrittenNumber> | undefined },
): DataColumn {
  const values = new Map<number, number>();
  const odd: number[] = [];
  for (const [row, value] of cells) {
    if (typeof value === 'number') values.set(row, value);
    else if (!(value instanceof ErrorValue || written?.has(row))) odd.push(row);
  }
  const lengths = asDurations(grid, base.column, values);
  if (lengths) return { ...base, ...lengths, kind: 'number', odd: [...odd, ...(written?.keys() ?? [])] };
  const own = unitsOf(grid, base.column, values);
  const isPercent = [...own.values()].includes('%');
  // Beside shares `15` may be 15 %, and 15.
  if (isPercent) odd.push(...(written?.keys() ?? []));
  const asText = isPercent ? [] : [...(written ?? [])];
  for (const [row, { value, unit }] of asText) {
    values.set(row, value);
    own.set(row, unit);
  }
  const decimals = decimalsShown(values.keys(), (row) => grid.display(row, base.column));
  const rows = asText.map(([row]) => row);
  const facts = { ...unitFacts(own), ...namesIn(base.name, values) };
  return {
    ...base,
    ...facts,
    kind: 'number',
    values,
    odd,
    decimals,
    ...(rows.length > 0 && { asText: rows }),
  };
}

function dateColumn(
  grid: Grid,
  base: Base,
  { cells, days }: { cells: ReadonlyMap<number, GridValue>; days?: ReturnType<typeof dateStyleOf> },
): DataColumn {
  const values = new Map<number, number>();
  const odd: number[] = [];
  for (const [row, value] of cells) {
    const day = typeof value === 'string' && days ? readDate(value, days.style) : undefined;
    if (value instanceof DateValue) values.set(row, value.serial);
    else if (day !== undefined) values.set(row, day);
    else if (!(value instanceof ErrorValue)) odd.push(row);
  }
  const lengths = days ? undefined : asDurations(grid, base.column, values);
  // No time of day is shown in minutes and seconds.
  if (lengths && (lengths.unit === 'min' || DURATION_NAME.test(base.name)))
    return { ...base, ...lengths, kind: 'number', odd };
  const column = { ...base, kind: 'date' as const, values, odd };
  if (!days?.isAmbiguous) return column;
  const other = dateColumn(grid, base, { cells, days: { style: 'month-first', isAmbiguous: false } });
  return { ...column, isAmbiguous: true, other };
}
