import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { sayCondition, sayHaving } from './conditions.ts';
import type { How, TableQuery } from './table-query.ts';

const HOW: Readonly<Record<How, string>> = {
  sum: 'sum of',
  average: 'average of',
  average_of_totals: 'average of the totals of',
  median: 'median of',
  min: 'lowest',
  max: 'highest',
  count: 'number of',
  distinct: 'different values of',
  share: 'share of',
  growth: 'change of',
  ratio: 'sum of',
  list: 'values of',
};

/** Figures of which one group can have the highest, said in a word. */
const RANKED = new Set<How>(['sum', 'average', 'median', 'count', 'share', 'growth', 'ratio']);

/** What stands between a column and the one it is set against. */
const JOINT: Partial<Record<How, string>> = { ratio: 'per', share: 'in' };

const nameOf = ({ columns }: DataTable, at: number) => `“${columns[at]?.name ?? ''}”`;

/** What is worked out: `sum of “Amount”`, `number of rows`. */
function figureOf(table: DataTable, { how, measure, against, plus = [] }: TableQuery): string {
  if (measure === null) return how === 'list' ? 'rows' : `${HOW[how]} rows`;
  const of = [measure, ...plus].map((at) => nameOf(table, at)).join(' plus ');
  const to = against === undefined ? '' : ` ${JOINT[how] ?? 'to'} ${nameOf(table, against)}`;
  return `${HOW[how]} ${of}${to}`;
}

/** What a query shows, to stand on its button: `Show the “Region” with the highest sum of “Amount” where “Year” is 2024`. */
export function sayQuery(table: DataTable, query: TableQuery): string {
  const { how, measure, by, where, sort, limit, having, over } = query;
  const figure = figureOf(table, query);
  const group = by && `${by.unit === 'value' ? '' : `${by.unit} of `}${nameOf(table, by.column)}`;
  const end = sort === 'most' ? 'highest' : 'lowest';
  const many = limit === null ? `${end} first` : limit === 1 ? `the ${end}` : `the ${end} ${limit}`;
  const isOne = group && sort && limit === 1 && RANKED.has(how);
  const times = over ? ` from the first to the last ${nameOf(table, over.column)}` : '';
  const shown = isOne
    ? `${group} with the ${end} ${figure}${times}`
    : `${figure}${times}${group ? ` by ${group}` : ''}${sort ? `, ${many}` : ''}`;
  const parts = where.map(
    (one) => `${nameOf(table, one.column)} ${sayCondition(one, table.columns[one.column])}`,
  );
  if (having)
    parts.push(`the ${HOW[how].replace(/ of$/, '')} ${sayHaving(having, table.columns[measure ?? -1])}`);
  return `Show the ${shown}${parts.length > 0 ? ` where ${parts.join(' and ')}` : ''}`;
}
