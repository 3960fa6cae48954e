import { language } from '@/shared/texts/language.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY_OF_WEEK = { ...DAY, weekday: 'short' } as const;

// Made once for each language: a list asks for its rows' dates at every turn.
const made = new Map<string, Intl.DateTimeFormat>();

/** English as the sentences are written: the day before the month. */
const localeInUse = () => (language().locale === 'en' ? 'en-GB' : language().locale);

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  const locale = localeInUse();
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known.format(at);
}

export const formatDay = (at: number) => format(at, DAY);

export const formatTime = (at: number) => format(at, TIME);

/** Day and time, never parted where a line ends. */
export const formatMoment = (at: number) => `${formatDay(at)}, ${formatTime(at)}`.replaceAll(' ', '\u00a0');

/** As the heading of a day's lines: `Wed, 18 Nov 2026`. */
export const formatHeading = (day: number) => format(day, DAY_OF_WEEK);
