import type { Interpretation } from './interpret.ts';
import { many, named, type WorkedOut } from './measure.ts';
import { cite, placeOf, whereText } from './select-rows.ts';

const MAX_FOUND = 8;

/** "What is the price of apples?": the cells themselves, nothing worked out. */
export function lookedUp(
  { table, columns, filters }: Interpretation,
  rows: readonly number[],
): WorkedOut | undefined {
  const asked = columns.filter((column) => !filters.some((filter) => filter.column === column));
  if (filters.length === 0 || asked.length === 0 || rows.length === 0) return undefined;
  const lines = rows.slice(0, MAX_FOUND).map((row) => {
    const cells = asked.map((column) => {
      const value = table.grid.display(row, column.column).trim();
      return `${named(column)} is ${value || 'empty'} ${cite(placeOf(table, column, row))}`;
    });
    return `- Row ${row + 1}: ${cells.join(', ')}`;
  });
  if (rows.length > MAX_FOUND) lines.push(`- … and ${rows.length - MAX_FOUND} more rows`);
  return { text: `${many(rows.length, 'row')}${whereText(table, filters)}:\n\n${lines.join('\n')}` };
}
