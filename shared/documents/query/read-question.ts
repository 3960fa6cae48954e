import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { asKept, type Comparison, matchComparisons, matchYearSpan } from './match-comparisons.ts';
import { type ColumnMatch, matchWholeNames, nameWords } from './match-names.ts';
import { matchPeriods, type PeriodMatch } from './match-periods.ts';
import {
  isValueOf,
  matchMonths,
  matchNumbers,
  matchValues,
  type OpenValue,
  type ValueMatch,
} from './match-values.ts';
import { mendWords } from './mend-words.ts';
import type { NearWords } from './near-words.ts';
import { claim, languageOf, phraseAt, type Token, tokensOf, withParts } from './question-tokens.ts';
import { figureRoles, languages, phrases } from './question-words.ts';
import { countCommon, takeEnds, takeLimit } from './ranking-words.ts';
import type { Language, WordRole } from './words-by-language.ts';

/** A question held against one table: what of it names columns, values and times, and what asks. */
export interface Reading {
  tokens: Token[];
  language: Language;
  names: ColumnMatch[];
  values: ValueMatch[];
  open: OpenValue[];
  comparisons: Comparison[];
  /** Days, with the column of days they are about where that is clear. */
  periods: { matches: PeriodMatch[]; columns: number[] };
  /** Where words that ask stand, by what they ask. */
  asks: Map<WordRole, number[]>;
  /** "top 5", "the three largest". */
  limit: number | null;
}

/** Roles of words that ask, whatever they ask for. */
export const askingRoles: readonly WordRole[] = [
  ...figureRoles,
  'by',
  'which',
  'who',
  'not',
  'month',
  'quarter',
  'year',
  'rows',
  'arithmetic',
  'empty',
];

/** Words that ask are known before names are looked for, so that a column "Total" does not take the word. */
function takeAsking(
  tokens: readonly Token[],
  language: Language,
  roles: readonly WordRole[],
): Map<WordRole, number[]> {
  const asks = new Map<WordRole, number[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    // Spanish and English share no small words; a question may still name its columns in English.
    const phrase =
      phraseAt(tokens, at, { language, roles }) ?? phraseAt(tokens, at, { language: 'en', roles });
    if (!phrase) continue;
    claim(tokens, at, { length: phrase.words.length, role: phrase.role });
    asks.set(phrase.role, [...(asks.get(phrase.role) ?? []), at]);
    at += phrase.words.length - 1;
  }
  return asks;
}

const OF = /^(?:of|von|vom|der|des|am|de|del|du)$/;

/** Names with more than one word, and those written in quotes, are taken before any word that asks. */
function longNames(tokens: readonly Token[], table: DataTable): ColumnMatch[] {
  const isLong = (name: string) => nameWords(name).length > 1;
  const kept = table.columns.map((column) => (isLong(column.name) ? column : { ...column, name: '' }));
  return matchWholeNames(tokens, kept, isValueOf(table.columns));
}

const FIGURE_ROLES: readonly WordRole[] = [
  'sum',
  'average',
  'median',
  'share',
  'growth',
  'count',
  'distinct',
];

/** "average share": of two words that ask for a figure, one that is a column's name names it; "total" does both. */
function namesThatAsk({
  tokens,
  asks,
  names,
  table,
}: Pick<Reading, 'tokens' | 'asks' | 'names'> & { table: DataTable }): ColumnMatch[] {
  const hasFigure = names.some(({ column }) => table.columns[column]?.kind === 'number');
  const roles = tokens.filter(({ role }) => FIGURE_ROLES.includes(role as WordRole));
  return table.columns.flatMap((column, own): ColumnMatch[] => {
    const [word, ...more] = nameWords(column.name);
    if (!word || more.length > 0 || hasFigure || column.kind !== 'number') return [];
    const at = tokens.findIndex(
      ({ stem, text, role }) =>
        (stem === word || text === word) &&
        FIGURE_ROLES.includes(role as WordRole) &&
        // The year of "year over year" asks with its neighbours alone.
        languages.some((own) =>
          phrases(own).some((one) => one.role === role && one.words.join(' ') === text),
        ),
    );
    const token = tokens[at];
    const role = token?.role as WordRole | undefined;
    if (!token || !role || (role !== 'sum' && roles.length < 2)) return [];
    if (role !== 'sum' || roles.length > 1) {
      asks.delete(role);
      token.role = 'name';
    }
    return [{ column: own, at, length: 1, score: 1 }];
  });
}

