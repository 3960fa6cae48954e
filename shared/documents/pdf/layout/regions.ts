import { type Box, downThenAcross, median, sharedHeight } from '@/shared/documents/pdf/geometry.ts';
import { middledBands } from '@/shared/documents/pdf/tables/row-bands.ts';
import type { TableItem } from '@/shared/documents/pdf/tables/table-item.ts';
import { findGutter, knownGutter, partsProse } from './gutters.ts';
import { type LineFragment, type Row, rowsOf } from './line-fragments.ts';
import { findTablesBeside } from './tables-beside.ts';

/** Rows and tables of one column, top down. */
export interface Flow extends Box {
  rows: Row[];
  tables: TableItem[];
}

/** A page or a part of it. */
interface Region {
  segments: LineFragment[];
  tables: TableItem[];
  /** Lines down that no table is made of. */
  walls: readonly Box[];
  /** Where columns of this page and the last ones meet, as far as they were found. */
  gutters: Set<number>;
}

const DEEPEST = 6;
/** So many are remembered from page to page: left and right pages have their own. */
const MOST_GUTTERS = 4;

/** Parts a page into flows in reading order: columns from the left, what reaches over columns between them. */
export function flowsOf(page: Region): Flow[] {
  const known = page.gutters.size;
  const first = parted(page, 0);
  // What is too short to show its columns may stand in those of the page.
  const flows = page.gutters.size > known && first.length > 1 ? parted(page, 0) : first;
  for (const old of [...page.gutters].slice(0, -MOST_GUTTERS)) page.gutters.delete(old);
  return flows.filter((flow) => flow.rows.length > 0 || flow.tables.length > 0);
}

function parted(region: Region, depth: number): Flow[] {
  if (depth >= DEEPEST || region.segments.length < 4) return [flowOf(region)];
  const beside = region.segments.length < 12 ? undefined : findTablesBeside(region.segments);
  if (beside) {
    const middle = (box: Box) => (box.top + box.bottom) / 2;
    const [above, from] = splitAt(region, (box) => middle(box) < beside.top);
    const [tables, below] = splitAt(from, (box) => middle(box) < beside.bottom);
    const flows = [above, below].map((part) => parted(part, depth + 1));
    return [...(flows[0] ?? []), ...atGutter(tables, beside.at, depth), ...(flows[1] ?? [])];
  }
  const wall = region.segments.length < 6 ? undefined : findWall(region);
  const own = region.segments.length < 6 ? undefined : findGutter(region.segments);
  if (wall === undefined && own !== undefined && partsProse(region.segments, own)) region.gutters.add(own);
  const gutter = wall ?? own ?? knownGutter(region);
  if (gutter !== undefined) return atGutter(region, gutter, depth);
  const cut = widestBreak(region);
  if (cut === undefined || middledBands(rowsOf(region.segments))) return [flowOf(region)];
  const above = splitAt(region, (box) => (box.top + box.bottom) / 2 < cut);
  const flows = [above[0], above[1]].map((part) => parted(part, depth + 1));
  // Parts that hold no columns are one flow, so that tables and paragraphs go on over the break.
  if (flows.every((part) => part.length === 1)) return [flowOf(region)];
  return flows.flat();
}

function splitAt(region: Region, isFirst: (box: Box) => boolean): [Region, Region] {
  const first: Region = { ...region, segments: [], tables: [] };
  const second: Region = { ...region, segments: [], tables: [] };
  for (const segment of region.segments) (isFirst(segment) ? first : second).segments.push(segment);
  for (const table of region.tables) (isFirst(table) ? first : second).tables.push(table);
  return [first, second];
}

function flowOf({ segments, tables }: Region): Flow {
  const boxes: Box[] = [...segments, ...tables];
  return {
    rows: rowsOf(segments),
    tables: [...tables].sort(downThenAcross),
    x0: Math.min(...boxes.map((box) => box.x0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The middle of the widest break across, when it is wide enough to part a region. */
function widestBreak({ segments, tables }: Region): number | undefined {
  const boxes: Box[] = [...segments, ...tables].sort((a, b) => a.top - b.top);
  const size = median(segments.map((segment) => segment.size));
  let reach = boxes[0]?.bottom ?? 0;
  let widest = 1.1 * size;
  let cut: number | undefined;
  for (const box of boxes) {
    if (box.top - reach > widest) {
      widest = box.top - reach;
      cut = (box.top + reach) / 2;
    }
    reach = Math.max(reach, box.bottom);
  }
  return cut;
}

/** A line down most of a region that parts what keeps no common lines, as charts beside a table. */
function findWall({ segments, tables, walls }: Region): number | undefined {
  const boxes: Box[] = [...segments, ...tables];
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const found = walls.find((wall) => {
    const at = (wall.x0 + wall.x1) / 2;
    if (Math.min(bottom, wall.bottom) - Math.max(top, wall.top) < 0.6 * (bottom - top)) return false;
    const beside = boxes.filter((box) => box.bottom > wall.top && box.top < wall.bottom);
    if (beside.some((box) => box.x0 < at - 1 && box.x1 > at + 1)) return false;
    const left = rowsOf(segments.filter((segment) => segment.x1 <= at + 1));
    const right = rowsOf(segments.filter((segment) => segment.x0 >= at - 1));
    const [few = [], many = []] = left.length < right.length ? [left, right] : [right, left];
    return few.length >= 4 && alignedRows(few, many) < 0.5 * few.length;
  });
  return found && (found.x0 + found.x1) / 2;
}

/** So many rows stand on one line with a row of the others. */
function alignedRows(rows: readonly Row[], others: readonly Row[]): number {
  return rows.filter((row) => others.some((other) => Math.abs(other.base - row.base) < 0.12 * row.size))
    .length;
}

/** Bands between what reaches over the gutter; in each the left column, then the right. */
function atGutter(region: Region, at: number, depth: number): Flow[] {
  const boxes: { box: Box; put: (into: Region) => void }[] = [
    ...region.segments.map((segment) => ({
      box: segment,
      put: (into: Region) => into.segments.push(segment),
    })),
    ...region.tables.map((table) => ({ box: table, put: (into: Region) => into.tables.push(table) })),
  ];
  const flows: Flow[] = [];
  const empty = (): Region => ({ ...region, segments: [], tables: [] });
  let [left, right, over] = [empty(), empty(), empty()];
  const isEmpty = (one: Region) => one.segments.length + one.tables.length === 0;
  const endColumns = () => {
    for (const side of [left, right]) if (!isEmpty(side)) flows.push(...parted(side, depth + 1));
    [left, right] = [empty(), empty()];
  };
  const endOver = () => {
    if (!isEmpty(over)) flows.push(...parted(over, depth + 1));
    over = empty();
  };
  const reaching = boxes.map(({ box }) => box).filter((box) => box.x0 < at - 1 && box.x1 > at + 1);
  // What stands beside something that reaches over, as authors beside each other, belongs to it.
  const crosses = (box: Box) => reaching.some((one) => one === box || sharedHeight(one, box) > 0.6);
  const sorted = boxes.sort((a, b) => (a.box.top + a.box.bottom) / 2 - (b.box.top + b.box.bottom) / 2);
  for (const { box, put } of sorted) {
    if (crosses(box)) {
      if (isEmpty(over)) endColumns();
      put(over);
    } else {
      endOver();
      put(box.x1 <= at + 1 ? left : right);
    }
  }
  endColumns();
  endOver();
  return flows;
}
