import { type CellRange, columnName, parseRangeName, rangeName } from './a1.ts';
import { type Bar, histogram } from './chart.ts';
import { ColumnTally, type ValueKind } from './column-tally.ts';
import { findTable } from './find-table.ts';
import { guessValue } from './guess-value.ts';
import { formatGeneral } from './number-format/general.ts';
import { numberFormat } from './number-format/number-format.ts';
import { isoOfSerial } from './serial-date.ts';
import type { BookSheet } from './sheet-book.ts';

/** A figure and how the sheet would show it. */
export interface Figure {
  value: number;
  shown: string;
}

export interface ColumnProfile {
  /** What its head says; its letters where it has none. */
  name: string;
  /** Counted from 0. */
  column: number;
  /** Where its values stand, in A1 notation, the head not among them. */
  range: string;
  /** `mixed` where no kind has nine of ten values. */
  type: Exclude<ValueKind, 'error'> | 'mixed' | 'empty';
  /** Cells with a value, and rows of the table without one. */
  count: number;
  missing: number;
  errors: number;
  distinct: number;
  /** The column has more different values than were counted. */
  isDistinctAtLeast: boolean;
  /** Of a column of numbers. */
  numbers?: { sum: Figure; mean: Figure; median: Figure; min: Figure; max: Figure };
  /** Of a column of dates: ISO 8601 and as shown. */
  dates?: { first: { iso: string; shown: string }; last: { iso: string; shown: string } };
  /** The most frequent values as shown, with how often they come up. */
  top: { text: string; count: number }[];
  /** Of numbers and dates: how many lie in ranges of the same width. */
  spread: Bar[];
}

export interface SheetProfile {
  sheet: string;
  /** The table that was looked at, its head among it. */
  range: string;
  rows: number;
  columns: ColumnProfile[];
}

export interface ProfileOptions {
  isDate1904: boolean;
  signal: AbortSignal;
  /** A range in A1 notation instead of the table that is found. */
  range?: string | undefined;
}

const MAX_COLUMNS = 200;
const TOP_VALUES = 10;
/** Share of a column's values that must be of a kind for the column to be of it. */
const SAME_KIND = 0.9;
/** Cells between two looks at the signal: about 20 ms. */
const CELLS_A_TURN = 50_000;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Facts about each column of a sheet's table, counted over all its rows. Nothing is calculated but what is named. */
export async function profileSheet(sheet: BookSheet, options: ProfileOptions): Promise<SheetProfile> {
  const named = options.range ? parseRangeName(options.range) : undefined;
  const table = findTable(sheet, named);
  const last = Math.min(table.range.right, table.range.left + MAX_COLUMNS - 1);
  const tallies = Array.from({ length: last - table.range.left + 1 }, () => new ColumnTally());
  let cells = 0;
  for (const { row, column, kind, value } of valuesOf(sheet, {
    ...table.range,
    top: table.firstRow,
    right: last,
  })) {
    const tally = tallies[column - table.range.left];
    const guessed = sheet.isUntyped && typeof value === 'string' ? guessValue(value) : { kind, value };
    tally?.add(row, guessed.kind, guessed.value);
    cells += 1;
    if (cells % CELLS_A_TURN !== 0) continue;
    await nextTurn();
    options.signal.throwIfAborted();
  }
  const rows = table.range.bottom - table.firstRow + 1;
  const columns = tallies.map((tally, index) => {
    const column = table.range.left + index;
    return columnProfile({ sheet, column, tally, rows, table, isDate1904: options.isDate1904 });
  });
  return { sheet: sheet.name, range: rangeName(table.range), rows, columns };
}

function* valuesOf(sheet: BookSheet, range: CellRange) {
  for (const cell of sheet.rawCells()) {
    if (cell.row > range.bottom) return;
    if (cell.row >= range.top && cell.column >= range.left && cell.column <= range.right) yield cell;
  }
}

interface ColumnParts {
  sheet: BookSheet;
  column: number;
  tally: ColumnTally;
  rows: number;
  table: ReturnType<typeof findTable>;
  isDate1904: boolean;
}

function typeOf({ kinds, count }: ColumnTally): ColumnProfile['type'] {
  if (count === 0) return 'empty';
  const valid = count - kinds.error;
  const found = (['number', 'date', 'text', 'boolean'] as const).find(
    (kind) => kinds[kind] >= valid * SAME_KIND,
  );
  return valid > 0 && found ? found : 'mixed';
}

function columnProfile(parts: ColumnParts): ColumnProfile {
  const { column, tally, rows, table } = parts;
  const type = typeOf(tally);
  const show = shownBy(parts, type);
  const bounds = { top: table.firstRow, left: column, bottom: table.range.bottom, right: column };
  const sorted = type === 'number' || type === 'date' ? tally.sorted() : new Float64Array(0);
  const profile: ColumnProfile = {
    name: table.heads.get(column) ?? columnName(column),
    column,
    range: rangeName({ ...bounds, bottom: Math.max(bounds.top, bounds.bottom) }),
    type,
    count: tally.count,
    missing: Math.max(0, rows - tally.count),
    errors: tally.kinds.error,
    distinct: tally.times.size,
    isDistinctAtLeast: tally.isCapped,
    // Days among numbers are both but numbers here: one format would show the others wrongly.
    top: type === 'mixed' && tally.kinds.date > 0 && tally.kinds.number > 0 ? [] : topValues(tally, show),
    spread: histogram(sorted, (value) => show(value)),
  };
  if (type === 'number' && sorted.length > 0) profile.numbers = figuresOf(tally, sorted, show);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (type === 'date' && first !== undefined && last !== undefined) {
    const day = (value: number) => ({ iso: isoOfSerial(value, parts.isDate1904) ?? '', shown: show(value) });
    profile.dates = { first: day(first), last: day(last) };
  }
  return profile;
}

type Show = (value: string | number | boolean) => string;

/** From here on figures without a format of their own are shown in groups; a year never is. */
const GROUPED_FROM = 10_000;
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Numbers as the first one of the column is shown. */
function shownBy({ sheet, column, tally, isDate1904 }: ColumnParts, type: ColumnProfile['type']): Show {
  const code = tally.formatRow < 0 ? 'General' : sheet.formatOf(tally.formatRow, column);
  const format = numberFormat(type === 'date' && code === 'General' ? 'yyyy-mm-dd' : code);
  return (value) => {
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    if (typeof value !== 'number') return value;
    const isLong = code === 'General' && type === 'number' && Math.abs(value) >= GROUPED_FROM;
    return isLong ? grouped.format(value) : format.number(value, isDate1904).trim();
  };
}

function topValues(tally: ColumnTally, show: Show): ColumnProfile['top'] {
  return [...tally.times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOP_VALUES)
    .map(([value, count]) => ({ text: show(value), count }));
}

function figuresOf(tally: ColumnTally, sorted: Float64Array, show: Show): ColumnProfile['numbers'] {
  const sum = tally.exactSum;
  const count = tally.kinds.number;
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  const figure = (value: number): Figure => ({ value, shown: show(value) });
  // Between two whole numbers a format without places would hide what the figure says.
  const between = (value: number): Figure => {
    const shown = show(value);
    const isHidden = !Number.isInteger(value) && /^-?[\d,]+$/.test(shown);
    return { value, shown: isHidden ? formatGeneral(Math.round(value * 100) / 100) : shown };
  };
  return {
    sum: figure(sum),
    mean: between(sum / count),
    median: between(median),
    min: figure(sorted[0] ?? 0),
    max: figure(sorted.at(-1) ?? 0),
  };
}
