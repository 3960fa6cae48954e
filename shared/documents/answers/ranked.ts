import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import { sumOf } from './figures.ts';
import type { Interpretation } from './interpret.ts';
import { groupsOf, type Line, many, measureOf, named, numbersIn, shown, type WorkedOut } from './measure.ts';
import type { Operation } from './read-operation.ts';
import { cite, faultOf, placeOf, remarks, whereText } from './select-rows.ts';

/** Rows or groups of one answer. */
const MAX_LINES = 30;

/** The column that tells the rows apart by a word: the first one of texts, none of them twice. */
function namesOf({ columns, rows }: DataTable): DataColumn | undefined {
  return columns.find(
    ({ kind, values }) =>
      kind === 'text' && values.size === rows.length && new Set(values.values()).size === rows.length,
  );
}

/** The rows or groups with the largest or smallest numbers. */
export function ranked(
  read: Interpretation,
  operation: Extract<Operation, { kind: 'top' | 'which' }>,
  rows: readonly number[],
): WorkedOut {
  const { table, columns, filters } = read;
  const measure = measureOf(read);
  if ('unclear' in measure) return measure;
  const fault = faultOf(table, measure, rows);
  if (fault) return { unclear: fault };
  const subjects = columns.filter((column) => column !== measure);
  if (subjects.length > 1) return { unclear: `it names the columns ${subjects.map(named).join(' and ')}` };
  const subject = subjects[0];
  const label = subject ?? namesOf(read.table);
  const count = operation.kind === 'top' ? operation.count : 1;
  const order = (a: Line, b: Line) => (operation.isLowest ? a.value - b.value : b.value - a.value);
  const where = whereText(table, filters);
  const own = rows.flatMap((row): Line[] => {
    const value = measure.values.get(row);
    if (typeof value !== 'number') return [];
    const name = label ? shown(label, label.values.get(row) ?? '(empty)') : `row ${row + 1}`;
    return [{ name, value, shown: `${shown(measure, value)} ${cite(placeOf(table, measure, row))}` }];
  });
  if (own.length === 0) return { text: `No row holds a number in ${named(measure)}${where}.` };
  if (operation.kind === 'which' && !label) return { unclear: 'it does not say which column names them' };
  const word = operation.isLowest ? 'Lowest' : 'Highest';
  const list = (lines: readonly Line[]) => {
    const sorted = [...lines].sort(order);
    // All that share the last place belong to it.
    const last = sorted[Math.min(count, sorted.length) - 1]?.value;
    const shownOnes = sorted.filter(({ value }, at) => at < count || value === last).slice(0, MAX_LINES);
    return shownOnes.map((line, at) => `${at + 1}. ${line.name}: ${line.shown}`).join('\n');
  };
  const groups = subject && groupsOf({ column: subject, by: 'value' }, rows);
  const parts: string[] = [];
  if (subject && groups && groups.size < own.length) {
    const lines = [...groups].map(([name, of]): Line => {
      const value = sumOf(numbersIn(measure, of));
      return { name, value, shown: `${shown(measure, value)} over ${many(of.length, 'row')}` };
    });
    const from = `${cite(placeOf(table, measure))} by ${cite(placeOf(table, subject))}`;
    parts.push(
      `${word} ${named(measure)} added up per ${named(subject)}${where}, from ${from}:\n\n${list(lines)}`,
    );
    parts.push(`${word} single ${named(measure)}:\n\n${list(own)}`);
  } else
    parts.push(`${word} ${named(measure)}${where}, from ${cite(placeOf(table, measure))}:\n\n${list(own)}`);
  return { text: [...parts, ...remarks(table, measure, rows)].join('\n\n') };
}
