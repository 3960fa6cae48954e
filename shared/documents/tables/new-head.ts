import { DateValue, type Grid, type GridValue } from './grid.ts';
import type { Region } from './regions.ts';
import { cellsOf, filledOf, findHead, isHeadLike, isYear, MIN_WIDTH } from './table-head.ts';
import { isBlankWord, isFigure } from './written-numbers.ts';

/** Whether a row holds one text at its left and nothing else. */
export function isTitle(grid: Grid, region: Region, at: number): boolean {
  const row = region.rows[at];
  if (row === undefined) return false;
  const cells = cellsOf(grid, row, region);
  return filledOf(cells).length === 1 && typeof cells[0] === 'string' && !isFigure(cells[0]);
}

/** Rows of figures around a row in which its words are looked for. */
const NEAR_ROWS = 200;

const BEGINS_LARGE = /^\P{L}*\p{Lu}/u;

/** Whether what a row says in place of figures begins small, where all names of those columns begin large: it is no name. */
function isSmall(
  grid: Grid,
  region: Region,
  { cells, figures }: { cells: readonly (GridValue | undefined)[]; figures: readonly number[] },
): boolean {
  const names = findHead(grid, region)?.names;
  const words = figures.flatMap((column) => {
    const [own, name] = [cells[column], names?.get(region.left + column)];
    return typeof own === 'string' && name ? [{ own, name }] : [];
  });
  // A head in small letters begins small everywhere; a row of data has somebody's name.
  const isNamed = cells.some(
    (own, column) => !figures.includes(column) && typeof own === 'string' && BEGINS_LARGE.test(own),
  );
  return (
    isNamed &&
    words.length > 0 &&
    words.every(({ own, name }) => /^\p{Ll}/u.test(own) && BEGINS_LARGE.test(name))
  );
}

/**
 * Whether a row of words is one of data, as that of somebody who was absent: rows of figures say the same words in the
 * same columns, be it in place of a figure or the class beside a name, or it says one word for several figures. Names of
 * columns do neither, and are not set small under names that are not.
 */
function isOfItsColumns(
  grid: Grid,
  region: Region,
  {
    at,
    cells,
    figures,
  }: { at: number; cells: readonly (GridValue | undefined)[]; figures: readonly number[] },
): boolean {
  const own = figures.map((column) => cells[column]).filter((value) => value !== undefined);
  if (new Set(own).size < own.length || isSmall(grid, region, { cells, figures })) return true;
  return region.rows.slice(Math.max(0, at - NEAR_ROWS), at + NEAR_ROWS).some((row) => {
    const others = cellsOf(grid, row, region);
    // A head of years and `Total` is no row of figures.
    if (isHeadLike(others) || !others.some((value) => isFigure(value))) return false;
    return others.some((value, column) => {
      const isTold = figures.includes(column) || column > 0;
      return isTold && typeof value === 'string' && !isYear(value) && value === cells[column];
    });
  });
}

/** Whether a row among data names columns anew: words where the rows around it hold figures. */
export function isNewHead(grid: Grid, region: Region, at: number): boolean {
  const over = at > 2 && isTitle(grid, region, at - 1) ? at - 2 : at - 1;
  const [above, row, below] = [region.rows[over], region.rows[at], region.rows[at + 1]];
  if (above === undefined || row === undefined || below === undefined) return false;
  const cells = cellsOf(grid, row, region);
  const filled = filledOf(cells);
  const width = region.right - region.left + 1;
  if (filled.length < 2 || filled.length < width * MIN_WIDTH || !isHeadLike(cells)) return false;
  const around = [cellsOf(grid, above, region), cellsOf(grid, below, region)];
  // A day where the others have one, or `n/a` again and again, is a row of data.
  const isDay = cells.some(
    (value, column) =>
      value instanceof DateValue && around.some((other) => other[column] instanceof DateValue),
  );
  const isRepeated =
    new Set(filled.map(String)).size <= filled.length / 2 || filled.some((value) => isBlankWord(value));
  if (isDay || isRepeated) return false;
  const figuresIn = (other: readonly (GridValue | undefined)[]) =>
    other.flatMap((value, column) => (isFigure(value) ? [column] : []));
  const isOver = around.every((other) => {
    const figures = figuresIn(other);
    return (
      figures.length > 0 && figures.every((column) => cells[column] === undefined || !isFigure(cells[column]))
    );
  });
  return (
    isOver && !isOfItsColumns(grid, region, { at, cells, figures: [...new Set(around.flatMap(figuresIn))] })
  );
}
