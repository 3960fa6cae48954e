import { language } from '@/shared/texts/language.ts';

const DAY = { dateStyle: 'medium' } as const;
const MOMENT = { ...DAY, timeStyle: 'short' } as const;

const format = (timestamp: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language().locale, options).format(new Date(timestamp));

/** A day as a reader writes it, such as `Nov 20, 2026`. */
export const formatDay = (timestamp: string) => format(timestamp, DAY);

/** The day of something written in public, the same for every reader. */
export const formatPlainDay = (day: string) => format(day, { ...DAY, timeZone: 'UTC' });

/** A day with its time of day, of which `AM` and `PM` stay with their hour. */
export const formatMoment = (timestamp: string) =>
  format(timestamp, MOMENT).replace(/\s(?=[AP]M$)/u, '\u00A0');
