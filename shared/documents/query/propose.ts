import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { rowsThatPass, sayCondition } from './conditions.ts';
import { type Filling, isFigures, isGroups } from './draft.ts';
import { askAboutKinds } from './fill-doubt.ts';
import { differentIn } from './groups.ts';
import { isRate, isStock } from './rates.ts';
import type { Choice, Grouping, TableQuery } from './table-query.ts';

/** What a question tells, though it was not understood. */
export interface Told {
  /** Columns it names, in its order. */
  columns: readonly number[];
  where: TableQuery['where'];
  /** Whether it asks for the least. */
  isLeast: boolean;
}

const NOTHING_TOLD: Told = { columns: [], where: [], isLeast: false };

/** Two or three things can be chosen from at a glance. */
const MOST = 3;
/** Groups that are read as one list. */
const MOST_GROUPS = 40;

interface Proposal {
  says: string;
  query: TableQuery;
}

const nameOf = ({ name }: DataColumn) => `“${name}”`;

/** Whether figures of a column say more by their mean: prices, and what there is at each of several times. */
const isMeanOf = ({ columns }: DataTable, column: DataColumn | undefined): boolean =>
  isRate(column) || (isStock(column) && columns.some(({ kind, isMonth }) => kind === 'date' || isMonth));

/** The column that is worth working out first: one the question names, else one that adds up, the last of them being mostly the total. */
function measureOf(table: DataTable, told: Told): number | undefined {
  const { columns } = table;
  const rows = rowsThatPass(table, table.rows, told.where);
  const figures = columns.flatMap((column, at) => {
    const isHeld = isFigures(column) && !column.worked && rows.some((row) => column.values.has(row));
    return isHeld ? [at] : [];
  });
  const named = told.columns.filter((at) => figures.includes(at));
  const additive = figures.filter((at) => !isMeanOf(table, columns[at]));
  const money = additive.filter((at) => /\p{Sc}/u.test(columns[at]?.unit ?? ''));
  return named[0] ?? money.at(-1) ?? additive.at(-1) ?? figures[0];
}

/** Whether a column puts rows together: fewer groups than rows, and not one alone. */
function puts({ columns, rows }: DataTable, at: number): boolean {
  const column = columns[at];
  if (!isGroups(column) || column?.kind === 'date') return false;
  const groups = differentIn(column, rows);
  return groups > 1 && groups <= MOST_GROUPS && groups < rows.length;
}

/** Numbers of which few are different, as rates of a tax are: a question may name them to put rows together. */
function namesGroups({ columns, rows }: DataTable, at: number, measure: number | undefined): boolean {
  const groups = at === measure || columns[at]?.kind !== 'number' ? 0 : differentIn(columns[at], rows);
  return groups > 1 && groups <= MOST_GROUPS / 4 && groups < rows.length;
}

/** What rows are put together by: a column the question names, else the first that does, else months. */
function groupOf(table: DataTable, told: Told, measure: number | undefined): Grouping | null {
  const { columns } = table;
  const isFree = (at: number) => !told.where.some(({ column }) => column === at);
  const named = told.columns.find((at) => puts(table, at) || namesGroups(table, at, measure));
  const first = columns.findIndex((_, at) => isFree(at) && puts(table, at));
  const column = named ?? (first < 0 ? undefined : first);
  if (column !== undefined) return { column, unit: 'value' };
  const days = columns.findIndex(({ kind }) => kind === 'date');
  return days < 0 ? null : { column: days, unit: 'month' };
}

const groupText = (column: DataColumn, { unit }: Grouping) =>
  unit === 'value' ? nameOf(column) : `${unit} of ${nameOf(column)}`;

/** Whether rows and years are of one kind, so that the query says something. */
function isPlain(table: DataTable, query: TableQuery): boolean {
  const problems: Filling['problems'] = [];
  askAboutKinds({ table, where: query.where, by: query.by, problems }, query);
  return problems.length === 0;
}

/** Of a table with figures: their total, the same for each group, and the highest. */
function ofFigures(table: DataTable, base: TableQuery, told: Told): Proposal[] {
  const at = measureOf(table, told);
  const measure = at === undefined ? undefined : table.columns[at];
  if (at === undefined || !measure) return [];
  const isMean = isMeanOf(table, measure);
  const own = { ...base, measure: at, how: isMean ? ('average' as const) : ('sum' as const) };
  const by = groupOf(table, told, at);
  const group = by ? table.columns[by.column] : undefined;
  const extreme = told.isLeast ? ('min' as const) : ('max' as const);
  const figure = isMean ? `Average of ${nameOf(measure)}` : `Total of ${nameOf(measure)}`;
  return [
    { says: figure, query: own },
    ...(by && group
      ? [{ says: `${isMean ? figure : nameOf(measure)} by ${groupText(group, by)}`, query: { ...own, by } }]
      : []),
    {
      says: `${told.isLeast ? 'Lowest' : 'Highest'} ${nameOf(measure)}`,
      query: { ...own, how: extreme },
    },
  ];
}

/** Of any table: its rows, and how many there are of each kind. */
function ofRows(table: DataTable, base: TableQuery, told: Told): Proposal[] {
  const by = groupOf(table, told, undefined);
  const group = by ? table.columns[by.column] : undefined;
  return [
    ...(base.where.length > 0 ? [{ says: 'The rows', query: { ...base, how: 'list' as const } }] : []),
    { says: 'Number of rows', query: base },
    ...(by && group ? [{ says: `Rows by ${groupText(group, by)}`, query: { ...base, by } }] : []),
  ];
}

/** Two or three figures that can be worked out from a table, one press away each; `told` narrows them to what a question says. */
export function propose(table: DataTable, index: number, told: Told = NOTHING_TOLD): Choice[] {
  const base: TableQuery = {
    table: index,
    measure: null,
    how: 'count',
    by: null,
    where: [...told.where],
    sort: null,
    limit: null,
  };
  const where = told.where.map(
    (one) => `“${table.columns[one.column]?.name ?? ''}” ${sayCondition(one, table.columns[one.column])}`,
  );
  const narrowed = where.length > 0 ? ` where ${where.join(' and ')}` : '';
  const isOne = told.where.length > 0 && rowsThatPass(table, table.rows, told.where).length === 1;
  const rows = ofRows(table, base, told);
  // Of one row there is nothing to add up.
  return (isOne ? rows : [...ofFigures(table, base, told), ...rows])
    .filter(({ query }) => isPlain(table, query))
    .slice(0, MOST)
    .map(({ says, query }) => ({ label: `${says}${narrowed}`, query }));
}
