import { median } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from './line-fragments.ts';

/** Wider than this part of the font size, a space was stretched. */
const STRETCHED = 0.3;
/** Gaps of one line that differ by less than this part of the font size are alike. */
const ALIKE = 0.12;
/** Wider than this many font sizes, a gap is between columns. */
const WIDEST = 2.5;
/** So many of a line's gaps are alike where it was stretched. */
const MOST = 0.7;

/** Spaces of so many rows tell whether they are the type's own, where they differ by less than this part of its size. */
const LEAST_ROWS = 3;
const LEAST_GAPS = 5;
const SAME_SPACE = 0.06;

function gapsOf({ segments }: Row): number[] {
  const words = segments.flatMap((segment) => segment.words).sort((a, b) => a.x0 - b.x0);
  return words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? 0));
}

/** All words equally far from each other, and farther than a space: a line that was justified. */
function isStretched(row: Row): boolean {
  const gaps = gapsOf(row);
  if (gaps.length < 2) return false;
  return Math.min(...gaps) > STRETCHED * row.size && spreadOf(gaps) < ALIKE * row.size;
}

/**
 * A stretched line as a reference has it: behind a label's own gap, with wider gaps after some points and marks. Cells of
 * words stand at different distances, because their columns begin at one place and their words differ in length.
 */
function isStretchedText(row: Row): boolean {
  const gaps = gapsOf(row);
  const usual = median(gaps);
  if (gaps.length < 3 || usual < STRETCHED * row.size || usual > WIDEST * row.size) return false;
  const text = row.segments.map((segment) => segment.text).join('');
  if (text.replace(/[^\p{L}]/gu, '').length < 0.6 * text.length) return false;
  return gaps.filter((gap) => Math.abs(gap - usual) < ALIKE * row.size).length >= MOST * gaps.length;
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** A line of prose right above or below: of many words in one, beginning or ending where the others do. */
function isProseBeside(row: Row | undefined, run: readonly Row[]): boolean {
  const [first] = run;
  if (!row || !first || (row.segments.length > 1 && !isStretched(row))) return false;
  const left = Math.min(...run.map((one) => one.x0));
  const right = Math.max(...run.map((one) => one.x1));
  const isNear = run.some((one) => Math.abs(one.base - row.base) < 1.8 * first.size);
  const words = row.segments.reduce((sum, { words }) => sum + words.length, 0);
  return isNear && words >= 3 && (Math.abs(row.x0 - left) < 3 || Math.abs(row.x1 - right) < 3);
}

/** Whether the words of all rows are equally far from each other: the space of their type; each stretched line has its own. */
function keepsItsSpace(rows: readonly Row[]): boolean {
  const usual = rows.flatMap((row) => {
    const gaps = gapsOf(row);
    return gaps.length >= LEAST_GAPS ? [median(gaps) / row.size] : [];
  });
  return usual.length >= LEAST_ROWS && spreadOf(usual) < SAME_SPACE;
}

/** Rows that only look like a table's: lines of a narrow column whose spaces were stretched to its edges. */
export function areJustified(run: readonly Row[], around: readonly (Row | undefined)[]): boolean {
  const stretched = run.filter(isStretched).length;
  if (stretched >= 0.6 * run.length && around.some((row) => isProseBeside(row, run))) return true;
  // The last line of a paragraph is not stretched: it is asked of those that stand in several parts.
  const parted = run.filter((row) => row.segments.length >= 3);
  if (keepsItsSpace(parted)) return false;
  return parted.length >= 1 && parted.filter(isStretchedText).length >= 0.6 * parted.length;
}
