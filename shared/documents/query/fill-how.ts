import { rowsThatPass } from './conditions.ts';
import {
  asksFor,
  columnAt,
  type Filling,
  isFigures,
  isGroups,
  nameAt,
  namesEachRow,
  type Part,
  superlative,
} from './draft.ts';
import { changing } from './fill-change.ts';
import { counting } from './fill-count.ts';
import { askSumOrAverage, groupsThatHave } from './fill-having.ts';
import { figureOfKind } from './fill-kind.ts';
import { fillMeasure } from './fill-measure.ts';
import { partOfColumn, shareMeasure } from './fill-part-of.ts';
import { addsUpAt, perUnit } from './fill-per.ts';
import { askRowsOr, judged, ranking } from './fill-rank.ts';
import { notStock } from './fill-stock.ts';
import { whenListed } from './fill-when.ts';
import { peopleColumns } from './people-columns.ts';
import { addsUp, isRate, isStock } from './rates.ts';
import type { How } from './table-query.ts';
import type { WordRole } from './words-by-language.ts';

/** Words that take two figures at once, as "sum and average". */
const FIGURES: readonly WordRole[] = ['average', 'median', 'share', 'growth'];

/** Whether figures of a column may be added up without being told to. */
const isAdditive = (filling: Filling, measure: number): boolean =>
  (filling.isLength !== true && addsUp(columnAt(filling, measure), filling.table)) ||
  (filling.hints.length > 0 && !isRate(columnAt(filling, measure)));

/** Rows are named, but not what of them is asked; of one figure its sum, or each. */
function askWhich(filling: Filling, rows: number, figure?: number): void {
  const all = filling.table.columns.flatMap((_, at) => (addsUpAt(filling, at) ? [at] : []));
  const sums = figure === undefined ? all : [figure];
  if (sums.length === 0) return;
  filling.problems.push((query) => ({
    says: `${rows} rows fit.`,
    choices: [
      ...sums.slice(-2).map((measure) => ({
        label: `Sum of ${nameAt(filling, measure)}`,
        query: { ...query, how: 'sum' as const, measure },
      })),
      { label: 'Show the rows', query },
    ],
  }));
}

/** "orders by month": whether anything is named before what rows are put together by. */
function namesThings({ reading: { tokens, asks } }: Filling): boolean {
  const by = Math.min(...(asks.get('each') ?? []), ...(asks.get('by') ?? []));
  return tokens.some(({ role }, at) => role === 'name' && at < by) && Number.isFinite(by);
}

/** "Who has not paid yet?": the column that names the rows which fit, where no figure is named; -1 where it is another question. */
function namedRows(filling: Filling): number {
  const { table, where, by, free } = filling;
  if (!asksFor(filling, 'who') || by || where.length === 0) return -1;
  if (free.some((at) => isFigures(columnAt(filling, at)))) return -1;
  const [person] = peopleColumns(filling);
  if (person !== undefined && !where.some(({ column }) => column === person)) return person;
  return table.columns.findIndex(
    ({ kind }, at) => kind === 'text' && !where.some(({ column }) => column === at),
  );
}

/** "Who is in arrears", of a figure that some rows have: those who have it, or what it comes to. */
function whoHas(filling: Filling): Part | undefined {
  const { table, free, where, by } = filling;
  const figures = free.filter((at) => isFigures(columnAt(filling, at)));
  const [column] = figures;
  const name = table.columns.findIndex(({ kind }) => kind === 'text');
  if (!asksFor(filling, 'who') || by || where.length > 0 || column === undefined || name < 0)
    return undefined;
  const values = columnAt(filling, column)?.values;
  const isOfSome = table.rows.some((row) => !values?.get(row));
  if (figures.length > 1 || !isOfSome) return undefined;
  const who = { column, is: 'over' as const, values: [0] };
  filling.problems.push((query) => ({
    says: `It may ask who has ${nameAt(filling, column)}, or what it comes to.`,
    choices: [
      {
        label: `Rows with ${nameAt(filling, column)}`,
        query: { ...query, how: 'list', measure: peopleColumns(filling)[0] ?? null, where: [who] },
      },
      { label: `Sum of ${nameAt(filling, column)}`, query },
    ],
  }));
  return { how: 'sum', measure: column, sort: null, limit: null };
}

