import * as z from 'zod/mini';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Result } from '@/shared/errors/result.ts';
import { pairsOf } from './conditions.ts';
import { hasDays } from './match-periods.ts';
import { areDaysAsked, daysAsked, leavesOut } from './query-covers.ts';
import { numbersOf } from './question-tokens.ts';
import { type Condition, type Having, having, how, operator, type TableQuery } from './table-query.ts';

const name = z.string().check(z.maxLength(500));

/** A query as a model writes it: tables by their number from 1, columns by their names. */
const chosenQuery = z.object({
  table: z.int().check(z.gte(1)),
  how,
  of: z.nullable(name),
  by: z.nullable(z.object({ column: name, unit: z.enum(['value', 'month', 'quarter', 'year']) })),
  where: z
    .array(
      z.object({
        column: name,
        is: operator,
        values: z.array(z.union([name, z.number()])).check(z.maxLength(50)),
      }),
    )
    .check(z.maxLength(10)),
  having: z.optional(z.nullable(having)),
  sort: z.nullable(z.enum(['most', 'least'])),
  limit: z.nullable(z.int().check(z.gte(1), z.lte(100))),
});
type ChosenQuery = z.infer<typeof chosenQuery>;

/** Why an answer of a model is no query: for the log and the tests, never shown. */
export type Refusal =
  | 'no_query'
  | 'no_table'
  | 'no_column'
  | 'no_value'
  | 'own_number'
  | 'no_figure'
  | 'left_out';

/** The first thing in a text that looks like an object: models talk around what they were asked for. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

function columnCalled({ columns }: DataTable, said: string): number | undefined {
  const own = columns.flatMap((column, at) => (folded(column.name) === folded(said) ? [at] : []));
  return own.length === 1 ? own[0] : undefined;
}

const refuse = (error: Refusal) => ({ ok: false, error }) as const;
const take = <Value>(value: Value) => ({ ok: true, value }) as const;

const SIZES = ['over', 'under', 'at_least', 'at_most', 'between'];
const FIGURES = ['sum', 'average', 'average_of_totals', 'median', 'share', 'growth'];

/** What a query is checked against. */
interface Scene {
  table: DataTable;
  question: string;
  /** The numbers of the question. */
  numbers: ReadonlySet<number>;
}

/** The values of a column as they stand in it; one that is not there is no value. */
function valuesThere(
  column: DataColumn,
  values: readonly (string | number)[],
  numbers: ReadonlySet<number>,
): Result<(string | number)[], Refusal> {
  const there = new Map([...column.values.values()].map((value) => [folded(String(value)), value]));
  const found = values.flatMap((value) => there.get(folded(String(value))) ?? []);
  if (found.length < values.length) return refuse('no_value');
  // A figure a model picked among those of the file is its own.
  const isOwn = column.kind === 'number' && found.some((value) => !numbers.has(Number(value)));
  return isOwn ? refuse('own_number') : take(found);
}

function checkedDays(
  at: number,
  values: readonly (string | number)[],
  { table, question }: Scene,
): Result<(string | number)[], Refusal> {
  const column = table.columns[at];
  if (column?.kind !== 'date' || values.some((value) => typeof value === 'number')) return refuse('no_value');
  if (!pairsOf(values).every(([from, until]) => hasDays(column, { from, until }))) return refuse('no_value');
  return areDaysAsked({ values: [...values] }, daysAsked(question, table, at))
    ? take([...values])
    : refuse('own_number');
}

function checkedSizes(
  column: DataColumn,
  { is, values }: ChosenQuery['where'][number],
  numbers: ReadonlySet<number>,
): Result<(string | number)[], Refusal> {
  if (column.kind !== 'number') return refuse('no_figure');
  if (!values.every((value) => typeof value === 'number' && numbers.has(value))) return refuse('own_number');
  const [low, high] = values;
  const isOrdered = typeof low === 'number' && typeof high === 'number' && low <= high;
  const isWhole = is === 'between' ? values.length === 2 && isOrdered : values.length === 1;
  return isWhole ? take(values) : refuse('no_value');
}

