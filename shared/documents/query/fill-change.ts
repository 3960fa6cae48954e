import { comparedBy, comparedColumns } from './compared.ts';
import { asksFor, columnAt, type Filling, nameAt, type Part, superlative } from './draft.ts';
import { askSumOrAverage } from './fill-having.ts';
import { fillMeasure } from './fill-measure.ts';
import { isTime } from './groups.ts';
import { addsUp } from './rates.ts';

/** What a question for a change asks: two columns, a group's change over time, or one value against the next. */
export function changing(filling: Filling): Part {
  const { by, table, where } = filling;
  const none = { sort: null, limit: null };
  const [measure, against] = comparedColumns(filling);
  if (measure !== undefined && against !== undefined) return { how: 'growth', measure, against, ...none };
  const own = fillMeasure(filling, 'growth');
  if (own !== null && asksFor(filling, 'most') && asksFor(filling, 'least')) askEnds(filling, own);
  const part: Part = { how: 'growth', measure: own, ...none };
  if (by && isTime(table, by)) return part;
  if (!by) return unchanged(filling, part);
  const isNamed = where.some(
    ({ column, is, values }) => column === by.column && is === 'is' && values.length > 1,
  );
  if (isNamed) {
    if (own !== null && !addsUp(columnAt(filling, own), table) && filling.hints.length === 0)
      askSumOrAverage(filling, own);
    return part;
  }
  const [over] = comparedBy(filling);
  const sort = superlative(filling);
  if (over && isTime(table, over))
    return { ...part, over, sort, limit: sort ? (filling.reading.limit ?? 1) : null };
  return unchanged(filling, part);
}

/** "The difference between the highest and the lowest": both ends of a column, which is no change over time. */
function askEnds(filling: Filling, measure: number): void {
  filling.problems.push((query) => ({
    says: 'It asks for two figures.',
    choices: (['max', 'min'] as const).map((how) => ({
      label: `${how === 'max' ? 'Highest' : 'Lowest'} ${nameAt(filling, measure)}`,
      query: { ...query, how, by: null, sort: null, limit: null },
    })),
  }));
}

/** Nothing tells what is compared: the word that asks for a change is not understood. */
function unchanged({ missing, reading }: Filling, part: Part): Part {
  missing.push(...reading.tokens.filter(({ role }) => role === 'growth').map(({ text }) => text));
  return { ...part, how: part.measure === null ? 'count' : 'sum' };
}
