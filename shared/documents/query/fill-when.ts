import { columnAt, type Filling, nameAt, type Part } from './draft.ts';
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

/** "When was the train", where nothing is ranked: the day of the rows that fit; undefined where it does not ask when. */
export function whenListed(filling: Filling): Part | undefined {
  const word = filling.reading.tokens.find(({ text }) => WHEN.test(text))?.text;
  if (word === undefined || filling.by) return undefined;
  const days = filling.table.columns.flatMap(({ kind, isMonth, isYear }, at) =>
    kind === 'date' || isMonth || isYear ? [at] : [],
  );
  const named = days.filter((at) => filling.free.includes(at));
  const [first, ...others] = named.length > 0 ? named : days;
  if (first === undefined) filling.missing.push(word);
  if (others.length > 0)
    filling.problems.push((query) => ({
      says: 'More than one column says when.',
      choices: [first ?? 0, ...others]
        .slice(0, 3)
        .map((measure) => ({ label: nameAt(filling, measure), query: { ...query, measure } })),
    }));
  return { how: 'list', measure: first ?? null, sort: null, limit: null };
}

/** The word of "where do we sell the most", which names no column. */
export const whereWord = (filling: Filling): string | undefined =>
  filling.reading.tokens.find(({ text, role }) => WHERE.test(text) && role === undefined)?.text;

/** What a way to put rows together is called in a choice. */
export const sayGrouping = (filling: Filling, { column, unit }: Grouping): string =>
  columnAt(filling, column)?.kind !== 'date' || unit === 'value'
    ? `By ${nameAt(filling, column)}`
    : `By ${unit} of ${nameAt(filling, column)}`;
