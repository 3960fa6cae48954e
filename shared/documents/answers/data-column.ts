import { DateValue, ErrorValue, type Grid, type GridValue } from './grid.ts';
import { type DateStyle, dateStylesOf, readDate } from './written-dates.ts';
import { type NumberStyle, readNumber, stylesOf } from './written-numbers.ts';

/** A column of a table, with its values as numbers, days or texts. */
export interface DataColumn {
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
  /** Cells that hold an error. */
  errors: number[];
  /** What its numbers are shown with, as `€` or `%`; null where they disagree. */
  unit: string | null;
  /** Its figures can be read in two ways: 1,234 as a thousand or as little more than one, 3/4 as March or April. */
  isAmbiguous: boolean;
}

interface ColumnAt {
  name: string;
  column: number;
  rows: readonly number[];
}

/** A kind is believed where so many of the cells that hold something are of it. */
const MIN_SHARE = 0.8;
/** Cells whose display is looked at for their unit; of longer columns so many, evenly. */
const MAX_LOOKS = 20_000;

/** What a column of texts is: numbers or days that were written out, or texts. */
function readTexts(texts: ReadonlyMap<number, string>) {
  const all = [...texts.values()].filter((text) => /\d/.test(text));
  if (all.length === 0 || all.length < texts.size * MIN_SHARE) return undefined;
  const likely = [...new Set(all)];
  const dates = dateStylesOf(likely);
  if (dates.length > 0)
    return { kind: 'date' as const, style: dates[0] as DateStyle, isAmbiguous: isTwofold(likely, dates) };
  const { styles, isAmbiguous } = stylesOf(likely);
  return styles[0] ? { kind: 'number' as const, style: styles[0], isAmbiguous } : undefined;
}

const isTwofold = (texts: readonly string[], styles: readonly DateStyle[]) =>
  styles.length > 1 && texts.some((text) => new Set(styles.map((style) => readDate(text, style))).size > 1);

/** The unit that numbers are shown with: what is left of the display without its figures. */
function unitOf(grid: Grid, column: number, rows: readonly number[]): string | null {
  const step = Math.max(1, Math.floor(rows.length / MAX_LOOKS));
  const units = new Set<string>();
  for (let at = 0; at < rows.length; at += step) {
    const shown = grid.display(rows[at] ?? 0, column).trim();
    if (/\d/.test(shown) && !/[eE][+-]?\d/.test(shown))
      units.add(shown.replace(/[\d\s.,'’()+\-−\u00A0\u202F]/g, ''));
  }
  // A number alone among those with a unit is shown without it by mistake, or is another: nobody can tell.
  return units.size > 1 ? null : ([...units][0] ?? '');
}

function textColumn(
  base: Omit<DataColumn, 'kind' | 'values'>,
  cells: ReadonlyMap<number, GridValue>,
): DataColumn {
  const values = new Map<number, string>();
  for (const [row, value] of cells) {
    if (value instanceof ErrorValue || value instanceof DateValue) continue;
    values.set(row, typeof value === 'boolean' ? String(value).toUpperCase() : String(value));
  }
  return { ...base, kind: 'text', values };
}

/** Reads a column: what most of its cells are, with the others told apart. */
export function readColumn(grid: Grid, { name, column, rows }: ColumnAt): DataColumn {
  const cells = new Map<number, GridValue>();
  for (const row of rows) {
    const value = grid.rows.get(row)?.[column];
    if (value !== undefined) cells.set(row, value);
  }
  const errors = [...cells].filter(([, value]) => value instanceof ErrorValue).map(([row]) => row);
  const base = { name, column, filled: cells.size, odd: [], errors, unit: '', isAmbiguous: false };
  const good = cells.size - errors.length;
  const kinds = { number: 0, date: 0 };
  const texts = new Map<number, string>();
  for (const [row, value] of cells) {
    if (typeof value === 'number') kinds.number += 1;
    else if (value instanceof DateValue) kinds.date += 1;
    else if (typeof value === 'string') texts.set(row, value);
  }
  if (kinds.number >= good * MIN_SHARE && kinds.number > 0) return numberColumn(grid, base, cells);
  if (kinds.date >= good * MIN_SHARE && kinds.date > 0) return dateColumn(base, cells);
  const read = texts.size === good ? readTexts(texts) : undefined;
  if (!read) return textColumn(base, cells);
  const values = new Map<number, number>();
  const units = new Set<string>();
  const odd: number[] = [];
  for (const [row, text] of texts) {
    const value = read.kind === 'date' ? readDate(text, read.style) : written(text, read.style, units);
    if (value === undefined) odd.push(row);
    else values.set(row, value);
  }
  const unit = units.size > 1 ? null : ([...units][0] ?? '');
  return { ...base, kind: read.kind, values, odd, unit, isAmbiguous: read.isAmbiguous };
}

function written(text: string, style: NumberStyle, units: Set<string>): number | undefined {
  const read = readNumber(text, style);
  if (read) units.add(read.unit);
  return read?.value;
}

function numberColumn(
  grid: Grid,
  base: Omit<DataColumn, 'kind' | 'values'>,
  cells: ReadonlyMap<number, GridValue>,
) {
  const values = new Map<number, number>();
  const odd: number[] = [];
  for (const [row, value] of cells) {
    if (typeof value === 'number') values.set(row, value);
    else if (!(value instanceof ErrorValue)) odd.push(row);
  }
  const unit = unitOf(grid, base.column, [...values.keys()]);
  return { ...base, kind: 'number' as const, values, odd, unit };
}

function dateColumn(base: Omit<DataColumn, 'kind' | 'values'>, cells: ReadonlyMap<number, GridValue>) {
  const values = new Map<number, number>();
  const odd: number[] = [];
  for (const [row, value] of cells) {
    if (value instanceof DateValue) values.set(row, value.serial);
    else if (!(value instanceof ErrorValue)) odd.push(row);
  }
  return { ...base, kind: 'date' as const, values, odd };
}
