import { columnAt, type Filling, isFigures, nameAt, type Problem } from './draft.ts';
import { nameWords } from './match-names.ts';
import { isPriceName, isRate, isStock } from './rates.ts';
import type { How, TableQuery } from './table-query.ts';
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

/** Columns of figures that a usual word may mean: those of its family, else those that are neither prices nor pieces. */
function byHints({ hints, table }: Filling): number[] {
  const all = table.columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  const own = all.filter((at) => table.columns[at]?.isRunningTotal !== true);
  const figures = own.length > 0 ? own : all;
  const named = (family: string) => figures.filter((at) => isOf(family, table.columns[at]?.name ?? ''));
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
  // "sold" is pieces as well as money.
  const pieces = named('quantity').filter((at) => !isPriceName(table.columns[at]?.name ?? ''));
  const isEither = hints.includes('sold') && pieces.length > 0;
  return isEither ? [...pieces, ...others] : others.length > 0 ? others : figures;
}

const ask =
  (filling: Filling, says: string, options: readonly number[]) =>
  (query: TableQuery): Problem => ({
    says,
    choices: [
      ...options
        .slice(0, 3)
        .map((measure) => ({ label: nameAt(filling, measure), query: { ...query, measure } })),
      ...(options.length < 3 && query.how !== 'count' && query.by
        ? [{ label: 'Count the rows', query: { ...query, measure: null, how: 'count' as const } }]
        : []),
    ],
  });

/** Whether the one column left may be meant by the words: prices are asked for, and it holds pieces. */
function isMeant({ hints, table }: Filling, at: number | undefined): boolean {
  const name = at === undefined ? '' : (table.columns[at]?.name ?? '');
  const isPrice = hints.length > 0 && hints.every((hint) => hint === 'price');
  return !isPrice || isOf('price', name) || isOf('cost', name) || isOf('amount', name);
}

/** The column that is worked out; what keeps it from being plain is asked about. */
export function fillMeasure(filling: Filling, how: How | undefined): number | null {
  const isDay = how === 'min' || how === 'max' || how === 'list';
  const fits = (at: number) =>
    isFigures(columnAt(filling, at)) || (isDay && columnAt(filling, at)?.kind === 'date');
  const named = filling.free.filter(fits);
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
  if (named[0] !== undefined) return named[0];
  if (filling.askedMeasure !== undefined) return filling.askedMeasure;
  const compared = filling.where
    .filter(({ column }) => isFigures(columnAt(filling, column)))
    .map(({ column }) => column);
  const hinted = byHints(filling);
  if (hinted.length === 1 && isMeant(filling, hinted[0])) return hinted[0] ?? null;
  if (hinted.length === 0 || how === undefined) return compared[0] ?? null;
  const flows = hinted.filter((at) => !isStock(columnAt(filling, at)) && !isRate(columnAt(filling, at)));
  const options = how === 'sum' && flows.length > 0 ? flows : hinted;
  if (options.length === 1 && isMeant(filling, options[0])) return options[0] ?? null;
  filling.problems.push(ask(filling, 'It does not say which column is meant.', options));
  return options[0] ?? null;
}
