import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { rowsThatPass } from './conditions.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part } from './draft.ts';
import { sumOf } from './figures.ts';
import { nameWords } from './match-names.ts';
import { isPieces, isPriceName } from './rates.ts';
import type { Choice, How, TableQuery } from './table-query.ts';
import { families } from './word-families.ts';

const ADDS_UP: readonly How[] = [
  'sum',
  'average',
  'average_of_totals',
  'median',
  'share',
  'growth',
  'ratio',
  'max',
  'min',
];

/** What of a query tells whether it may not add up. */
export type Doubtful = Pick<Filling, 'table' | 'where' | 'by' | 'problems'>;

const isNarrowed = ({ where, by }: Doubtful, column: number) =>
  by?.column === column || where.some((one) => one.column === column);

/** The whole of columns that are years: all of them together, each, or the last one. */
function askYears(filling: Doubtful, part: Part): void {
  const { table } = filling;
  const at = table.columns.findIndex(({ isYear }) => isYear);
  const years = [...new Set(columnAt(filling, at)?.values.values() ?? [])].map(Number).sort((a, b) => a - b);
  const last = years.at(-1);
  if (table.madeOf !== 'periods' || part.how !== 'sum' || years.length < 2 || last === undefined) return;
  if (isNarrowed(filling, at)) return;
  filling.problems.push((query) => ({
    says: `It does not say of which year: there are ${years[0]} to ${last}.`,
    choices: [
      {
        label: `Only ${last}`,
        query: { ...query, where: [...query.where, { column: at, is: 'is', values: [last] }] },
      },
      ...(query.by
        ? []
        : [{ label: 'Each year', query: { ...query, by: { column: at, unit: 'value' as const } } }]),
      { label: 'All years added up', query },
    ],
  }));
}

const EARNED = ['revenue'];
const SPENT = ['cost', 'salary'];

/** Of rows that are to be put together one that tells that they are not of one kind: worked out of others, or earned beside spent. */
function oddOne({ table }: Doubtful, names: readonly string[]): string | undefined {
  const difference = names.find((name) => table.mixed?.includes(name));
  if (difference !== undefined) return difference;
  if (table.madeOf !== 'periods') return undefined;
  const isOf = (name: string, some: readonly string[]) =>
    nameWords(name).some((word) => some.some((family) => families[family]?.includes(word)));
  const earned = names.find((name) => isOf(name, EARNED));
  return names.some((name) => isOf(name, SPENT)) ? earned : undefined;
}

/** Figures over rows of different kinds, as over a whole income statement, are asked about. */
function askMixed(filling: Doubtful, part: Part): void {
  const { table, where, by } = filling;
  const column = table.columns.findIndex(({ kind, isMonth }) => kind === 'text' && !isMonth);
  const own = columnAt(filling, column);
  if (!own || by?.column === column || part.measure === null || !ADDS_UP.includes(part.how)) return;
  const rows = rowsThatPass(
    table,
    table.rows,
    where.filter(({ isPart }) => !isPart),
  );
  const names = [...new Set(rows.flatMap((row) => own.values.get(row) ?? []))].map(String);
  const odd = names.length < 2 ? undefined : oddOne(filling, names);
  if (odd === undefined) return;
  const is = 'is' as const;
  filling.problems.push((query) => ({
    says: `The rows of this table are not of one kind (“${odd}”), so they are not put together.`,
    choices: names.slice(0, 3).map((name) => ({
      label: `Only “${name}”`,
      query: {
        ...query,
        ...(query.how === 'share' && { how: 'sum' as const }),
        where: [...query.where.filter((one) => one.column !== column), { column, is, values: [name] }],
      },
    })),
  }));
}

/** "What percentage of revenue is rent": two values of one column are no part and whole. */
function askRatio(filling: Filling, part: Part): void {
  const several = filling.where.find(({ is, values }) => is === 'is' && values.length > 1);
  const words = several && columnAt(filling, several.column)?.kind === 'text';
  if (part.how !== 'share' || filling.by || !several || !words || asksFor(filling, 'sum')) return;
  filling.problems.push((query) => ({
    says: `One value of ${nameAt(filling, several.column)} is not worked out as a share of another.`,
    choices: [
      {
        label: `Show ${several.values.map((value) => `“${value}”`).join(' and ')} side by side`,
        query: {
          ...query,
          how: query.measure === null ? ('count' as const) : ('sum' as const),
          by: { column: several.column, unit: 'value' as const },
        },
      },
    ],
  }));
}

/** The file adds up all of a column's rows itself, and few of them are below zero: refunds, which are meant too. */
function hasRefunds({ rows, stated }: DataTable, column: DataColumn): boolean {
  const values = rows.map((row) => Number(column.values.get(row) ?? 0));
  const own = stated?.figures.get(column.column);
  const isWhole = own !== undefined && Math.abs(own - sumOf(values)) <= Math.abs(own) * 1e-9 + 1e-6;
  const below = values.filter((value) => value < 0).length;
  return isWhole && below * 4 <= values.filter((value) => value > 0).length;
}

