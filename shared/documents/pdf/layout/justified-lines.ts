import type { Row } from './line-fragments.ts';

/** Wider than this part of the font size, a space was stretched. */
const STRETCHED = 0.3;
/** Gaps of one line that differ by less than this part of the font size are alike. */
const ALIKE = 0.12;

/** All words equally far from each other, and farther than a space: a line that was justified. */
function isStretched({ segments, size }: Row): boolean {
  const words = segments.flatMap((segment) => segment.words).sort((a, b) => a.x0 - b.x0);
  const gaps = words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? 0));
  if (gaps.length < 2) return false;
  return Math.min(...gaps) > STRETCHED * size && Math.max(...gaps) - Math.min(...gaps) < ALIKE * size;
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

/** Rows that only look like a table's: lines of a narrow column whose spaces were stretched to its edges. */
export function areJustified(run: readonly Row[], around: readonly (Row | undefined)[]): boolean {
  const stretched = run.filter(isStretched).length;
  return stretched >= 0.6 * run.length && around.some((row) => isProseBeside(row, run));
}
