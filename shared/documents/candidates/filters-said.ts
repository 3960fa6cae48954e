import { rowsThatPass } from '@/shared/documents/query/conditions.ts';
import { flagsOf } from '@/shared/documents/query/fill-empty.ts';
import { matchComparisons } from '@/shared/documents/query/match-comparisons.ts';
import { hasDays, matchPeriods } from '@/shared/documents/query/match-periods.ts';
import { matchMonths } from '@/shared/documents/query/match-values.ts';
import { type Token, typedNumber } from '@/shared/documents/query/question-tokens.ts';
import { families } from '@/shared/documents/query/word-families.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { AskedQuestion } from './asked-words.ts';
import type { Strengths } from './names-said.ts';
import { type Filter, valuesSaid } from './values-said.ts';

const MAX_SETS = 10;
const MAX_FILTERS = 16;
/** Beyond so many rows no condition is tried on all of them. */
const MAX_TRIED = 4_000;
/** What one more condition must explain, and what of it no column's name does. */
const COST = 0.2;
const LEAST_GAIN = 0.05;
const MAX_TOGETHER = 3;

const over = (length: number, from: number, count: number): Strengths => {
  const strengths = new Float64Array(length);
  strengths.fill(1, from, from + count);
  return strengths;
};

/** Tokens as if nothing had claimed them, months as names. */
const fresh = (tokens: readonly Token[]): Token[] =>
  tokens.map(({ role: _, ...token }) => ({ ...token, isCapital: true }));

/** Days, months and years a question names, as a column of each holds them. */
function timesSaid(question: AskedQuestion, { columns }: DataTable): Filter[] {
  const { length } = question.tokens;
  const days = columns.flatMap((own, column): Filter[] => {
    if (own.kind !== 'date') return [];
    return matchPeriods(fresh(question.tokens), own, question.language).flatMap((match) => {
      const periods = match.periods.filter((one) => hasDays(own, one));
      if (periods.length === 0) return [];
      const values = periods.flatMap(({ from, until }) => [from, until]);
      const strengths = over(length, match.at, match.length);
      return [
        { condition: { column, is: 'within' as const, values }, strengths, kind: 'time' as const, count: 1 },
      ];
    });
  });
  const months = matchMonths(fresh(question.tokens), columns).map(({ column, values, at, length: many }) => ({
    condition: { column, is: 'is' as const, values },
    strengths: over(length, at, many),
    kind: 'time' as const,
    count: 1,
  }));
  return [...days, ...months];
}

/** Numbers that are years or name things, and bounds. */
function numbersSaid(question: AskedQuestion, table: DataTable, names: readonly Strengths[]): Filter[] {
  const { columns } = table;
  const { tokens, language } = question;
  const own = tokens.flatMap(({ text }, at) => {
    const number = typedNumber(text);
    if (number === undefined) return [];
    return columns.flatMap(({ kind, isYear, isId, values }, column): Filter[] => {
      if (kind !== 'number' || !(isYear || isId) || ![...values.values()].includes(number)) return [];
      return [
        {
          condition: { column, is: 'is', values: [number] },
          strengths: over(tokens.length, at, 1),
          kind: isYear ? 'time' : 'number',
          count: 1,
        },
      ];
    });
  });
  const bounds = matchComparisons({ tokens: fresh(tokens), columns, names: [], language });
  const bounded = bounds.flatMap(({ is, values, column, options, at, end }): Filter[] => {
    const figures = columns.flatMap(({ kind, isId }, one) => (kind === 'number' && !isId ? [one] : []));
    const may = column !== undefined ? [column] : (options ?? figures);
    return may.map((one) => {
      const strengths = over(tokens.length, at, end - at);
      names[one]?.forEach((score, place) => {
        strengths[place] = Math.max(score, strengths[place] ?? 0);
      });
      return { condition: { column: one, is, values }, strengths, kind: 'number', count: 1 };
    });
  });
  return [...own, ...bounded];
}

/** Words that leave something out, or say that there is none. */
const RULED_OUT = ['not', 'empty', 'arithmetic'];
const LEAST_OF_SIGN = 0.05;
const MAX_LOOKED = 2_000;

/** What was paid and what was earned, of figures on both sides of zero. */
function signsSaid({ words, signals }: AskedQuestion, { columns, rows }: DataTable): Filter[] {
  if (!signals.has('out') && !signals.has('in-come')) return [];
  return columns.flatMap((own, column): Filter[] => {
    if (own.kind !== 'number' || own.isId || own.isYear) return [];
    const some = rows.slice(0, MAX_LOOKED).flatMap((row) => own.values.get(row) ?? []);
    const below = some.filter((value) => Number(value) < 0).length;
    if (Math.min(below, some.length - below) < some.length * LEAST_OF_SIGN) return [];
    const said = (family: string) =>
      Float64Array.from(words, ({ text, stem }) =>
        [text, stem].some((one) => families[family]?.includes(one)) ? 0.7 : 0,
      );
    const bound = (is: 'under' | 'over', family: string): Filter => ({
      condition: { column, is, values: [0] },
      strengths: said(family),
      kind: 'sign',
      count: 1,
    });
    return [
      ...(signals.has('out') ? [bound('under', 'cost')] : []),
      ...(signals.has('in-come') ? [bound('over', 'revenue')] : []),
    ];
  });
}

