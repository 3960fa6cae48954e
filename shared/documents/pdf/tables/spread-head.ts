import type { LineFragment, Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { type Column, columnAt, isSetClose } from './table-columns.ts';

/** A name stands in the middle of its columns, give or take this part of them. */
const OFF = 0.2;
const LEAST_OFF = 3;

const middle = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2;

/** The name each column is nearest to. */
const nearest = (column: Column, names: readonly LineFragment[]): number => {
  const at = middle({ x0: column.from, x1: column.to });
  const off = names.map((name) => Math.abs(middle(name) - at));
  return off.indexOf(Math.min(...off));
};

/** Whether a name is the one of some columns: in the middle of several, or over a part of one. */
function isNameOf(name: LineFragment, columns: readonly Column[]): boolean {
  const [first] = columns;
  const last = columns.at(-1);
  if (!first || !last) return false;
  if (first === last) return name.x1 > first.from - 1 && name.x0 < first.to + 1;
  // What begins with a column and ends before the last one is of that column alone.
  if (Math.abs(name.x0 - first.from) < LEAST_OFF && name.x1 < last.from) return false;
  const off = Math.abs(middle(name) - middle({ x0: first.from, x1: last.to }));
  return off < Math.max(LEAST_OFF, OFF * (last.to - first.from));
}

/** A first row of names that stand over several columns each, as years over their halves: a name is said for each. */
export function spreadHead([head, next]: readonly Row[], columns: readonly Column[]): string[] | undefined {
  if (!head || !next || head.segments.length < 2) return undefined;
  // The labels of rows may have no name above them.
  const isBare = (head.segments[0]?.x0 ?? 0) > (columns[0]?.to ?? 0);
  const named = isBare ? columns.slice(1) : columns;
  if (head.segments.length >= named.length) return undefined;
  if (!head.segments.every(({ words }) => isSetClose(words, head.size))) return undefined;
  const owners = named.map((column) => nearest(column, head.segments));
  const filled = new Set(next.segments.map((segment) => columns[columnAt(segment, columns)]));
  const isRight = head.segments.every((name, at) => {
    const own = named.filter((_, column) => owners[column] === at);
    return (own.length < 2 || own.every((column) => filled.has(column))) && isNameOf(name, own);
  });
  if (!isRight) return undefined;
  return [...(isBare ? [''] : []), ...owners.map((at) => head.segments[at]?.text ?? '')];
}
