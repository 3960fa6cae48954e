import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { median } from '@/shared/documents/pdf/geometry.ts';
import { type Row, rowsOf, segmentsOf } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableColumns } from './aligned-table.ts';
import { positions, type RuleGroup } from './ruled-tables.ts';

const LEAST_ROWS = 3;
const MOST = 0.8;
/** Of the rows of a table so many have their name beside it. */
const NAMED = 0.6;
/** Letters of a name of a row, and of a cell. */
const NAME = 40;
const CELL = 14;

/** Whether the names of the rows stand left of the rules, on the same lines, as where sums alone are underlined. */
export function hasLabelsOutside(rows: readonly Row[], all: readonly PdfWord[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < LEAST_ROWS) return false;
  const left = Math.min(...rows.map(({ x0 }) => x0));
  const beside = rowsOf(
    segmentsOf(all.filter((word) => word.x1 < left && word.base > first.top && word.base < last.bottom)),
  );
  const isOn = (one: Row, other: Row) => Math.abs(one.base - other.base) < 0.12 * one.size;
  const named = rows.filter((row) => beside.some((one) => isOn(row, one)));
  const names = beside.filter((one) => rows.some((row) => isOn(one, row)));
  const letters = beside.map(({ segments }) => segments.reduce((sum, { text }) => sum + text.length, 0));
  return (
    named.length >= NAMED * rows.length && names.length >= NAMED * beside.length && median(letters) <= NAME
  );
}

/** Whether between two lines down several columns stand that no line parts. */
export function hidesColumns({ across, down, x0, x1 }: RuleGroup, words: readonly PdfWord[]): boolean {
  if (across.length <= LEAST_ROWS || down.length > 2) return false;
  const xs = positions([...down.map(({ at }) => at), x0, x1]);
  return xs.slice(1).some((to, own) => {
    const from = xs[own] ?? 0;
    const rows = rowsOf(segmentsOf(words.filter((word) => word.x0 > from - 1 && word.x1 < to + 1)));
    const parted = rows.filter(({ segments }) => segments.length > 1);
    const letters = median(parted.flatMap(({ segments }) => segments.map(({ text }) => text.length)));
    return (
      parted.length >= LEAST_ROWS &&
      parted.length >= MOST * rows.length &&
      letters <= CELL &&
      tableColumns(rows).length > 1
    );
  });
}
