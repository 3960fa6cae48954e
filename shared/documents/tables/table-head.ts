import { namesDays } from './day-heads.ts';
import { DateValue, type Grid, type GridValue } from './grid.ts';
import { isPivotFigure, isPivotPlace } from './pivot-names.ts';
import type { Region } from './regions.ts';
import { isFigure } from './written-numbers.ts';

/** The rows that name the columns, and what they say by column. */
export interface TableHead {
  rows: number[];
  names: Map<number, string>;
  /** Of names in two rows: what stands over each column, and its own name. */
  groups: Map<number, { over: string; own: string }>;
  /** What stands over the table, line by line. */
  titles: string[];
  /** Of a pivot table: the field whose values its columns are. */
  across?: string | undefined;
}

/** Rows in which a head is looked for. */
const ROWS_FOR_HEAD = 10;
const MAX_NAME = 120;
/** Share of the columns a head names at least. */
export const MIN_WIDTH = 0.6;
/** Lines a head goes on at most. */
const MOST_WRAPPED = 3;
const ONE_LINE = /\s+/g;

export const isYear = (value: GridValue | undefined): boolean =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100) ||
  (typeof value === 'string' && /^(?:(?:FY|CY)\s?)?(?:19|20)\d\d$/i.test(value));

/** `2024 plan` names a column, though it reads as a figure with a unit. */
const YEAR_OF = /^(?:19|20)\d\d[\s-]+\p{L}{2,}/u;

/** `15–60 min` and `0-14` name a class of figures, `2024-05` a month. */
const RANGE = /^(?!(?:19|20)\d\d)\d[\d.,]*\s?[–-]\s?\d[\d.,]*(?:\s?\p{L}+\.?)?$/u;

