import { rowsThatPass, sayHaving } from './conditions.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part, superlative } from './draft.ts';
import { groupsOf } from './groups.ts';
import { addsUp } from './rates.ts';
import type { Condition, Having, How } from './table-query.ts';

const SIZES: readonly string[] = ['over', 'under', 'at_least', 'at_most', 'between'];

/** A condition on figures that may be meant of a group's figure: "months below 1,000". */
export const sizeCondition = ({ where, table }: Pick<Filling, 'where' | 'table'>): Condition | undefined =>
  where.find(({ column, is }) => SIZES.includes(is) && isFigures(table.columns[column]));

/** Groups by their rows, as far as the other conditions let them pass. */
function groupsLeft({ table, by, where }: Filling, without?: Condition) {
  const rows = rowsThatPass(
    table,
    table.rows,
    where.filter((one) => one !== without),
  );
  return { rows, groups: by ? groupsOf(table, by, rows) : new Map<string, number[]>() };
}

/** Figures nothing tells of whether they add up, of groups with more than one row. */
export function askSumOrAverage(filling: Filling, measure: number): void {
  const { rows, groups } = groupsLeft(filling);
  if (groups.size === rows.length) return;
  filling.problems.push((query) => ({
    says: `${nameAt(filling, measure)} of several rows may be added up or averaged.`,
    choices: [
      { label: 'Average', query: { ...query, how: 'average' as const } },
      { label: 'Sum', query: { ...query, how: 'sum' as const } },
    ],
  }));
}

const saidHow = (filling: Filling): How | undefined =>
  (['average', 'median', 'sum'] as const).find((role) => asksFor(filling, role));

/** "Which months were below 1,000": groups whose own figure is asked about, not single rows, unless these may be meant. */
export function groupsThatHave(filling: Filling): Part | undefined {
  const { by, free, table } = filling;
  const size = sizeCondition(filling);
  const isOther = free.some((at) => at !== size?.column && isFigures(columnAt(filling, at)));
  if (!by || !size || isOther || superlative(filling) || asksFor(filling, 'growth', 'share'))
    return undefined;
  const { rows, groups } = groupsLeft(filling, size);
  const own = { is: size.is, values: size.values.map(Number) } as Having;
  const column = columnAt(filling, size.column);
  const said = saidHow(filling);
  const how = said ?? (addsUp(column, table) || filling.hints.length > 0 ? 'sum' : 'average');
  filling.where = filling.where.filter((one) => one !== size);
  const part = { how, measure: size.column, sort: null, limit: null, having: own };
  if (said || groups.size === rows.length) return part;
  const bound = sayHaving(own, column).replace(/^is /, '');
  filling.problems.push((query) => ({
    says: 'It may ask for the figure of each group, or for single rows.',
    choices: [
      { label: `${how === 'sum' ? 'All its rows together' : 'On average'} ${bound}`, query },
      {
        label: `With a single row ${bound}`,
        query: { ...query, how: 'count', measure: null, having: undefined, where: [...query.where, size] },
      },
    ],
  }));
  return part;
}
