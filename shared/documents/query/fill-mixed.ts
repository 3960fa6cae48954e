import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { isWrittenTime } from '@/shared/documents/tables/durations.ts';
import { columnAt, type Filling, nameAt, type Part } from './draft.ts';
import type { How } from './table-query.ts';

const ADDED: readonly How[] = ['sum', 'average', 'average_of_totals', 'median', 'share', 'growth', 'ratio'];

/** `7:30` under a name that does not tell whether it is hours, minutes or a time of day. */
const holdsTimes = (column: DataColumn | undefined): boolean =>
  column?.kind === 'text' &&
  column.values.size > 0 &&
  [...column.values.values()].every((value) => isWrittenTime(String(value)));

/** A column that is named holds words among its figures: no other column is worked out in its place. */
export function askMixed(filling: Filling, { how }: Part): void {
  const named = filling.reading.names.find(
    ({ column }) =>
      columnAt(filling, column)?.isMixed || (ADDED.includes(how) && holdsTimes(columnAt(filling, column))),
  );
  const isUsed = filling.where.some(({ column }) => column === named?.column);
  if (!named || isUsed || how === 'list') return;
  filling.problems.unshift((query) => ({
    says: `${nameAt(filling, named.column)} holds ${columnAt(filling, named.column)?.isMixed ? 'words among its figures' : 'times whose unit is not told'}, so they are not put together.`,
    choices: [
      {
        label: 'Show the rows',
        query: {
          table: query.table,
          how: 'list',
          measure: named.column,
          by: null,
          sort: null,
          limit: null,
          // What was said of a figure may have been meant for this column.
          where: query.where.filter(({ column }) => columnAt(filling, column)?.kind !== 'number'),
        },
      },
    ],
  }));
}
