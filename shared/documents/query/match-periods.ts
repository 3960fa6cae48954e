import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { monthOf } from '@/shared/documents/tables/month-names.ts';
import {
  dayPeriod,
  halfMonthPeriod,
  halfPeriod,
  monthPeriod,
  type Period,
  quarterPeriod,
  yearPeriod,
} from './period.ts';
import { claim, phraseAt, type Token } from './question-tokens.ts';
import type { Language } from './words-by-language.ts';

/** Days a question names, and where; of a month without a year the months of every year there is. */
export interface PeriodMatch {
  at: number;
  length: number;
  periods: Period[];
  /** Two periods that are set against each other: "from 2023 to 2024". */
  ends?: [Period, Period] | undefined;
}

interface Named {
  length: number;
  periods: Period[];
  isSure: boolean;
}

const yearIn = (text: string | undefined) =>
  text && /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined;

/** Years in which a column of days has any. */
function yearsOf(column: DataColumn): number[] {
  const years = new Set<number>();
  for (const value of column.values.values())
    if (typeof value === 'number') years.add(new Date((value - 25_569) * 86_400_000).getUTCFullYear());
  return [...years].sort((a, b) => a - b);
}

/** "March 3", "3 March": that day of every year there is, unless a year follows. */
function dayWithoutYear(a: string, b: string | undefined, years: readonly number[]): Period[] | undefined {
  const digits = (text: string | undefined) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text ?? '')?.[1];
  const month = [a, b].find((text) => text && text.length >= 3 && monthOf(text) !== undefined);
  const day = digits(a) ?? digits(b);
  if (!month || !day || years.length === 0) return undefined;
  const periods = years.flatMap((year) => dayPeriod(`${day} ${month} ${year}`) ?? []);
  return periods.length > 0 ? periods : undefined;
}

/** A day, a month, a quarter or a year that is named at a place of the question. */
function namedAt(tokens: readonly Token[], at: number, years: readonly number[]): Named | undefined {
  const free = tokens.slice(at, at + 4);
  const taken = free.findIndex(({ role }) => role !== undefined);
  const [a, b, c, d] = (taken < 0 ? free : free.slice(0, taken)).map(({ text }) => text);
  if (!a) return undefined;
  const single = dayPeriod(a);
  if (single) return { length: 1, periods: [single], isSure: true };
  for (const [text, length] of [
    [`${a} ${b} ${c}`, 3],
    [`${a} ${b} ${c} ${d}`, 4],
  ] as const) {
    const day = free.length >= length ? dayPeriod(text) : undefined;
    if (day) return { length, periods: [day], isSure: true };
  }
  const days = dayWithoutYear(a, b, years);
  if (days) return { length: 2, periods: days, isSure: days.length === 1 };
  const quarter = /^[qt]([1-4])$/.exec(a)?.[1];
  const month = a.length >= 3 ? monthOf(a) : undefined;
  const skip = b === 'of' || b === 'de' || b === 'del' || b === 'in' ? 1 : 0;
  const year = yearIn(skip ? c : b);
  const half = /^h([12])$/.exec(a)?.[1];
  const halved = half ? monthOf((skip ? c : b) ?? '') : undefined;
  if (halved !== undefined) {
    const own = yearIn(skip ? d : c);
    const length = 2 + skip + (own === undefined ? 0 : 1);
    const periods = (own === undefined ? years : [own]).map((one) =>
      halfMonthPeriod(one, halved, Number(half)),
    );
    return { length, periods, isSure: periods.length === 1 };
  }
  const periodOf = (own: number) =>
    half
      ? halfPeriod(own, Number(half))
      : quarter
        ? quarterPeriod(own, Number(quarter))
        : monthPeriod(own, month ?? 1);
  if (year !== undefined && (half || quarter || month))
    return { length: 2 + skip, periods: [periodOf(year)], isSure: true };
  const short = /^(?:19|20)\d\d$/.test(a) ? Number(a) : undefined;
  if (short !== undefined) return { length: 1, periods: [yearPeriod(short)], isSure: true };
  if (!half && !quarter && !month) return undefined;
  // "may" and "mar" are words of their own.
  const isLed = /^(?:in|en|im|of|de|since|until|before|after|depuis|avant|vor|nach|seit)$/.test(
    tokens[at - 1]?.text ?? '',
  );
  if (/^(?:may|mar|mai|dec|set)$/.test(a) && !tokens[at]?.isCapital && !isLed) return undefined;
  return { length: 1, periods: years.map(periodOf), isSure: years.length === 1 };
}

