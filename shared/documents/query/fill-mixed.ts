import { columnAt, type Filling, nameAt, type Part } from './draft.ts';

/** A column that is named holds words among its figures: no other column is worked out in its place. */
export function askMixed(filling: Filling, { how }: Part): void {
  const named = filling.reading.names.find(({ column }) => columnAt(filling, column)?.isMixed);
  const isUsed = filling.where.some(({ column }) => column === named?.column);
  if (!named || isUsed || how === 'list') return;
  filling.problems.unshift((query) => ({
    says: `${nameAt(filling, named.column)} holds words among its figures, so they are not put together.`,
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
