import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { totalLabel } from '@/shared/documents/tables/total-words.ts';
import { cite } from './cite.ts';
import type { Filling } from './draft.ts';
import { valueWords } from './match-names.ts';

/** A row that was left out and is asked for by its own name, as "total revenue" of a statement. */
function statedRow({ table, reading }: Filling): DataTable['left'][number] | undefined {
  const said = new Set(reading.tokens.flatMap(({ text, stem }) => [text, stem]));
  return table.left.find(({ kind, label }) => {
    if (kind !== 'total') return false;
    const words = valueWords(label).filter((word) => totalLabel(word) !== 'strong');
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

/** Where a question leaves something open and the file itself says a total by that name, it is quoted first. */
export function quoteStated(filling: Filling): void {
  const row = filling.problems.length > 0 ? statedRow(filling)?.row : undefined;
  const grid = filling.table.grids[0];
  const cells = row === undefined ? undefined : grid?.rows.get(row);
  if (row === undefined || !grid || !cells) return;
  const columns = Object.keys(cells).map(Number);
  const shown = columns.map((column) => grid.display(row, column)).filter((text) => text !== '');
  const place = grid.place({
    top: row,
    bottom: row,
    left: Math.min(...columns),
    right: Math.max(...columns),
  });
  const [first] = filling.problems;
  filling.problems[0] = (query) => {
    const problem = first?.(query) ?? { says: '', choices: [] };
    return { ...problem, says: `The file says: ${shown.join(' · ')} ${cite(place)}. ${problem.says}` };
  };
}
