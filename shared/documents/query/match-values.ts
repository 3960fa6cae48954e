import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import { alike, type ColumnMatch, nameWords, valueWords } from './match-names.ts';
import { claim, type Token, typedNumber } from './question-tokens.ts';
import { severalIn } from './several-choices.ts';
import { otherNames } from './value-names.ts';

/** Values of columns that a question names. */
export interface ValueMatch {
  column: number;
  values: (string | number)[];
  at: number;
  length: number;
}

/** A word that may mean several values, or values of several columns. */
export interface OpenValue {
  at: number;
  length: number;
  options: { column: number; values: (string | number)[] }[];
}

/** Of columns with more different texts than that, none is looked for in a question. */
const MAX_DISTINCT = 20_000;
const MAX_VALUE_WORDS = 8;

/** Words too small to be taken for a value without being said to be one. */
const SMALL =
  /^(?:a|an|the|of|in|on|for|and|or|to|is|are|was|by|per|at|it|no|yes|all|any|we|i|me|do|did|how|what|which|who|der|die|das|in|im|und|el|la|los|de|en|y|le|les|des|et|du|que|qui|a|o|u|total|sum|most|each)$/;

/** Behind these "yes" and "no" are what was answered. */
const ANSWERED = /^(?:said|say|says|saying|answered|replied|chose|voted|ticked|responded)$/;

const isSmall = (tokens: readonly Token[], at: number, run: readonly Token[]): boolean =>
  run.every(({ text, isCapital }) => SMALL.test(text) && !isCapital) &&
  !(run.length === 1 && /^(?:yes|no)$/.test(run[0]?.text ?? '') && ANSWERED.test(tokens[at - 1]?.text ?? ''));

interface Entry {
  column: number;
  text: string;
}

/** The texts a column's cells may be asked for by: of several in a cell each. */
function textsOf(column: DataColumn): { texts: string[]; others: [string, string][] } {
  const texts = severalIn(column)?.choices ?? [...new Set([...column.values.values()].map(String))];
  return { texts, others: texts.length > MAX_DISTINCT ? [] : otherNames(column, texts) };
}

const indices = new WeakMap<readonly DataColumn[], Map<string, Entry[]>>();

/** Texts of the columns by their words, with the columns that hold them. */
function valueIndex(columns: readonly DataColumn[]): Map<string, Entry[]> {
  const known = indices.get(columns);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  columns.forEach((column, at) => {
    if (column.kind !== 'text') return;
    const { texts, others } = textsOf(column);
    if (texts.length > MAX_DISTINCT) return;
    const keys = texts.map((text): [string, string] => [valueWords(text).join(' '), text]);
    for (const [key, text] of [...keys, ...others]) {
      if (!key || key.split(' ').length > MAX_VALUE_WORDS) continue;
      const entries = index.get(key);
      if (entries) entries.push({ column: at, text });
      else index.set(key, [{ column: at, text }]);
    }
  });
  indices.set(columns, index);
  return index;
}

/** Whether a word alone is a value of a column. */
export const isValueOf =
  (columns: readonly DataColumn[]) =>
  ({ stem, text }: Token): boolean => {
    const index = valueIndex(columns);
    return !SMALL.test(text) && (index.has(text) || index.has(stem));
  };

function byColumn(entries: readonly Entry[]): ValueMatch['values'][] & { columns: number[] } {
  const columns = [...new Set(entries.map(({ column }) => column))];
  const values = columns.map((column) =>
    entries.filter((entry) => entry.column === column).map(({ text }) => text),
  );
  return Object.assign(values, { columns });
}

/**
 * Values that are named word for word, longest first. Claims their words.
 * @param wanted `named`: columns that are named, which come first; `least`: of how many words at least
 */
export function matchValues(
  tokens: readonly Token[],
  columns: readonly DataColumn[],
  { named, least = 1 }: { named: readonly number[]; least?: number },
): { matches: ValueMatch[]; open: OpenValue[] } {
  const index = valueIndex(columns);
  const matches: ValueMatch[] = [];
  const open: OpenValue[] = [];
  for (let length = Math.min(MAX_VALUE_WORDS, tokens.length); length >= least; length -= 1)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const run = tokens.slice(at, at + length);
      if (run.some(({ role }) => role !== undefined)) continue;
      const found =
        index.get(run.map(({ stem }) => stem).join(' ')) ?? index.get(run.map(({ text }) => text).join(' '));
      if (!found || isSmall(tokens, at, run)) continue;
      // "from Airport to Station" of columns "From" and "To"
      const before = tokens[at - 1]?.text;
      const beside = found.filter(
        ({ column }) => nameWords(columns[column]?.name ?? '').join(' ') === before,
      );
      const inNamed = found.filter(({ column }) => named.includes(column));
      const grouped = byColumn([beside, inNamed, found].find((some) => some.length > 0) ?? found);
      claim(tokens, at, { length, role: 'filter' });
      const [values] = grouped;
      const [column] = grouped.columns;
      if (grouped.columns.length === 1 && values && column !== undefined)
        matches.push({ column, values, at, length });
      else
        open.push({
          at,
          length,
          options: grouped.columns.map((own, place) => ({ column: own, values: grouped[place] ?? [] })),
        });
    }
  return { matches, open };
}

/** `Q1`, `Trimestre 1`, `1. Quartal`. */
const QUARTER =
  /^(?:(?:[QT]|quarter|quartal|trimestre|trimester|term)\s?([1-4])|([1-4])(?:\.|st|nd|rd|th|er|e|º)?\s?(?:quarter|quartal|trimestre|trimester|term))$/i;

