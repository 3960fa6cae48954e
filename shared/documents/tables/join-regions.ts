import type { Grid } from './grid.ts';
import { isNewHead, isTitle } from './new-head.ts';
import { type Region, regionsOf } from './regions.ts';
import { findHead, type TableHead } from './table-head.ts';
import { totalLabel } from './total-words.ts';
import { isFigure } from './written-numbers.ts';

/** A region with its head, and the rows under it. */
export interface HeadedRegion {
  left: number;
  right: number;
  head: TableHead | undefined;
  body: number[];
  /** What stands over it, line by line. */
  titles: string[];
}

const cellsIn = (grid: Grid, row: number, { left, right }: Pick<Region, 'left' | 'right'>) =>
  (grid.rows.get(row)?.slice(left, right + 1) ?? []).filter((value) => value !== undefined);

/** Words alone, in cells that touch no table: a title, or a note. */
const isWords = (grid: Grid, region: Region) =>
  region.rows.every((row) => {
    const cells = cellsIn(grid, row, region);
    return cells.length <= 1 && cells.every((value) => typeof value === 'string' && !isFigure(value));
  });

/** A name is shorter. */
const WORDS_OF_SENTENCE = 4;

/** Lines of words in one column under a wider table, a sentence among them: remarks on it, no table of their own. */
function isRemarks(grid: Grid, region: Region, found: readonly HeadedRegion[]): boolean {
  if (region.left !== region.right || region.rows.length > MOST_TITLES || !isWords(grid, region))
    return false;
  const isUnder = found.some(
    ({ left, right, body }) => right > left && (body[0] ?? 0) < (region.rows[0] ?? 0),
  );
  const isSentence = (row: number) =>
    cellsIn(grid, row, region).some((text) => String(text).split(/\s+/).length >= WORDS_OF_SENTENCE);
  return isUnder && region.rows.some(isSentence);
}

/** So many lines of words in one column over a wider table are its titles. */
const MOST_TITLES = 3;

/** Lines of words over a table that begins near under them, with a total's name among them perhaps: no list. */
function isTitleOf(grid: Grid, region: Region, next: Region | undefined): boolean {
  if (!next || region.left !== region.right || region.rows.length > MOST_TITLES) return false;
  const gap = (next.rows[0] ?? 0) - (region.rows.at(-1) ?? 0);
  const isUnder = gap > 0 && gap <= MOST_TITLES && next.left <= region.left && next.right > region.right;
  return isUnder && isWords(grid, region) && findHead(grid, next) !== undefined;
}

/** A region parted where its columns are named anew. */
function partsOf(grid: Grid, region: Region): Region[] {
  const parts: Region[] = [];
  let from = 0;
  region.rows.forEach((_, at) => {
    if (at < from + 2 || !isNewHead(grid, region, at)) return;
    // A title alone in its row belongs to what stands under it.
    const start = isTitle(grid, region, at - 1) ? at - 1 : at;
    parts.push({ ...region, rows: region.rows.slice(from, start) });
    from = start;
  });
  parts.push({ ...region, rows: region.rows.slice(from) });
  return parts;
}

const namesOf = ({ names }: TableHead) => [...names].map(([column, name]) => `${column}:${name}`).join('|');

/** Titles that stand right above a region, in cells of their own. */
function titlesOver(titles: readonly Region[], grid: Grid, region: Region): string[] {
  const above = titles.filter(
    ({ rows, left, right }) =>
      (rows.at(-1) ?? 0) < (region.rows[0] ?? 0) &&
      (region.rows[0] ?? 0) - (rows.at(-1) ?? 0) <= 3 &&
      left <= region.right &&
      right >= region.left - 1,
  );
  return above
    .flatMap(({ rows, left, right }) => rows.flatMap((row) => cellsIn(grid, row, { left, right })))
    .map(String)
    .filter((text) => totalLabel(text) !== 'strong');
}

/**
 * The tables of a grid as regions. Rows without a head go on with the table above that has their columns; a table under
 * the same head as the one above it is the same table, unless it has a title of its own.
 */
export function joinRegions(grid: Grid): HeadedRegion[] {
  const found: HeadedRegion[] = [];
  const titles: Region[] = [];
  const regions = regionsOf(grid).flatMap((one) => partsOf(grid, one));
  for (const [place, region] of regions.entries()) {
    const wider = regions.slice(place + 1).find(({ left, right }) => right > left && left <= region.left);
    const isOver = isTitleOf(grid, region, wider);
    if (!isOver && isRemarks(grid, region, found)) continue;
    const head = isOver ? undefined : findHead(grid, region);
    const above = found.findLast(({ left, right }) => left <= region.left && right >= region.right);
    if (!head && isWords(grid, region)) {
      titles.push(region);
      continue;
    }
    const body = head ? region.rows.slice(region.rows.indexOf(head.rows.at(-1) ?? 0) + 1) : region.rows;
    const own = [...titlesOver(titles, grid, region), ...(head?.titles ?? [])].filter(Boolean);
    if (above?.head && !head && own.length === 0) {
      above.body.push(...body);
      continue;
    }
    if (above?.head && head && own.length === 0 && namesOf(above.head) === namesOf(head)) {
      above.body.push(...body);
      continue;
    }
    found.push({ left: region.left, right: region.right, head, body: [...body], titles: own });
  }
  return found;
}
