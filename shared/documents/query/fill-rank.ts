import { isoOfSerial } from '@/shared/documents/sheets/serial-date.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { rowsThatPass } from './conditions.ts';
import { asksFor, columnAt, type Filling, isFigures, isGroups, nameAt, type Part } from './draft.ts';
import { meanOf, sumOf } from './figures.ts';
import { askSumOrAverage } from './fill-having.ts';
import { askLength, isToldByDays, MEASURED } from './fill-length.ts';
import { fillMeasure } from './fill-measure.ts';
import { groupsOf } from './groups.ts';
import { alike, nameWords } from './match-names.ts';
import { numbersIn } from './query-work.ts';
import { addsUp, isRate } from './rates.ts';
import type { Condition, TableQuery } from './table-query.ts';
import { families } from './word-families.ts';

const WHAT_IS_COUNTED = 'It does not say what is counted.';

type Sort = NonNullable<TableQuery['sort']>;

/** Whether rows are put together in another way than in the file. */
const isMade = ({ madeOf }: Filling['table']) => madeOf !== undefined && madeOf !== 'lookup';

/** Days that are named, or the only ones there are. */
function dayColumns({ table, free }: Filling): number[] {
  const dates = table.columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const named = dates.filter((at) => free.includes(at));
  if (named.length > 0) return named.slice(0, 1);
  return dates.length > 0 ? dates : table.columns.flatMap(({ isYear }, at) => (isYear ? [at] : []));
}

/** The rows of the last day, or the first one, among those that are asked about. */
export function onEndDay({ table, where }: Filling, column: number, sort: Sort): Condition | undefined {
  const own = table.columns[column];
  const days = rowsThatPass(table, table.rows, where).flatMap((row) => {
    const value = own?.values.get(row);
    return typeof value === 'number' ? [Math.floor(value)] : [];
  });
  if (days.length === 0) return undefined;
  const day = days.reduce((one, other) => (sort === 'most' ? Math.max(one, other) : Math.min(one, other)));
  const iso = (serial: number) => isoOfSerial(serial, false)?.slice(0, 10) ?? '';
  return { column, is: 'within', values: [iso(day), iso(day + 1)] };
}

/** "the latest order", "the latest balance": a day, or the figure of that day. */
function byDay(filling: Filling, sort: Sort): Part | undefined {
  const dates = dayColumns(filling);
  const [only] = dates;
  if (only !== undefined && dates.length === 1) {
    const figure = filling.free.find((at) => isFigures(columnAt(filling, at)));
    const last = figure === undefined ? undefined : onEndDay(filling, only, sort);
    if (figure !== undefined && last) {
      filling.where.push(last);
      return { how: 'list', measure: figure, sort: null, limit: null };
    }
    return { how: sort === 'most' ? 'max' : 'min', measure: only, sort: null, limit: null };
  }
  const part: Part = {
    how: sort === 'most' ? 'max' : 'min',
    measure: only ?? null,
    sort: null,
    limit: null,
  };
  filling.problems.push((query) => ({
    says: dates.length > 1 ? 'More than one column holds days.' : 'No column holds days.',
    choices: dates
      .slice(0, 3)
      .map((at) => ({ label: nameAt(filling, at), query: { ...query, measure: at } })),
  }));
  return dates.length > 1 ? part : undefined;
}

/** "the oldest patient" has the highest age. */
function byAge({ table, free, reading }: Filling, sort: Sort): Part | undefined {
  // "the newest employee" and "the earliest visit" say nothing of an age
  if (!reading.tokens.some(({ text }) => /^(?:oldest|youngest|alteste\w*|jungste\w*)$/.test(text)))
    return undefined;
  const isDayNamed = free.some((at) => table.columns[at]?.kind === 'date');
  const measure = table.columns.findIndex(
    (column) => isFigures(column) && nameWords(column.name).some((word) => /^(?:age|alter|edad)$/.test(word)),
  );
  if (measure < 0 || isDayNamed) return undefined;
  return { how: sort === 'least' ? 'max' : 'min', measure, sort: null, limit: null };
}

/** "Which team sold the most", of rows whose outcome is "Sold": the rows, or a figure of them. */
export function askRowsOr(filling: Filling, measure: number): void {
  filling.problems.push((query) => ({
    says: WHAT_IS_COUNTED,
    choices: [
      { label: 'Count the rows', query: { ...query, how: 'count', measure: null } },
      { label: `Sum of ${nameAt(filling, measure)}`, query: { ...query, how: 'sum', measure } },
    ],
  }));
}

/** Whether the mean of a group puts another one first than its sum does, and nothing tells that the sum is meant. */
function isOtherOnAverage({ table, by, where, hints }: Filling, measure: number, sort: Sort): boolean {
  const column = table.columns[measure];
  if (!by || !column || (!hints.includes('price') && (hints.length > 0 || addsUp(column, table))))
    return false;
  const groups = [...groupsOf(table, by, rowsThatPass(table, table.rows, where))].flatMap(([label, rows]) => {
    const values = numbersIn(column, rows);
    return values.length > 0 ? [{ label, sum: sumOf(values), mean: meanOf(values) }] : [];
  });
  const firstBy = (size: 'sum' | 'mean') => {
    const sizes = groups.map((group) => group[size]);
    const first = sort === 'most' ? Math.max(...sizes) : Math.min(...sizes);
    return groups.flatMap((group) => (group[size] === first ? [group.label] : [])).join('\n');
  };
  return firstBy('sum') !== firstBy('mean');
}

