import { language } from '@/shared/texts/language.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY_OF_WEEK = { ...DAY, weekday: 'short' } as const;

// Made once for each language: a list asks for its rows' dates at every turn.
const made = new Map<string, Intl.DateTimeFormat>();

function format(at: number, options: Intl.DateTimeFormatOptions, locale = language().locale): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known.format(at);
}

export const formatDay = (at: number) => format(at, DAY);

export const formatTime = (at: number) => format(at, TIME);

/** Day and time; of today the time alone. */
export const formatMoment = (at: number, now = Date.now()) =>
  formatDay(at) === formatDay(now) ? formatTime(at) : `${formatDay(at)}, ${formatTime(at)}`;

/** As the heading of a day's lines: `Wed, 18 Nov 2026`. */
export function formatHeading(day: number): string {
  const { locale } = language();
  return format(day, DAY_OF_WEEK, locale === 'en' ? 'en-GB' : locale);
}
