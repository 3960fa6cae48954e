import { type Filling, nameAt, namesEachRow } from './draft.ts';
import { ownOf, peopleColumns } from './people-columns.ts';
import type { How } from './table-query.ts';
import { people } from './word-families.ts';

/** "How many junior members": words between. */
const MOST_BETWEEN = 4;

/** "How many people": the rows, where each is one of them; of people who come again it is asked. */
export function takePeople(filling: Filling, at: number): boolean {
  const { tokens, asks } = filling.reading;
  const token = tokens[at];
  const isCounted = asks.get('count')?.some((own) => own < at && at - own <= MOST_BETWEEN);
  if (!token || !isCounted || !people.includes(token.stem)) return false;
  const columns = peopleColumns(filling);
  const column = columns.length === 1 ? columns[0] : ownOf(filling, columns);
  if (column === undefined) return false;
  token.role = 'name';
  if (namesEachRow(filling, column)) return true;
  const ways: { label: string; how: How; measure: number | null }[] = [
    { label: `Different values of ${nameAt(filling, column)}`, how: 'distinct', measure: column },
    { label: 'Count the rows', how: 'count', measure: null },
  ];
  filling.problems.push((query) => ({
    says: `Some values of ${nameAt(filling, column)} stand in more than one row.`,
    choices: ways.map(({ label, how, measure }) => ({ label, query: { ...query, how, measure } })),
  }));
  return true;
}