function checkedValues(
  at: number,
  condition: ChosenQuery['where'][number],
  scene: Scene,
): Result<(string | number)[], Refusal> {
  const { is, values } = condition;
  const column = scene.table.columns[at];
  if (!column) return refuse('no_column');
  if (is === 'empty' || is === 'filled') return take([]);
  if (values.length === 0) return refuse('no_value');
  if (is === 'within') return checkedDays(at, values, scene);
  if (SIZES.includes(is)) return checkedSizes(column, condition, scene.numbers);
  if (is !== 'contains') return valuesThere(column, values, scene.numbers);
  const isThere = values.every((value) =>
    [...column.values.values()].some((own) => folded(String(own)).includes(folded(String(value)))),
  );
  return isThere ? take(values) : refuse('no_value');
}

function checkedWhere(chosen: ChosenQuery['where'], scene: Scene): Result<Condition[], Refusal> {
  const where: Condition[] = [];
  for (const one of chosen) {
    const at = columnCalled(scene.table, one.column);
    if (at === undefined) return refuse('no_column');
    const values = checkedValues(at, one, scene);
    if (!values.ok) return values;
    where.push({ column: at, is: one.is, values: values.value });
  }
  return take(where);
}

/** What is worked out, of which column, by what. */
function checkedFigure(
  chosen: ChosenQuery,
  table: DataTable,
): Result<Pick<TableQuery, 'measure' | 'by'>, Refusal> {
  // What a sum is divided by has no place in what a model may write.
  if (chosen.how === 'ratio') return refuse('no_figure');
  const measure = chosen.of === null ? null : columnCalled(table, chosen.of);
  const group = chosen.by ? columnCalled(table, chosen.by.column) : undefined;
  if (measure === undefined || (chosen.by && group === undefined)) return refuse('no_column');
  const kind = measure === null ? undefined : table.columns[measure]?.kind;
  const isOfRows = measure === null && chosen.how === 'share';
  if (FIGURES.includes(chosen.how) && kind !== 'number' && !isOfRows) return refuse('no_figure');
  if ((chosen.how === 'min' || chosen.how === 'max') && kind !== 'number' && kind !== 'date')
    return refuse('no_figure');
  const unit = chosen.by?.unit ?? 'value';
  if (group !== undefined && unit !== 'value' && table.columns[group]?.kind !== 'date')
    return refuse('no_column');
  return take({ measure, by: group === undefined ? null : { column: group, unit } });
}

/** A cut nobody asked for hides rows: "the most" is one, all else is a number of the question. */
const isOwnLimit = ({ limit, sort }: ChosenQuery, numbers: ReadonlySet<number>) =>
  limit !== null && (!sort || (limit !== 1 && !numbers.has(limit)));

function isOwnHaving(having: Having | null | undefined, numbers: ReadonlySet<number>): boolean {
  if (!having) return false;
  const [low = 0, high = low] = having.values;
  const isWhole = having.values.length === (having.is === 'between' ? 2 : 1) && low <= high;
  return !isWhole || !having.values.every((value) => numbers.has(value));
}

function checked(
  chosen: ChosenQuery,
  tables: readonly DataTable[],
  question: string,
): Result<TableQuery, Refusal> {
  const table = tables[chosen.table - 1];
  if (!table) return refuse('no_table');
  const numbers = new Set(numbersOf(question));
  const figure = checkedFigure(chosen, table);
  if (!figure.ok) return figure;
  const where = checkedWhere(chosen.where, { table, question, numbers });
  if (!where.ok) return where;
  const { by } = figure.value;
  const isPart = chosen.how === 'share' && by === null;
  if (isOwnLimit(chosen, numbers) || (by && isOwnHaving(chosen.having, numbers))) return refuse('own_number');
  const query: TableQuery = {
    table: chosen.table - 1,
    how: chosen.how,
    ...figure.value,
    where: isPart ? where.value.map((one) => (one.is === 'within' ? one : { ...one, isPart })) : where.value,
    ...(by && chosen.having && { having: chosen.having }),
    sort: chosen.sort,
    limit: chosen.limit,
  };
  return leavesOut(query, table, question) ? refuse('left_out') : take(query);
}

/**
 * A query out of a model's answer. It may name tables, columns and values that are there, and numbers and days of the
 * question, of which it leaves none out: whatever else it holds is refused, so that nothing a model or a cell makes up
 * reaches a figure.
 */
export function readModelQuery(
  answer: string,
  { tables, question }: { tables: readonly DataTable[]; question: string },
): Result<TableQuery, Refusal> {
  const parsed = chosenQuery.safeParse(objectIn(answer));
  return parsed.success ? checked(parsed.data, tables, question) : refuse('no_query');
}
