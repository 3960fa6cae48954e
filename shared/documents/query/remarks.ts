import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { cite, named, placeAt } from './cite.ts';
import { shownValue } from './groups.ts';
import { numbersIn, type Work } from './query-work.ts';
import type { QueryResult } from './table-query.ts';

const reasons = {
  total: 'adds up other rows',
  group: 'adds up the rows under it',
  section: 'is the title of a section',
  note: 'is a note',
} as const;

const MAX_LEFT = 100;

/** Rows of the file that were left out, and why. */
function leftOutOf({ table }: Work): QueryResult['leftOut'] {
  const [grid] = table.grids;
  const [first] = table.columns;
  if (!grid || !first) return [];
  const columns = table.columns.filter(({ column }) => column >= 0).map(({ column }) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return table.left.slice(0, MAX_LEFT).map(({ row, kind }) => ({
    place: grid.place({ top: row, left, bottom: row, right }),
    why: reasons[kind],
  }));
}

/** Empty cells and words that were passed over. */
function missingIn({ query, measure, rows }: Work): string[] {
  const isListed = query.where.some(({ is, column }) => is === 'empty' && column === query.measure);
  if (!measure || isListed) return [];
  const missing = rows.filter((row) => !measure.values.has(row));
  const others = new Set(measure.odd);
  const odd = missing.filter((row) => others.has(row)).length;
  const empty = missing.length - odd;
  const found: string[] = [];
  if (empty > 0) found.push(`${empty} empty ${empty === 1 ? 'cell was' : 'cells were'} left out.`);
  if (odd > 0)
    found.push(
      `${odd} ${odd === 1 ? 'cell' : 'cells'} without a number ${odd === 1 ? 'was' : 'were'} left out.`,
    );
  return found;
}

/** Figures that the file stores as text: its own program would pass them over. */
function asTextIn({ measure, rows }: Work): string[] {
  const stored = new Set(measure?.asText);
  const count = rows.filter((row) => stored.has(row)).length;
  if (count === 0) return [];
  return [`${count} ${count === 1 ? 'figure is' : 'figures are'} stored as text in the file and counted in.`];
}

/** Rows below zero that a sum takes in among others, as refunds among costs. */
function belowZero({ query, table, measure, rows }: Work): string[] {
  if (query.how !== 'sum' || !measure || !table.stated?.figures.has(measure.column)) return [];
  const values = numbersIn(measure, rows);
  const below = values.filter((value) => value < 0).length;
  if (below === 0 || !values.some((value) => value > 0)) return [];
  return [`${below} ${below === 1 ? 'row' : 'rows'} below zero ${below === 1 ? 'is' : 'are'} in it.`];
}

/** Where the table's own total says something else than its rows add up to. */
function againstStated({ query, table, measure, rows }: Work, value: number | null): string[] {
  const { stated } = table;
  if (!stated || !measure || value === null || query.how !== 'sum' || rows.length !== table.rows.length)
    return [];
  const own = stated.figures.get(measure.column);
  const most = numbersIn(measure, rows).length * 0.5;
  const step = Number.isInteger(own) && Number.isInteger(value) ? 1 : 0.01;
  if (own === undefined || Math.abs(own - value) <= Math.max(step * most, Math.abs(own) * 1e-9)) return [];
  const place = cite(placeAt(measure.at(stated.row)));
  return [`The file's own total in ${place} says ${shownValue(measure, own)}: check which rows it adds up.`];
}

/** Which rows add up others and so are no data, in a sentence. */
export function totalsLeftOut({ left, grids: [grid] }: DataTable): string[] {
  const totals = left.filter(({ kind }) => kind === 'total' || kind === 'group').map(({ row }) => row + 1);
  if (totals.length === 0) return [];
  const isSheet = grid?.place({ top: 0, left: 0, bottom: 0, right: 0 }).in === 'sheet';
  const list = `${totals.slice(0, 3).join(', ')}${totals.length > 3 ? ', …' : ''}`;
  const which = isSheet ? ` in row${totals.length > 1 ? 's' : ''} ${list}` : '';
  return [`Totals${which} were left out.`];
}

/** What of the rows an answer leaves out or takes in unseen, in sentences, and the rows themselves. */
export function remarksOn(
  work: Work,
  value: number | null,
): { notes: string[]; leftOut: QueryResult['leftOut']; isSure: boolean } {
  const { table, rows } = work;
  // A ratio says itself which rows held both of its figures.
  const notes = work.query.how === 'ratio' ? [] : missingIn(work);
  notes.push(...asTextIn(work), ...belowZero(work));
  notes.push(...totalsLeftOut(table));
  const [grid] = table.grids;
  const hidden = table.madeOf ? 0 : rows.filter((row) => grid?.hiddenRows.has(row)).length;
  if (hidden > 0) notes.push(`${hidden} of these rows ${hidden === 1 ? 'is' : 'are'} hidden in the file.`);
  const against = againstStated(work, value);
  notes.push(...against);
  const group = work.query.by ? table.columns[work.query.by.column] : undefined;
  const bare = group ? rows.filter((row) => !group.values.has(row)).length : 0;
  if (group && bare > 0)
    notes.push(`${bare} ${bare === 1 ? 'row has' : 'rows have'} nothing in ${named(group)}.`);
  if (table.doubt) notes.push(table.doubt);
  return { notes, leftOut: leftOutOf(work), isSure: against.length === 0 && !table.doubt };
}
