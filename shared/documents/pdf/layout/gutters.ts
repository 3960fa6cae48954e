import { type Box, median, sharedHeight } from '@/shared/documents/pdf/geometry.ts';
import { arePaged, countsOn } from '@/shared/documents/pdf/tables/contents-list.ts';
import { FIGURE } from '@/shared/documents/pdf/tables/figure.ts';
import { middledBands } from '@/shared/documents/pdf/tables/row-bands.ts';
import { type LineFragment, type Row, rowsOf } from './line-fragments.ts';
import { isBesideProse } from './side-columns.ts';

/** Letters of a line of a column. */
const LINE = 16;
/** Of a line of prose. */
const PROSE = 20;
/** Lines of an address, in sizes of type, are hardly wider; those of a column of text are. */
const BLOCK = 10;
/** So many lines of blocks may reach over into the next, for one that does not. */
const CROSSED = 0.25;
/** Rows of a column that may say where others meet. */
const TALL = 8;

/** A part of a page, and where columns of the page meet. */
interface Parted {
  segments: readonly LineFragment[];
  tables: readonly Box[];
  gutters: ReadonlySet<number>;
}

/** Where two columns of text meet: hardly a line reaches over it, and both sides read as text. */
export function findGutter(segments: readonly LineFragment[]): number | undefined {
  const x0 = Math.min(...segments.map((segment) => segment.x0));
  const x1 = Math.max(...segments.map((segment) => segment.x1));
  const width = x1 - x0;
  const size = median(segments.map((segment) => segment.size));
  if (width < 12 * size || width > 20_000) return undefined;
  const bins = Math.ceil(width);
  const cover = new Float64Array(bins + 1);
  for (const segment of segments) {
    const from = Math.max(0, Math.floor(segment.x0 - x0));
    const to = Math.min(bins, Math.ceil(segment.x1 - x0));
    for (let at = from; at < to; at++) cover[at] = (cover[at] ?? 0) + 1;
  }
  const total = rowsOf(segments).length;
  let best: { at: number; score: number } | undefined;
  for (const gap of lowRuns(cover, 0.3 * total)) {
    const at = x0 + (gap.from + gap.to) / 2;
    if (at < x0 + 0.1 * width || at > x1 - 0.1 * width) continue;
    const score = gutterScore(segments, at, gap.to - gap.from);
    if (score > 0 && score > (best?.score ?? 0)) best = { at, score };
  }
  return best?.at;
}

/** Two columns of prose meet there, not an address and a date. */
export function partsProse(segments: readonly LineFragment[], at: number): boolean {
  return [
    rowsOf(segments.filter((segment) => segment.x1 <= at + 1)),
    rowsOf(segments.filter((segment) => segment.x0 >= at - 1)),
  ].every((rows) => rows.length >= TALL && lettersPerRow(rows) >= PROSE);
}

/** A gutter of the page that parts lines of text here, too. */
export function knownGutter({ segments, tables, gutters }: Parted): number | undefined {
  return [...gutters].find((at) => {
    if (tables.some((table) => table.x0 < at && table.x1 > at)) return false;
    const left = rowsOf(segments.filter((segment) => segment.x1 <= at + 1));
    const right = rowsOf(segments.filter((segment) => segment.x0 >= at - 1));
    // What reaches over it is parted from these by a break first.
    if (segments.some((segment) => segment.x0 < at - 1 && segment.x1 > at + 1)) return false;
    return (
      Math.min(left.length, right.length) >= 2 &&
      Math.min(lettersPerRow(left), lettersPerRow(right)) >= LINE &&
      !isTabular(left) &&
      !isTabular(right)
    );
  });
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
  const size = median(segments.map((segment) => segment.size));
  if (gap < 0.55 * size || left.length < 4 || right.length < 4) return 0;
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (leftRows.length < 4 || rightRows.length < 4) return 0;
  const least = Math.min(leftRows.length, rightRows.length);
  const letters = Math.min(lettersPerRow(leftRows), lettersPerRow(rightRows));
  const isList =
    [isIndex, arePaged].some((is) => is(leftRows) && is(rightRows)) || countsOn(leftRows, rightRows);
  const isProse = letters >= PROSE || isList;
  const aligned = rightRows.filter((row) =>
    leftRows.some((other) => Math.abs(other.base - row.base) < 0.12 * size),
  ).length;
  const isAligned = aligned > 0.6 * least;
  // Short lines are columns only where they keep no common lines: labels stand beside what they name.
  const isAside = !isProse && gap > size && isBesideProse(leftRows, rightRows);
  if (!isProse && !isAside && (letters < 8 || staggered(leftRows, rightRows) < 0.4 * least)) return 0;
  // Blocks of an invoice: what is a gap between some of them is the middle of others.
  const isBlocks = !isList && Math.min(widthOfRows(leftRows), widthOfRows(rightRows)) < BLOCK;
  if (!isAside && isBlocks && crossing > CROSSED * least) return 0;
  if (!isAside && !isList && isAligned && (isTabular(leftRows) || isTabular(rightRows))) return 0;
  // Cells in the middle of their rows are no columns of text: these do not pause together.
  if (!isList && middledBands(rowsOf([...left, ...right]))) return 0;
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

/** How wide the widest run of words of a row mostly is, in sizes of type. */
function widthOfRows(rows: readonly Row[]): number {
  return median(rows.map(({ segments, size }) => Math.max(...segments.map(({ x0, x1 }) => x1 - x0)) / size));
}

/** Most rows have several cells, most of them short, or figures at their end. */
function isTabular(rows: readonly Row[]): boolean {
  const many = rows.filter((row) => row.segments.length >= 2);
  if (many.length < 0.5 * rows.length) return false;
  if (many.every(({ segments }) => FIGURE.test(segments.at(-1)?.text ?? ''))) return true;
  return median(many.flatMap((row) => row.segments.map((one) => one.text.length))) < 14;
}
