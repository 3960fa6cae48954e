import { type Box, downThenAcross, median, sharedHeight } from '@/shared/documents/pdf/geometry.ts';
import { middledBands } from '@/shared/documents/pdf/tables/row-bands.ts';
import type { TableItem } from '@/shared/documents/pdf/tables/table-item.ts';
import { type LineFragment, type Row, rowsOf } from './line-fragments.ts';
import { isBesideProse } from './side-columns.ts';

/** Rows and tables of one column, top down. */
export interface Flow extends Box {
  rows: Row[];
  tables: TableItem[];
}

interface Region {
  segments: LineFragment[];
  tables: TableItem[];
  /** Lines down that no table is made of. */
  walls: readonly Box[];
}

const DEEPEST = 6;

/** Parts a page into flows in reading order: columns from the left, what reaches over columns between them. */
export function flowsOf(
  segments: readonly LineFragment[],
  tables: readonly TableItem[],
  walls: readonly Box[] = [],
): Flow[] {
  return parted({ segments: [...segments], tables: [...tables], walls }, 0).filter(
    (flow) => flow.rows.length > 0 || flow.tables.length > 0,
  );
}

function parted(region: Region, depth: number): Flow[] {
  if (depth >= DEEPEST || region.segments.length < 6) return [flowOf(region)];
  const gutter = findWall(region) ?? findGutter(region.segments);
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

/** Where two columns of text meet: hardly a line reaches over it, and both sides read as text. */
function findGutter(segments: readonly LineFragment[]): number | undefined {
  const x0 = Math.min(...segments.map((segment) => segment.x0));
  const x1 = Math.max(...segments.map((segment) => segment.x1));
  const width = x1 - x0;
  const size = median(segments.map((segment) => segment.size));
  if (width < 12 * size || width > 20_000) return undefined;
  const bins = Math.ceil(width);
  const cover = new Float64Array(bins + 1);
  let total = 0;
  for (const segment of segments) {
    const from = Math.max(0, Math.floor(segment.x0 - x0));
    const to = Math.min(bins, Math.ceil(segment.x1 - x0));
    for (let at = from; at < to; at++) cover[at] = (cover[at] ?? 0) + 1;
  }
  total = rowsOf(segments).length;
  let best: { at: number; score: number } | undefined;
  for (const gap of lowRuns(cover, 0.3 * total)) {
    const at = x0 + (gap.from + gap.to) / 2;
    if (at < x0 + 0.1 * width || at > x1 - 0.1 * width) continue;
    const score = gutterScore(segments, at, gap.to - gap.from);
    if (score > 0 && score > (best?.score ?? 0)) best = { at, score };
  }
  return best?.at;
}

/** Runs of positions few segments cover; of each the part that fewest cover. */
function lowRuns(cover: Float64Array, most: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let at = 0;
  while (at < cover.length) {
    const level = cover[at] ?? 0;
    let end = at + 1;
    while (end < cover.length && cover[end] === level) end++;
    const isLow = (cover[at - 1] ?? Infinity) > level && (cover[end] ?? Infinity) > level;
    if (level <= most && isLow && end - at >= 4) runs.push({ from: at, to: end });
    at = end;
  }
  return runs;
}

function gutterScore(segments: readonly LineFragment[], at: number, gap: number): number {
  const left = segments.filter((segment) => segment.x1 <= at + 1);
  const right = segments.filter((segment) => segment.x0 >= at - 1);
  const crossing = segments.length - left.length - right.length;
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (leftRows.length < 4 || rightRows.length < 4) return 0;
  const size = median(segments.map((segment) => segment.size));
  if (gap < 0.55 * size) return 0;
  const least = Math.min(leftRows.length, rightRows.length);
  const letters = Math.min(lettersPerRow(leftRows), lettersPerRow(rightRows));
  const isProse = letters >= 20 || (isIndex(leftRows) && isIndex(rightRows));
  const aligned = rightRows.filter((row) =>
    leftRows.some((other) => Math.abs(other.base - row.base) < 0.12 * size),
  ).length;
  const isAligned = aligned > 0.6 * least;
  // Short lines are columns only where they keep no common lines: labels stand beside what they name.
  const isAside = !isProse && gap > size && isBesideProse(leftRows, rightRows);
  if (!isProse && !isAside && (letters < 8 || staggered(leftRows, rightRows) < 0.4 * least)) return 0;
  if (!isAside && isAligned && (isTabular(leftRows) || isTabular(rightRows))) return 0;
  // Cells in the middle of their rows are no columns of text: these do not pause together.
  if (middledBands(rowsOf([...left, ...right]))) return 0;
  return (least / (1 + crossing)) * Math.min(3, gap / size);
}

const indexEntry = /\p{L}.*,\s*\d+([-–]\d+)?(,\s*\d+([-–]\d+)?)*$/u;

/** Entries of an index: words, then their pages. */
function isIndex(rows: readonly Row[]): boolean {
  const entries = rows.filter(({ segments }) => indexEntry.test(segments.map(({ text }) => text).join(' ')));
  return entries.length > 0.6 * rows.length;
}

/** Rows that share a part of their height with a row on the other side, but not the line. */
function staggered(one: readonly Row[], other: readonly Row[]): number {
  return one.filter((row) =>
    other.some((beside) => {
      const shared = sharedHeight(row, beside);
      return shared > 0.08 && shared < 0.6;
    }),
  ).length;
}

function lettersPerRow(rows: readonly Row[]): number {
  return median(rows.map((row) => row.segments.reduce((sum, one) => sum + one.text.length, 0)));
}

/** Most rows have several cells, most of them short. */
function isTabular(rows: readonly Row[]): boolean {
  const many = rows.filter((row) => row.segments.length >= 2);
  if (many.length < 0.5 * rows.length) return false;
  return median(many.flatMap((row) => row.segments.map((one) => one.text.length))) < 14;
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
