import { isoOfSerial } from './serial-date.ts';
import type { BookSheet } from './sheet-book.ts';

export interface Bar {
  label: string;
  count: number;
}

export interface LinePoint {
  /** `2026`, `2026-03` or `2026-03-09`, whichever gives a readable number of points. */
  label: string;
  /** Sum of the values of that time. */
  value: number;
  count: number;
}

const MAX_BARS = 10;
const MAX_POINTS = 120;

/** A step of 1, 2, 2.5 or 5 times a power of ten that covers a width in at most so many pieces. */
function niceStep(width: number, pieces: number): number {
  const raw = width / pieces;
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= raw * 0.999_999) ?? raw;
}

/** How many of some sorted numbers lie in ranges of the same width, at most ten. A bound belongs to the range above it. */
export function histogram(sorted: Float64Array, show: (value: number) => string): Bar[] {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || !Number.isFinite(last - first)) return [];
  if (first === last) return [{ label: show(first), count: sorted.length }];
  const step = niceStep(last - first, MAX_BARS);
  const start = Math.floor(first / step);
  const bars = Math.floor(last / step) - start + 1;
  const counts = new Uint32Array(bars);
  for (const value of sorted) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(value / step) - start));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return Array.from(counts, (count, index) => {
    const from = (start + index) * step;
    return { label: `${show(from)} – ${show(from + step)}`, count };
  });
}

/** The most frequent values as bars, the rest in one of its own. */
export function topBars(top: readonly { text: string; count: number }[], total: number, rest: string): Bar[] {
  const bars = top.slice(0, MAX_BARS).map(({ text, count }) => ({ label: text, count }));
  const others = total - bars.reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? [...bars, { label: rest, count: others }] : bars;
}

interface LineColumns {
  /** Columns counted from 0. */
  dates: number;
  values: number;
  /** The first row of values, counted from 0. */
  firstRow: number;
  isDate1904: boolean;
}

/** Values summed over days, months or years, in the order of time. Rows without a date or a number are left out. */
export function lineOverDates(
  sheet: BookSheet,
  { dates, values, firstRow, isDate1904 }: LineColumns,
): LinePoint[] {
  const days = new Map<string, { value: number; count: number }>();
  let row = -1;
  let date: number | undefined;
  let value: number | undefined;
  const keep = () => {
    const iso = date === undefined ? undefined : isoOfSerial(date, isDate1904)?.slice(0, 10);
    if (iso === undefined || value === undefined) return;
    const day = days.get(iso) ?? { value: 0, count: 0 };
    days.set(iso, { value: day.value + value, count: day.count + 1 });
  };
  for (const cell of sheet.rawCells()) {
    if (cell.row < firstRow) continue;
    if (cell.row !== row) {
      keep();
      row = cell.row;
      date = undefined;
      value = undefined;
    }
    if (cell.column === dates && cell.kind === 'date' && typeof cell.value === 'number') date = cell.value;
    if (cell.column === values && cell.kind === 'number' && typeof cell.value === 'number')
      value = cell.value;
  }
  keep();
  return pointsOf(days);
}

function pointsOf(days: ReadonlyMap<string, { value: number; count: number }>): LinePoint[] {
  for (const length of [10, 7, 4]) {
    const points = new Map<string, LinePoint>();
    for (const [day, { value, count }] of days) {
      const label = day.slice(0, length);
      const point = points.get(label) ?? { label, value: 0, count: 0 };
      points.set(label, { label, value: point.value + value, count: point.count + count });
    }
    if (points.size <= MAX_POINTS || length === 4)
      return [...points.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
  }
  return [];
}
