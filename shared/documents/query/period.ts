import { serialOfIso } from '@/shared/documents/sheets/serial-date.ts';
import { readSureDay } from '@/shared/documents/tables/written-dates.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Days from `from` up to, not including, `until`; an empty end is open. ISO 8601. */
export interface Period {
  from: string;
  until: string;
}

const pad = (value: number) => String(value).padStart(2, '0');
const first = (year: number, month: number) =>
  `${year + Math.floor((month - 1) / 12)}-${pad(((month - 1) % 12) + 1)}-01`;

export const yearPeriod = (year: number): Period => ({ from: first(year, 1), until: first(year + 1, 1) });
export const monthPeriod = (year: number, month: number): Period => ({
  from: first(year, month),
  until: first(year, month + 1),
});
export const quarterPeriod = (year: number, quarter: number): Period => ({
  from: first(year, quarter * 3 - 2),
  until: first(year, quarter * 3 + 1),
});

export const halfPeriod = (year: number, half: number): Period => ({
  from: first(year, half * 6 - 5),
  until: first(year, half * 6 + 1),
});

/** Up to the 15th, or from the 16th on. */
export function halfMonthPeriod(year: number, month: number, half: number): Period {
  const { from, until } = monthPeriod(year, month);
  const middle = `${from.slice(0, 8)}16`;
  return half === 1 ? { from, until: middle } : { from: middle, until };
}

/** A day and the one after it; undefined for what is no day. */
export function dayPeriod(text: string): Period | undefined {
  const serial = readSureDay(text);
  if (serial === undefined) return undefined;
  return { from: isoDay(serial), until: isoDay(serial + 1) };
}

const UNIX_EPOCH = 25_569;
const isoDay = (serial: number) => new Date((serial - UNIX_EPOCH) * 86_400_000).toISOString().slice(0, 10);

/** What a period is called: a year, a quarter, a month, a day. */
function nameOf(from: string, until: string): string | undefined {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const is = (period: Period) => period.from === from && period.until === until;
  if (is(yearPeriod(year))) return String(year);
  if (day === 1 && month % 3 === 1 && is(quarterPeriod(year, (month + 2) / 3)))
    return `Q${(month + 2) / 3} ${year}`;
  if (is(monthPeriod(year, month))) return `${MONTHS[month - 1]} ${year}`;
  return serialOfIso(until, false) - serialOfIso(from, false) === 1 ? from : undefined;
}

const dayBefore = (iso: string) => isoDay(serialOfIso(iso, false) - 1);

/** A period in words: `is in March 2025`, `is since 2025-03-01`. */
export function sayPeriod(from: string, until: string): string {
  if (from === '') return `is before ${until}`;
  if (until === '') return `is since ${from}`;
  const name = nameOf(from, until);
  if (name) return `is ${name.includes('-') ? 'on' : 'in'} ${name}`;
  return `is from ${from} to ${dayBefore(until)}`;
}