/** No word asks for a figure: cells are looked up, or figures of several rows added up where that can only be meant. */
function unasked(filling: Filling): Part {
  const none = { sort: null, limit: null };
  const when = whenListed(filling);
  if (when) return when;
  const words = filling.free.filter((at) => !filling.where.some(({ column }) => column === at));
  const isOfWords = !filling.by && words.length > 0 && !words.some((at) => isFigures(columnAt(filling, at)));
  if (isOfWords) return { how: 'list', measure: words[0] ?? null, ...none };
  const has = whoHas(filling);
  if (has) return has;
  const people = namedRows(filling);
  if (people >= 0) return { how: 'list', measure: people, ...none };
  const isHinted =
    filling.hints.length > 0 &&
    (filling.by !== null || filling.where.length > 0 || asksFor(filling, 'which'));
  const found = fillMeasure(filling, isHinted ? 'sum' : undefined);
  // What only tells which rows is not what is asked of them.
  const isNarrowing =
    found !== null && !filling.free.includes(found) && filling.where.some(({ column }) => column === found);
  const measure = isNarrowing ? null : found;
  const isNamed = isHinted || filling.free.some((at) => isFigures(columnAt(filling, at)));
  // "tickets per month", where nothing names a figure.
  if (filling.by && !isNamed && filling.free.some((at) => namesEachRow(filling, at)))
    return { how: 'count', measure: null, ...none };
  if (filling.by && !isNamed && measure !== null && namesThings(filling)) askRowsOr(filling, measure);
  else if (filling.by && measure !== null && !isAdditive(filling, measure)) askSumOrAverage(filling, measure);
  const kind = filling.by && measure === null ? figureOfKind(filling) : undefined;
  if (kind) return kind;
  if (filling.by) return { how: measure === null ? 'count' : 'sum', measure, ...none };
  const texts = filling.free.filter((at) => !filling.where.some(({ column }) => column === at));
  // "passengers on flights that were not cancelled": the flights are the rows their passengers are of.
  const isOfEach = (at: number) =>
    namesEachRow(filling, at) && !filling.where.some(({ column }) => column === measure);
  const asked = measure ?? texts[0] ?? null;
  const rows = rowsThatPass(filling.table, filling.table.rows, filling.where);
  if (asked === null && rows.length > 1 && filling.where.length > 0) askWhich(filling, rows.length);
  if (
    measure === null ||
    rows.length <= 1 ||
    texts.some((at) => isGroups(columnAt(filling, at)) && at !== measure && !isOfEach(at))
  ) {
    // "Diesel cost of vehicles at the yard": what they cost together, or each.
    if (measure !== null && rows.length > 1 && filling.where.length > 0 && isAdditive(filling, measure))
      askWhich(filling, rows.length, measure);
    return { how: 'list', measure: asked, ...none };
  }
  if (filling.plus || isAdditive(filling, measure))
    return notStock(filling, { how: 'sum', measure, ...none });
  if (isStock(columnAt(filling, measure))) {
    const before = filling.problems.length;
    const level = notStock(filling, { how: 'sum', measure, ...none });
    if (filling.problems.length > before) return level;
  }
  filling.problems.push((query) => ({
    says: `${rows.length} rows fit.`,
    choices: [
      { label: `Sum of ${nameAt(filling, measure)}`, query: { ...query, how: 'sum' } },
      { label: `Average of ${nameAt(filling, measure)}`, query: { ...query, how: 'average' } },
      { label: 'Show the rows', query: { ...query, how: 'list' } },
    ],
  }));
  return { how: 'sum', measure, ...none };
}

/** The mean of rows or of the groups' sums: "per month" says both. */
function averagePer(filling: Filling, part: Part): Part {
  const { by } = filling;
  if (!by || !asksFor(filling, 'each', 'month', 'quarter', 'year')) return part;
  const groups = new Set(filling.table.rows.map((row) => filling.table.columns[by.column]?.values.get(row)));
  // "per ticket" of one row a ticket is the mean of the rows.
  if (by.unit === 'value' && groups.size >= filling.table.rows.length) {
    filling.by = null;
    return part;
  }
  filling.problems.push((query) => ({
    says: 'Two averages may be meant.',
    choices: [
      { label: 'Average of the rows, for each', query: { ...query, how: 'average' } },
      { label: 'Add up each, then take the average', query: { ...query, how: 'average_of_totals' } },
    ],
  }));
  return part;
}

/** "monthly average": a column that adds up the months of its row has none; the turned table has. */
function wantParts(filling: Filling, measure: number | null): void {
  const { asks, tokens } = filling.reading;
  const at = [...(asks.get('month') ?? []), ...(asks.get('quarter') ?? []), ...(asks.get('year') ?? [])][0];
  const word = at === undefined ? undefined : tokens[at]?.text;
  if (word && !filling.by && measure !== null && columnAt(filling, measure)?.addsUp === true)
    filling.missing.push(word);
}

/** "The highest number of visitors", for no group: the largest figure, no sum of them. */
const isHighestOf = ({ by, free, reading: { asks, tokens }, table }: Filling): boolean =>
  !by &&
  free.some((at) => isFigures(table.columns[at])) &&
  (asks.get('count') ?? []).some((at) => ['most', 'least'].includes(tokens[at - 1]?.role ?? ''));

/** What is worked out of which column. */
export function fillHow(filling: Filling): Part {
  const none = { sort: null, limit: null };
  const asked = FIGURES.filter((role) => asksFor(filling, role));
  const sort = superlative(filling);
  if (
    asked.length > 1 ||
    (asked.length === 1 &&
      asksFor(filling, 'sum') &&
      !asksFor(filling, 'share') &&
      !asksFor(filling, 'growth'))
  )
    filling.problems.push((query) => ({
      says: 'It asks for more than one figure.',
      choices: (['sum', 'average'] as const).map((how) => ({
        label: how === 'sum' ? 'The sum' : 'The average',
        query: { ...query, how },
      })),
    }));
  if (filling.per !== undefined) return perUnit(filling, filling.per);
  const having = groupsThatHave(filling);
  if (having) return having;
  if (asksFor(filling, 'growth')) return changing(filling);
  const partOf = partOfColumn(filling);
  if (partOf) return partOf;
  if (asksFor(filling, 'share')) return { how: 'share', measure: shareMeasure(filling), ...none };
  if (sort && (isHighestOf(filling) || !asksFor(filling, 'count')))
    return judged(filling, ranking(filling, sort));
  if (asksFor(filling, 'average')) {
    const measure = fillMeasure(filling, 'average');
    wantParts(filling, measure);
    return averagePer(filling, { how: 'average', measure, ...none });
  }
  if (asksFor(filling, 'median')) return { how: 'median', measure: fillMeasure(filling, 'median'), ...none };
  if (asksFor(filling, 'count', 'distinct')) return notStock(filling, counting(filling));
  if (asksFor(filling, 'sum', 'much')) {
    const measure = fillMeasure(filling, 'sum');
    const column = measure === null ? undefined : columnAt(filling, measure);
    if (measure !== null && filling.isLength && !addsUp(column, filling.table))
      askSumOrAverage(filling, measure);
    return notStock(filling, { how: 'sum' as How, measure, ...none });
  }
  return unasked(filling);
}
