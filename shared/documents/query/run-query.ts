import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { cite, named, placeAt, runsOf, whereText } from './cite.ts';
import { comparedItems } from './compared-items.ts';
import { rowsThatPass, tableAsRead } from './conditions.ts';
import { groupsOf } from './groups.ts';
import { type Outcome, plain, type Work } from './query-work.ts';
import { remarksOn } from './remarks.ts';
import { against, changes, changesOver } from './run-changes.ts';
import { averageOfTotals, grouped, sharesBy } from './run-groups.ts';
import { lookedUp, ranked } from './run-list.ts';
import { partOf, ratio } from './run-ratio.ts';
import { byUnits, counted, shareOf, single } from './run-single.ts';
import type { Choice, QueryResult, TableQuery } from './table-query.ts';
import { unitsIn } from './units.ts';
import { withSum } from './with-sum.ts';

/** What adds numbers up, or takes their mean: nonsense over different units. */
const MIXES = new Set<TableQuery['how']>([
  'sum',
  'average',
  'average_of_totals',
  'median',
  'share',
  'growth',
  'ratio',
  'min',
  'max',
]);

interface Fault {
  text: string;
  choices: Choice[];
}

/** Why figures cannot be worked out as they stand, with the ways to go on. */
function faultOf(table: DataTable, query: TableQuery, rows: readonly number[]): Fault | undefined {
  const measure = query.measure === null ? undefined : table.columns[query.measure];
  const used = [
    measure,
    ...[query.by?.column, query.against].map((at) => (at === undefined ? undefined : table.columns[at])),
    ...query.where.map(({ column }) => table.columns[column]),
  ];
  const twofold = used.find((column) => column?.isAmbiguous === true);
  if (twofold && query.reading === undefined) return twofoldFault(twofold, query);
  if (!measure) return undefined;
  if (measure.kind === 'text' && MIXES.has(query.how))
    return {
      text: `${named(measure)} holds no numbers.`,
      choices: [{ label: `Count the values of ${named(measure)}`, query: { ...query, how: 'count' } }],
    };
  const asked = new Set(rows);
  const error = MIXES.has(query.how) ? measure.errors.find((row) => asked.has(row)) : undefined;
  if (error === undefined || query.skipErrors) return undefined;
  const label = 'Leave out the cells with an error';
  return {
    text: `${cite(placeAt(measure.at(error)))} holds an error.`,
    choices: [{ label, query: { ...query, skipErrors: true } }],
  };
}

function twofoldFault(column: DataColumn, query: TableQuery): Fault {
  const first = { ...query, reading: 'first' as const };
  const other = { ...query, reading: 'other' as const };
  if (column.kind === 'text' || (column.other?.filled ?? 0) > column.filled) {
    const what = column.kind === 'text' ? 'name' : 'day';
    return {
      text: `${named(column)} is empty in some rows: these may belong to the ${what} above them.`,
      choices: [
        { label: `Only rows with a ${what} of their own`, query: first },
        { label: `The rows below each ${what}, too`, query: other },
      ],
    };
  }
  // One that reads differently in the other style shows what is asked.
  const sample = [...column.values].find(([own, value]) => column.other?.values.get(own) !== value);
  const { grid, row, column: at } = column.at(sample?.[0] ?? [...column.values.keys()][0] ?? 0);
  const shown = grid.display(row, at).trim();
  if (column.kind === 'date')
    return {
      text: `The days in ${named(column)} can be read with the day or the month first: ${shown}.`,
      choices: [
        { label: 'The day comes first', query: first },
        { label: 'The month comes first', query: other },
      ],
    };
  return {
    text: `The figures in ${named(column)} can be read in two ways: it is not clear which sign begins the fraction in ${shown}.`,
    choices: [
      { label: `${shown} has a point before its fraction`, query: first },
      { label: `${shown} has a comma before its fraction`, query: other },
    ],
  };
}

/** Whether each group is one row, which can be shown itself. */
const isOneEach = ({ table, rows }: Work, by: NonNullable<TableQuery['by']>) => {
  const groups = groupsOf(table, by, rows);
  return by.unit === 'value' && groups.size === rows.length;
};

function outcomeOf(work: Work): Outcome {
  const { query, table, measure, rows } = work;
  if (rows.length === 0) return plain(`No row fits${whereText(table, query.where)}.`);
  const { by, how } = query;
  const units = measure && MIXES.has(how) ? unitsIn(work, measure) : undefined;
  if (units) return byUnits(work, units);
  if (how === 'list') return query.sort ? ranked(work) : lookedUp(work);
  const other = query.against === undefined ? undefined : table.columns[query.against];
  if (how === 'growth' && other) return against(work, other);
  if (how === 'share' && other) return partOf(work, other);
  if (how === 'ratio') return other ? ratio(work, other) : plain('It does not say per what.');
  const { over } = query;
  if (by && how === 'growth')
    return over
      ? comparedItems(work, over, (own) => changesOver(own, by, over))
      : comparedItems(work, by, (own) => changes(own, by));
  if (by && how === 'share') return sharesBy(work, by);
  if (by && how === 'average_of_totals') return averageOfTotals(work, by);
  if (by && query.sort && !query.having && how === 'sum' && measure && isOneEach(work, by))
    return ranked(work);
  if (by) return grouped(work, by);
  if (how === 'share') return shareOf(work);
  if (how === 'count' || how === 'distinct') return counted(work);
  return single(work);
}

