import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { mergeSpans } from './table-columns.ts';

/** Room beyond that between lines of one cell, as a part of the font size, parts rows. */
const ROOM = 0.25;
const LEAST_BANDS = 4;
const MOST = 0.8;

/** So many rows on the next line of a text is looked for. */
const AHEAD = 4;

/** The smallest step from a line to the next one of the same text. */
function leadingOf(rows: readonly Row[]): number {
  let least = Infinity;
  rows.forEach((row, at) => {
    const next = rows
      .slice(at + 1, at + 1 + AHEAD)
      .find((one) => one.base > row.base + 0.8 * row.size && goesOn(row, one));
    if (next) least = Math.min(least, next.base - row.base);
  });
  return Number.isFinite(least) ? least : 0;
}

const goesOn = (row: Row, next: Row) =>
  row.segments.some((one) => next.segments.some((other) => other.x0 < one.x1 && other.x1 > one.x0));

/** Rows in bands with more room between them than lines of one text have. */
export function bandsOf(rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (!first) return [];
  const least = leadingOf(rows) - 0.97 * first.size + ROOM * first.size;
  const bands: Row[][] = [];
  let bottom = -Infinity;
  for (const row of [...rows].sort((a, b) => a.top - b.top)) {
    if (row.top - bottom > least) bands.push([]);
    bands.at(-1)?.push(row);
    bottom = Math.max(bottom, row.bottom);
  }
  return bands;
}

/** Lines of a band that are one row of cells: hardly more than one of them holds all the cells the band has. */
export function areWrapped(bands: readonly (readonly Row[])[]): boolean {
  const several = bands.filter((band) => band.length > 1);
  const wrapped = several.filter((band) => {
    const cells = mergeSpans(
      band.flatMap((row) => row.segments.map(({ x0, x1 }) => ({ from: x0, to: x1 }))),
      0,
    ).length;
    return cells >= 2 && band.filter((row) => row.segments.length >= cells).length <= 1;
  });
  return bands.length >= LEAST_BANDS && several.length > 0 && wrapped.length >= MOST * several.length;
}

/** Whether a line stands between two lines of the cell beside it, as short cells do in the middle of long ones. */
function isBetween(band: readonly Row[]): boolean {
  return band.some((row, at) => {
    const next = band[at + 1];
    const step = next ? next.base - row.base : Infinity;
    return step > 0.2 * row.size && step < 0.8 * row.size;
  });
}

/** Bands of rows whose cells are set in the middle of the tallest one; undefined where lines are rows by themselves. */
export function middledBands(rows: readonly Row[]): Row[][] | undefined {
  const bands = bandsOf(rows);
  const several = bands.filter((band) => band.length > 1);
  if (several.length < 0.5 * bands.length || several.filter(isBetween).length < several.length / 3)
    return undefined;
  return areWrapped(bands) ? bands : undefined;
}
