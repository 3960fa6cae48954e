import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { cite, citeColumn, many, named, placeAt, whereText } from './cite.ts';
import { shownValue } from './groups.ts';
import { type Outcome, plain, type Work } from './query-work.ts';
import { MAX_LINES } from './run-groups.ts';
import { labelOf } from './run-single.ts';

const shownIn = (column: DataColumn, row: number): string => {
  const { grid, row: at, column: own } = column.at(row);
  const value = column.values.get(row);
  const shown = own >= 0 ? grid.display(at, own).trim() : '';
  if (value === undefined) return shown || 'empty';
  return column.column < 0 || shown === '' ? shownValue(column, value) : shown;
};

const numberAt = (column: DataColumn, row: number) => {
  const value = column.values.get(row);
  return typeof value === 'number' ? value : undefined;
};

/** What lines that are rows are called. */
export const ROW = 'Row';

/** Rows with the largest or smallest values of a column. */
export function ranked(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  if (!measure) return plain('');
  const isLeast = query.sort === 'least';
  const own = rows
    .flatMap((row) => {
      const value = numberAt(measure, row);
      return value === undefined ? [] : [{ row, value }];
    })
    .sort((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
  if (own.length === 0)
    return plain(`No row holds a number in ${named(measure)}${whereText(table, query.where)}.`);
  const limit = query.limit ?? MAX_LINES;
  const last = own[Math.min(limit, own.length) - 1]?.value;
  const lines = own
    .filter(({ value }, at) => at < limit || value === last)
    .slice(0, 200)
    .map(({ row, value }) => ({
      label: labelOf(work, row) || `row ${measure.at(row).row + 1}`,
      value,
      shown: shownValue(measure, value, measure.units?.get(row) ?? measure.unit ?? ''),
      place: cite(placeAt(measure.at(row))),
    }));
  const word = isLeast ? 'Lowest' : 'Highest';
  const list = lines
    .slice(0, MAX_LINES)
    .map((line, at) => `${at + 1}. ${line.label}: ${line.shown} ${line.place}`);
  const all = query.limit === null ? own.length : lines.length;
  if (all > MAX_LINES) list.push(`- … and ${all - MAX_LINES} more`);
  const text = `${word} ${named(measure)}${whereText(table, query.where)}, from ${citeColumn(table, measure)}:\n\n${list.join('\n')}`;
  const [first] = lines;
  return {
    ...plain(text),
    figure: first && lines.length === 1 ? `${first.label}: ${first.shown}` : null,
    lines: lines.map(({ place: _, ...line }) => line),
    heads: [ROW, measure.name],
  };
}

const MAX_FOUND = 8;

/** "What is the price of apples?": the cells themselves, nothing worked out. */
export function lookedUp(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  const asked = measure
    ? [measure]
    : table.columns.filter((_, at) => !query.where.some(({ column }) => column === at));
  const lines = rows.map((row) => ({
    row,
    label: labelOf(work, row) || `row ${(table.columns[0]?.at(row).row ?? 0) + 1}`,
    value: measure ? (numberAt(measure, row) ?? null) : null,
    shown: measure ? shownIn(measure, row) : '',
  }));
  const list = rows.slice(0, MAX_FOUND).map((row) => {
    const cells = asked.slice(0, 6).map((column) => {
      const place = placeAt(column.at(row));
      return `${named(column)} is ${shownIn(column, row)} ${cite(place)}`;
    });
    return `- Row ${(asked[0]?.at(row).row ?? 0) + 1}: ${cells.join(', ')}`;
  });
  if (rows.length > MAX_FOUND) list.push(`- … and ${rows.length - MAX_FOUND} more rows`);
  const text = `${many(rows.length, 'row')}${whereText(table, query.where)}:\n\n${list.join('\n')}`;
  const [only] = lines;
  return {
    ...plain(text),
    figure: only && lines.length === 1 && measure ? only.shown : null,
    lines: lines.slice(0, 200).map(({ row: _, ...line }) => line),
    heads: [ROW, measure?.name ?? ''],
    more: Math.max(0, lines.length - 200),
  };
}
