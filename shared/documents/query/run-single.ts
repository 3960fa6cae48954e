import { cite, citeColumn, many, named, placeAt, whereText } from './cite.ts';
import { fitsHaving, passes, sayHaving } from './conditions.ts';
import { differentIn, groupsOf, shownValue } from './groups.ts';
import {
  amountOf,
  figureOf,
  HOW_NAMES,
  numbersIn,
  type Outcome,
  percent,
  plain,
  type Work,
} from './query-work.ts';

const over = ({ query, table }: Work, count: number) =>
  query.where.length > 0
    ? `${count.toLocaleString('en-US')} of ${many(table.rows.length, 'row')}`
    : many(count, 'row');

/** Sums and the like of cells with different units: one for each, of each group too, never added up. */
export function byUnits(work: Work, units: ReadonlyMap<string, readonly number[]>): Outcome {
  const { query, table, measure } = work;
  if (!measure) return plain('');
  const said = `${named(measure)} ${citeColumn(table, measure)} holds different units, so they are not put together.`;
  if (query.how === 'share' || query.how === 'growth' || query.how === 'ratio')
    return plain(`${said} Pick the rows of one unit.`);
  const lines = [...units].flatMap(([unit, rows]) => {
    const groups = query.by ? [...groupsOf(table, query.by, rows)] : [['', rows] as const];
    return groups.flatMap(([group, own]) => {
      const value = figureOf(query.how, numbersIn(measure, own));
      if (value !== undefined && query.having && !fitsHaving(value, query.having)) return [];
      const label = [group, unit || 'no unit'].filter(Boolean).join(', ');
      return value === undefined ? [] : [{ label, value, shown: shownValue(measure, value, unit) }];
    });
  });
  const list = lines.map(({ shown, label }) => `- ${label}: ${shown}`).join('\n');
  const bound = query.having ? `, where it ${sayHaving(query.having, undefined)}` : '';
  const head = `The ${HOW_NAMES[query.how]}${whereText(table, query.where)}${bound}`;
  const text = `${said} ${head}${lines.length > 0 ? `:\n\n${list}` : ': none.'}`;
  return { ...plain(text), lines, heads: ['Unit', measure.name] };
}

/** One figure of a column of numbers. */
export function single(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  if (!measure) return plain('');
  const where = whereText(table, query.where);
  const values = numbersIn(measure, rows);
  const value = figureOf(query.how, values);
  if (value === undefined) return plain(`No row holds a number in ${named(measure)}${where}.`);
  const isEnd = query.how === 'min' || query.how === 'max';
  const at = isEnd ? rows.filter((row) => measure.values.get(row) === value) : [];
  const cells = at.slice(0, 3).map((row) => cite(placeAt(measure.at(row))));
  const more = at.length > 3 ? ` and ${at.length - 3} more` : '';
  const who = at[0] === undefined ? '' : labelOf(work, at[0]);
  const called = who === '' ? '' : ` (${who})`;
  const found = isEnd ? `, in ${cells.join(', ')}${called}${more}` : '';
  const name = HOW_NAMES[query.how];
  const what = isEnd ? `The ${name} ${named(measure)}` : `The ${name} of ${named(measure)}`;
  const shown = shownValue(measure, value);
  const text = `${what} is ${shown}${found}, over ${over(work, values.length)} of ${citeColumn(table, measure)}${where}.`;
  return { ...plain(text), figure: shown, value };
}

/** The columns that tell rows apart: the first one of texts, none of them twice; else the first two of words or days. */
function namesOf({ table: { columns, rows } }: Pick<Work, 'table'>) {
  const texts = columns.filter(
    ({ kind, isId, isYear, isMonth }) => kind !== 'number' || isId || isYear || isMonth,
  );
  const own = texts.filter(
    ({ values, kind }) =>
      kind !== 'date' && values.size === rows.length && new Set(values.values()).size === rows.length,
  );
  // A team sooner than its place.
  const one = own.find(({ kind }) => kind === 'text') ?? own[0];
  const words = texts.filter(({ kind }) => kind === 'text').slice(0, 2);
  // A number alone says nothing of who it is.
  return one ? [one, ...(one.kind === 'number' ? words : [])] : texts.slice(0, 2);
}

/** What a row is called: by the column that was asked about, else by what tells it apart. */
export function labelOf(work: Work, row: number): string {
  const { query, table, measure } = work;
  const own = query.by ? table.columns[query.by.column] : undefined;
  const columns = own ? [own] : namesOf(work).filter((column) => column !== measure);
  return columns
    .flatMap((column) => {
      const value = column.values.get(row);
      return value === undefined ? [] : [shownValue(column, value)];
    })
    .join(', ');
}

/** How many rows, or different values of a column. */
export function counted(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  const where = whereText(table, query.where);
  const [first] = table.columns;
  if (!measure) {
    const of = query.where.length > 0 ? `of ${many(table.rows.length, 'row')}` : 'with data';
    const range = first && query.where.length === 0 ? ` ${citeColumn(table, first)}` : '';
    const figure = rows.length.toLocaleString('en-US');
    return { ...plain(`${many(rows.length, 'row')} ${of}${where}${range}.`), figure, value: rows.length };
  }
  const values = rows.map((row) => measure.values.get(row)).filter((value) => value !== undefined);
  const different = differentIn(measure, rows);
  const value = query.how === 'distinct' ? different : values.length;
  const text = `${named(measure)} ${citeColumn(table, measure)} has ${many(values.length, 'value')}, ${different.toLocaleString('en-US')} of them different${where}.`;
  return { ...plain(text), figure: value.toLocaleString('en-US'), value };
}

/** A part of a whole: rows that pass every condition, of those that pass the others. */
export function shareOf(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  const whole = table.rows.filter((row) =>
    query.where.every((one) => one.isPart === true || passes(table, one, row)),
  );
  const [part, all] = [amountOf(work, rows) ?? 0, amountOf(work, whole)];
  if (!all) return plain('There is nothing to take a share of: the whole comes to 0.');
  const what = measure ? `the sum of ${named(measure)} ${citeColumn(table, measure)}` : 'the rows';
  const shown = (value: number) => (measure ? shownValue(measure, value) : value.toLocaleString('en-US'));
  const others = query.where.filter(({ isPart }) => !isPart);
  const own = query.where.filter(({ isPart }) => isPart);
  const figure = percent(part / all);
  const text = `${figure} of ${what}${whereText(table, others)}: ${shown(part)} of ${shown(all)}, the part${whereText(table, own)}.`;
  return { ...plain(text), figure, value: part / all };
}
