import { rowsThatPass } from './conditions.ts';
import { columnAt, type Filling, isFigures, namesEachRow } from './draft.ts';
import { asPart } from './fill-value.ts';
import { isRate } from './rates.ts';
import { sayQuery } from './say-query.ts';
import type { Choice, TableQuery } from './table-query.ts';

/** Two or three things can be chosen from at a glance. */
const MAX_OFFERS = 3;
const MAX_UNKNOWN = 2;

/** The columns of figures, where few: one of them is what a word of another language asks for. */
function figuresLeft(filling: Filling, query: TableQuery): TableQuery[] {
  const figures = filling.table.columns.flatMap((column, at) =>
    isFigures(column) && !query.where.some((one) => one.column === at) ? [at] : [],
  );
  if (figures.length > MAX_OFFERS) return [];
  // What is asked without the word says so elsewhere.
  const others = figures.filter(
    (at) => at !== query.against && (at !== query.measure || query.how === 'count' || query.how === 'list'),
  );
  const isCount = query.how === 'count' || query.how === 'distinct' || query.how === 'list';
  return others.map((measure) => ({
    ...query,
    measure,
    ...(isCount && { how: isRate(columnAt(filling, measure)) ? ('average' as const) : ('sum' as const) }),
  }));
}

/** Values of a column that says of what kind the rows are which are asked about. */
function valuesLeft(filling: Filling, query: TableQuery): TableQuery[] {
  const { table } = filling;
  const rows = rowsThatPass(table, table.rows, query.where);
  return table.columns.flatMap(({ kind, values }, column) => {
    const isTaken = query.by?.column === column || query.where.some((one) => one.column === column);
    if (kind !== 'text' || isTaken || (namesEachRow(filling, column) && query.where.length === 0)) return [];
    const texts = [...new Set(rows.flatMap((row) => values.get(row) ?? []))];
    if (texts.length < 2 || texts.length > MAX_OFFERS) return [];
    return texts.map((value) => ({
      ...query,
      where: [...query.where, asPart(filling, query, { column, is: 'is', values: [value] })],
    }));
  });
}

/**
 * What words may mean that nothing in a table is near to, as words of another language: with a figure named, a kind of rows;
 * without, one of the figures. Offered only where there are few.
 */
export function offerRest(filling: Filling, query: TableQuery, unknown: readonly string[]): Choice[] {
  const { asks, tokens, language } = filling.reading;
  if (unknown.length > MAX_UNKNOWN || asks.has('not')) return [];
  // A name that is not there is no other one.
  if (language !== 'de' && tokens.some(({ text, isCapital }) => isCapital && unknown.includes(text)))
    return [];
  const isNamed = filling.free.some((at) => isFigures(columnAt(filling, at))) || filling.hints.length > 0;
  const hasOne = filling.table.columns.filter((column) => isFigures(column)).length === 1;
  const isFigure = query.measure !== null && isFigures(columnAt(filling, query.measure));
  const values = isFigure && (isNamed || hasOne) ? valuesLeft(filling, query) : [];
  const queries = isNamed ? values : [...figuresLeft(filling, query), ...values];
  return queries.slice(0, MAX_OFFERS).map((own) => ({ label: sayQuery(filling.table, own), query: own }));
}
