import { median } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from './line-fragments.ts';

/** A wider step than this many usual ones begins something new. */
const STEP = 1.25;
/** Letters of a line of prose. */
const PROSE = 32;
/** Parts of a column that must begin beside the middle of what stands next to it. */
const LEAST = 3;
const MOST = 0.5;

const steps = (rows: readonly Row[]) => rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0));

const letters = ({ segments }: Row) => segments.reduce((sum, { text }) => sum + text.length, 0);

/** The smallest step from a line of a column to the next. */
const leading = (rows: readonly Row[]) => Math.min(...steps(rows).filter((step) => step > 0));

/** Rows that begin a part of a column: behind a wider step than its lines have, or in other type. */
function beginnings(rows: readonly Row[], usual: number): Row[] {
  return rows.filter((row, at) => {
    const last = rows[at - 1];
    return !last || row.base - last.base > STEP * usual || Math.abs(row.size - last.size) > 0.08 * last.size;
  });
}

/**
 * Whether short lines are a column of their own beside prose, as the details in the margin of a letter, and no labels: what
 * a label names begins on the label's line.
 */
export function isBesideProse(left: readonly Row[], right: readonly Row[]): boolean {
  const [prose, aside] =
    median(left.map(letters)) > median(right.map(letters)) ? [left, right] : [right, left];
  if (prose.filter((row) => row.segments.length === 1 && letters(row) >= PROSE).length < 0.6 * prose.length)
    return false;
  const usual = leading(prose);
  const begun = new Set(beginnings(prose, usual));
  // What stands between paragraphs, as the title of a section, is beside none of them.
  const parts = beginnings(aside, Math.min(usual, leading(aside))).filter((part) =>
    prose.some((row) => Math.abs(row.base - part.base) < usual),
  );
  const amid = parts.filter(
    (part) =>
      !prose.some(
        (row) => begun.has(row) && Math.abs(row.base - part.base) < 0.6 * Math.max(row.size, part.size),
      ),
  );
  return parts.length >= LEAST && amid.length >= Math.max(2, MOST * parts.length);
}
