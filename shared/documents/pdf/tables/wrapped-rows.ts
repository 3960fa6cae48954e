import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { type Column, columnAt } from './table-columns.ts';

/** Lines of one row stand nearer to each other than rows do by this part. */
const NEARER = 1.2;
const SAME = 1.1;
/** So many of the lines must have been too long for their column. */
const MOST = 0.8;
/** Words a cell has that runs on. */
const RUNS_ON = 3;

const FIGURE = /^[-+−(]?[$€£]?\d[\d.,\s]*%?\)?$/;

/** Figures under each other are two rows. */
const holdsFigures = (above: Row, row: Row, columns: readonly Column[]) =>
  row.segments.some(
    (one) =>
      FIGURE.test(one.text) &&
      above.segments.some(
        (over) => FIGURE.test(over.text) && columnAt(over, columns) === columnAt(one, columns),
      ),
  );

/** Whether the first word of a line would not have fitted behind the line above it, in some column of text. */
function isTurned(above: Row, row: Row, columns: readonly Column[]): boolean {
  if (holdsFigures(above, row, columns)) return false;
  return row.segments.some((segment) => {
    const at = columnAt(segment, columns);
    const over = above.segments.find((one) => columnAt(one, columns) === at);
    const [word] = segment.words;
    const width = (columns[at]?.to ?? 0) - (columns[at]?.from ?? 0);
    if (!over || !word || over.words.length < RUNS_ON) return false;
    return over.x1 - over.x0 + (word.x1 - word.x0) + 0.2 * row.size > width;
  });
}

/**
 * Lines that go on in several cells of the row above, the first one too: nearer to it than rows are to each other, and
 * each begun because a word no longer fitted. Lines in groups of rows are none: their words would have fitted.
 */
export function wrappedLines(rows: readonly Row[], columns: readonly Column[]): Set<number> {
  const gaps = rows.map((row, at) => row.base - (rows[at - 1]?.base ?? -Infinity));
  const least = Math.min(...gaps.slice(1));
  const isNear = (at: number) => (gaps[at] ?? 0) < SAME * least;
  const starts = gaps.filter((gap) => Number.isFinite(gap) && gap > NEARER * least);
  const near = rows.flatMap((row, at) => (at > 0 && isNear(at) && row.segments.length > 1 ? [at] : []));
  const turned = near.filter((at) => isTurned(rows[at - 1] as Row, rows[at] as Row, columns));
  if (starts.length < 2 || turned.length === 0 || turned.length < MOST * near.length) return new Set();
  return new Set(near);
}
