import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { sayCondition, sayHaving } from './conditions.ts';
import type { How, TableQuery } from './table-query.ts';

const HOW: Readonly<Record<How, string>> = {
  sum: 'Sum',
  average: 'Average',
  average_of_totals: 'Average of the totals',
  median: 'Median',
  min: 'Lowest',
  max: 'Highest',
  count: 'Number',
  distinct: 'Different values',
  share: 'Share',
  growth: 'Change',
  ratio: 'Sum',
  list: 'Values',
};

/** What stands between a column and the one it is set against. */
const JOINT: Partial<Record<How, string>> = { ratio: 'per', share: 'in' };

const nameOf = ({ columns }: DataTable, at: number) => `“${columns[at]?.name ?? ''}”`;

/** A query in a line: `Sum of “Amount” by “Region” where “Year” is 2024`. */
export function sayQuery(table: DataTable, query: TableQuery): string {
  const { how, measure, by, where, sort, limit, having, over, against, plus = [] } = query;
  const of = measure === null ? 'rows' : [measure, ...plus].map((at) => nameOf(table, at)).join(' plus ');
  const grouped = by ? ` by ${by.unit === 'value' ? '' : `${by.unit} of `}${nameOf(table, by.column)}` : '';
  const end = sort === 'most' ? 'highest' : 'lowest';
  const many = limit === null ? `${end} first` : limit === 1 ? `the ${end}` : `the ${end} ${limit}`;
  const ranked = sort ? `, ${many}` : '';
  const parts = where.map(
    (one) => `${nameOf(table, one.column)} ${sayCondition(one, table.columns[one.column])}`,
  );
  if (having) parts.push(`the ${HOW[how].toLowerCase()} ${sayHaving(having, table.columns[measure ?? -1])}`);
  const to = against === undefined ? '' : ` ${JOINT[how] ?? 'to'} ${nameOf(table, against)}`;
  const times = over ? ` from the first to the last ${nameOf(table, over.column)}` : '';
  return `${HOW[how]} of ${of}${to}${times}${grouped}${ranked}${parts.length > 0 ? ` where ${parts.join(' and ')}` : ''}`;
}
