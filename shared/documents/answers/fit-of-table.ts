import type { Draft } from '@/shared/documents/query/draft.ts';
import { isSection } from '@/shared/documents/tables/data-table.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';

/** Of sheets or tables put together one by its name, and nothing of the others. */
export const isOneSource = ({ table: { columns, madeOf }, query: { by, where } }: Draft) =>
  madeOf === 'sheets' &&
  by === null &&
  where.every(({ column, values, is }) => {
    const own = columns[column];
    return !own || !isSource(own) || (is === 'is' && values.length === 1);
  });

/** Whether a query uses what a turned or joined table has more than the table it is made of. */
function usesMore({ table, query }: Draft): boolean {
  const isMore = (at: number) => table.columns[at]?.column === -1 && !isSection(table.columns[at]);
  return (query.by !== null && isMore(query.by.column)) || query.where.some(({ column }) => isMore(column));
}

/** Whether a query needs what two tables say: one of either alone is that table's own. */
export function needsBoth({ table, query: { by, where, measure } }: Draft): boolean {
  const used = [measure, by?.column, ...where.map(({ column }) => column)].flatMap((at) =>
    at === null || at === undefined ? [] : (table.columns[at] ?? []),
  );
  return used.some(({ isLookedUp }) => isLookedUp) && !used.every(({ isLookedUp }) => isLookedUp);
}

/** Of sheets of columns that are times put together, those in rows must be called for by a time. */
const isIdlyTurned = ({ table, query: { by, where } }: Draft) =>
  table.madeOf === 'sheets' &&
  table.isTurned === true &&
  ![...(by ? [by] : []), ...where].some(({ column }) => {
    const own = table.columns[column];
    return own?.column === -1 && !isSource(own);
  });

/** How fit the kind of table is: one that was made must be called for. */
export const fitOf = (draft: Draft) => {
  const { madeOf } = draft.table;
  if (!madeOf) return 1;
  if (madeOf === 'lookup') return 2;
  if (!usesMore(draft) || isIdlyTurned(draft)) return 0;
  // One sheet by its name is that sheet's own table.
  return madeOf === 'sheets' && isOneSource(draft) ? 0.5 : 2;
};