/** Of columns that are named: a yes or a no, a gap or none. */
function flagsSaid(
  { signals }: AskedQuestion,
  { columns, rows }: DataTable,
  names: readonly Strengths[],
): Filter[] {
  const isRuledOut = RULED_OUT.some((one) => signals.has(one));
  return columns.flatMap((own, column): Filter[] => {
    const strengths = names[column];
    if (!strengths || Math.max(...strengths) < 0.5) return [];
    const weaker = strengths.map((score) => score * 0.9);
    const flags = flagsOf(own);
    const flagged = (values: readonly string[], score: Strengths): Filter[] =>
      values.length === 0
        ? []
        : [
            {
              condition: { column, is: 'is', values: [...values] },
              strengths: score,
              kind: 'flag',
              count: 1,
            },
          ];
    if (flags) return [...flagged(flags.yes, weaker), ...flagged(flags.no, weaker)];
    const gaps = rows.length - own.values.size;
    if (!isRuledOut || gaps === 0 || gaps === rows.length) return [];
    return (['empty', 'filled'] as const).map((is) => ({
      condition: { column, is, values: [] },
      strengths: weaker,
      kind: 'empty',
      count: 1,
    }));
  });
}

const gainOf = (question: AskedQuestion, strengths: Strengths) =>
  question.words.reduce((sum, { weight }, at) => sum + Math.max(weight, 0.15) * (strengths[at] ?? 0), 0);

const merged = (filters: readonly Filter[], length: number): Strengths => {
  const strengths = new Float64Array(length);
  for (const filter of filters)
    filter.strengths.forEach((score, at) => {
      if (score > (strengths[at] ?? 0)) strengths[at] = score;
    });
  return strengths;
};

/** Rows a question may be about: several conditions, each of which explains more of it. */
export interface FilterSet {
  filters: readonly Filter[];
  strengths: Strengths;
}

interface Grown {
  set: FilterSet;
  gain: number;
}

/** How much conditions explain together; of words that name columns less. */
function growth(
  question: AskedQuestion,
  { filters, known }: { filters: readonly Filter[]; known: Strengths },
): Grown {
  const strengths = merged(filters, question.words.length);
  const own = strengths.map((score, at) => Math.max(0, score - 0.6 * (known[at] ?? 0)));
  return { set: { filters, strengths }, gain: gainOf(question, own) - COST * filters.length };
}

const withoutThem = ({ condition, ...filter }: Filter): Filter[] => {
  if (condition.is !== 'is') return [];
  return [{ ...filter, condition: { ...condition, is: 'not' } }];
};

/** Sets of conditions that explain most of a question, the empty one first. */
export function filterSets(
  question: AskedQuestion,
  table: DataTable,
  names: readonly Strengths[],
): FilterSet[] {
  const { length } = question.words;
  const plain = [
    ...valuesSaid(question, table),
    ...timesSaid(question, table),
    ...numbersSaid(question, table, names),
    ...signsSaid(question, table),
    ...flagsSaid(question, table, names),
  ];
  const isRuledOut = RULED_OUT.some((one) => question.signals.has(one));
  const all = isRuledOut ? plain.flatMap((one) => [one, ...withoutThem(one)]) : plain;
  const first = all
    .map((filter) => ({ filter, gain: gainOf(question, filter.strengths) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MAX_FILTERS);
  const empty = new Float64Array(length);
  const known = names.reduce((best, own) => best.map((score, at) => Math.max(score, own[at] ?? 0)), empty);
  const single = first.map(({ filter }): Grown => growth(question, { filters: [filter], known }));
  let sets: Grown[] = single;
  let last = single;
  for (let size = 2; size <= MAX_TOGETHER; size += 1) {
    last = last
      .flatMap(({ set, gain }) =>
        first.flatMap(({ filter }) => {
          if (set.filters.some(({ condition }) => condition.column >= filter.condition.column)) return [];
          const more = growth(question, { filters: [...set.filters, filter], known });
          return more.gain > gain + LEAST_GAIN ? [more] : [];
        }),
      )
      .sort((a, b) => b.gain - a.gain)
      .slice(0, MAX_SETS);
    sets = [...sets, ...last];
  }
  const none: Grown = { set: { filters: [], strengths: empty }, gain: Number.POSITIVE_INFINITY };
  sets = [none, ...sets].sort((a, b) => b.gain - a.gain);
  const rows = table.rows.slice(0, MAX_TRIED);
  return sets
    .map(({ set }) => set)
    .filter(
      ({ filters }) =>
        filters.length === 0 ||
        rows.length < table.rows.length ||
        rowsThatPass(
          table,
          rows,
          filters.map(({ condition }) => condition),
        ).length > 0,
    )
    .slice(0, MAX_SETS);
}
