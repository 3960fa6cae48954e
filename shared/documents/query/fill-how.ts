import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { rowsThatPass } from './conditions.ts';
import { columnAt, type Filling, isFigures, isGroups, nameAt } from './draft.ts';
import { fillMeasure } from './fill-measure.ts';
import { isStop } from './fill-unknown.ts';
import { nameWords } from './match-names.ts';
import type { WordRole } from './question-words.ts';
import type { How, TableQuery } from './table-query.ts';
import { families } from './word-families.ts';

const RATE =
  /^(?:rate|avg|average|mean|age|score|rating|percent|pct|percentage|ratio|margin|balance|saldo|temperature|temp|height|grade|note|alter|satz|quote|edad|tasa|nota|taux|moyenne|durchschnitt|index|density|speed|gpa|level)$/;

/** Figures beside money and pieces that are added up as a matter of course. */
const COUNTED =
  /^(?:hour|minute|day|mile|km|distance|visit|view|click|download|vote|order|point|stunden?|tage?|minuten|horas?|dias?|minutos|heures?|jours?|minutes)$/;

type Part = Pick<TableQuery, 'how' | 'measure' | 'sort' | 'limit'>;

const has = ({ reading: { asks } }: Filling, ...roles: WordRole[]) => roles.some((role) => asks.has(role));

/** Words that take two figures at once, as "sum and average". */
const FIGURES: readonly WordRole[] = ['average', 'median', 'share', 'growth'];

function superlative(filling: Filling): TableQuery['sort'] {
  if (has(filling, 'most', 'good', 'latest')) return 'most';
  return has(filling, 'least', 'bad', 'earliest') ? 'least' : null;
}

/** The column named right behind "how many", be it figures, texts or numbers that name things. */
function countedColumn({ reading, free, by }: Filling): number | undefined {
  const from = reading.asks.get('count')?.[0] ?? reading.asks.get('distinct')?.[0] ?? 0;
  return reading.names
    .filter(({ at, column }) => at >= from && free.includes(column) && by?.column !== column)
    .sort((a, b) => a.at - b.at)[0]?.column;
}

function counting(filling: Filling): Part {
  const column = countedColumn(filling);
  const own = column === undefined ? undefined : columnAt(filling, column);
  const sort = filling.by ? superlative(filling) : null;
  const rest = { sort, limit: sort ? (filling.reading.limit ?? 1) : null };
  if (column !== undefined && isFigures(own) && !has(filling, 'distinct') && isQuantity(filling, column)) {
    if (isMoney(own)) askCountOrSum(filling, column);
    return { how: 'sum', measure: column, ...rest };
  }
  if (column === undefined) askPieces(filling);
  if (column === undefined || own?.kind === 'date')
    return { how: has(filling, 'distinct') ? 'distinct' : 'count', measure: null, ...rest };
  return {
    how: isFigures(own) && !has(filling, 'distinct') ? 'count' : 'distinct',
    measure: column,
    ...rest,
  };
}

/** Whether a figure counts things, so that "how many" asks for its sum: `Units`, and no prices, dates or rates. */
function isQuantity(filling: Filling, column: number): boolean {
  const { name = '', unit } = columnAt(filling, column) ?? {};
  const words = nameWords(name);
  return unit !== '%' && !words.some((word) => families.price?.includes(word));
}

/** Amounts of money, of which "how many" asks the sum as well as the number. */
const isMoney = (column: DataColumn | undefined) =>
  /^\p{Sc}|^[A-Z]{3}$/u.test(column?.unit ?? '') ||
  nameWords(column?.name ?? '').some((word) => families.cost?.includes(word) === true);

/** "How many bikes": pieces are added up where a column counts them, but the rows may be meant as well. */
function askPieces(filling: Filling): void {
  const { reading, hints, table } = filling;
  const pieces = table.columns.findIndex(
    (column) =>
      isFigures(column) &&
      !isRate(column) &&
      nameWords(column.name).some((word) => families.quantity?.includes(word) === true),
  );
  const from = reading.asks.get('count')?.[0] ?? 0;
  const next = reading.tokens
    .slice(from)
    .find(({ role, text }) => role !== 'count' && !(role === undefined && isStop(text, reading.language)));
  const isOfThings = hints.includes('sold') || next?.role === 'filter';
  if (pieces >= 0 && isOfThings) askCountOrSum(filling, pieces);
}

function askCountOrSum(filling: Filling, measure: number): void {
  filling.problems.push((query) => ({
    says: `It may ask for the sum of ${nameAt(filling, measure)}, or how often it is there.`,
    choices: [
      { label: `Sum of ${nameAt(filling, measure)}`, query: { ...query, how: 'sum', measure } },
      { label: 'Count the rows', query: { ...query, how: 'count', measure: null } },
    ],
  }));
}

function ranking(filling: Filling, sort: NonNullable<TableQuery['sort']>): Part {
  const { limit } = filling.reading;
  const isDay = has(filling, 'latest', 'earliest');
  if (filling.by) {
    const how = has(filling, 'average') ? 'average' : has(filling, 'median') ? 'median' : 'sum';
    const measure = fillMeasure(filling, how);
    const column = measure === null ? undefined : columnAt(filling, measure);
    // "most orders": no figure is named, the rows are counted.
    if (!column) return { how: 'count', measure: null, sort, limit: limit ?? 1 };
    // Prices, ages and rates of a group are not added up.
    if (how === 'sum' && isRate(column)) return { how: 'list', measure, sort, limit: limit ?? 1 };
    return { how, measure, sort, limit: limit ?? 1 };
  }
  if (isDay) {
    const dates = filling.table.columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
    const named = dates.filter((at) => filling.free.includes(at));
    const measure = named[0] ?? (dates.length === 1 ? dates[0] : undefined);
    if (measure !== undefined)
      return { how: sort === 'most' ? 'max' : 'min', measure, sort: null, limit: null };
    filling.problems.push((query) => ({
      says: dates.length > 1 ? 'More than one column holds days.' : 'No column holds days.',
      choices: dates
        .slice(0, 3)
        .map((at) => ({ label: nameAt(filling, at), query: { ...query, measure: at } })),
    }));
  }
  const measure = fillMeasure(filling, 'max');
  if (limit !== null) return { how: 'list', measure, sort, limit };
  return { how: sort === 'most' ? 'max' : 'min', measure, sort: null, limit: null };
}

