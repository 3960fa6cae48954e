import { termsOf } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import type { ColumnMatch } from './match-columns.ts';
import { type Token, typedNumber } from './question-tokens.ts';
import { readPeriod } from './read-period.ts';

/** Which rows count. */
export interface Filter {
  column: DataColumn;
  /** As the answer says it: `is “North”`, `is over 100`. */
  says: string;
  holds(value: number | string): boolean;
}

export type Filtering = { filters: Filter[] } | { unclear: string };

/** Of columns with more different texts than that, none is looked for in a question. */
const MAX_DISTINCT = 20_000;
const MAX_VALUE_WORDS = 8;

type Compare = (value: number, than: number) => boolean;
const above: Compare = (value, than) => value > than;
const below: Compare = (value, than) => value < than;
const atLeast: Compare = (value, than) => value >= than;
const atMost: Compare = (value, than) => value <= than;
const same: Compare = (value, than) => Math.abs(value - than) < 1e-9 * Math.max(1, Math.abs(than));

const comparators: readonly [words: string, says: string, compare: Compare][] = [
  ['greater than or equal to', 'is at least', atLeast],
  ['less than or equal to', 'is at most', atMost],
  ['greater than', 'is over', above],
  ['larger than', 'is over', above],
  ['higher than', 'is over', above],
  ['more than', 'is over', above],
  ['less than', 'is under', below],
  ['lower than', 'is under', below],
  ['fewer than', 'is under', below],
  ['smaller than', 'is under', below],
  ['at least', 'is at least', atLeast],
  ['at most', 'is at most', atMost],
  ['up to', 'is at most', atMost],
  ['equal to', 'is', same],
  ['equals', 'is', same],
  ['above', 'is over', above],
  ['over', 'is over', above],
  ['exceeding', 'is over', above],
  ['below', 'is under', below],
  ['under', 'is under', below],
  ['>=', 'is at least', atLeast],
  ['<=', 'is at most', atMost],
  ['≥', 'is at least', atLeast],
  ['≤', 'is at most', atMost],
  ['>', 'is over', above],
  ['<', 'is under', below],
  ['=', 'is', same],
  ['is', 'is', same],
];

const take = (tokens: readonly Token[], from: number, to: number) => {
  for (const token of tokens.slice(from, to)) token.role = 'filter';
};

/** The number column a comparison is about: the one named right before it, or the only one there is. */
function comparedColumn({ tokens, columns, table }: Scene, at: number) {
  const before = columns.findLast((match) => {
    const between = tokens.slice(match.at + match.length, at);
    return (
      match.at < at && between.every(({ text }) => /^(?:is|was|are|were|of|a|an|the|that|which)$/.test(text))
    );
  });
  if (before) return before.column.kind === 'number' ? before.column : undefined;
  const numbers = table.columns.filter(({ kind }) => kind === 'number');
  return numbers.length === 1 ? numbers[0] : undefined;
}

function comparisons(scene: Scene): Filtering {
  const { tokens } = scene;
  const filters: Filter[] = [];
  const isFree = (from: number, to: number) => tokens.slice(from, to).every(({ role }) => role === undefined);
  for (let at = 0; at < tokens.length; at += 1)
    for (const [words, says, compare] of comparators) {
      const parts = words.split(' ');
      const end = at + parts.length;
      const number = typedNumber(tokens[end]?.text ?? '');
      const isHere =
        number !== undefined &&
        isFree(at, end + 1) &&
        parts.every((part, offset) => tokens[at + offset]?.text === part);
      if (!isHere) continue;
      const column = comparedColumn(scene, at);
      if (!column)
        return { unclear: `it does not say which column “${words} ${tokens[end]?.text}” is about` };
      take(tokens, at, end + 1);
      const shown = tokens[end]?.text ?? '';
      filters.push({
        column,
        says: `${says} ${shown}`,
        holds: (value) => typeof value === 'number' && compare(value, number),
      });
    }
  return { filters };
}

function between(scene: Scene): Filtering {
  const { tokens, columns, table } = scene;
  const at = tokens.findIndex(({ text, role }) => text === 'between' && role === undefined);
  const low = typedNumber(tokens[at + 1]?.text ?? '');
  const high = typedNumber(tokens[at + 3]?.text ?? '');
  const isYears = [low, high].every((year) => year !== undefined && year >= 1900 && year <= 2100);
  if (at < 0 || low === undefined || high === undefined || tokens[at + 2]?.text !== 'and')
    return { filters: [] };
  const named = comparedColumn(scene, at);
  const hasDates = table.columns.some(({ kind }) => kind === 'date');
  if (!named || (isYears && hasDates && !columns.some(({ column }) => column === named)))
    return { filters: [] };
  take(tokens, at, at + 4);
  const holds = (value: number | string) => typeof value === 'number' && value >= low && value <= high;
  return {
    filters: [{ column: named, says: `is from ${tokens[at + 1]?.text} to ${tokens[at + 3]?.text}`, holds }],
  };
}