/** "What did I spend" over figures above and below zero: what came in is no part of it, and the other way round. */
function askSigned(filling: Filling, { how, measure }: Part): void {
  const { hints, where, table } = filling;
  const column = measure === null ? undefined : columnAt(filling, measure);
  const words = nameWords(column?.name ?? '');
  const isOf = (all: readonly string[]) =>
    hints.some((hint) => all.includes(hint)) &&
    !words.some((word) => all.some((family) => families[family]?.includes(word)));
  // Earned and spent are rows of their own where columns are months.
  if (table.madeOf === 'periods') return;
  if (measure === null || !column || where.some((one) => one.column === measure)) return;
  // "To pay (+) / paid back (−)": either is asked for by its own name.
  const isTwofold = how === 'sum' && /\(\+\)/.test(column.name) && /\([-–−]\)/.test(column.name);
  if (!ADDS_UP.includes(how) || !(isTwofold || isOf(SPENT) || isOf(EARNED))) return;
  const values = rowsThatPass(table, table.rows, where).flatMap((row) => Number(column.values.get(row) ?? 0));
  if (!values.some((value) => value < 0) || !values.some((value) => value > 0)) return;
  if (hasRefunds(table, column)) return;
  const name = nameAt(filling, measure);
  const withSign = (query: TableQuery, is: 'over' | 'under'): TableQuery => ({
    ...query,
    // The largest of what was spent is the lowest figure.
    ...(is === 'under' && query.how === 'max' && { how: 'min' as const }),
    ...(is === 'under' && query.sort === 'most' && { sort: 'least' as const }),
    where: [...query.where, { column: measure, is, values: [0] }],
  });
  filling.problems.push((query) => ({
    says: `${name} holds figures above and below zero.`,
    choices: [
      { label: `Only ${name} below zero`, query: withSign(query, 'under') },
      { label: `Only ${name} above zero`, query: withSign(query, 'over') },
      { label: 'All rows', query },
    ],
  }));
}

/** A cell of a table with sums of its rows may be a part of its row or of its column. */
function askPartOfRow(filling: Filling, { how, measure }: Part): void {
  const { columns } = filling.table;
  const whole = columns.findIndex(({ addsUp }) => addsUp === true);
  if (how !== 'share' || measure === null || whole < 0 || whole === measure || filling.by) return;
  filling.problems.push((query) => ({
    says: `${nameAt(filling, measure)} is a part of ${nameAt(filling, whole)} in each row.`,
    choices: [
      {
        label: `${nameAt(filling, measure)} as a share of ${nameAt(filling, whole)}`,
        query: {
          ...query,
          against: whole,
          // What is named holds for both columns.
          where: query.where.map(({ isPart: _, ...one }) => one),
        },
      },
      { label: `Share of ${nameAt(filling, measure)} in all rows`, query },
      {
        label: `Sum of ${nameAt(filling, measure)}`,
        query: { ...query, how: 'sum' as const },
      },
    ],
  }));
}

const WORTH = /^(?:value|worth|wert|gesamtwert|warenwert|lagerwert|valor|valeur)$/;

/** Pieces times their price, where no column of the file says it. */
function worthChoices({ full }: Filling, query: TableQuery, parts: readonly unknown[]): Choice[] {
  const at = full.columns.findIndex(
    ({ worked }) => worked?.how === 'product' && worked.parts.every((part) => parts.includes(part)),
  );
  return at < 0 ? [] : [{ label: `“${full.columns[at]?.name}”`, query: { ...query, measure: at } }];
}

/** Where the price of pieces stands whose worth is asked for; -1 where it is not. */
export function priceAsked(filling: Filling, { how, measure }: Part): number {
  const column = measure === null ? undefined : columnAt(filling, measure);
  const isAsked = filling.reading.tokens.some(({ text }) => WORTH.test(text));
  if (!column || !isAsked || !ADDS_UP.includes(how) || !isPieces(column.name)) return -1;
  return filling.table.columns.findIndex((own) => isFigures(own) && isPriceName(own.name));
}

/** "The value of the stock", of pieces and their price: pieces are no value, and no column holds the product. */
function askWorth(filling: Filling, part: Part): void {
  const { measure } = part;
  const { columns } = filling.table;
  const price = priceAsked(filling, part);
  if (price < 0 || measure === null) return;
  filling.problems.push((query) => ({
    says: `${nameAt(filling, measure)} counts pieces; no column holds what they are worth.`,
    choices: [
      ...worthChoices(filling, query, [columns[measure], columns[price]]),
      { label: `Pieces: ${nameAt(filling, measure)}`, query },
      { label: `Show ${nameAt(filling, price)}`, query: { ...query, how: 'list', measure: price } },
    ],
  }));
}

/** A share needs rows that make the part. */
function askPart(filling: Filling, { how, measure }: Part): void {
  if (how !== 'share' || filling.by || filling.where.length > 0 || filling.problems.length > 0) return;
  const groups = filling.table.columns.flatMap(({ kind, values }, at) =>
    kind === 'text' && new Set(values.values()).size < 40 ? [at] : [],
  );
  filling.problems.push((query) => ({
    says: `It does not say which rows make the part${measure === null ? '' : ` of ${nameAt(filling, measure)}`}.`,
    choices: groups.slice(0, 3).map((column) => ({
      label: `By ${nameAt(filling, column)}`,
      query: { ...query, by: { column, unit: 'value' as const } },
    })),
  }));
}

/** Rows of different kinds and columns of years, which may not add up. */
export function askAboutKinds(query: Doubtful, part: Part): void {
  askMixed(query, part);
  if (query.problems.length === 0) askYears(query, part);
}

/** What may make a figure say something else than was asked. */
export function askAboutRows(filling: Filling, part: Part): void {
  if (part.against === undefined) askRatio(filling, part);
  askWorth(filling, part);
  askSigned(filling, part);
  if (part.against === undefined) askPart(filling, part);
  if (part.against === undefined) askPartOfRow(filling, part);
  askAboutKinds(filling, part);
}
