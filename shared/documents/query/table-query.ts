import * as z from 'zod/mini';
import { place } from '@/shared/documents/document.ts';

const count = z.int().check(z.nonnegative());
const value = z.union([z.string().check(z.maxLength(500)), z.number()]);

/**
 * What is worked out of a measure. `average_of_totals` is the mean of the groups' sums, `ratio` the sum of the measure over the
 * sum of what it is set against, `list` the rows themselves.
 */
export const how = z.enum([
  'sum',
  'average',
  'average_of_totals',
  'median',
  'min',
  'max',
  'count',
  'distinct',
  'share',
  'growth',
  'ratio',
  'list',
]);
export type How = z.infer<typeof how>;

export const operator = z.enum([
  'is',
  'not',
  'contains',
  'over',
  'under',
  'at_least',
  'at_most',
  'between',
  /** Days from the first value up to, not including, the second one; an empty one has no end. More pairs may follow. */
  'within',
  'empty',
  'filled',
]);
export type Operator = z.infer<typeof operator>;

/** Which rows count: a column, how it is compared, and with what. Days are ISO 8601. */
export const condition = z.object({
  column: count,
  is: operator,
  values: z.array(value).check(z.maxLength(200)),
  /** Of a share: whether it makes the part; the others hold for the whole too. */
  isPart: z.optional(z.boolean()),
});
export type Condition = z.infer<typeof condition>;

export const grouping = z.object({
  column: count,
  unit: z.enum(['value', 'month', 'quarter', 'half', 'year']),
});
export type Grouping = z.infer<typeof grouping>;

/** What a group's figure must be for the group to be listed: "months below 1,000". */
export const having = z.object({
  is: z.enum(['over', 'under', 'at_least', 'at_most', 'between']),
  values: z.array(z.number()).check(z.minLength(1), z.maxLength(2)),
});
export type Having = z.infer<typeof having>;

/** A question to a table, in terms of its columns: computed by code alone. Tables and columns are counted from 0. */
export const tableQuery = z.object({
  table: count,
  /** The column that is worked out; null stands for the rows themselves. */
  measure: z.nullable(count),
  how,
  by: z.nullable(grouping),
  where: z.array(condition).check(z.maxLength(20)),
  sort: z.nullable(z.enum(['most', 'least'])),
  limit: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  having: z.optional(having),
  /** Of a change for each group: the times between which each is compared. */
  over: z.optional(grouping),
  /** Of a change, a ratio or a share: the column the measure is set against, row for row. */
  against: z.optional(count),
  /** Columns that are added to the measure, row for row. */
  plus: z.optional(z.array(count).check(z.minLength(1), z.maxLength(5))),
  /** Whether rows that may add up others count; without it both are worked out where it matters. */
  doubtful: z.optional(z.enum(['without', 'with'])),
  /** Which of two ways to read figures or days is meant. */
  reading: z.optional(z.enum(['first', 'other'])),
  /** Leave out cells that hold an error. */
  skipErrors: z.optional(z.boolean()),
});
export type TableQuery = z.infer<typeof tableQuery>;

/** A way to go on, one press away. */
export const choice = z.object({ label: z.string(), query: tableQuery });
export type Choice = z.infer<typeof choice>;

/** A group or a row of a result. */
export const resultLine = z.object({ label: z.string(), shown: z.string(), value: z.nullable(z.number()) });
export type ResultLine = z.infer<typeof resultLine>;

/** What a query came to, with the cells it rests on. */
export const queryResult = z.object({
  /** The figure, or null where there are several or none. */
  figure: z.nullable(z.string()),
  /** In sentences, with the places it cites in brackets. */
  text: z.string(),
  lines: z.array(resultLine),
  /** What the lines are called and what they say, for a table's head. */
  heads: z.tuple([z.string(), z.string()]),
  /** Lines beyond those given. */
  more: count,
  /** Whether the lines follow time. */
  isTime: z.boolean(),
  /** Where the values stand that were taken. */
  used: z.array(place),
  /** Rows that were not, and why. */
  leftOut: z.array(z.object({ place, why: z.string() })),
  notes: z.array(z.string()),
  choices: z.array(choice),
});
export type QueryResult = z.infer<typeof queryResult>;

/** Columns of a table with what a person may choose among. */
export const tableView = z.object({
  title: z.string(),
  /** The sheet it stands on; of sheets put together which column tells it, counted from 0. */
  sheet: z.string(),
  source: z.nullable(count),
  columns: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['number', 'date', 'text']),
      /** Of a column with few different ones. */
      values: z.array(z.string()),
    }),
  ),
});
export type TableView = z.infer<typeof tableView>;
