import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { cite, citeColumn, many, named, placeAt, whereText } from './cite.ts';
import { fitsHaving, sayHaving } from './conditions.ts';
import { meanOf } from './figures.ts';
import { compareNames, groupsOf, isTime, shownValue } from './groups.ts';
import { amountOf, HOW_NAMES, type Outcome, percent, plain, shownFor, type Work } from './query-work.ts';
import type { Grouping, ResultLine } from './table-query.ts';

/** Groups that are listed; the rest is in the CSV. */
export const MAX_LINES = 30;

export interface GroupLine extends ResultLine {
  value: number;
  rows: number;
}

export function linesOf(work: Work, by: Grouping): GroupLine[] {
  return [...groupsOf(work.table, by, work.rows)].flatMap(([label, rows]) => {
    const value = amountOf(work, rows);
    return value === undefined ? [] : [{ label, value, shown: shownFor(work, value), rows: rows.length }];
  });
}

/** Lines in the order that was asked for: by size, by time, else the largest first. */
export function sorted({ query, table }: Work, lines: readonly GroupLine[]): GroupLine[] {
  const { sort, by } = query;
  if (sort) return [...lines].sort((a, b) => (sort === 'most' ? b.value - a.value : a.value - b.value));
  if (isTime(table, by)) return [...lines].sort((a, b) => compareNames(a.label, b.label));
  return [...lines].sort((a, b) => b.value - a.value);
}

/** The first of some lines, and all that share the last place. */
export function limited(lines: readonly GroupLine[], limit: number | null): GroupLine[] {
  if (limit === null) return [...lines];
  const last = lines[Math.min(limit, lines.length) - 1]?.value;
  return lines.filter(({ value }, at) => at < limit || value === last);
}

export function bullets(lines: readonly GroupLine[], isNumbered: boolean): string {
  const shown = lines
    .slice(0, MAX_LINES)
    .map(({ label, shown: value }, at) => `${isNumbered ? `${at + 1}.` : '-'} ${label}: ${value}`);
  if (lines.length > MAX_LINES) shown.push(`- … and ${lines.length - MAX_LINES} more`);
  return shown.join('\n');
}

export const byName = (column: DataColumn, { unit }: Grouping) =>
  unit === 'value' || column.kind !== 'date' ? named(column) : `${unit} of ${named(column)}`;

function headOf(work: Work, column: DataColumn, by: Grouping): string {
  const { query, table, measure } = work;
  const where = whereText(table, query.where);
  const { having } = query;
  const per = byName(column, by);
  if (having) {
    const what =
      measure && query.how !== 'count'
        ? `The ${HOW_NAMES[query.how]} of ${named(measure)}`
        : 'The number of rows';
    const cells = [measure, column].flatMap((one) => (one ? [citeColumn(table, one)] : []));
    return `${what} per ${per}${where}, from ${cells.join(' by ')}, ${sayHaving(having, measure)}:`;
  }
  if (!measure || query.how === 'count') return `Rows per ${per}${where} ${citeColumn(table, column)}:`;
  const from = `${citeColumn(table, measure)} by ${citeColumn(table, column)}`;
  if (query.sort) {
    const word = query.sort === 'most' ? 'Highest' : 'Lowest';
    const what =
      query.how === 'sum' ? `${named(measure)} added up` : `${HOW_NAMES[query.how]} of ${named(measure)}`;
    return `${word} ${what} per ${per}${where}, from ${from}:`;
  }
  return `The ${HOW_NAMES[query.how]} of ${named(measure)} per ${per}${where}, from ${from}:`;
}

