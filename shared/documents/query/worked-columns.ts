import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isPeriodName } from '@/shared/documents/tables/period-names.ts';
import { nameWords } from './match-names.ts';
import { isPieces, isPriceName, isSoldByPiece } from './rates.ts';
import { families } from './word-families.ts';

/** More rows are not worked out before anybody asks. */
const MAX_ROWS = 50_000;
/** Of a table with more figures of one kind, as gross pay and all that comes off it, no two are set against each other. */
const MAX_ALIKE = 3;
const MAX_WORKED = 4;

export const RATE_NAME = /\b(?:rate|fare|fee per|stundensatz|satz|tarif|tarifa|taux|tasa)\b/i;
const COUNT_NAME =
  /\b(?:hours?|hrs|days?|nights?|stunden|tage|horas|dias|d[ií]as|heures|jours|on hand|in stock|worked|km|miles|seats|people|persons)\b/i;
const LIMIT_NAME =
  /\b(?:budget|target|plan(?:ned)?|goal|quota|limit|reorder|m[ií]n(?:imum|imo)?|m[aá]x(?:imum|imo)?|allowed|entitled|soll|ziel|objetivo|presupuesto|pr[eé]vu|objectif|mindestbestand)\b/i;
const MONEY = ['revenue', 'cost', 'amount', 'sold'];

const isFigure = ({ kind, isId, isYear, isAmbiguous, unit, units, addsUp, isRunningTotal }: DataColumn) =>
  kind === 'number' &&
  !(isId || isYear || isAmbiguous || units || addsUp || isRunningTotal) &&
  unit !== '%' &&
  unit !== null;

const isCurrency = ({ unit }: DataColumn) => /^\p{Sc}|^[A-Z]{3}$/u.test(unit ?? '');
const isPrice = ({ name }: DataColumn) => isPriceName(name) || RATE_NAME.test(name);
const isCount = (column: DataColumn) =>
  !isCurrency(column) && (column.unit === 'h' || isPieces(column.name) || COUNT_NAME.test(column.name));

/** What a column's figures are of, so that two of one kind may be set against each other; `''` where nothing tells. */
function kindOf(column: DataColumn): string {
  if (isCount(column)) return column.unit === 'h' ? 'h' : 'pieces';
  const isMoney =
    isCurrency(column) ||
    nameWords(column.name).some((word) => MONEY.some((family) => families[family]?.includes(word)));
  return isMoney ? 'money' : '';
}

type Pair = readonly [DataColumn, DataColumn];
type Worked = Exclude<NonNullable<DataColumn['worked']>['how'], 'sum'>;

interface Pairing {
  how: Worked;
  parts: Pair;
}

/** What two figures of a row come to; of a difference a cell that is empty is nothing. */
function workedAt(how: Worked, [first, second]: Pair, row: number): number | undefined {
  const [a, b] = [first.values.get(row), second.values.get(row)];
  if (how === 'product') return typeof a === 'number' && typeof b === 'number' ? exact(a * b) : undefined;
  const isOdd = first.odd.includes(row) || second.odd.includes(row);
  return isOdd || (a === undefined && b === undefined) ? undefined : exact(Number(a ?? 0) - Number(b ?? 0));
}

const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/** Whether a column holds in every row what two others come to; the first row that differs ends the search. */
function holdsAlready(rows: readonly number[], column: DataColumn, { how, parts }: Pairing): boolean {
  let hasAny = false;
  for (const row of rows) {
    const own = column.values.get(row);
    const value = own === undefined ? undefined : workedAt(how, parts, row);
    if (value === undefined) continue;
    if (Math.abs(Math.abs(Number(own)) - Math.abs(value)) > 0.006) return false;
    hasAny = true;
  }
  return hasAny;
}

/** Whether a column of the table says it, as `Line total` or `Variance`. */
const isThere = ({ columns, rows }: DataTable, pairing: Pairing) =>
  columns.some(
    (column) =>
      column.kind === 'number' && !pairing.parts.includes(column) && holdsAlready(rows, column, pairing),
  );

const SIGNS: Record<Worked, string> = { product: '×', difference: '−' };

function workedColumn(table: DataTable, how: Worked, parts: Pair): DataColumn {
  const [first, second] = parts;
  const values = new Map<number, number>();
  for (const row of table.rows) {
    const value = workedAt(how, parts, row);
    if (value !== undefined) values.set(row, value);
  }
  const like = how === 'product' ? second : first;
  return {
    ...like,
    name: `${first.name} ${SIGNS[how]} ${second.name}`,
    column: -1,
    values,
    filled: values.size,
    odd: [],
    errors: [...new Set([...first.errors, ...second.errors])],
    group: undefined,
    worked: { how, parts },
  };
}

function pairsOf(columns: readonly DataColumn[]): Pairing[] {
  const figures = columns.filter(isFigure);
  const prices = figures.filter(isPrice);
  const isSold = (column: DataColumn) => !isCurrency(column) && isSoldByPiece(column.name);
  const counts = figures.filter((column) => (isCount(column) || isSold(column)) && !prices.includes(column));
  const [price] = prices;
  const products =
    price && prices.length === 1 && counts.length <= MAX_ALIKE
      ? counts.map((count) => ({ how: 'product' as const, parts: [count, price] as const }))
      : [];
  const others = figures.filter(
    (column) => !prices.includes(column) && !column.group && !isPeriodName(column.name),
  );
  const isPair = (one: DataColumn, other: DataColumn) =>
    one.unit === other.unit &&
    one.clock === other.clock &&
    (LIMIT_NAME.test(one.name) ||
      LIMIT_NAME.test(other.name) ||
      (kindOf(one) !== '' && kindOf(one) === kindOf(other)));
  const differences = others.flatMap((one, at) =>
    others
      .slice(at + 1)
      .filter((other) => isPair(one, other))
      .map((other) => ({ how: 'difference' as const, parts: [one, other] as const })),
  );
  // A budget is held against money that was spent sooner than against any other figure.
  const told = differences.filter(({ parts }) => parts.some((one) => kindOf(one) !== ''));
  const kept = differences.length <= MAX_ALIKE ? differences : told;
  return [...products, ...(kept.length <= MAX_ALIKE ? kept : [])];
}

const known = new WeakMap<DataTable, DataTable>();

/**
 * A table with what two of its columns come to, where no column says it: hours times a rate, a budget less what was spent.
 * Such a column is chosen by a person or for words that ask for it, never because its name is like one.
 */
export function withWorked(table: DataTable): DataTable {
  const found = known.get(table);
  if (found) return found;
  const pairs = table.rows.length > MAX_ROWS ? [] : pairsOf(table.columns);
  const missing = pairs.filter((pairing) => !isThere(table, pairing));
  // Where one of several is there, they are parts of each other.
  const isTold = missing.length < pairs.length;
  const kept = isTold
    ? missing.filter(({ how }) => pairs.every((one) => one.how !== how || missing.includes(one)))
    : missing;
  const worked = kept.slice(0, MAX_WORKED).map(({ how, parts }) => workedColumn(table, how, parts));
  const plain: DataTable = { ...table };
  const whole: DataTable =
    worked.length > 0 ? { ...table, columns: [...table.columns, ...worked], plain } : table;
  plain.whole = whole;
  known.set(table, whole);
  return whole;
}
