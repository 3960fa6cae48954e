import type { DataColumn } from './data-column.ts';
import { totalLabel } from './total-words.ts';

const isPart = ({ kind, isYear, isId, unit }: DataColumn) =>
  kind === 'number' && !isYear && !isId && unit !== '%';

/** The columns whose figures another column adds up in every row. */
function partsOf(whole: DataColumn, columns: readonly DataColumn[]): DataColumn[] {
  const parts = columns.filter(
    (column) => isPart(column) && column.column < whole.column && totalLabel(column.name) === undefined,
  );
  if (parts.length < 2 || whole.values.size < 2) return [];
  const holds = [...whole.values].every(([row, value]) => {
    const sum = parts.reduce((all, { values }) => all + Number(values.get(row) ?? 0), 0);
    return typeof value === 'number' && Math.abs(sum - value) <= 0.006 * parts.length;
  });
  return holds ? parts : [];
}

/** So many parts add up to a column that is not called a total, as "Responses", in no table by chance. */
const TELLING_PARTS = 3;

/** Marks the column that adds up all figures left of it, row by row. */
export function markWhole(columns: readonly DataColumn[]): DataColumn[] {
  return columns.map((column) => {
    if (!isPart(column) || column.isRunningTotal === true) return column;
    const isCalled = totalLabel(column.name) !== undefined;
    const parts = partsOf(column, columns);
    const isTold = parts.length >= TELLING_PARTS && column.values.size >= TELLING_PARTS;
    return (isCalled && parts.length > 0) || isTold ? { ...column, addsUp: true } : column;
  });
}

/** So many figures must each be the one before it and a step. */
const TELLING_STEPS = 3;

/** Whether each figure is the one before it and what another column has in its row: `Running total`, `Balance`; of each group by itself, where one is named. */
function isRunningTotal(
  column: DataColumn,
  parts: readonly DataColumn[],
  { rows, group }: { rows: readonly number[]; group: DataColumn | undefined },
): boolean {
  if (column.values.size < 4) return false;
  return parts.some((part) => {
    if (part === column || part.values.size < 4) return false;
    const last = new Map<unknown, number>();
    let steps = 0;
    const holds = rows.every((row) => {
      const [own, step] = [column.values.get(row), part.values.get(row)];
      if (typeof own !== 'number' || typeof step !== 'number') return false;
      const key = group?.values.get(row);
      const before = last.get(key);
      last.set(key, own);
      if (before === undefined) return true;
      steps += 1;
      return Math.abs(before + step - own) <= 0.006;
    });
    return holds && steps >= TELLING_STEPS;
  });
}

/** Each pair of figures is tried for each of them, so a wider table is not looked through: no statement has so many. */
const MOST_FIGURES = 20;

const partAt = ({ values }: DataColumn, row: number): number => Number(values.get(row) ?? 0);

/** Whether each figure is the one before it, more by what one column has in its row and less by what another one has: a statement's balance, from either end. */
function isBalance(column: DataColumn, parts: readonly DataColumn[], rows: readonly number[]): boolean {
  if (parts.length > MOST_FIGURES || column.values.size < 4 || column.values.size !== rows.length)
    return false;
  const others = parts.filter((part) => part !== column && part.values.size > 0);
  const holds = (ordered: readonly number[], into: DataColumn, out: DataColumn) => {
    let [ups, downs] = [0, 0];
    // By index: a copy of all rows for each pair takes longer than the few rows most pairs are looked at.
    for (let at = 1; at < ordered.length; at += 1) {
      const row = ordered[at] ?? 0;
      const before = partAt(column, ordered[at - 1] ?? row);
      const [more, less] = [partAt(into, row), partAt(out, row)];
      if (Math.abs(before + more - less - partAt(column, row)) > 0.006) return false;
      if (more !== 0) ups += 1;
      if (less !== 0) downs += 1;
    }
    return ups > 0 && downs > 0 && ups + downs >= TELLING_STEPS;
  };
  const ways = [rows, [...rows].reverse()];
  return others.some((into) =>
    others.some((out) => into !== out && ways.some((ordered) => holds(ordered, into, out))),
  );
}

/** Marks columns that add up another one from row to row, over all or for each thing that is named, and balances. */
export function markRunning(columns: readonly DataColumn[], rows: readonly number[]): DataColumn[] {
  const figures = columns.filter(isPart);
  const groups = [undefined, ...columns.filter(({ kind }) => kind === 'text')];
  return columns.map((column) =>
    isPart(column) &&
    (groups.some((group) => isRunningTotal(column, figures, { rows, group })) ||
      isBalance(column, figures, rows))
      ? { ...column, isRunningTotal: true }
      : column,
  );
}

/** Of a table with such a column: its parts. */
export function partsOfWhole(columns: readonly DataColumn[]): DataColumn[] {
  const whole = columns.find(({ addsUp }) => addsUp === true);
  return whole ? partsOf(whole, columns) : [];
}