/** "Which island has the fewest penguins", of a file of penguins: its rows, unless a figure of them is meant. */
function askTitled(filling: Filling): boolean {
  const { titled, table, reading, by } = filling;
  const isNext = [...titled].some((at) => ['most', 'least'].includes(reading.tokens[at - 1]?.role ?? ''));
  if (!isNext || !by || isMade(table)) return false;
  const figures = table.columns.flatMap((column, at) => (isFigures(column) && !isRate(column) ? [at] : []));
  filling.problems.push((query) => ({
    says: WHAT_IS_COUNTED,
    choices: [
      { label: 'Count the rows', query },
      ...figures.slice(0, 2).map((measure) => ({
        label: `Sum of ${nameAt(filling, measure)}`,
        query: { ...query, how: 'sum' as const, measure },
      })),
    ],
  }));
  return true;
}

/** Groups by their figures, or by how often a thing that is named is theirs. */
function rankGroups(filling: Filling, sort: Sort): Part {
  const { table } = filling;
  const rest = { sort, limit: filling.reading.limit ?? 1 };
  const hasFigure = filling.hints.length > 0 || filling.free.some((at) => isFigures(columnAt(filling, at)));
  // In each column of a table of periods every name stands once: there is nothing to count.
  const isTurned = table.madeOf === 'periods';
  const thing =
    hasFigure || isTurned ? undefined : filling.free.find((at) => isGroups(columnAt(filling, at)));
  if (thing !== undefined && asksFor(filling, 'most', 'least')) {
    const isText = columnAt(filling, thing)?.kind === 'text';
    const figure = table.columns.findIndex((own) => isFigures(own) && addsUp(own, table));
    // "¿Quién facturó más?" beside a column "Factura" may be about amounts.
    const isLike = filling.reading.names.some(({ column, at }) => {
      const { stem = '', text = '' } = filling.reading.tokens[at] ?? {};
      const words = nameWords(columnAt(filling, thing)?.name ?? '');
      return column === thing && !words.some((word) => Math.max(alike(stem, word), alike(text, word)) >= 0.9);
    });
    if (isLike && figure >= 0) askRowsOr(filling, figure);
    askLength(filling);
    return { how: isText ? 'distinct' : 'count', measure: thing, ...rest };
  }
  const how = asksFor(filling, 'average') ? 'average' : asksFor(filling, 'median') ? 'median' : 'sum';
  const before = filling.problems.length;
  if (!hasFigure && how === 'sum' && askTitled(filling)) return { how: 'count', measure: null, ...rest };
  if (!hasFigure && isToldByDays(filling) && askLength(filling))
    return { how: 'count', measure: null, ...rest };
  const measure = fillMeasure(filling, how);
  const isOpen = filling.problems.length > before;
  const column = measure === null ? undefined : columnAt(filling, measure);
  const isFiltered = filling.where.some(({ column: own }) => columnAt(filling, own)?.kind === 'text');
  if (column && !isOpen && !hasFigure && isFiltered && how === 'sum' && !isMade(table))
    askRowsOr(filling, measure ?? 0);
  // "most orders": no figure is named, the rows are counted.
  if (!column) {
    // "The best runner" is not the one with the most rows.
    if (!asksFor(filling, 'most', 'least', 'latest', 'earliest'))
      filling.missing.push(
        filling.reading.tokens.find(({ role }) => role === 'good' || role === 'bad')?.text ?? '',
      );
    askLength(filling);
    return { how: 'count', measure: null, ...rest };
  }
  // Prices, ages and rates of a group are not added up.
  if (how === 'sum' && isRate(column)) return { how: 'list', measure, ...rest };
  const isLength = filling.reading.tokens.some(({ text }) => MEASURED.test(text)) && !addsUp(column, table);
  if (how === 'sum' && measure !== null && (isLength || isOtherOnAverage(filling, measure, sort)))
    askSumOrAverage(filling, measure);
  return { how, measure, ...rest };
}

/** What "most", "lowest" and "latest" ask. */
export function ranking(filling: Filling, sort: Sort): Part {
  const { limit } = filling.reading;
  if (filling.by) return rankGroups(filling, sort);
  const day = asksFor(filling, 'latest', 'earliest')
    ? (byAge(filling, sort) ?? byDay(filling, sort))
    : undefined;
  if (day) return day;
  const measure = fillMeasure(filling, 'max');
  if (limit !== null) return { how: 'list', measure, sort, limit };
  return { how: sort === 'most' ? 'max' : 'min', measure, sort: null, limit: null };
}

const PRAISE =
  /^(?:rating|score|star|point|review|satisfaction|nps|bewertung|punkt|zufriedenheit|satisfaccion|puntuacion)s?$/;

/** Marks of a school: 1 is the best one in some countries and the worst in others, and nothing in the table tells. */
function isMarks({ name, values }: DataColumn): boolean {
  const marks = [...values.values()].map(Number);
  const isOnScale = marks.length > 0 && marks.every((mark) => mark >= 1 && mark <= 6);
  return isOnScale && !nameWords(name).some((word) => PRAISE.test(word));
}

/** Best and worst say nothing of whether more is better, where figures are prices, costs, times, places or marks. */
export function judged(filling: Filling, part: Part): Part {
  const column = part.measure === null ? undefined : columnAt(filling, part.measure);
  const name = column?.name ?? '';
  const isReversed =
    (column !== undefined && isFigures(column) && isMarks(column)) ||
    nameWords(name).some(
      (word) =>
        families.cost?.includes(word) ||
        families.price?.includes(word) ||
        /^(?:time|rank|place|loss|error|defect|delay|absence|complaint|mistake|zeit|fehler|tiempo|temps)s?$/.test(
          word,
        ),
    );
  if (!asksFor(filling, 'good', 'bad') || !isReversed) return part;
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
