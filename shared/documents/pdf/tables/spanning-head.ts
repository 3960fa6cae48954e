import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import { unite } from '@/shared/documents/pdf/geometry.ts';
import type { LineFragment, Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { tableColumns } from './aligned-table.ts';
import { type GridLine, gridLines } from './ruled-tables.ts';
import { type Column, columnAt } from './table-columns.ts';
import type { TableItem } from './table-item.ts';

/** Longer text over a table is a sentence. */
const LONGEST = 60;

/**
 * A table with the row right above it that names several of its columns in one, as "Year ended" over three dates; the name
 * is said for each of them. The table itself where there is none.
 */
export function withSpanningHead(
  table: TableItem,
  run: readonly Row[],
  { above, rules }: { above: Row | undefined; rules: readonly Rule[] },
): TableItem {
  const columns = tableColumns(run);
  const [first] = run;
  const [names] = columns;
  if (!above || !first || !names || columns.length !== table.rows[0]?.length || columns.length < 3)
    return table;
  const isNear = first.base - above.base > 0 && first.base - above.base < 2.2 * first.size;
  const isOver = above.segments.every(({ x0, text }) => x0 > names.to && text.length < LONGEST);
  if (!isNear || !isOver || above.x1 > (columns.at(-1)?.to ?? 0) + first.size) return table;
  const heads = columns.map(() => '');
  for (const segment of above.segments) {
    const covered = coveredBy(segment, { columns, rules, first });
    // A line under all names, not under each: they are the heads of single columns.
    if (covered.some((at) => heads[at])) return withHead(table, above, columns);
    if (covered.length < 2) return table;
    for (const at of covered) heads[at] = segment.text;
  }
  return withRow(table, above, heads);
}

/** A table with a row above it whose names stand over one column each; the table itself where two share one. */
function withHead(table: TableItem, above: Row, columns: readonly Column[]): TableItem {
  const heads = columns.map(() => '');
  for (const segment of above.segments) {
    const at = columnAt(segment, columns);
    if (heads[at]) return table;
    heads[at] = segment.text;
  }
  return withRow(table, above, heads);
}

function withRow(table: TableItem, above: Row, heads: string[]): TableItem {
  const words = above.segments.flatMap((segment) => segment.words);
  return {
    ...unite([above, table]),
    rows: [heads, ...table.rows],
    words: [...words, ...table.words],
    base: above.base,
  };
}

/** Columns under a head: all where it is centred over all, else those over which the line under it reaches. */
function coveredBy(
  head: LineFragment,
  { columns, rules, first }: { columns: readonly Column[]; rules: readonly Rule[]; first: Row },
): number[] {
  const under = rules.filter((rule) => rule.isAcross && rule.top > head.base - 1 && rule.top < first.base);
  const [line] = gridLines(under, true)
    .filter(({ from, to }) => from <= head.x0 + 2 && to >= head.x1 - 2)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const all = columns.map((_, at) => at).slice(1);
  const from = columns[1]?.from ?? 0;
  const to = columns.at(-1)?.to ?? 0;
  if (Math.abs(head.x0 + head.x1 - from - to) < 0.08 * (to - from)) return all;
  return line ? all.filter((at) => isWithin(columns[at], line)) : [];
}

function isWithin(column: Column | undefined, { from, to }: GridLine): boolean {
  if (!column) return false;
  const middle = (column.from + column.to) / 2;
  return middle > from && middle < to;
}