function periods({ tokens, columns, table }: Scene): Filtering {
  const period = readPeriod(tokens);
  if (!period) return { filters: [] };
  const dates = table.columns.filter(({ kind }) => kind === 'date');
  const named = columns.map(({ column }) => column).filter(({ kind }) => kind === 'date');
  const [column] = named.length === 1 ? named : dates.length === 1 ? dates : [];
  const years = table.columns.filter(
    ({ kind, name }) => kind === 'number' && /^(?:year|jahr|année|año)$/i.test(name),
  );
  const { year } = period;
  if (dates.length === 0 && years[0] && years.length === 1 && year !== undefined)
    return { filters: [{ column: years[0], says: `is ${year}`, holds: (value) => value === year }] };
  if (dates.length === 0) return { unclear: `no column holds days that “${period.says}” could be about` };
  if (!column)
    return { unclear: `“${period.says}” may be about ${dates.map(({ name }) => `“${name}”`).join(' or ')}` };
  const holds = (value: number | string) =>
    typeof value === 'number' && value >= period.from && value < period.until;
  return { filters: [{ column, says: period.says, holds }] };
}

/** Texts of the columns by their words, with the columns that hold them. */
function valueIndex(table: DataTable): Map<string, { column: DataColumn; text: string }[]> {
  const index = new Map<string, { column: DataColumn; text: string }[]>();
  for (const column of table.columns) {
    if (column.kind !== 'text') continue;
    const texts = new Set([...column.values.values()].map(String));
    if (texts.size > MAX_DISTINCT) continue;
    for (const text of texts) {
      const key = termsOf(text).join(' ');
      if (!key || key.split(' ').length > MAX_VALUE_WORDS) continue;
      const known = index.get(key);
      if (known) known.push({ column, text });
      else index.set(key, [{ column, text }]);
    }
  }
  return index;
}

/** Words too small to be taken for a value without being said to be one. */
const SMALL =
  /^(?:a|an|the|of|in|on|for|and|or|to|is|are|was|by|per|at|it|no|yes|all|any|we|i|me|do|did|how|what|which|who)$/;

function equalities({ tokens, columns, table }: Scene): Filtering {
  const index = valueIndex(table);
  const chosen = new Map<DataColumn, string[]>();
  for (let length = MAX_VALUE_WORDS; length > 0; length -= 1)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const run = tokens.slice(at, at + length);
      if (run.some(({ role }) => role !== undefined)) continue;
      const found = index.get(run.map(({ stem }) => stem).join(' '));
      if (!found) continue;
      const named = columns.map(({ column }) => column);
      const inNamed = found.filter(({ column }) => named.includes(column));
      const isSaid = /^(?:is|=|equals|was|are)$/.test(tokens[at - 1]?.text ?? '') && inNamed.length > 0;
      if (!isSaid && run.every(({ text }) => SMALL.test(text))) continue;
      const fitting = inNamed.length > 0 ? inNamed : found;
      const fits = new Set(fitting.map(({ column }) => column));
      const says = run.map(({ text }) => text).join(' ');
      if (fits.size > 1)
        return {
          unclear: `“${says}” stands in the columns ${[...fits].map(({ name }) => `“${name}”`).join(' and ')}`,
        };
      const [column] = fits;
      if (!column) continue;
      for (const token of run) token.role = 'filter';
      chosen.set(column, [...(chosen.get(column) ?? []), ...fitting.map(({ text }) => text)]);
    }
  const filters = [...chosen].map(([column, texts]): Filter => {
    const wanted = new Set(texts);
    const says = `is ${[...wanted].map((text) => `“${text}”`).join(' or ')}`;
    return { column, says, holds: (value) => wanted.has(String(value)) };
  });
  return { filters };
}

interface Scene {
  tokens: Token[];
  columns: readonly ColumnMatch[];
  table: DataTable;
}

/** The rows a question is about, by comparisons, days and values it names; claims their words. */
export function matchFilters(scene: Scene): Filtering {
  const filters: Filter[] = [];
  for (const find of [between, periods, comparisons, equalities]) {
    const found = find(scene);
    if ('unclear' in found) return found;
    filters.push(...found.filters);
  }
  return { filters };
}
