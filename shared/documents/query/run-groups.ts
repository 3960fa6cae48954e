import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { cite, citeColumn, many, named, placeAt, whereText } from './cite.ts';
import { meanOf } from './figures.ts';
import { compareNames, groupsOf, isTime, shownValue } from './groups.ts';
import { amountOf, HOW_NAMES, type Outcome, percent, plain, shownFor, type Work } from './query-work.ts';
import type { Grouping, ResultLine } from './table-query.ts';

/** Groups that are listed; the rest is in the CSV. */
export const MAX_LINES = 30;

interface GroupLine extends ResultLine {
  value: number;
  rows: number;
}

function linesOf(work: Work, by: Grouping): GroupLine[] {
  return [...groupsOf(work.table, by, work.rows)].flatMap(([label, rows]) => {
    const value = amountOf(work, rows);
    return value === undefined ? [] : [{ label, value, shown: shownFor(work, value), rows: rows.length }];
  });
}

/** Lines in the order that was asked for: by size, by time, else the largest first. */
function sorted({ query, table }: Work, lines: readonly GroupLine[]): GroupLine[] {
  const { sort, by } = query;
  if (sort) return [...lines].sort((a, b) => (sort === 'most' ? b.value - a.value : a.value - b.value));
  if (isTime(table, by)) return [...lines].sort((a, b) => compareNames(a.label, b.label));
  return [...lines].sort((a, b) => b.value - a.value);
}

/** The first of some lines, and all that share the last place. */
function limited(lines: readonly GroupLine[], limit: number | null): GroupLine[] {
  if (limit === null) return [...lines];
  const last = lines[Math.min(limit, lines.length) - 1]?.value;
  return lines.filter(({ value }, at) => at < limit || value === last);
}

function bullets(lines: readonly GroupLine[], isNumbered: boolean): string {
  const shown = lines
    .slice(0, MAX_LINES)
    .map(({ label, shown: value }, at) => `${isNumbered ? `${at + 1}.` : '-'} ${label}: ${value}`);
  if (lines.length > MAX_LINES) shown.push(`- … and ${lines.length - MAX_LINES} more`);
  return shown.join('\n');
}

const byName = (column: DataColumn, { unit }: Grouping) =>
  unit === 'value' || column.kind !== 'date' ? named(column) : `${unit} of ${named(column)}`;

function headOf(work: Work, column: DataColumn, by: Grouping): string {
  const { query, table, measure } = work;
  const where = whereText(table, query.where);
  const per = byName(column, by);
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
  const all = sorted(work, linesOf(work, by));
  const lines = limited(all, query.limit).map((line) => {
    const isCount = query.how === 'count' || !measure;
    const rows = isCount ? many(line.value, 'row') : `${line.shown} over ${many(line.rows, 'row')}`;
    return isCount || query.sort
      ? { ...line, shown: query.sort && !isCount ? rows : many(line.value, 'row') }
      : line;
  });
  const [only] = lines;
  const text = [
    `${headOf(work, column, by)}\n\n${bullets(lines, query.sort !== null)}`,
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

/** How much a figure changes from group to group: over time, or from the first one named to the next. */
export function changes(work: Work, by: Grouping): Outcome {
  const { query, table, measure } = work;
  const column = table.columns[by.column];
  if (!column) return plain('');
  const wanted =
    query.where.find((one) => one.column === by.column && one.is === 'is')?.values.map(String) ?? [];
  const all = linesOf(work, by).sort((a, b) =>
    isTime(table, by) ? compareNames(a.label, b.label) : wanted.indexOf(a.label) - wanted.indexOf(b.label),
  );
  if (all.length < 2)
    return plain(`There is only one ${named(column)} to compare${whereText(table, query.where)}.`);
  const said = all.slice(1).map((line, at) => changeFrom(work, all[at] as GroupLine, line));
  const [first] = all;
  const list = [
    `- ${first?.label}: ${first?.shown}`,
    ...said.map(({ label, text }) => `- ${label}: ${text}`),
  ];
  const what = measure ? `${named(measure)} ${citeColumn(table, measure)}` : 'Rows';
  const text = `${what} by ${byName(column, by)} ${citeColumn(table, column)}${whereText(table, query.where)}:\n\n${list.slice(0, MAX_LINES + 1).join('\n')}`;
  const lone = said.length === 1 ? said[0] : undefined;
  return {
    ...plain(text),
    figure: lone?.figure ?? null,
    value: lone?.value ?? null,
    lines: all.map(({ label, value }, at) => ({
      label,
      value,
      shown: said[at - 1]?.text ?? shownFor(work, value),
    })),
    heads: [column.name, measure?.name ?? 'Rows'],
    isTime: isTime(table, by),
  };
}

function changeFrom(work: Work, before: GroupLine, after: GroupLine) {
  const value = Number((after.value - before.value).toPrecision(15));
  const sign = value > 0 ? '+' : '';
  const share = before.value > 0 ? `, ${sign}${percent(value / before.value).replace('-', '−')}` : '';
  const figure = `${sign}${shownFor(work, value)}${share}`;
  return { label: after.label, value, figure, text: `${after.shown} (${figure})` };
}
