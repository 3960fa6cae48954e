import { rowsThatPass } from './conditions.ts';
import { asksFor, columnAt, type Filling, nameAt, namesEachRow, type Part } from './draft.ts';
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

/** So many of the rows have a name of their own where a column names them. */
const MOSTLY_OWN = 0.8;
/** Of fewer rows it is chance. */
const LEAST_ROWS = 5;

/** A name that two rows have where the others have their own: two of that name perhaps, whose figures are not put together unasked. */
export function askSameName(filling: Filling, { how, measure }: Part): void {
  const { table, where, by } = filling;
  const [named, ...more] = where;
  const column = named && columnAt(filling, named.column);
  if (how !== 'sum' || measure === null || by || more.length > 0 || asksFor(filling, 'sum')) return;
  if (column?.kind !== 'text' || named?.is !== 'is' || named.values.length !== 1) return;
  const all = table.rows.length;
  const isName = all >= LEAST_ROWS && new Set(column.values.values()).size >= all * MOSTLY_OWN;
  const rows = rowsThatPass(table, table.rows, where).length;
  if (!isName || rows < 2) return;
  filling.problems.push((query) => ({
    says: `${rows} rows have “${named.values[0]}” in ${nameAt(filling, named.column)}.`,
    choices: [
      { label: 'Show the rows', query: { ...query, how: 'list' } },
      { label: 'Add them up', query },
    ],
  }));
}
