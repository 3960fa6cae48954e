import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Reading } from './read-question.ts';
import type { Choice, Condition, TableQuery } from './table-query.ts';
import type { WordRole } from './words-by-language.ts';

/** What keeps a question from being answered at once, and ways to go on. */
export interface Problem {
  says: string;
  choices: Choice[];
}

/** What words that nothing explains may mean. */
export interface Offers {
  choices: Choice[];
  /** How many of the words have a name near them. */
  near: number;
}

/** A query as far as a question fills it. */
export interface Draft {
  table: DataTable;
  query: TableQuery;
  /** Each takes the query as far as the ones before it were settled. */
  problems: ((query: TableQuery) => Problem)[];
  /** Words nothing in the table explains. */
  unknown: string[];
  /** A word that ought to name the column to put rows together by, and names none. */
  group: string | undefined;
  /** How much of the question the table explains. */
  weight: number;
  /** Whether a figure is asked for at all. */
  isAsked: boolean;
  /** What words that nothing explains may mean. */
  offers: Offers;
}

/** What is filled in while a question is read. */
export interface Filling {
  table: DataTable;
  /** The same table with columns that are worked out of two others behind its own. */
  full: DataTable;
  index: number;
  reading: Reading;
  where: Condition[];
  by: TableQuery['by'];
  /** Columns that are named and neither group nor filter, in the order of the question. */
  free: number[];
  /** Families of words by which figures were called. */
  hints: string[];
  /** Words that only titles and usual words explain. */
  loose: number;
  problems: ((query: TableQuery) => Problem)[];
  /** A word that ought to name the column to put rows together by, and names none. */
  askedGroup?: string | undefined;
  /** Where words of the file's name or a table's title stand, which name no column. */
  titled: Set<number>;
  /** Words that ask for what the table does not have. */
  missing: string[];
  /** The column whose units the figure is for: clicks of "cost per click". */
  per?: number;
  /** Whether it was asked how long something is or takes, of which a sum or a mean may be meant. */
  isLength?: boolean;
  /** Whether it was asked which rows are done. */
  askedDone?: boolean;
  /** Columns that are added to the measure. */
  plus?: number[];
  /** Of columns that a word may mean alike: the first one, once it is asked which. */
  askedMeasure?: number | undefined;
}

/** The part of a query that says what is worked out. */
export type Part = Pick<TableQuery, 'how' | 'measure' | 'sort' | 'limit'> &
  Partial<Pick<TableQuery, 'having' | 'over' | 'against'>>;

/** Whether words of any of these roles ask. */
export const asksFor = ({ reading: { asks } }: Filling, ...roles: WordRole[]) =>
  roles.some((role) => asks.has(role));

/** Whether the most or the least is asked for. */
export function superlative(filling: Filling): TableQuery['sort'] {
  if (asksFor(filling, 'most', 'good', 'latest')) return 'most';
  return asksFor(filling, 'least', 'bad', 'earliest') ? 'least' : null;
}

export const columnAt = ({ table }: Pick<Filling, 'table'>, at: number): DataColumn | undefined =>
  table.columns[at];

export const nameAt = (filling: Pick<Filling, 'table'>, at: number) =>
  `“${columnAt(filling, at)?.name ?? ''}”`;

/** A column that can be worked out: figures that neither name things nor are years. */
export const isFigures = (column: DataColumn | undefined): boolean =>
  column?.kind === 'number' && !column.isId && !column.isYear;

export const isGroups = (column: DataColumn | undefined): boolean =>
  column !== undefined && (column.kind !== 'number' || column.isYear || column.isId);

/** Whether a column has another value in each row, as the number of an order has. */
export function namesEachRow({ table }: Pick<Filling, 'table'>, at: number): boolean {
  const values = table.columns[at]?.values;
  return (
    values !== undefined && values.size === table.rows.length && new Set(values.values()).size === values.size
  );
}
