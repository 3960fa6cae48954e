import { comparedBy, comparedColumns } from './compared.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part, superlative } from './draft.ts';
import { askSumOrAverage } from './fill-having.ts';
import { fillMeasure } from './fill-measure.ts';
import { isTime } from './groups.ts';
import { addsUp } from './rates.ts';
import type { TableQuery } from './table-query.ts';

/** Words for a change that goes down. */
const FALLS =
  /^(?:drop|fall|fell|declin|decreas|shr[aiu]nk|reduc|lost$|loss|abnahme|abgenommen|ruckgang|gesunken|sank|gefallen|fiel|verlust|baiss|diminu|recul|chute|perd|caida|cay|baj|disminu|descen|queda|caiu|cair|reduz)/;

/** The biggest drop is the lowest change. */
function changeSort(filling: Filling): TableQuery['sort'] {
  const sort = superlative(filling);
  const isFall = filling.reading.tokens.some(({ role, text }) => role === 'growth' && FALLS.test(text));
  if (!isFall || sort === null) return sort;
  return sort === 'most' ? 'least' : 'most';
}

/** What a question for a change asks: two columns, a group's change over time, or one value against the next. */
export function changing(filling: Filling): Part {
  const { by, table, where } = filling;
  const none = { sort: null, limit: null };
  const [measure, against] = comparedColumns(filling);
  if (measure !== undefined && against !== undefined) return { how: 'growth', measure, against, ...none };
  const own = fillMeasure(filling, 'growth');
  if (own !== null && asksFor(filling, 'most') && asksFor(filling, 'least')) askEnds(filling, own);
  const part: Part = { how: 'growth', measure: own, ...none };
  if (by && isTime(table, by)) {
    askWhich(filling, by);
    return part;
  }
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
  const sort = changeSort(filling);
  if (over && isTime(table, over))
    return { ...part, over, sort, limit: sort ? (filling.reading.limit ?? 1) : null };
  return unchanged(filling, part);
}

/** "Which school fell most from 2019 to 2020", where no column is called so: each of a column, not all of them together. */
function askWhich(filling: Filling, over: NonNullable<Filling['by']>): void {
  const { table, reading } = filling;
  const next = (reading.asks.get('which')?.[0] ?? Number.NaN) + 1;
  // "School" of "electricity of all schools" names figures, not who used it.
  const isOfFigures = reading.names.some(
    ({ at, column }) => at === next && isFigures(columnAt(filling, column)),
  );
  const word = filling.askedGroup ?? (isOfFigures ? reading.tokens[next]?.text : undefined);
  const sort = changeSort(filling);
  if (word === undefined || sort === null) return;
  const groups = table.columns.flatMap(({ kind, isMonth, values }, column) =>
    kind === 'text' && !isMonth && column !== over.column && new Set(values.values()).size > 1
      ? [column]
      : [],
  );
  if (groups.length === 0) return;
  filling.problems.push((query) => ({
    says: `No column is called “${word}”.`,
    choices: groups.slice(0, 3).map((column) => ({
      label: `By ${nameAt(filling, column)}`,
      query: { ...query, by: { column, unit: 'value' }, over, sort, limit: reading.limit ?? 1 },
    })),
  }));
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
