import type { TableQuery, TableView } from '@/shared/documents/query/table-query.ts';

/** A column to divide by, where none is chosen: the first other one of numbers. */
function fittingRatio(query: TableQuery, { columns }: TableView): TableQuery {
  if (query.how !== 'ratio' || query.against !== undefined) return query;
  const other = columns.findIndex(({ kind }, at) => kind === 'number' && at !== query.measure);
  return other < 0 ? { ...query, how: 'sum' } : { ...query, against: other };
}

/** Whether a query of these parts can be worked out: rows are counted, figures are not of words. */
function fitting(query: TableQuery, { columns }: TableView): TableQuery {
  const kind = query.measure === null ? undefined : columns[query.measure]?.kind;
  const isWords = kind !== 'number' && !(kind === 'date' && (query.how === 'min' || query.how === 'max'));
  const isCount =
    query.how === 'count' ||
    query.how === 'distinct' ||
    query.how === 'list' ||
    (query.measure === null && (query.how === 'share' || query.how === 'growth'));
  return isWords && !isCount ? { ...query, how: query.measure === null ? 'count' : 'distinct' } : query;
}

/**
 * A query of which a part is chosen anew, as one that can be worked out. What is set against what was said with the measure and
 * the groups there were; sheets that are compared stay so as long as a change is asked for.
 */
export function changedQuery(query: TableQuery, part: Partial<TableQuery>, table: TableView): TableQuery {
  const over = query.over?.column === table.source ? query.over : undefined;
  const wanted = { ...query, over, against: undefined, plus: undefined, ...part };
  const fitted = fittingRatio(fitting(wanted, table), table);
  return fitted.how === 'growth' ? fitted : { ...fitted, over: undefined };
}
