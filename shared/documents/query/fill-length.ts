import { columnAt, type Filling, nameAt } from './draft.ts';
import type { Choice, TableQuery } from './table-query.ts';

/** They ask for a length or an age, never for how many rows there are. */
export const MEASURED =
  /^(?:longest|shortest|oldest|youngest|heaviest|lightest|tallest|langste\w?|kurzeste\w?|alteste\w?|jungste\w?)$/;

const OF_TIME = /^(?:longest|shortest|oldest|youngest|langste\w?|kurzeste\w?|alteste\w?|jungste\w?)$/;
/** What is long or old began early. */
const LATE = /^(?:short|young|kurz|jung)/;

const MAX_DAYS = 3;

/** The row with the first or the last day, of the column with most days first. */
function daysOf(filling: Filling, query: TableQuery, word: string): Choice[] {
  const { columns } = filling.table;
  const days = columns
    .flatMap(({ kind, values }, at) => (kind === 'date' ? [{ at, size: values.size }] : []))
    .sort((a, b) => b.size - a.size || a.at - b.at)
    .slice(0, MAX_DAYS);
  const sort = LATE.test(word) ? 'most' : 'least';
  return days.map(({ at }) => ({
    label: `The ${sort === 'least' ? 'first' : 'last'} ${nameAt(filling, at)}`,
    query: { ...query, how: 'list' as const, by: null, measure: at, sort, limit: 1 },
  }));
}

/** "Who has been a member the longest", where no column is a length: the first day or the last one, or how often. */
export function askLength(filling: Filling): boolean {
  const word = filling.reading.tokens.find(({ text }) => MEASURED.test(text))?.text;
  if (word === undefined) return false;
  filling.problems.push((query) => ({
    says: `No column says what is “${word}”.`,
    choices: [
      ...daysOf(filling, query, word),
      { label: 'Count the rows', query: { ...query, how: 'count' as const, measure: null } },
    ],
  }));
  return true;
}

/** Whether a length of time is asked for that only days tell. */
export const isToldByDays = (filling: Filling): boolean =>
  filling.reading.tokens.some(({ text }) => OF_TIME.test(text)) &&
  filling.table.columns.some((_, at) => columnAt(filling, at)?.kind === 'date');