/** "growth in percent", "by how many percent did it rise": how the change is said; "percent of the growth" is a share. */
function saysChangeInPercent(tokens: readonly Token[], asks: ReadonlyMap<WordRole, number[]>): boolean {
  const [[growth], [share, second]] = [asks.get('growth') ?? [], asks.get('share') ?? []];
  if (growth === undefined || share === undefined || second !== undefined) return false;
  return !tokens.slice(share, growth).some(({ text }) => OF.test(text));
}

/**
 * Reads a question by the names and values of a table. Every word it understands is claimed.
 * @param near the words that are in use, where slips of the keyboard are to be mended by them
 */
export function readQuestion(question: string, table: DataTable, near?: NearWords): Reading {
  const { columns } = table;
  const typed = tokensOf(question);
  const language = languageOf(typed);
  // Of other languages no list says which words there are.
  const written = near && language === 'en' ? mendWords(typed, { columns, near }) : typed;
  const heads = new Set(columns.flatMap(({ name }) => nameWords(name)));
  const tokens = language === 'de' ? withParts(written, heads) : written;
  const long = longNames(tokens, table);
  const dates = columns.flatMap((column, at) => (column.kind === 'date' ? [at] : []));
  const early = matchComparisons({ tokens, columns, names: long, language });
  // "closing balance", "not started": what stands there in several words is no question.
  const wide = matchValues(tokens, columns, { named: [], least: 2 });
  const asks = takeAsking(tokens, language, askingRoles);
  countCommon(tokens, asks);
  takeEnds(tokens, columns, asks);
  if (saysChangeInPercent(tokens, asks)) asks.delete('share');
  const limit = takeLimit(tokens);
  const names = [
    ...long,
    ...matchWholeNames(
      tokens,
      columns.map((column, at) => (long.some((one) => one.column === at) ? { ...column, name: '' } : column)),
      isValueOf(columns),
    ),
  ];
  names.push(...namesThatAsk({ tokens, asks, names, table }));
  const named = names.map(({ column }) => column);
  const namedDates = dates.filter((at) => named.includes(at));
  const about = namedDates.length > 0 ? namedDates : dates;
  // "more than 80 in science"
  const isIn = (at: number) => /^(?:in|of|im|en)$/.test(tokens[at]?.text ?? '');
  const comparisons = early.map((one) => {
    if (one.column !== undefined) return asKept(one, { tokens, columns });
    // "more than 2 rooms and rent under 1200": of those that may be meant the nearest.
    const [near] = names
      .filter(
        ({ column, at }) =>
          columns[column]?.kind === 'number' &&
          (one.options === undefined || one.options.includes(column)) &&
          ((at < one.at && one.at - at <= 3) || at === one.end || (at === one.end + 1 && isIn(one.end))),
      )
      .sort((a, b) => Math.abs(a.at - one.at) - Math.abs(b.at - one.at));
    return near ? asKept({ ...one, column: near.column }, { tokens, columns }) : one;
  });
  const months = matchMonths(tokens, columns);
  // "Growth from 2019 to 2021" sets its ends against each other; of two things a dash between years holds all of them.
  if (!asks.has('growth') || tokens.some(({ isYearTo }) => isYearTo))
    comparisons.push(...matchYearSpan({ tokens, columns, language }));
  const numbers = matchNumbers(tokens, columns, names);
  const { matches, open } = matchValues(tokens, columns, { named });
  const [first] = about;
  const day = first === undefined ? undefined : columns[first];
  return {
    tokens,
    language,
    names: names.sort((a, b) => a.at - b.at),
    values: [...wide.matches, ...months, ...numbers, ...matches].sort((a, b) => a.at - b.at),
    open: [...wide.open, ...open],
    comparisons,
    periods: { matches: day ? matchPeriods(tokens, day, language) : [], columns: about },
    asks,
    limit,
  };
}
