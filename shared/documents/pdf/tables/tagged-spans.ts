import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { unite } from '@/shared/documents/pdf/geometry.ts';
import type { Column } from './table-columns.ts';

export interface RowOfCells {
  cells: PdfWord[][];
  isHead: boolean;
}

/**
 * Points a cell may be off for reaching over a column more, or for one that is left out. Heads reach over columns; in the
 * body cells are left out, where they are empty or reached over from the row above.
 */
const COSTS = { head: { wider: 4, leftOut: 5 }, body: { wider: 6, leftOut: 1 } };
type Costs = (typeof COSTS)['head'];
const MOST_COLUMNS = 60;

/** Where columns are: told by the rows that have a cell for each of them. */
function columnsOf(rows: readonly RowOfCells[]): Column[] {
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  const full = rows.filter(({ cells }) => cells.length === most);
  const columns: Column[] = [];
  for (let at = 0; at < most; at++) {
    const words = full.flatMap(({ cells }) => cells[at] ?? []);
    const last = columns[at - 1]?.to ?? 0;
    const box = words.length > 0 ? unite(words) : { x0: last, x1: last };
    columns.push({ from: box.x0, to: box.x1 });
  }
  return columns;
}

/** How far a cell is from standing over some columns: at their left edge, their right one or in their middle. */
function offBy(cell: readonly PdfWord[], columns: readonly Column[], wider: number): number {
  const [first, last] = [columns[0], columns.at(-1)];
  const over = (columns.length - 1) * wider;
  if (cell.length === 0 || !first || !last) return over;
  const { x0, x1 } = unite(cell);
  const middle = Math.abs((x0 + x1) / 2 - (first.from + last.to) / 2);
  return Math.min(Math.abs(x0 - first.from), Math.abs(x1 - last.to), middle) + over;
}

/** For each cell the columns it reaches over, so that all stand as near to them as can be. */
function spansOf(
  cells: readonly PdfWord[][],
  columns: readonly Column[],
  { wider, leftOut }: Costs,
): { from: number; length: number }[] {
  interface Way {
    cost: number;
    spans: { from: number; length: number }[];
  }
  // Ways to set the cells so far, by the column that comes next.
  let ways = new Map<number, Way>([[0, { cost: 0, spans: [] }]]);
  const keep = (next: Map<number, Way>, at: number, way: Way) => {
    if (way.cost < (next.get(at)?.cost ?? Infinity)) next.set(at, way);
  };
  for (const [at, cell] of cells.entries()) {
    const next = new Map<number, Way>();
    const left = cells.length - at - 1;
    for (const [column, way] of ways)
      for (let from = column; from < columns.length - left; from++)
        for (let length = 1; from + length <= columns.length - left; length++) {
          const cost =
            way.cost + (from - column) * leftOut + offBy(cell, columns.slice(from, from + length), wider);
          keep(next, from + length, { cost, spans: [...way.spans, { from, length }] });
        }
    ways = next;
  }
  const ends = [...ways].map(([at, way]) => ({ ...way, cost: way.cost + (columns.length - at) * leftOut }));
  return ends.sort((a, b) => a.cost - b.cost)[0]?.spans ?? [];
}

/**
 * Cells by row and column. One that reaches over several columns stands in the first of them; in the head it is said for each.
 * @returns undefined where there are more columns than a table has
 */
export function gridOf(rows: readonly RowOfCells[]): { rows: PdfWord[][][]; columns: Column[] } | undefined {
  const columns = columnsOf(rows);
  if (columns.length > MOST_COLUMNS) return undefined;
  const body = rows.findIndex(({ isHead }) => !isHead);
  const set = rows.map(({ cells }, row) => {
    if (cells.length === columns.length) return cells;
    const own = columns.map((): PdfWord[] => []);
    spansOf(cells, columns, row < body ? COSTS.head : COSTS.body).forEach(({ from, length }, at) => {
      const last = row < body ? from + length : from + 1;
      own.fill(cells[at] ?? [], from, last);
    });
    return own;
  });
  const used = columns.map((_, at) => set.some((row) => (row[at]?.length ?? 0) > 0));
  return {
    rows: set.map((row) => row.filter((_, at) => used[at])),
    columns: columns.filter((_, at) => used[at]),
  };
}