const ARTICLE = /^(?:the|der|die|das|dem|el|la|los|las|le|les)$/;

/** "From the first half to the second": where the name stands. */
const behindArticle = (tokens: readonly Token[], at: number, isLed: boolean) =>
  isLed && tokens[at]?.role === undefined && ARTICLE.test(tokens[at]?.text ?? '') ? at + 1 : at;

function joinedAt(tokens: readonly Token[], at: number, { language, years }: Scene): PeriodMatch | undefined {
  const lead = phraseAt(tokens, at, { language, roles: ['between'] });
  const from = behindArticle(tokens, at + (lead?.words.length ?? 0), lead !== undefined);
  const first = namedAt(tokens, from, years);
  if (!first) return undefined;
  const joint = phraseAt(tokens, from + first.length, { language, roles: lead ? ['to'] : ['to', 'and'] });
  const next = behindArticle(tokens, from + first.length + (joint?.words.length ?? 0), joint !== undefined);
  const isDashed = !joint && tokens[next]?.isYearTo === true;
  let last = joint || isDashed ? namedAt(tokens, next, years) : undefined;
  // "from March to May 2024": the year stands once.
  let start = first.periods;
  if (last && !first.isSure && last.isSure && last.periods[0]) {
    const year = Number(last.periods[0].from.slice(0, 4));
    start = namedAt(tokens, from, [year])?.periods ?? start;
  }
  last = last && !last.isSure && first.isSure ? undefined : last;
  const [a, b] = [start[0], last?.periods[0]];
  if (!last || !a || !b || start.length > 1 || last.periods.length > 1) return undefined;
  const isSpan =
    lead !== undefined ||
    isDashed ||
    /^(?:to|until|till|through|bis|a|hasta|au)$/.test(joint?.words[0] ?? '');
  const length = next + last.length - at;
  return { at, length, periods: isSpan ? [{ from: a.from, until: b.until }] : [a, b], ends: [a, b] };
}

interface Scene {
  language: Language;
  years: readonly number[];
}

/** How a word before a period bends it: "since March", "before 2024". */
const bends = {
  since: ({ from }: Period): Period => ({ from, until: '' }),
  after: ({ until }: Period): Period => ({ from: until, until: '' }),
  before: ({ from }: Period): Period => ({ from: '', until: from }),
  until: ({ until }: Period): Period => ({ from: '', until }),
};

function bentAt(tokens: readonly Token[], at: number, { language, years }: Scene): PeriodMatch | undefined {
  const lead = phraseAt(tokens, at, { language, roles: ['since', 'after', 'before', 'until'] });
  const found = lead ? namedAt(tokens, at + lead.words.length, years) : undefined;
  if (!lead || !found) return undefined;
  const bend = bends[lead.role as keyof typeof bends];
  return { at, length: lead.words.length + found.length, periods: found.periods.map(bend) };
}

/** The days a question is about: `in March 2025`, `since 2025-03-01`, `from 2023 to 2024`. Claims its words. */
export function matchPeriods(
  tokens: readonly Token[],
  column: DataColumn,
  language: Language,
): PeriodMatch[] {
  const scene = { language, years: yearsOf(column) };
  const matches: PeriodMatch[] = [];
  const take = (match: PeriodMatch) => {
    claim(tokens, match.at, { length: match.length, role: 'filter' });
    matches.push(match);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.role !== undefined) continue;
    const found = joinedAt(tokens, at, scene) ?? bentAt(tokens, at, scene);
    if (found) take(found);
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const named = tokens[at]?.role === undefined ? namedAt(tokens, at, scene.years) : undefined;
    if (named) take({ at, length: named.length, periods: named.periods });
  }
  return matches;
}

/** Whether a day of the column lies in a period: a month without a year is meant where it has some. */
export function hasDays(column: DataColumn, { from, until }: Period): boolean {
  const [first, end] = [serialOfIso(from, false), serialOfIso(until, false)];
  for (const value of column.values.values())
    if (
      typeof value === 'number' &&
      (Number.isNaN(first) || value >= first) &&
      (Number.isNaN(end) || value < end)
    )
      return true;
  return false;
}
