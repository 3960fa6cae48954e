import { DateValue, ErrorValue, type Grid, type GridValue } from './grid.ts';
import { isBlankWord, isFigure } from './written-numbers.ts';

/** Cells that belong together: no empty row and no empty column parts them. */
export interface Region {
  /** Rows of the grid that hold something here, in order. */
  rows: number[];
  left: number;
  right: number;
}

/** How often a region is cut by rows and by columns in turn; deeper nesting is no table. */
const MAX_CUTS = 6;

const holdsIn = (grid: Grid, row: number, { left, right }: Pick<Region, 'left' | 'right'>) => {
  const cells = grid.rows.get(row);
  if (!cells) return false;
  for (let column = left; column <= right; column += 1) if (cells[column] !== undefined) return true;
  return false;
};

/** Parts of a region between empty rows. */
function cutByRows(grid: Grid, region: Region): Region[] {
  const parts: Region[] = [];
  for (const row of region.rows) {
    if (!holdsIn(grid, row, region)) continue;
    const last = parts.at(-1);
    if (last && last.rows.at(-1) === row - 1) last.rows.push(row);
    else parts.push({ ...region, rows: [row] });
  }
  return parts;
}

/** Rows of its head in which a column of names may say nothing. */
const HEAD_ROWS = 1;
/** Fewer rows filled alike are chance. */
const LEAST_ALIKE = 4;

/** Whether a single column is filled in just the rows of the part beside it: one empty column sets apart their names. */
function namesRowsOf(grid: Grid, one: Region, next: Region): boolean {
  if (one.left !== one.right || next.left === next.right || next.left !== one.right + 2) return false;
  const own = one.rows.filter((row) => holdsIn(grid, row, one));
  const beside = next.rows.filter((row) => holdsIn(grid, row, next));
  const there = new Set(beside);
  return (
    own.length >= LEAST_ALIKE && beside.length - own.length <= HEAD_ROWS && own.every((row) => there.has(row))
  );
}

/** Whether a column calls its rows by days, or by whole numbers that only go up. */
function isKey(values: readonly (GridValue | undefined)[]): boolean {
  if (values.some((value) => value instanceof DateValue)) return true;
  const numbers = values.filter((value) => typeof value === 'number');
  const isUp = numbers.every((value, at) => at === 0 || value > (numbers[at - 1] ?? 0));
  return numbers.length > 1 && isUp && numbers.every(Number.isInteger);
}

/**
 * Whether a part goes on with the columns of the one before it: one empty column lies between, both are filled in the same
 * rows, and only the first says what these are called. A table of its own has words or a key at its left.
 */
function goesOn(grid: Grid, one: Region, next: Region): boolean {
  if (next.left !== one.right + 2) return false;
  const cells = (row: number, { left, right }: Pick<Region, 'left' | 'right'>) =>
    Array.from({ length: right - left + 1 }, (_, at) => grid.rows.get(row)?.[left + at]);
  const filled = (row: number, part: Region) =>
    cells(row, part).filter((value): value is GridValue => value !== undefined);
  const [head, ...body] = next.rows.filter((row) => holdsIn(grid, row, next));
  if (head === undefined || body.length < LEAST_ALIKE) return false;
  const own = one.rows.filter((row) => row >= head && filled(row, one).length > 1);
  if (own.length !== body.length + 1 || !own.every((row) => holdsIn(grid, row, next))) return false;
  const isFigures = (row: number) =>
    filled(row, next).every((value) => isFigure(value) || value instanceof ErrorValue || isBlankWord(value));
  const columnOf = (part: Region, at: number) => body.map((row) => cells(row, part)[at]);
  const isNamed = cells(head, one).some((_, at) => {
    const values = columnOf(one, at);
    return values.every((value) => typeof value === 'string' && !isFigure(value)) || isKey(values);
  });
  return (
    isNamed &&
    filled(head, next).length === next.right - next.left + 1 &&
    body.every(isFigures) &&
    !isKey(columnOf(next, 0))
  );
}

/** Parts of a region between empty columns. A title alone in its row reaches over whatever is beside it. */
function cutByColumns(grid: Grid, region: Region): Region[] {
  const filled: number[] = [];
  for (const row of region.rows)
    grid.rows.get(row)?.forEach((_, column) => {
      if (column >= region.left && column <= region.right) filled[column] = (filled[column] ?? 0) + 1;
    });
  const own = new Set(grid.merged.length > 0 ? region.rows : []);
  for (const { top, bottom, left, right } of grid.merged)
    if (top === bottom && own.has(top))
      for (let column = left + 1; column <= Math.min(right, region.right); column += 1)
        if (filled[left]) filled[column] ??= 0;
  const parts: Region[] = [];
  filled.forEach((_, column) => {
    const last = parts.at(-1);
    if (last?.right === column - 1) last.right = column;
    else parts.push({ rows: region.rows, left: column, right: column });
  });
  return parts.reduce<Region[]>((joined, part) => {
    const last = joined.at(-1);
    if (last && (namesRowsOf(grid, last, part) || goesOn(grid, last, part))) last.right = part.right;
    else joined.push(part);
    return joined;
  }, []);
}

/** The regions of a grid, from the top. */
export function regionsOf(grid: Grid): Region[] {
  const rows = [...grid.rows.keys()].sort((a, b) => a - b);
  let right = 0;
  for (const cells of grid.rows.values()) right = Math.max(right, cells.length - 1);
  let regions: Region[] = [{ rows, left: 0, right }];
  for (let cut = 0; cut < MAX_CUTS; cut += 1) {
    const parted = regions.flatMap((region) =>
      cut % 2 === 0 ? cutByRows(grid, region) : cutByColumns(grid, region),
    );
    if (cut > 1 && parted.length === regions.length) break;
    regions = parted;
  }
  return regions.sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0) || a.left - b.left);
}
