import * as z from 'zod/mini';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Result } from '@/shared/errors/result.ts';
import { pairsOf } from './conditions.ts';
import { hasDays } from './match-periods.ts';
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
export type Refusal = 'no_query' | 'no_table' | 'no_column' | 'no_value' | 'own_number' | 'no_figure';

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

class Refused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

function refuse(reason: Refusal): never {
  throw new Refused(reason);
}

const SIZES = ['over', 'under', 'at_least', 'at_most', 'between'];
const FIGURES = ['sum', 'average', 'average_of_totals', 'median', 'share', 'growth'];

/** The values of a column as they stand in it; one that is not there is no value. */
function valuesThere(column: DataColumn, values: readonly (string | number)[]): (string | number)[] {
  const there = new Map([...column.values.values()].map((value) => [folded(String(value)), value]));
  return values.map((value) => there.get(folded(String(value))) ?? refuse('no_value'));
}

function checkedCondition(
  table: DataTable,
  { column: said, is, values }: ChosenQuery['where'][number],
  numbers: ReadonlySet<number>,
): Condition {
  const at = columnCalled(table, said);
  const column = at === undefined ? undefined : table.columns[at];
  if (at === undefined || !column) return refuse('no_column');
  if (is === 'empty' || is === 'filled') return { column: at, is, values: [] };
  if (values.length === 0) return refuse('no_value');
  if (is === 'within') {
    const isThere = pairsOf(values).every(([from, until]) => hasDays(column, { from, until }));
    if (column.kind !== 'date' || values.some((value) => typeof value === 'number') || !isThere)
      return refuse('no_value');
    return { column: at, is, values };
  }
  if (SIZES.includes(is)) {
    if (column.kind !== 'number') return refuse('no_figure');
    if (!values.every((value) => typeof value === 'number' && numbers.has(value)))
      return refuse('own_number');
    return { column: at, is, values };
  }
  if (is === 'contains') {
    const isThere = values.every((value) =>
      [...column.values.values()].some((own) => folded(String(own)).includes(folded(String(value)))),
    );
    return isThere ? { column: at, is, values } : refuse('no_value');
  }
  return { column: at, is, values: valuesThere(column, values) };
}

function checkedHaving(own: Having | null | undefined, numbers: ReadonlySet<number>): Having | undefined {
  if (!own) return undefined;
  return own.values.every((value) => numbers.has(value)) ? own : refuse('own_number');
}

function checked(chosen: ChosenQuery, tables: readonly DataTable[], question: string): TableQuery {
  const table = tables[chosen.table - 1] ?? refuse('no_table');
  const numbers = new Set(numbersOf(question));
  const measure = chosen.of === null ? null : (columnCalled(table, chosen.of) ?? refuse('no_column'));
  const kind = measure === null ? undefined : table.columns[measure]?.kind;
  const isOfRows = measure === null && chosen.how === 'share';
  if (FIGURES.includes(chosen.how) && kind !== 'number' && !isOfRows) return refuse('no_figure');
  if ((chosen.how === 'min' || chosen.how === 'max') && kind !== 'number' && kind !== 'date')
    return refuse('no_figure');
  const group = chosen.by ? (columnCalled(table, chosen.by.column) ?? refuse('no_column')) : undefined;
  const unit = chosen.by?.unit ?? 'value';
  if (group !== undefined && unit !== 'value' && table.columns[group]?.kind !== 'date')
    return refuse('no_column');
  const where = chosen.where.map((one) => checkedCondition(table, one, numbers));
  const isPart = chosen.how === 'share' && group === undefined;
  const asked = group === undefined ? undefined : checkedHaving(chosen.having, numbers);
  // A cut nobody asked for hides rows: "the most" is one, all else is a number of the question.
  if (chosen.limit !== null && (!chosen.sort || (chosen.limit !== 1 && !numbers.has(chosen.limit))))
    return refuse('own_number');
  return {
    table: chosen.table - 1,
    how: chosen.how,
    measure,
    by: group === undefined ? null : { column: group, unit },
    where: isPart ? where.map((one) => (one.is === 'within' ? one : { ...one, isPart })) : where,
    ...(asked && { having: asked }),
    sort: chosen.sort,
    limit: chosen.limit,
  };
}

/**
 * A query out of a model's answer. It may name tables, columns and values that are there, and numbers of the question:
 * whatever else it holds is refused, so that nothing a model or a cell makes up reaches a figure.
 */
export function readModelQuery(
  answer: string,
  { tables, question }: { tables: readonly DataTable[]; question: string },
): Result<TableQuery, Refusal> {
  const parsed = chosenQuery.safeParse(objectIn(answer));
  if (!parsed.success) return { ok: false, error: 'no_query' };
  try {
    return { ok: true, value: checked(parsed.data, tables, question) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, error: thrown.reason };
    throw thrown;
  }
}