/** The one row with the largest figure, where it is not of the group that has the most: that may be meant as well. */
function ownHighest({ query, table, measure, rows }: Work, group: GroupLine | undefined): string[] {
  const column = query.by ? table.columns[query.by.column] : undefined;
  if (
    !group ||
    !measure ||
    !column ||
    !query.sort ||
    query.how !== 'sum' ||
    query.limit !== 1 ||
    query.by?.unit !== 'value'
  )
    return [];
  const isMost = query.sort === 'most';
  let best: { row: number; value: number } | undefined;
  for (const row of rows) {
    const value = measure.values.get(row);
    if (typeof value === 'number' && (!best || (isMost ? value > best.value : value < best.value)))
      best = { row, value };
  }
  const label = best ? column.values.get(best.row) : undefined;
  if (!best || label === undefined || String(label) === group.label) return [];
  const cell = cite(placeAt(measure.at(best.row)));
  return [
    `${isMost ? 'Highest' : 'Lowest'} single ${named(measure)}:\n\n1. ${shownValue(column, label)}: ${shownValue(measure, best.value)} ${cell}`,
  ];
}

/** A figure for each group. */
export function grouped(work: Work, by: Grouping): Outcome {
  const { query, table, measure } = work;
  const column = table.columns[by.column];
  if (!column) return plain('');
  const every = sorted(work, linesOf(work, by));
  const { having } = query;
  const all = having ? every.filter(({ value }) => fitsHaving(value, having)) : every;
  if (having && all.length === 0)
    return plain(`${headOf(work, column, by).replace(/:$/, '')} in none of ${many(every.length, 'group')}.`);
  const of = having ? ` ${all.length} of ${many(every.length, 'group')}` : '';
  const lines = limited(all, query.limit).map((line) => {
    const isCount = query.how === 'count' || !measure;
    const rows = isCount ? many(line.value, 'row') : `${line.shown} over ${many(line.rows, 'row')}`;
    return isCount || query.sort
      ? { ...line, shown: query.sort && !isCount ? rows : many(line.value, 'row') }
      : line;
  });
  const [only] = lines;
  const text = [
    `${headOf(work, column, by)}${of}\n\n${bullets(lines, query.sort !== null)}`,
    ...ownHighest(work, only),
  ].join('\n\n');
  return {
    text,
    figure:
      only && lines.length === 1 && query.limit === 1 ? `${only.label}: ${shownFor(work, only.value)}` : null,
    value: null,
    lines: lines.map(({ label, value, shown }) => ({ label, value, shown })),
    heads: [column.name, measure?.name ?? 'Rows'],
    more: 0,
    isTime: query.sort === null && isTime(table, query.by),
  };
}

/** What part of the whole each group is. */
export function sharesBy(work: Work, by: Grouping): Outcome {
  const { query, table, measure } = work;
  const column = table.columns[by.column];
  const all = amountOf(work, work.rows);
  if (!column || !all) return plain('There is nothing to take a share of: the whole comes to 0.');
  const lines = limited(sorted(work, linesOf(work, by)), query.limit).map((line) => ({
    ...line,
    value: line.value / all,
    shown: `${percent(line.value / all)} (${line.shown})`,
  }));
  const what = measure ? `${named(measure)} ${citeColumn(table, measure)}` : 'the rows';
  const text = `Share of ${what} per ${byName(column, by)} ${citeColumn(table, column)}${whereText(table, query.where)}:\n\n${bullets(lines, false)}`;
  return { ...plain(text), lines: lines.map(({ rows: _, ...line }) => line), heads: [column.name, 'Share'] };
}

/** The mean of the groups' sums. */
export function averageOfTotals(work: Work, by: Grouping): Outcome {
  const { query, table, measure } = work;
  const column = table.columns[by.column];
  if (!column) return plain('');
  const lines = sorted(work, linesOf(work, by));
  if (lines.length === 0) return plain('No row fits.');
  const value = meanOf(lines.map((line) => line.value));
  const shown = measure
    ? shownValue(measure, value)
    : value.toLocaleString('en-US', { maximumFractionDigits: 4 });
  const what = measure ? `${named(measure)} ${citeColumn(table, measure)}` : 'Rows';
  const text = `${what} added up per ${byName(column, by)} ${citeColumn(table, column)}${whereText(table, query.where)} is ${shown} on average, over ${many(lines.length, 'group')}:\n\n${bullets(lines, false)}`;
  return {
    ...plain(text),
    figure: shown,
    value,
    lines: lines.map(({ rows: _, ...line }) => line),
    heads: [column.name, measure?.name ?? 'Rows'],
    isTime: isTime(table, query.by),
  };
}
