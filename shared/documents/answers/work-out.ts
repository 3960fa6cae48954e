import type { Grouping, Interpretation } from './interpret.ts';
import { lookedUp } from './looked-up.ts';
import {
  groupsOf,
  type Line,
  type Measure,
  many,
  measured,
  measureOf,
  NAMES,
  named,
  numbersIn,
  shown,
  type WorkedOut,
} from './measure.ts';
import { ranked } from './ranked.ts';
import { cite, faultOf, passing, placeOf, remarks, whereText } from './select-rows.ts';

/** Groups or rows of one answer. */
const MAX_LINES = 30;

function listed(lines: readonly Line[], isByName: boolean): string {
  const sorted = [...lines].sort((a, b) => (isByName ? a.name.localeCompare(b.name) : b.value - a.value));
  const shownOnes = sorted.slice(0, MAX_LINES).map((line) => `- ${line.name}: ${line.shown}`);
  if (sorted.length > MAX_LINES) shownOnes.push(`- … and ${sorted.length - MAX_LINES} more`);
  return shownOnes.join('\n');
}

function perGroup(read: Interpretation, group: Grouping, rows: readonly number[]): WorkedOut {
  const { table, operation, filters } = read;
  const isByName = group.by !== 'value' || group.column.kind === 'date';
  const groups = groupsOf(group, rows);
  const where = `${whereText(table, filters)}`;
  const by = group.by === 'value' ? named(group.column) : `${group.by} of ${named(group.column)}`;
  if (operation?.kind === 'count' || (operation === undefined && read.columns.length === 0)) {
    const lines = [...groups].map(([name, of]) => ({
      name,
      value: of.length,
      shown: many(of.length, 'row'),
    }));
    const text = `Rows per ${by}${where} ${cite(placeOf(table, group.column))}:\n\n${listed(lines, isByName)}`;
    return { text: [text, ...remarks(table, undefined, rows)].join('\n\n') };
  }
  const measure = measureOf(read);
  if ('unclear' in measure) return measure;
  const fault = faultOf(table, measure, rows);
  if (fault) return { unclear: fault };
  const kind =
    operation && operation.kind in NAMES
      ? (operation.kind as Measure)
      : operation === undefined
        ? 'sum'
        : undefined;
  if (!kind) return { unclear: 'that cannot be worked out by group' };
  const lines = [...groups].flatMap(([name, of]) => {
    const values = numbersIn(measure, of);
    if (values.length === 0) return [];
    const value = measured(kind, values);
    return [{ name, value, shown: shown(measure, value) }];
  });
  const from = `${cite(placeOf(table, measure))} by ${cite(placeOf(table, group.column))}`;
  const text = `The ${NAMES[kind]} of ${named(measure)} per ${by}${where}, from ${from}:\n\n${listed(lines, isByName)}`;
  return { text: [text, ...remarks(table, measure, rows)].join('\n\n') };
}

function counted(read: Interpretation, rows: readonly number[]): WorkedOut {
  const { table, columns, filters, operation } = read;
  const where = whereText(table, filters);
  const [column, second] = columns.filter((one) => !filters.some((filter) => filter.column === one));
  if (second) return { unclear: `it names the columns ${columns.map(named).join(' and ')}` };
  const last = filters.length > 0 ? `of ${many(table.rows.length, 'row')}` : 'with data';
  if (!column) {
    if (operation?.kind === 'distinct') return { unclear: 'it does not say of which column' };
    const first = table.columns[0];
    const range = first && filters.length === 0 ? ` ${cite(placeOf(table, first))}` : '';
    const text = `${many(rows.length, 'row')} ${last}${where}${range}.`;
    return { text: [text, ...remarks(table, undefined, rows)].join(' ') };
  }
  const values = rows.map((row) => column.values.get(row)).filter((value) => value !== undefined);
  const different = new Set(values).size;
  const text = `${named(column)} ${cite(placeOf(table, column))} has ${many(values.length, 'value')}, ${different.toLocaleString('en-US')} of them different${where}.`;
  return { text: [text, ...remarks(table, undefined, rows)].join(' ') };
}

function single(read: Interpretation, kind: Measure, rows: readonly number[]): WorkedOut {
  const { table, filters } = read;
  const measure = measureOf(read);
  if ('unclear' in measure) return measure;
  const fault = faultOf(table, measure, rows);
  if (fault) return { unclear: fault };
  const values = numbersIn(measure, rows);
  if (values.length === 0)
    return { text: `No row holds a number in ${named(measure)}${whereText(table, filters)}.` };
  const value = measured(kind, values);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { unclear: 'the figure is larger than can be worked out exactly' };
  const over =
    filters.length > 0 ? `${values.length} of ${table.rows.length} rows` : many(values.length, 'row');
  const isEnd = kind === 'min' || kind === 'max';
  const at = isEnd ? rows.filter((row) => measure.values.get(row) === value) : [];
  const cells = at.slice(0, 3).map((row) => cite(placeOf(table, measure, row)));
  const more = at.length > 3 ? ` and ${at.length - 3} more` : '';
  const where = whereText(table, filters);
  const found = isEnd ? `, in ${cells.join(', ')}${more}` : '';
  const what = isEnd ? `The ${NAMES[kind]} ${named(measure)}` : `The ${NAMES[kind]} of ${named(measure)}`;
  const text = `${what} is ${shown(measure, value)}${found}, over ${over} of ${cite(placeOf(table, measure))}${where}.`;
  return { text: [text, ...remarks(table, measure, rows)].join(' ') };
}

/** Works out what a question asks of a table; undefined where it asks for nothing that can be worked out. */
export function workOut(read: Interpretation): WorkedOut | undefined {
  const { table, operation, group, filters } = read;
  const fault = [...filters.map(({ column }) => column), ...(group ? [group.column] : [])]
    .map((column) => faultOf(table, { ...column, unit: column.unit ?? '' }, table.rows))
    .find((found) => found !== undefined);
  if (fault) return { unclear: fault };
  const rows = passing(table, filters);
  if (rows.length === 0) return { text: `No row fits${whereText(table, filters)}.` };
  if (operation?.kind === 'top' || operation?.kind === 'which') return ranked(read, operation, rows);
  if (group) return perGroup(read, group, rows);
  if (operation?.kind === 'count' || operation?.kind === 'distinct') return counted(read, rows);
  return operation ? single(read, operation.kind, rows) : lookedUp(read, rows);
}