/** Of a column with several units the rows may share one: it is shown with it then. */
function inOneUnit(measure: DataColumn, rows: readonly number[]): DataColumn {
  if (!measure.units) return measure;
  const told = new Set(
    rows.flatMap((row) => (measure.values.has(row) ? [measure.units?.get(row) ?? ''] : [])),
  );
  const [unit] = told;
  return told.size === 1 && unit !== undefined ? { ...measure, unit, units: undefined } : measure;
}

function workOf(table: DataTable, query: TableQuery, all: readonly number[]): Work {
  const rows = rowsThatPass(table, all, query.where);
  const measure = query.measure === null ? undefined : table.columns[query.measure];
  const own = query.skipErrors && measure ? rows.filter((row) => !measure.errors.includes(row)) : rows;
  return { query, table, measure: measure && inOneUnit(measure, own), rows: own };
}

const empty = (text: string, choices: Choice[] = []): QueryResult => ({
  figure: null,
  text,
  lines: [],
  heads: ['', ''],
  more: 0,
  isTime: false,
  used: [],
  leftOut: [],
  notes: [],
  choices,
});

/** Where structure is doubtful, both figures with the rows that make the difference. */
function bothWays(table: DataTable, query: TableQuery, hit: readonly number[]): QueryResult | undefined {
  const without = run(table, { ...query, doubtful: 'without' });
  const withThem = run(table, { ...query, doubtful: 'with' });
  if (without.text === withThem.text) return without;
  // A row that is asked for by its name is meant, whatever it adds up.
  const where = query.where.filter(({ isPart }) => !isPart);
  const doubtful = new Set(table.doubtful);
  if (where.length > 0 && rowsThatPass(table, table.rows, where).every((row) => doubtful.has(row)))
    return withThem;
  const [column] = table.columns;
  const said = hit.slice(0, 3).map((row) => {
    const label = table.columns.find(({ kind }) => kind === 'text')?.values.get(row);
    return `${label ? `“${label}” ` : ''}${column ? cite(placeAt(column.at(row))) : ''}`;
  });
  const rows = `${said.join(', ')}${hit.length > 3 ? ` and ${hit.length - 3} more` : ''}`;
  const text = `Two answers are possible: ${rows} may add up other rows.\n\nWithout ${hit.length === 1 ? 'it' : 'them'}: ${without.text}\n\nWith ${hit.length === 1 ? 'it' : 'them'}: ${withThem.text}`;
  return {
    ...without,
    figure: null,
    text,
    lines: [],
    choices: [
      {
        label: `They add up other rows: leave ${hit.length === 1 ? 'it' : 'them'} out`,
        query: { ...query, doubtful: 'without' },
      },
      {
        label: `They are data: count ${hit.length === 1 ? 'it' : 'them'} too`,
        query: { ...query, doubtful: 'with' },
      },
    ],
  };
}

function run(table: DataTable, query: TableQuery): QueryResult {
  const doubtful = new Set(query.doubtful === 'without' ? table.doubtful : []);
  const all = doubtful.size > 0 ? table.rows.filter((row) => !doubtful.has(row)) : table.rows;
  const work = workOf(table, query, all);
  const fault = faultOf(table, query, work.rows);
  if (fault) return empty(fault.text, fault.choices);
  const { value, ...outcome } = outcomeOf(work);
  const { notes, leftOut, isSure } = remarksOn(work, value);
  const shown = work.measure ?? table.columns[0];
  return {
    ...outcome,
    // No figure stands first where the file says another one, or a part of it could not be read.
    figure: isSure ? outcome.figure : null,
    text: [outcome.text, ...notes].join(outcome.text.includes('\n') ? '\n\n' : ' '),
    used: shown ? runsOf(shown, work.rows) : [],
    leftOut,
    notes,
    choices: [],
  };
}

/** Of columns that are added up; what is offered further on names them as the query does. */
function runSum(table: DataTable, query: TableQuery): QueryResult {
  const own = withSum(table, query);
  const result = runQuery(own.table, own.query);
  const isSum = (one: TableQuery) => one.measure === table.columns.length;
  const named = (one: TableQuery) => ({ ...one, measure: query.measure, plus: query.plus });
  return {
    ...result,
    choices: result.choices.map((one) => (isSum(one.query) ? { ...one, query: named(one.query) } : one)),
  };
}

/** Works out a query over its table, by code alone: the figure, its lines, the cells it took and those it did not. */
export function runQuery(table: DataTable, query: TableQuery): QueryResult {
  if (query.plus) return runSum(table, query);
  const read = tableAsRead(table, query);
  if (query.doubtful === undefined && read.doubtful.length > 0) {
    // The whole of a share counts too.
    const where = query.where.filter(({ isPart }) => !isPart);
    const hit = rowsThatPass(read, read.doubtful, query.how === 'share' ? where : query.where);
    const both = hit.length > 0 ? bothWays(read, query, hit) : undefined;
    if (both) return both;
  }
  return run(read, query);
}
