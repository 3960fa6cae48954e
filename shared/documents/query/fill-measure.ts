import { countsUp, type DataColumn } from '@/shared/documents/tables/data-column.ts';
import { columnAt, type Filling, isFigures, nameAt, type Problem } from './draft.ts';
import { plusChoices } from './fill-plus.ts';
import { productChoices } from './fill-worked.ts';
import { nameWords } from './match-names.ts';
import { addsUp, isCounted, isPieces, isPriceName, isRate, isStock } from './rates.ts';
import type { Choice, How, TableQuery } from './table-query.ts';
import { families } from './word-families.ts';

const MONEY = new Set(['revenue', 'cost', 'sold', 'amount', 'salary']);

const isOf = (family: string, name: string) =>
  nameWords(name).some(
    (word) =>
      families[family]?.some(
        // German joins words: `Einzelpreis`, `Gesamtumsatz`.
        (member) => word === member || (member.length >= 5 && word.endsWith(member)),
      ) === true,
  );

const EXPENSIVE = /^(?:expensive|teuer\w*|car[oa]s?|chere?s?)$/;

const isMoney = (column: DataColumn | undefined) =>
  /^\p{Sc}|^[A-Z]{3}$/u.test(column?.unit ?? '') ||
  [...MONEY].some((family) => isOf(family, column?.name ?? ''));

/** Columns of figures that a usual word may mean: those of its family, else those that are neither prices nor pieces. */
function byHints({ hints, table, reading }: Filling): number[] {
  const all = table.columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  const own = all.filter((at) => table.columns[at]?.isRunningTotal !== true);
  const figures = own.length > 0 ? own : all;
  const named = (family: string) => figures.filter((at) => isOf(family, table.columns[at]?.name ?? ''));
  // "the most expensive month" may be one of high prices or of high costs.
  if (hints.includes('price') && reading.tokens.some(({ text }) => EXPENSIVE.test(text))) {
    const own = [...new Set([...named('price'), ...named('cost')])];
    if (own.length > 1) return own;
  }
  for (const hint of hints) {
    const own = named(hint).filter((at) => hint === 'price' || !isPriceName(table.columns[at]?.name ?? ''));
    if (own.length > 0) return own;
  }
  // A column that adds up all others beside it is what is meant, where none is named.
  const whole = figures.filter((at) => table.columns[at]?.addsUp === true);
  if (whole.length === 1) return whole;
  if (!hints.some((hint) => MONEY.has(hint))) return figures;
  const others = figures.filter((at) => {
    const { name = '', unit } = table.columns[at] ?? {};
    return !isPriceName(name) && !isOf('quantity', name) && unit !== '%';
  });
  // "what does it cost" asks a list of prices for one.
  const prices = named('price');
  if (hints.includes('cost') && prices.length > 0 && !others.some((at) => isMoney(table.columns[at])))
    return prices;
  // "sold" is pieces as well as money.
  const pieces = named('quantity').filter((at) => !isPriceName(table.columns[at]?.name ?? ''));
  const isEither = hints.includes('sold') && pieces.length > 0;
  if (hints.includes('cost') && prices.length > 0 && !isEither) return [...new Set([...prices, ...others])];
  return isEither ? [...pieces, ...others] : others.length > 0 ? others : figures;
}

/** "How many children come to one carer": of two figures that are named the one for each of the other. */
function perChoices(filling: Filling, query: TableQuery, options: readonly number[]): Choice[] {
  const [measure, against, ...more] = options;
  if (measure === undefined || against === undefined || more.length > 0 || query.how !== 'sum') return [];
  // Two columns of one name are told apart by nothing a person could choose by.
  if (nameAt(filling, measure) === nameAt(filling, against)) return [];
  return [
    {
      label: `${nameAt(filling, measure)} per ${nameAt(filling, against)}`,
      query: { ...query, how: 'ratio', measure, against },
    },
  ];
}

const MAX_COLUMNS = 4;

/** Of many columns those that add up, money before all; of means and ends rates may be meant as well. */
function likeliest({ table, hints }: Filling, options: readonly number[], how: How): number[] {
  const isOfRates = how === 'average' || how === 'median' || how === 'max' || how === 'min';
  const rankOf = (at: number) => {
    const column = table.columns[at];
    if (hints.includes('price') && isMoney(column)) return 0;
    if (isRate(column)) return isOfRates ? 2 : 4;
    if (column?.addsUp === true || (isMoney(column) && addsUp(column, table))) return 0;
    return addsUp(column, table) ? 1 : 3;
  };
  const first = options
    .map((at, place) => ({ at, place, rank: rankOf(at) }))
    .sort((a, b) => a.rank - b.rank || b.place - a.place)
    .slice(0, MAX_COLUMNS);
  return first.sort((a, b) => a.place - b.place).map(({ at }) => at);
}

const ask =
  (filling: Filling, says: string, options: readonly number[]) =>
  (query: TableQuery): Problem => ({
    says,
    choices: [
      ...productChoices(filling, query),
      ...(options.length > 1 && options.every((at) => filling.free.includes(at))
        ? [...perChoices(filling, query, options), ...plusChoices(filling, query, options)]
        : []),
      ...likeliest(filling, options, query.how).map((measure) => ({
        label: nameAt(filling, measure),
        query: { ...query, measure },
      })),
      ...(options.length < 3 && query.how !== 'count' && query.by
        ? [{ label: 'Count the rows', query: { ...query, measure: null, how: 'count' as const } }]
        : []),
    ],
  });

