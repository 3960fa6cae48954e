import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { rowsThatPass } from './conditions.ts';
import { columnAt, type Filling, nameAt, type Part } from './draft.ts';
import { priceAsked } from './fill-doubt.ts';
import { onEndDay } from './fill-rank.ts';
import { isOfOne, isPieces, isSoldByPiece, isStock, isStockName } from './rates.ts';
import type { Choice, TableQuery } from './table-query.ts';
import { RATE_NAME } from './worked-columns.ts';

/** Whether pieces stand beside a price of one of them, or hours beside their rate: a house's distance is no number of houses. */
const isPriced = ({ full }: Filling, column: DataColumn | undefined) =>
  full.columns.some(({ worked }) => {
    if (worked?.how !== 'product' || worked.parts[1] !== column) return false;
    const name = worked.parts[0]?.name ?? '';
    return isPieces(name) || isStockName(name) || isSoldByPiece(name) || RATE_NAME.test(column?.name ?? '');
  });

/** The products of a price and the pieces beside it. */
const timesPieces = ({ full }: Filling, query: TableQuery, price: DataColumn | undefined): Choice[] =>
  full.columns.flatMap(({ worked, name }, measure) =>
    worked?.how === 'product' && worked.parts[1] === price
      ? [{ label: `“${name}”`, query: { ...query, measure } }]
      : [],
  );

/** Balances of several days, and percentages, are not added up without being asked about. */
export function notStock(filling: Filling, part: Part): Part {
  const { measure } = part;
  const column = measure === null ? undefined : columnAt(filling, measure);
  const isShare = column?.unit === '%' || isOfOne(column?.name ?? '');
  // "Closing balance" may be the name of a row whose columns are months.
  const isRow = filling.where.some(({ values }) => values.some((value) => isStockName(String(value))));
  const isLevel = isStock(column) || (isRow && filling.table.madeOf === 'periods');
  const rows = rowsThatPass(filling.table, filling.table.rows, filling.where);
  const isEach = column !== undefined && isPriced(filling, column);
  if (part.how !== 'sum' || measure === null || !(isLevel || isShare || isEach) || rows.length < 2)
    return part;
  const day = filling.table.columns.findIndex(({ kind }) => kind === 'date');
  if (day < 0 && !isShare && !isRow && !isEach && column?.isRunningTotal !== true) return part;
  // What pieces are worth is asked about by itself.
  if (priceAsked(filling, part) >= 0) return part;
  const last = isShare || isEach || day < 0 ? undefined : onEndDay(filling, day, 'most');
  filling.problems.push((query): { says: string; choices: Choice[] } => ({
    says: `${nameAt(filling, measure)} of different ${last ? 'days' : 'rows'} may not add up.`,
    choices: [
      ...(isEach ? timesPieces(filling, query, column) : []),
      ...(last && query.by === null
        ? [
            {
              label: 'On the last day',
              query: { ...query, how: 'list' as const, where: [...query.where, last] },
            },
          ]
        : []),
      ...(last ? [] : [{ label: 'Show the rows', query: { ...query, how: 'list' as const } }]),
      { label: 'Average', query: { ...query, how: 'average' } },
      { label: 'Add them up', query },
    ],
  }));
  return part;
}
