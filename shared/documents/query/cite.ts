import { addressOf, type Place } from '@/shared/documents/document.ts';
import type { CellAt, DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Grid } from '@/shared/documents/tables/grid.ts';
import { sayCondition } from './conditions.ts';
import type { Condition } from './table-query.ts';

export const cite = (place: Place) => `[${addressOf(place)}]`;
export const named = (column: DataColumn) => `“${column.name}”`;
export const many = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** The cell a value stands in; of what stands in none, as a sheet's name, the first of its row. */
export function placeAt({ grid, row, column }: CellAt): Place {
  const at = Math.max(0, column);
  return grid.place({ top: row, left: at, bottom: row, right: at });
}

interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Where a column's values stand: one range of a sheet, or the pages. */
export function placesOf({ rows, madeOf }: DataTable, column: DataColumn): Place[] {
  const boxes = new Map<Grid, Box>();
  const ends = madeOf || column.column < 0 ? rows : [rows[0] ?? 0, rows.at(-1) ?? 0];
  for (const id of ends) {
    const { grid, row, column: own } = column.at(id);
    const at = Math.max(0, own);
    const box = boxes.get(grid) ?? { top: row, left: at, bottom: row, right: at };
    boxes.set(grid, {
      top: Math.min(box.top, row),
      left: Math.min(box.left, at),
      bottom: Math.max(box.bottom, row),
      right: Math.max(box.right, at),
    });
  }
  const places = [...boxes].flatMap(([grid, box]) => {
    const whole = grid.place(box);
    if (whole.in === 'sheet') return [whole];
    const last = grid.place({ ...box, top: box.bottom });
    return addressOf(last) === addressOf(whole) ? [whole] : [whole, last];
  });
  return places;
}

const MAX_CITED = 4;

export function citeColumn(table: DataTable, column: DataColumn): string {
  if (column.worked) return column.worked.parts.map((part) => citeColumn(table, part)).join(' and ');
  const places = placesOf(table, column);
  const [first, second] = places;
  if (first?.in === 'page' && second?.in === 'page' && places.length === 2)
    return `${cite(first)} to ${cite(second)}`;
  const more = places.length > MAX_CITED ? ' …' : '';
  return places.slice(0, MAX_CITED).map(cite).join(', ') + more;
}

/** ` where “Region” is “North” [Sales!A2:A91]` */
export function whereText(table: DataTable, where: readonly Condition[]): string {
  if (where.length === 0) return '';
  const parts = where.flatMap((one) => {
    const column = table.columns[one.column];
    return column ? [`${named(column)} ${sayCondition(one, column)} ${citeColumn(table, column)}`] : [];
  });
  return ` where ${parts.join(' and ')}`;
}

const MAX_PLACES = 200;

/** The cells of a column in some rows, put together where they touch; nothing where they are too many to be told. */
export function runsOf(column: DataColumn, rows: readonly number[]): Place[] {
  if (column.worked) return column.worked.parts.flatMap((part) => runsOf(part, rows));
  const runs: (Box & { grid: Grid })[] = [];
  for (const id of rows) {
    const { grid, row, column: own } = column.at(id);
    const at = Math.max(0, own);
    const last = runs.at(-1);
    if (last && last.grid === grid && last.left === at && last.bottom === row - 1) last.bottom = row;
    else if (runs.length > MAX_PLACES) break;
    else runs.push({ grid, top: row, left: at, bottom: row, right: at });
  }
  const places = runs.map(({ grid, ...box }) => grid.place(box));
  const seen = new Set<string>();
  return places.filter((place) => !seen.has(addressOf(place)) && seen.add(addressOf(place)));
}