/** Whether figures of a column may be added up without being told to. */
function isAdditive(filling: Filling, measure: number): boolean {
  const words = nameWords(columnAt(filling, measure)?.name ?? '');
  const adds = ['revenue', 'sold', 'cost', 'quantity', 'amount'].some((family) =>
    words.some((word) => families[family]?.includes(word)),
  );
  const counts = words.some((word) => COUNTED.test(word));
  return (adds || counts || filling.hints.length > 0) && !isRate(columnAt(filling, measure));
}

/** Figures that say nothing when they are added up. */
function isRate(column: DataColumn | undefined): boolean {
  const isNamed = nameWords(column?.name ?? '').some(
    (word) => families.price?.includes(word) === true || RATE.test(word),
  );
  return isNamed || column?.unit === '%';
}

/** No word asks for a figure: cells are looked up, or figures of several rows added up where that can only be meant. */
function unasked(filling: Filling): Part {
  const none = { sort: null, limit: null };
  const words = filling.free.filter((at) => !filling.where.some(({ column }) => column === at));
  const isOfWords = !filling.by && words.length > 0 && !words.some((at) => isFigures(columnAt(filling, at)));
  if (isOfWords) return { how: 'list', measure: words[0] ?? null, ...none };
  const measure = fillMeasure(filling, undefined);
  if (filling.by) return { how: measure === null ? 'count' : 'sum', measure, ...none };
  const texts = filling.free.filter((at) => !filling.where.some(({ column }) => column === at));
  const asked = measure ?? texts[0] ?? null;
  const rows = rowsThatPass(filling.table, filling.table.rows, filling.where);
  if (
    measure === null ||
    rows.length <= 1 ||
    texts.some((at) => isGroups(columnAt(filling, at)) && at !== measure)
  )
    return { how: 'list', measure: asked, ...none };
  if (isAdditive(filling, measure)) return { how: 'sum', measure, ...none };
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
  if (!by || !has(filling, 'each')) return part;
  const groups = new Set(filling.table.rows.map((row) => filling.table.columns[by.column]?.values.get(row)));
  if (by.unit === 'value' && groups.size >= filling.table.rows.length) return part;
  filling.problems.push((query) => ({
    says: 'Two averages may be meant.',
    choices: [
      { label: 'Average of the rows, for each', query: { ...query, how: 'average' } },
      { label: 'Add up each, then take the average', query: { ...query, how: 'average_of_totals' } },
    ],
  }));
  return part;
}

/** Best and worst say nothing of whether more is better, where figures are prices, costs, times or places. */
function judged(filling: Filling, part: Part): Part {
  const { name = '' } = part.measure === null ? {} : (columnAt(filling, part.measure) ?? {});
  const isReversed = nameWords(name).some(
    (word) =>
      families.cost?.includes(word) ||
      families.price?.includes(word) ||
      /^(?:time|rank|place|loss|error|defect|delay|zeit|tiempo|temps)s?$/.test(word),
  );
  if (!has(filling, 'good', 'bad') || !isReversed) return part;
  filling.problems.push((query) => ({
    says: `It is not clear whether more of “${name}” is better.`,
    choices: (['most', 'least'] as const).map((sort) => ({
      label: sort === 'most' ? 'The highest' : 'The lowest',
      query: query.by
        ? { ...query, sort }
        : { ...query, how: sort === 'most' ? ('max' as const) : ('min' as const) },
    })),
  }));
  return part;
}

/** What is worked out of which column. */
export function fillHow(filling: Filling): Part {
  const none = { sort: null, limit: null };
  const asked = FIGURES.filter((role) => has(filling, role));
  const sort = superlative(filling);
  if (
    asked.length > 1 ||
    (asked.length === 1 && has(filling, 'sum') && !has(filling, 'share') && !has(filling, 'growth'))
  )
    filling.problems.push((query) => ({
      says: 'It asks for more than one figure.',
      choices: (['sum', 'average'] as const).map((how) => ({
        label: how === 'sum' ? 'The sum' : 'The average',
        query: { ...query, how },
      })),
    }));
  if (has(filling, 'growth')) return { how: 'growth', measure: fillMeasure(filling, 'growth'), ...none };
  if (has(filling, 'share')) return { how: 'share', measure: shareMeasure(filling), ...none };
  if (sort && !has(filling, 'count')) return judged(filling, ranking(filling, sort));
  if (has(filling, 'average'))
    return averagePer(filling, { how: 'average', measure: fillMeasure(filling, 'average'), ...none });
  if (has(filling, 'median')) return { how: 'median', measure: fillMeasure(filling, 'median'), ...none };
  if (has(filling, 'count', 'distinct')) return counting(filling);
  if (has(filling, 'sum', 'much'))
    return { how: 'sum' as How, measure: fillMeasure(filling, 'sum'), ...none };
  return unasked(filling);
}

/** "What percentage of orders": rows, where no figure is named. */
function shareMeasure(filling: Filling): number | null {
  const isNamed = filling.free.some((at) => isFigures(columnAt(filling, at))) || filling.hints.length > 0;
  return isNamed ? fillMeasure(filling, 'share') : null;
}