/** `A1st` and `Q1` are words, though they read as figures with a unit; `EUR 5` is none. */
const isWord = (text: string) => /^\p{L}/u.test(text) && !/^[A-Z]{3}\s?[\d(-]/.test(text);

const isName = (value: GridValue): boolean =>
  isYear(value) ||
  value instanceof DateValue ||
  (typeof value === 'string' &&
    value.length <= MAX_NAME &&
    (RANGE.test(value) ||
      /^\p{Sc}$/u.test(value) ||
      (/\p{L}|#|%/u.test(value) && !(isFigure(value) && !isWord(value) && !YEAR_OF.test(value)))));

export const cellsOf = (grid: Grid, row: number, { left, right }: Region) =>
  Array.from({ length: right - left + 1 }, (_, at) => grid.rows.get(row)?.[left + at]);

export const filledOf = (cells: readonly (GridValue | undefined)[]) =>
  cells.filter((value): value is GridValue => value !== undefined);

/** Words alone in each cell; years and days may be among them, not alone. */
export function isHeadLike(cells: readonly (GridValue | undefined)[]): boolean {
  const filled = filledOf(cells);
  if (filled.length === 0 || !filled.every(isName)) return false;
  const others = filled.filter((value) => !isYear(value) && !(value instanceof DateValue));
  return others.length > 0 || (cells[0] === undefined && filled.length > 1);
}

const nameOf = (grid: Grid, row: number, column: number): string => {
  const value = grid.rows.get(row)?.[column];
  if (value === undefined) return '';
  return (typeof value === 'string' ? value : grid.display(row, column)).replace(ONE_LINE, ' ').trim();
};

/** What a pivot table calls its columns by: the one name beside what it works out, in the row over their names. */
function fieldAcross(grid: Grid, row: number, region: Region): string | undefined {
  const [first, second, ...more] = filledOf(cellsOf(grid, row, region));
  const isField = typeof second === 'string' && !isYear(second) && !isPivotPlace(second);
  return isPivotFigure(String(first)) && isField && more.length === 0 ? second.trim() : undefined;
}

/** What a row of groups says over each column: its cells reach to the next one that is filled. */
function groupsOver(grid: Grid, row: number, region: Region): Map<number, string> {
  const { left, right } = region;
  const over = new Map<number, string>();
  const across = fieldAcross(grid, row, region);
  let last = '';
  for (let column = left; column <= right; column += 1) {
    const own = nameOf(grid, row, column);
    const isPivot = isPivotPlace(own) || isPivotFigure(own) || (own !== '' && own === across);
    if (own) last = isPivot ? '' : own;
    const merged = grid.merged.find(
      (range) => row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
    );
    const reached = merged && !isPivot ? nameOf(grid, merged.top, merged.left) : last;
    if (reached) over.set(column, reached);
  }
  return over;
}

/** Whether a second row of names stands under a first one: it names columns of figures, under groups that are wider. */
function hasSecondRow(grid: Grid, region: Region, at: number): boolean {
  const [row, next, ...below] = region.rows.slice(at, at + 14);
  if (row === undefined || next === undefined || below.length === 0) return false;
  const upper = cellsOf(grid, row, region);
  const lower = cellsOf(grid, next, region);
  if (!isHeadLike(lower)) return false;
  // One cell over all of it, or at its left, is a title.
  const over = upper.flatMap((value, column) => (value === undefined ? [] : [column]));
  if (over.length === 1 && over[0] === 0) return false;
  const isMerged = grid.merged.some(
    ({ top, bottom, left, right }) =>
      top <= row && bottom >= row && right > left && left >= region.left && right <= region.right,
  );
  const isCarried = lower.some(
    (value, column) => value !== undefined && upper[column] === undefined && column > 0,
  );
  // A page's table says what stands over several columns for each of them.
  const isSaidForEach = lower.some(
    (value, column) =>
      value !== undefined &&
      lower[column + 1] !== undefined &&
      upper[column] !== undefined &&
      upper[column] === upper[column + 1] &&
      value !== lower[column + 1],
  );
  const figures = lower.filter(
    (value, column) =>
      value !== undefined && below.some((one) => isFigure(grid.rows.get(one)?.[region.left + column])),
  );
  return (
    (isMerged || isCarried || isSaidForEach) &&
    figures.length > 0 &&
    figures.length * 2 >= filledOf(lower).length
  );
}

function namesOf(grid: Grid, region: Region, rows: readonly number[]): Map<number, string> {
  const names = new Map<number, string>();
  const last = rows.at(-1);
  if (last === undefined) return names;
  const groups = rows.slice(0, -1).map((row) => groupsOver(grid, row, region));
  for (let column = region.left; column <= region.right; column += 1) {
    const own = nameOf(grid, last, column);
    const parts = [...groups.map((group) => group.get(column) ?? ''), own].filter(Boolean);
    const isUpper = own === '' && rows.length > 1 && nameOf(grid, rows[0] ?? 0, column) === '';
    if (parts.length > 0 && !isUpper) names.set(column, [...new Set(parts)].join(' '));
  }
  return names;
}

/** Groups that stand over the same names twice and more: what is under them is one measure, told apart by them. */
function groupsIn(grid: Grid, region: Region, rows: readonly number[]): TableHead['groups'] {
  const groups: TableHead['groups'] = new Map();
  const [upper, lower] = rows;
  if (upper === undefined || lower === undefined) return groups;
  for (const [column, over] of groupsOver(grid, upper, region)) {
    const own = nameOf(grid, lower, column);
    if (own && own !== over) groups.set(column, { over, own });
  }
  const times = (name: string) => [...groups.values()].filter(({ own }) => own === name).length;
  for (const [column, { own }] of [...groups]) if (times(own) < 2) groups.delete(column);
  return groups;
}

/** Rows in which names go on: `Percent` over `of hires`, each under a name, over figures, and nothing in the first column. */
function wrappedUnder(grid: Grid, region: Region, at: number): number[] {
  const upper = cellsOf(grid, region.rows[at] ?? 0, region);
  const wrapped: number[] = [];
  for (const row of region.rows.slice(at + 1, at + 1 + MOST_WRAPPED)) {
    const cells = cellsOf(grid, row, region);
    if (upper[0] === undefined || cells[0] !== undefined || !isHeadLike(cells)) break;
    if (cells.some((value, column) => value !== undefined && typeof upper[column] !== 'string')) break;
    wrapped.push(row);
  }
  const below = region.rows.slice(at + 1 + wrapped.length, at + 14);
  const columns = cellsOf(grid, wrapped[0] ?? -1, region).flatMap((value, column) =>
    value === undefined ? [] : [column],
  );
  const figures = columns.filter((column) =>
    below.some((row) => isFigure(grid.rows.get(row)?.[region.left + column])),
  );
  return figures.length > 1 && figures.length * 2 >= columns.length ? wrapped : [];
}

/** Words strewn over the cells above a head that names all columns: the row under that one holds figures. */
function isRemark(grid: Grid, region: Region, at: number): boolean {
  const filledAt = (own: number) => filledOf(cellsOf(grid, region.rows[own] ?? -1, region));
  const width = region.right - region.left + 1;
  if (at === 0 || filledAt(at).length === width) return false;
  return [at + 1, at + 2].some((own) => {
    const isNames =
      filledAt(own).length === width && isHeadLike(cellsOf(grid, region.rows[own] ?? -1, region));
    return isNames && filledAt(own + 1).some((value) => isFigure(value) || value instanceof DateValue);
  });
}

/** The head of a region: its title, the row that names the columns, and a row of groups over it or a second one under it. */
export function findHead(grid: Grid, region: Region): TableHead | undefined {
  const width = region.right - region.left + 1;
  const titles: string[] = [];
  for (const [at, row] of region.rows.slice(0, ROWS_FOR_HEAD).entries()) {
    const cells = cellsOf(grid, row, region);
    const filled = filledOf(cells);
    const isLast = row === region.rows.at(-1);
    if (isLast) return undefined;
    const isGroup = isHeadLike(cells) && hasSecondRow(grid, region, at);
    if (filled.length === 1 && width > 1 && !isGroup) {
      // A day alone over a table is when it was made.
      if (typeof filled[0] === 'number') return undefined;
      titles.push(
        typeof filled[0] === 'string' ? filled[0] : grid.display(row, cells.indexOf(filled[0]) + region.left),
      );
      continue;
    }
    const isWide = filled.length >= Math.max(1, Math.ceil(width * MIN_WIDTH));
    // Names that come twice tell columns apart only under groups, or over figures.
    const below = () => region.rows.slice(at + 1, at + 14).map((one) => cellsOf(grid, one, region));
    const isHead = isHeadLike(cells) || namesDays(cells, below);
    if (isHead && (isGroup || isWide) && !isRemark(grid, region, at)) {
      const wrapped = isGroup ? [] : wrappedUnder(grid, region, at);
      if (wrapped.length > 0) {
        const lines = [row, ...wrapped];
        return {
          rows: lines,
          names: namesOf(grid, region, lines),
          groups: new Map(),
          titles,
        };
      }
      const rows = isGroup ? [row, region.rows[at + 1] ?? row] : [row];
      const figure = isGroup ? filled.find((value) => isPivotFigure(String(value))) : undefined;
      return {
        rows,
        names: namesOf(grid, region, rows),
        groups: groupsIn(grid, region, rows),
        titles: figure === undefined ? titles : [...titles, String(figure)],
        ...(isGroup && { across: fieldAcross(grid, row, region) }),
      };
    }
    if (filled.some((value) => isFigure(value) || value instanceof DateValue)) return undefined;
  }
  return undefined;
}
