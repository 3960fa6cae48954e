import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { sayCondition } from './conditions.ts';
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
  list: 'Values',
};

const nameOf = ({ columns }: DataTable, at: number) => `“${columns[at]?.name ?? ''}”`;

/** A query in a line: `Sum of “Amount” by “Region” where “Year” is 2024`. */
export function sayQuery(table: DataTable, { how, measure, by, where, sort, limit }: TableQuery): string {
  const of = measure === null ? 'rows' : nameOf(table, measure);
  const grouped = by ? ` by ${by.unit === 'value' ? '' : `${by.unit} of `}${nameOf(table, by.column)}` : '';
  const ranked = sort ? `, ${sort === 'most' ? 'highest' : 'lowest'}${limit ? ` ${limit}` : ''}` : '';
  const parts = where.map(
    (one) => `${nameOf(table, one.column)} ${sayCondition(one, table.columns[one.column])}`,
  );
  return `${HOW[how]} of ${of}${grouped}${ranked}${parts.length > 0 ? ` where ${parts.join(' and ')}` : ''}`;
}