/** Whether the one column left may be meant by the words: money is asked for, or prices, and it holds pieces. */
function isMeant({ hints, table }: Filling, at: number | undefined): boolean {
  const column = at === undefined ? undefined : table.columns[at];
  const name = column?.name ?? '';
  const isMoneyAsked = hints.length > 0 && hints.every((hint) => MONEY.has(hint)) && !isMoney(column);
  if (isMoneyAsked && isPieces(name)) return hints.includes('sold');
  // Hours and visits are neither pay nor costs.
  const isPaid = hints.some((hint) => ['cost', 'salary', 'revenue'].includes(hint));
  if (isMoneyAsked && (/^(?:h|min)$/.test(column?.unit ?? '') || (isPaid && isCounted(name)))) return false;
  const isPrice = hints.length > 0 && hints.every((hint) => hint === 'price');
  return !isPrice || isOf('price', name) || isOf('cost', name) || isOf('amount', name);
}

/** "What do we pay for all hours", where their rate stands beside them: the hours, or what they come to. */
function askPaid(filling: Filling, at: number, how: How | undefined): void {
  const { full, hints } = filling;
  const isPaid = how === 'sum' && hints.some((hint) => hint === 'cost' || hint === 'salary');
  const own = columnAt(filling, at);
  const isCount = own !== undefined && !isMoney(own) && !isRate(own);
  const isPriced = full.columns.some(
    ({ worked }) => worked?.how === 'product' && worked.parts.some((part) => part === own),
  );
  if (isPaid && isCount && isPriced)
    filling.problems.push(ask(filling, 'It may ask how much there is, or what it comes to.', [at]));
}

/** Whether a column that is named holds numbers that only name things or count on, and a figure of it is asked for. */
function namesOnly({ by, where, table, hints }: Filling, at: number, how: How | undefined): boolean {
  const column = table.columns[at];
  if (!column || by?.column === at || how === undefined || how === 'list') return false;
  if (countsUp(column)) return true;
  // "Total revenue of all orders" and "the largest order" are about what is ordered, "income over all years" about the income.
  const { kind, isId, isYear, name } = column;
  if (kind !== 'number' || !isId || isYear || hints.length > 0 || NUMBERED.test(name)) return false;
  return by === null && where.length === 0;
}

/** Things that have a number for a name, and a size of their own. */
const NUMBERED = /\b(?:orders?|invoices?|tickets?|cases?|accounts?)\b/i;

const saysNaming = (filling: Filling, at: number) => {
  const column = columnAt(filling, at);
  return column && countsUp(column)
    ? `${nameAt(filling, at)} only counts on, so nothing is worked out of it.`
    : `The numbers of ${nameAt(filling, at)} are names, so nothing is worked out of them.`;
};

/** The column that is worked out; what keeps it from being plain is asked about. */
export function fillMeasure(filling: Filling, how: How | undefined): number | null {
  const isDay = how === 'min' || how === 'max' || how === 'list';
  // "The largest order" is not about the day something was ordered.
  const isNamed = (at: number) =>
    filling.reading.names.some(({ column, score }) => column === at && score === 1);
  // "The hottest day" is one of a temperature.
  const hasFigure = filling.free.some((at) => isFigures(columnAt(filling, at)));
  const fits = (at: number) =>
    isFigures(columnAt(filling, at)) ||
    (!hasFigure && isDay && columnAt(filling, at)?.kind === 'date' && isNamed(at));
  const named = filling.free.filter(fits);
  if (named.length > 1 && filling.plus && how !== 'growth') return named[0] ?? null;
  if (named.length > 1) {
    filling.problems.push(
      ask(
        filling,
        `More than one column is named: ${named.map((at) => nameAt(filling, at)).join(', ')}.`,
        named,
      ),
    );
    return named[0] ?? null;
  }
  if (named[0] !== undefined) {
    askPaid(filling, named[0], how);
    return named[0];
  }
  if (filling.askedMeasure !== undefined) return filling.askedMeasure;
  const compared = filling.where
    .filter(({ column }) => isFigures(columnAt(filling, column)))
    .map(({ column }) => column);
  const hinted = byHints(filling);
  // "The average week" of weeks and hours is no mean of hours, and "the total postcode" none of what was given.
  const counted = filling.free.find((at) => namesOnly(filling, at, how));
  if (counted !== undefined) {
    filling.problems.push(ask(filling, saysNaming(filling, counted), hinted));
    return hinted[0] ?? null;
  }
  if (hinted.length === 1 && isMeant(filling, hinted[0])) return hinted[0] ?? null;
  if (hinted.length === 0 || how === undefined) return compared[0] ?? null;
  const flows = hinted.filter((at) => !isStock(columnAt(filling, at)) && !isRate(columnAt(filling, at)));
  const areMeant = flows.length > 1 || isMeant(filling, flows[0]);
  const options = how === 'sum' && flows.length > 0 && areMeant ? flows : hinted;
  if (options.length === 1 && isMeant(filling, options[0])) return options[0] ?? null;
  filling.problems.push(ask(filling, 'It does not say which column is meant.', options));
  return options[0] ?? null;
}