const quarterOf = (text: string): number | undefined => {
  const [, first, second] = QUARTER.exec(text.trim()) ?? [];
  return Number(first ?? second) || undefined;
};

/** The months a word means: one by its name, three of `Q1`, six of `H1`. */
function monthsOf(text: string): number[] {
  const [, kind, digit] = /^([qth])([1-4])$/.exec(text) ?? [];
  const length = kind === 'h' ? 6 : 3;
  if (digit) return Array.from({ length }, (_, at) => (Number(digit) - 1) * length + at + 1);
  const month = text.length >= 3 ? monthOf(text) : undefined;
  return month === undefined ? [] : [month];
}

/** Months and quarters of a column by other names: `March` where it says `Mar`, `H1` where it says `Q1` and `Q2`. */
export function matchMonths(tokens: readonly Token[], columns: readonly DataColumn[]): ValueMatch[] {
  return columns.flatMap((column, own) => {
    const texts = [...new Set([...column.values.values()].map(String))];
    const isQuarters = column.kind === 'text' && texts.every((text) => quarterOf(text) !== undefined);
    if (texts.length === 0 || !(column.isMonth || isQuarters)) return [];
    return tokens.flatMap((token, at): ValueMatch[] => {
      const months = token.role === undefined ? monthsOf(token.text) : [];
      const values = texts.filter((text) => {
        const quarter = quarterOf(text);
        const month = quarter ? quarter * 3 - 2 : monthOf(text);
        // A column of just `Q1` says it as the question does.
        const isSaid = quarter !== undefined && /^[qt]\d$/i.test(text);
        // One month is no quarter; what is said as the cell says it is found as a value.
        const least = quarter === undefined ? 1 : isSaid ? 4 : 3;
        return month !== undefined && months.includes(month) && months.length >= least;
      });
      if (values.length === 0) return [];
      token.role = 'filter';
      return [{ column: own, values, at, length: 1 }];
    });
  });
}

const isMonthName = (token: Token | undefined) => token !== undefined && monthOf(token.text) !== undefined;

const EQUALS = /^(?:of|is|was|exactly|equals?|von|de|at)$/;

/** "age of 15", "8 cylinders", "year 80" of a column that is called just that. */
function isBeside(
  tokens: readonly Token[],
  at: number,
  { column, names }: { column: DataColumn; names: readonly ColumnMatch[] },
): boolean {
  let from = at;
  while (EQUALS.test(tokens[from - 1]?.text ?? '')) from -= 1;
  const isCalled = nameWords(column.name).join(' ') === tokens[from - 1]?.stem;
  return isCalled || names.some((one) => one.at + one.length === from || one.at === at + 1);
}

/** A number that is one of the years, or numbers things: `2024` in a column of years, `1003` of invoices. */
export function matchNumbers(
  tokens: readonly Token[],
  columns: readonly DataColumn[],
  names: readonly ColumnMatch[],
): ValueMatch[] {
  return tokens.flatMap((token, at): ValueMatch[] => {
    const number = token.role === undefined ? typedNumber(token.text) : undefined;
    // "after 15 April" names a day.
    if (number === undefined || [at - 1, at + 1].some((near) => isMonthName(tokens[near]))) return [];
    const namesOf = (own: number) => names.filter((one) => one.column === own);
    const fits = columns.flatMap((column, own) => {
      const isNumbered = column.kind === 'number' && (column.isYear || column.isId);
      const isSaid = column.kind === 'number' && isBeside(tokens, at, { column, names: namesOf(own) });
      return (isNumbered || isSaid) && [...column.values.values()].includes(number) ? [own] : [];
    });
    // "importance 4": the column right before it, though another one holds that number too.
    const beside = fits.filter((own) =>
      names.some((one) => one.column === own && one.at + one.length === at),
    );
    const [column, ...others] = beside.length > 0 ? beside : fits;
    if (column === undefined || others.length > 0) return [];
    token.role = 'filter';
    return [{ column, values: [number], at, length: 1 }];
  });
}

/** Values of which a word of the question is a part, or that are like it. Best first, none claimed. */
export function valuesLike(token: Token, columns: readonly DataColumn[]): OpenValue['options'] {
  if (token.text.length < 3 || SMALL.test(token.text)) return [];
  const entries: (Entry & { score: number })[] = [];
  for (const [key, found] of valueIndex(columns)) {
    const score = Math.max(
      0,
      ...key.split(' ').map((word) => Math.max(alike(token.stem, word), alike(token.text, word))),
    );
    if (score > 0) entries.push(...found.map((entry) => ({ ...entry, score: score - 0.001 * key.length })));
    if (entries.length > 200) break;
  }
  return entries.sort((a, b) => b.score - a.score).map(({ column, text }) => ({ column, values: [text] }));
}

/** Values in which a word stands in capitals, as "IT": a small word otherwise, which no list of words holds. */
export function valuesInCapitals({ text }: Token, columns: readonly DataColumn[]): OpenValue['options'] {
  if (!/^\p{L}{2,4}$/u.test(text)) return [];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${text.toUpperCase()}(?![\\p{L}\\p{N}])`, 'u');
  return columns.flatMap(({ kind, values }, column) => {
    const texts = kind === 'text' ? [...new Set([...values.values()].map(String))] : [];
    return texts
      .slice(0, MAX_DISTINCT)
      .filter((value) => word.test(value))
      .map((value) => ({ column, values: [value] }));
  });
}
