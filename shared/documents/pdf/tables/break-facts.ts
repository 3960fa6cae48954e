import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import { median } from '@/shared/documents/pdf/geometry.ts';
import type { LineFragment, Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { figure } from './grid-table.ts';
import { type Column, columnAt } from './table-columns.ts';

const capped = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** A line of a table by its columns. */
interface Line {
  row: Row;
  cells: (LineFragment | undefined)[];
  filled: number;
  isBold: boolean;
}

function lineOf(row: Row, columns: readonly Column[]): Line {
  const cells: (LineFragment | undefined)[] = columns.map(() => undefined);
  for (const one of row.segments) cells[columnAt(one, columns)] ??= one;
  const words = row.segments.flatMap((one) => one.words);
  return {
    row,
    cells,
    filled: cells.filter(Boolean).length,
    isBold: words.filter(({ face }) => face.isBold).length > 0.5 * words.length,
  };
}

/** Whether the first word of a cell would not have fitted behind the line above it. */
function isTurned(over: LineFragment, under: LineFragment, column: Column): boolean {
  const [word] = under.words;
  if (!word || /[-\u2010\u00ad]$/.test(over.text)) return true;
  return over.x1 - over.x0 + word.x1 - word.x0 + 0.2 * under.size > column.to - column.from;
}

/** Over how many columns a run of words reaches. */
const reachOf = (one: LineFragment, columns: readonly Column[]) =>
  columns.filter(({ from, to }) => one.x0 < to - 1 && one.x1 > from + 1).length;

function pairFacts(above: Line, below: Line, columns: readonly Column[]): number[] {
  let [both, fresh, figures, small, turned, long] = [0, 0, 0, 0, 0, 0];
  columns.forEach((column, at) => {
    const [over, under] = [above.cells[at], below.cells[at]];
    if (!under) return;
    if (/^\p{Ll}/u.test(under.text)) small++;
    if (!over) {
      fresh++;
      return;
    }
    both++;
    if (figure.test(over.text) && figure.test(under.text)) figures++;
    if (isTurned(over, under, column)) turned++;
    if (over.words.length >= 3) long++;
  });
  const wide = columns.length;
  const reach = ({ row }: Line) => Math.min(4, Math.max(...row.segments.map((one) => reachOf(one, columns))));
  return [
    both / wide,
    fresh,
    figures,
    small / Math.max(1, below.filled),
    turned / Math.max(1, both),
    long,
    above.filled / wide,
    below.filled / wide,
    above.cells[0] ? 1 : 0,
    below.cells[0] ? 1 : 0,
    below.filled,
    reach(above),
    reach(below),
    above.isBold ? 1 : 0,
    below.isBold ? 1 : 0,
    Math.abs(above.row.size - below.row.size) > 0.1 * above.row.size ? 1 : 0,
    below.cells.filter((one) => one && figure.test(one.text)).length / wide,
    above.cells.filter((one) => one && figure.test(one.text)).length / wide,
  ];
}

/** Whether two lines fill no column both, as where one cell stands in the middle of the lines of another. */
function areApart(above: Line | undefined, below: Line | undefined): number {
  if (!above || !below) return -1;
  return above.cells.some((one, at) => one && below.cells[at]) ? 0 : 1;
}

/** Between each two lines of a table, what tells whether the lower one begins a row. */
export function breakFacts(
  rows: readonly Row[],
  columns: readonly Column[],
  rules: readonly Rule[],
): number[][] {
  const lines = rows.map((row) => lineOf(row, columns));
  const [left, right] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  const ys = rules
    .filter(
      (rule) => rule.isAcross && Math.min(rule.x1, right) - Math.max(rule.x0, left) > 0.5 * (right - left),
    )
    .map((rule) => (rule.top + rule.bottom) / 2);
  const steps = rows.slice(1).map((row, at) => Math.max(0.1, row.base - (rows[at]?.base ?? 0)));
  const isRuled = steps.map((_, at) => {
    const [over, under] = [rows[at]?.base ?? 0, rows[at + 1]?.base ?? 0];
    return ys.some((y) => y > over - 1 && y < under - 1);
  });
  const least = Math.min(...steps);
  const usual = median(steps);
  const ruled = isRuled.filter(Boolean).length / Math.max(1, steps.length);
  const opened = lines.filter((line) => line.cells[0]).length / lines.length;
  const filling = median(lines.map((line) => line.filled)) / columns.length;
  return steps.map((step, at) => {
    const [above, below] = [lines[at] as Line, lines[at + 1] as Line];
    const [before, after] = [lines[at - 1], lines[at + 2]];
    return [
      ...pairFacts(above, below, columns),
      capped(step / below.row.size, 6),
      capped(step / least, 5),
      capped(step / usual, 5),
      capped((steps[at + 1] ?? 6 * step) / step, 6),
      capped((steps[at - 1] ?? 6 * step) / step, 6),
      isRuled[at] ? 1 : 0,
      ruled,
      Math.min(at, 3),
      opened,
      filling,
      columns.length,
      before ? before.filled / columns.length : -1,
      after ? after.filled / columns.length : -1,
      after ? (after.cells[0] ? 1 : 0) : -1,
      areApart(before, above),
      areApart(below, after),
      isRuled[at - 1] ? 1 : 0,
      isRuled[at + 1] ? 1 : 0,
      Math.min(rows.length, 20),
    ];
  });
}
