import { columnAt, type Filling, nameAt } from './draft.ts';
import type { Grouping } from './table-query.ts';

const WHEN = /^(?:when|wann|cuando|quand)$/;
const WHERE = /^(?:where|wo|donde)$/;

const says = ({ reading: { tokens } }: Filling, words: RegExp) => tokens.some(({ text }) => words.test(text));

/** "When was the bill highest": by the one column of months, years or days there is. */
export function whenGroups(filling: Filling): Grouping[] {
  if (!says(filling, WHEN)) return [];
  const times = filling.table.columns.flatMap(({ kind, isMonth, isYear }, at) =>
    kind === 'date' || isMonth || isYear ? [at] : [],
  );
  const [column] = times;
  if (column === undefined || times.length > 1) return [];
  if (columnAt(filling, column)?.kind !== 'date') return [{ column, unit: 'value' }];
  return (['month', 'value'] as const).map((unit) => ({ column, unit }));
}

/** The word of "where do we sell the most", which names no column. */
export const whereWord = (filling: Filling): string | undefined =>
  filling.reading.tokens.find(({ text, role }) => WHERE.test(text) && role === undefined)?.text;

/** What a way to put rows together is called in a choice. */
export const sayGrouping = (filling: Filling, { column, unit }: Grouping): string =>
  columnAt(filling, column)?.kind !== 'date' || unit === 'value'
    ? `By ${nameAt(filling, column)}`
    : `By ${unit} of ${nameAt(filling, column)}`;
