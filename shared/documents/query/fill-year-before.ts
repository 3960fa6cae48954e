import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import { asksFor, type Filling } from './draft.ts';

/** As questions are folded: without accents, in small letters. */
const YEAR_BEFORE =
  /\b(?:(?:last|previous|prior|preceding) year(?: s)?|(?:the )?year before|vorjahr(?:e?s)?|letzte[nsm]? jahr(?:e?s)?|ano (?:pasado|anterior)|annee (?:derniere|passee|precedente)|an dernier|पिछल साल)\b/;

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** The one year a value names: of a sheet called `Sales 2024`, or of a column of years. */
function yearIn(value: number | string): number | undefined {
  const [year, ...more] = String(value).match(YEAR) ?? [];
  return more.length === 0 && year !== undefined ? Number(year) : undefined;
}

/** "How much more than last year", where sheets or a column are years: the last two of them are set against each other. */
export function takeYearBefore(filling: Filling): void {
  const { table, where, reading } = filling;
  const { tokens } = reading;
  const said = tokens.map(({ text }) => text).join(' ');
  const phrase = YEAR_BEFORE.exec(said)?.[0].split(' ');
  if (!phrase || !asksFor(filling, 'growth')) return;
  const from = tokens.findIndex((_, at) => phrase.every((word, own) => tokens[at + own]?.text === word));
  const years = table.columns.flatMap((own, column) => {
    const values = [...new Set(own.values.values())];
    const all = values.map(yearIn);
    const isYears = (isSource(own) || own.isYear) && all.every((year) => year !== undefined);
    if (!isYears || values.length < 2 || new Set(all).size < all.length) return [];
    const [before, last] = values.sort((a, b) => (yearIn(a) ?? 0) - (yearIn(b) ?? 0)).slice(-2);
    return before === undefined || last === undefined ? [] : [{ column, values: [before, last] }];
  });
  const [only, ...others] = years;
  if (from < 0 || !only || others.length > 0 || where.some(({ column }) => column === only.column)) return;
  where.push({ column: only.column, is: 'is', values: only.values });
  for (const token of tokens.slice(from, from + phrase.length)) token.role ??= 'filter';
}
