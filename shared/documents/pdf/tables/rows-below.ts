import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { unite } from '@/shared/documents/pdf/geometry.ts';
import {
  type LineFragment,
  type Row,
  rowsOf,
  segmentsOf,
} from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableColumns } from './aligned-table.ts';
import { FIGURE } from './figure.ts';
import { type Column, columnAt } from './table-columns.ts';
import type { TableItem } from './table-item.ts';

/** Letters of what a sum is called. */
const LABEL = 48;
/** Edges nearer to each other are one. */
const SAME = 2.5;
/** Room above such a row, in sizes of type. */
const NEAR = 1.2;

const midOf = ({ x0, x1 }: LineFragment) => (x0 + x1) / 2;

/** Whether a figure begins, ends or is centred where others of its column are. */
function isInLine(segment: LineFragment, column: readonly LineFragment[]): boolean {
  return column.some(
    (one) =>
      Math.abs(one.x1 - segment.x1) < SAME ||
      Math.abs(one.x0 - segment.x0) < SAME ||
      Math.abs(midOf(one) - midOf(segment)) < SAME,
  );
}

/** Columns of a table, and what stands in each. */
interface Filled {
  columns: readonly Column[];
  cells: readonly (readonly LineFragment[])[];
}

function filledBy(table: TableItem): Filled | undefined {
  const rows = rowsOf(segmentsOf(table.words));
  const columns = table.columns ?? tableColumns(rows);
  if (columns.length !== table.rows[0]?.length) return undefined;
  const segments = rows.flatMap((row) => row.segments);
  return { columns, cells: columns.map((_, at) => segments.filter((one) => columnAt(one, columns) === at)) };
}

/** A name and sums under the figures of a table, nothing else beside them. */
function isSum({ segments }: Row, { columns, cells }: Filled): boolean {
  const [label, ...figures] = segments;
  if (!label || figures.length === 0 || !/\p{L}/u.test(label.text) || label.text.length > LABEL) return false;
  const taken = new Set(segments.map((one) => columnAt(one, columns)));
  return (
    taken.size === segments.length &&
    segments.every(
      (one) => one.x0 > (columns[0]?.from ?? 0) - SAME && one.x1 < (columns.at(-1)?.to ?? 0) + SAME,
    ) &&
    figures.every((one) => FIGURE.test(one.text) && isInLine(one, cells[columnAt(one, columns)] ?? []))
  );
}

/** A table with the sums that stand right under its last line, as they do where only its items are ruled. */
export function withSumsBelow(table: TableItem, all: readonly PdfWord[]): TableItem {
  const filled = filledBy(table);
  if (!filled) return table;
  const held = new Set(table.words);
  const below = rowsOf(segmentsOf(all.filter((word) => !held.has(word) && word.top > table.bottom - SAME)));
  const sums: Row[] = [];
  let bottom = table.bottom;
  for (const row of below) {
    if (row.top - bottom > NEAR * row.size || !isSum(row, filled)) break;
    sums.push(row);
    bottom = row.bottom;
  }
  if (sums.length === 0) return table;
  const rows = sums.map(({ segments }) =>
    filled.columns.map((_, at) => segments.find((one) => columnAt(one, filled.columns) === at)?.text ?? ''),
  );
  return {
    ...table,
    ...unite([table, ...sums]),
    rows: [...table.rows, ...rows],
    words: [...table.words, ...sums.flatMap(({ segments }) => segments.flatMap(({ words }) => words))],
  };
}
