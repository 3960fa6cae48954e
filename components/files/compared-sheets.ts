import type { TableQuery, TableView } from '@/shared/documents/query/table-query.ts';

/** Sheets of the same columns put together, as a query calls them, and those a sheet can be compared with. */
interface Comparable {
  table: number;
  source: number;
  /** The sheet that is asked now. */
  own: string;
  others: readonly string[];
}

/** What the sheet of a query can be compared with: others of the same columns. */
export function comparableSheets(query: TableQuery, tables: readonly TableView[]): Comparable | null {
  const asked = tables[query.table];
  // A change is one of sums, or of rows.
  if (query.how !== 'sum' && !(query.how === 'count' && query.measure === null)) return null;
  const namesOf = ({ columns }: TableView) => columns.map(({ name }) => name);
  for (const [table, { source, columns }] of tables.entries()) {
    const sheets = source === null ? [] : (columns[source]?.values ?? []);
    const all = asked && namesOf(asked);
    const isOwn = asked && columns.every(({ name }, at) => at === source || name === all?.[at]);
    if (source === null || !isOwn || !asked || !sheets.includes(asked.sheet)) continue;
    // What is worked out of two columns stands behind those of the file, and in none of the sheets put together.
    const used = [query.measure, query.by?.column, query.against, ...query.where.map(({ column }) => column)];
    if (used.some((column) => (column ?? 0) >= source)) continue;
    return { table, source, own: asked.sheet, others: sheets.filter((name) => name !== asked.sheet) };
  }
  return null;
}

/** How a figure of one sheet, all together or of each group, differs from that of another. */
export function comparedWith(
  query: TableQuery,
  { table, source, own }: Comparable,
  other: string,
): TableQuery {
  const by = { column: source, unit: 'value' as const };
  return {
    ...query,
    table,
    how: 'growth',
    ...(query.by ? { over: by } : { by, sort: null, limit: null }),
    where: [...query.where, { column: source, is: 'is', values: [other, own] }],
  };
}

/** What a query is by another group, or all together; two sheets that are compared stay so, group by group. */
export function regrouped(
  { how, by, over }: TableQuery,
  { source }: TableView,
  id: string,
): Partial<TableQuery> {
  const compared = over ?? (how === 'growth' && by?.column === source ? by : undefined);
  const [column, unit = 'value'] = id.split(' ');
  if (id === '')
    return { by: compared ?? null, over: undefined, ...(how !== 'list' && { sort: null, limit: null }) };
  const isOther = Number(column) !== compared?.column;
  return {
    by: { column: Number(column), unit: unit as 'value' },
    over: compared && isOther ? compared : undefined,
  };
}
