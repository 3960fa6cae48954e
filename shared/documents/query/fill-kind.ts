import { asksFor, type Filling, isFigures, nameAt, type Part } from './draft.ts';
import { alike, valueWords } from './match-names.ts';
import { addsUp, isPieces, isRate } from './rates.ts';
import { sayQuery } from './say-query.ts';
import type { Condition, TableQuery } from './table-query.ts';
import { families } from './word-families.ts';

const MONEY = ['revenue', 'sold', 'cost', 'salary', 'amount'] as const;

/** A kind of rows that is called by a word for money. */
const moneyKind = ({ where, reading: { tokens } }: Filling): Condition | undefined =>
  where.find(
    ({ is, values }) =>
      is === 'is' &&
      tokens.some(
        ({ role, stem, text }) =>
          role === 'filter' &&
          values.some((value) => valueWords(String(value)).some((word) => alike(word, stem) > 0)) &&
          MONEY.some((family) => families[family]?.includes(text) || families[family]?.includes(stem)),
      ),
  );

/** Figures that add up, those that tell so first. */
function sumsOf({ table }: Filling): number[] {
  const all = table.columns.flatMap((column, at) =>
    isFigures(column) && !isRate(column) && !isPieces(column.name) ? [at] : [],
  );
  const sure = all.filter((at) => addsUp(table.columns[at], table));
  return (sure.length > 0 ? sure : all).slice(0, 2);
}

/** "Sales by department" of rows that are a "Sale" or a "Refund": the figure, of all rows or of those, sooner than their number. */
export function figureOfKind(filling: Filling): Part | undefined {
  const kind = moneyKind(filling);
  const sums = sumsOf(filling);
  const [measure] = sums;
  if (!kind || measure === undefined || asksFor(filling, 'count', 'distinct', 'rows')) return undefined;
  const said = `${nameAt(filling, kind.column)} is “${kind.values[0]}”`;
  filling.problems.push((query) => {
    const rest = query.where.filter(({ column }) => column !== kind.column);
    const ways: TableQuery[] = [
      ...sums.map((own) => ({ ...query, how: 'sum' as const, measure: own, where: rest })),
      { ...query, how: 'sum', measure },
      { ...query, how: 'count', measure: null },
    ];
    return {
      says: `It may ask for a figure of all rows, or only where ${said}.`,
      choices: ways.map((own) => ({ label: sayQuery(filling.full, own), query: own })),
    };
  });
  return { how: 'sum', measure, sort: null, limit: null };
}
