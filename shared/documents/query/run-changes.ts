import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { citeColumn, many, named, whereText } from './cite.ts';
import { fitsHaving } from './conditions.ts';
import { compareNames, groupsOf, isTime } from './groups.ts';
import { amountOf, type Outcome, percent, plain, shownFor, type Work } from './query-work.ts';
import { byName, type GroupLine, limited, linesOf, MAX_LINES } from './run-groups.ts';
import type { Grouping, ResultLine, TableQuery } from './table-query.ts';

/** The groups a question names, in its order. */
const namedIn = ({ where }: TableQuery, by: Grouping): string[] =>
  where.find((one) => one.column === by.column && one.is === 'is')?.values.map(String) ?? [];

/** How much a figure changes from group to group: over time, or from the first one named to the next. */
export function changes(work: Work, by: Grouping): Outcome {
  const { query, table, measure } = work;
  const column = table.columns[by.column];
  if (!column) return plain('');
  const wanted = namedIn(query, by);
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
  const what = measure
    ? `${named(measure)} ${citeColumn(table, measure)}${isTime(table, by) ? '' : ' added up'}`
    : 'Rows';
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
  const { value, figure } = differ(work, before.value, after.value);
  return { label: after.label, value, figure, text: `${after.shown} (${figure})` };
}

const sumsOf = (work: Work, rows: readonly number[], column: DataColumn) =>
  amountOf({ ...work, measure: column }, rows);

/** One column set against another: of all rows, or of each group. */
export function against(work: Work, other: DataColumn): Outcome {
  const { query, table, measure, rows } = work;
  if (!measure) return plain('');
  if ((measure.unit ?? '') !== (other.unit ?? '') || measure.units || other.units)
    return plain(`${named(measure)} and ${named(other)} are in different units, so they are not compared.`);
  const asked = new Set(rows);
  if (other.errors.some((row) => asked.has(row))) return plain(`${named(other)} holds an error.`);
  const odd = rows.filter((row) => measure.values.has(row) !== other.values.has(row)).length;
  const note = odd > 0 ? `\n\n${many(odd, 'row')} held a figure in one of the two alone.` : '';
  const by = query.by ? table.columns[query.by.column] : undefined;
  const groups = query.by && by ? [...groupsOf(table, query.by, rows)] : [['', rows] as const];
  const found = groups.flatMap(([label, own]) => {
    const [from, to] = [sumsOf(work, own, measure), sumsOf(work, own, other)];
    return from === undefined || to === undefined ? [] : [{ label, ...differ(work, from, to) }];
  });
  const [only] = found;
  if (!only) return plain(`No row holds both ${named(measure)} and ${named(other)}.`);
  const cells = `${named(measure)} ${citeColumn(table, measure)} and ${named(other)} ${citeColumn(table, other)}`;
  const where = whereText(table, query.where);
  if (!by)
    return {
      ...plain(
        `${cells}, added up${where}:\n\n- ${measure.name}: ${only.from}\n- ${other.name}: ${only.to} (${only.figure})${note}`,
      ),
      figure: only.figure,
    };
  const lines = found
    .slice(0, MAX_LINES)
    .map(({ label, from, to, figure, value }) => ({ label, shown: `${from} → ${to} (${figure})`, value }));
  const list = lines.map(({ label, shown }) => `- ${label}: ${shown}`).join('\n');
  return {
    ...plain(`${cells} per ${byName(by, query.by as Grouping)}${where}:\n\n${list}${note}`),
    lines,
    heads: [by.name, `${measure.name} → ${other.name}`],
  };
}

function differ(work: Work, from: number, to: number) {
  const value = Number((to - from).toPrecision(15));
  const sign = value > 0 ? '+' : '';
  const share = from > 0 ? `, ${sign}${percent(value / from).replace('-', '−')}` : '';
  return {
    value,
    part: from > 0 ? value / from : Number.NaN,
    from: shownFor(work, from),
    to: shownFor(work, to),
    figure: `${sign}${shownFor(work, value)}${share}`,
  };
}

/** What has a figure at one of two times alone has no change, and is told. */
function onlyOnce(names: readonly string[], first: string, last: string): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  const [have, are] = names.length === 1 ? ['has', 'is'] : ['have', 'are'];
  return `\n\n${shown.join(', ')}${more} ${have} a figure for only one of ${first} and ${last}, and ${are} left out.`;
}

/** How much each group changed between the first and the last of some times, most first: "which region grew most". */
export function changesOver(work: Work, by: Grouping, over: Grouping): Outcome {
  const { query, table, measure, rows } = work;
  const [column, time] = [table.columns[by.column], table.columns[over.column]];
  if (!column || !time) return plain('');
  const wanted = namedIn(query, over);
  const times = [...groupsOf(table, over, rows).keys()].sort((a, b) =>
    isTime(table, over) ? compareNames(a, b) : wanted.indexOf(a) - wanted.indexOf(b) || compareNames(a, b),
  );
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return plain(`There is only one ${named(time)} to compare${whereText(table, query.where)}.`);
  const once: string[] = [];
  const found = [...groupsOf(table, by, rows)].flatMap(([label, own]) => {
    const parts = groupsOf(table, over, own);
    const [from, to] = [first, last].map((at) => amountOf(work, parts.get(at) ?? []));
    if ((from === undefined) !== (to === undefined)) once.push(label);
    return from === undefined || to === undefined
      ? []
      : [{ label, rows: own.length, ...differ(work, from, to) }];
  });
  const way = query.sort === 'least' ? 1 : -1;
  const { having } = query;
  const fitting = having ? found.filter(({ value }) => fitsHaving(value, having)) : found;
  const all = fitting.sort((a, b) => way * (a.value - b.value));
  const lines: ResultLine[] = limited(
    all.map((line) => ({ ...line, shown: `${line.figure}, ${line.from} → ${line.to}` })),
    query.limit,
  ).map(({ label, shown, value }) => ({ label, shown, value }));
  const what = measure ? `${named(measure)} ${citeColumn(table, measure)}` : 'Rows';
  const list = lines.slice(0, MAX_LINES).map(({ label, shown }) => `- ${label}: ${shown}`);
  const byPart = [...all]
    .filter(({ part }) => Number.isFinite(part))
    .sort((a, b) => way * (a.part - b.part))[0];
  const isOther = query.limit === 1 && byPart && !lines.some(({ label }) => label === byPart.label);
  const more = isOther ? `\n\nIn percent:\n\n- ${byPart.label}: ${byPart.figure}` : '';
  const count = having ? `${fitting.length} of ${many(found.length, 'group')}: ` : '';
  const text = `${count}Change of ${what} per ${byName(column, by)} ${citeColumn(table, column)} from ${first} to ${last}${whereText(table, query.where)}:\n\n${list.join('\n')}${more}${onlyOnce(once, first, last)}`;
  const figure = having ? fitting.length.toLocaleString('en-US') : null;
  return { ...plain(text), figure, lines, heads: [column.name, 'Change'] };
}
