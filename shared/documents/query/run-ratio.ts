import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { citeColumn, many, named, whereText } from './cite.ts';
import { isTime, shownValue } from './groups.ts';
import { type Outcome, percent, plain, ratioOf, shownFor, type Work } from './query-work.ts';
import { bullets, byName, limited, linesOf, sorted } from './run-groups.ts';

/** One sum over another, of rows that hold both: of all of them, or of each group. Both sums are said. */
export function ratio(work: Work, other: DataColumn): Outcome {
  const { query, table, measure, rows } = work;
  if (!measure) return plain('');
  if (other.kind !== 'number') return plain(`${named(other)} holds no numbers.`);
  if (other.units) return plain(`${named(other)} holds different units, so nothing is divided by it.`);
  const all = ratioOf(work, rows);
  const where = whereText(table, query.where);
  if (!all) return plain(`${named(other)} comes to 0${where}: there is nothing to divide by.`);
  const odd = rows.length - all.rows.length;
  const note =
    odd > 0 ? ` ${many(odd, 'row')} without both figures ${odd === 1 ? 'was' : 'were'} left out.` : '';
  const what = `${named(measure)} per ${named(other)}`;
  const column = query.by ? table.columns[query.by.column] : undefined;
  if (!query.by || !column) {
    const figure = shownFor(work, all.value);
    const sums = `${shownValue(measure, all.above)} ${citeColumn(table, measure)} over ${shownValue(other, all.below)} ${citeColumn(table, other)}`;
    const text = `${what} is ${figure}: ${sums}, each added up over ${many(all.rows.length, 'row')}${where}.${note}`;
    return { ...plain(text), figure, value: all.value };
  }
  const lines = limited(sorted(work, linesOf(work, query.by)), query.limit);
  const cells = `${citeColumn(table, measure)} over ${citeColumn(table, other)}`;
  const text = `${what} for each ${byName(column, query.by)} ${citeColumn(table, column)}${where}, the sums of ${cells}:\n\n${bullets(lines, query.sort !== null)}`;
  const [only] = lines;
  return {
    ...plain(note ? `${text}\n\n${note.trim()}` : text),
    figure: only && query.limit === 1 && lines.length === 1 ? `${only.label}: ${only.shown}` : null,
    lines: lines.map(({ label, value, shown }) => ({ label, value, shown })),
    heads: [column.name, `${measure.name} per ${other.name}`],
    isTime: query.sort === null && isTime(table, query.by),
  };
}

/** One sum as a share of another, of rows that hold both: of all of them, or of each group. Both sums are said. */
export function partOf(work: Work, other: DataColumn): Outcome {
  const { query, table, measure, rows } = work;
  const asRatio: Work = { ...work, query: { ...query, how: 'ratio' } };
  const all = ratioOf(asRatio, rows);
  const column = query.by ? table.columns[query.by.column] : undefined;
  if (!measure || !all || other.kind !== 'number' || other.units) return ratio(asRatio, other);
  const odd = rows.length - all.rows.length;
  const note =
    odd > 0 ? ` ${many(odd, 'row')} without both figures ${odd === 1 ? 'was' : 'were'} left out.` : '';
  const cells = [citeColumn(table, measure), citeColumn(table, other)];
  const where = whereText(table, query.where);
  if (!query.by || !column) {
    const sums = `${shownValue(measure, all.above)} ${cells[0]} of ${shownValue(other, all.below)} ${cells[1]}`;
    const text = `${named(measure)} is ${percent(all.value)} of ${named(other)}: ${sums}, each added up over ${many(all.rows.length, 'row')}${where}.${note}`;
    return { ...plain(text), figure: percent(all.value), value: all.value };
  }
  const lines = limited(sorted(asRatio, linesOf(asRatio, query.by)), query.limit).map((line) => ({
    ...line,
    shown: percent(line.value),
  }));
  const head = `${named(measure)} as a share of ${named(other)} for each ${byName(column, query.by)} ${citeColumn(table, column)}${where}, from ${cells.join(' and ')}:`;
  return {
    ...plain(`${head}\n\n${bullets(lines, query.sort !== null)}${note && `\n\n${note.trim()}`}`),
    lines: lines.map(({ label, value, shown }) => ({ label, value, shown })),
    heads: [column.name, `${measure.name} of ${other.name}`],
    isTime: query.sort === null && isTime(table, query.by),
  };
}
