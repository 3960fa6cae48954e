const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const plainDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A day as a reader writes it, such as `Nov 20, 2026`. */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));

/** The day of something written in public, the same for every reader. */
export const formatPlainDay = (day: string) => plainDay.format(new Date(day));

/** A day with its time of day, of which `AM` and `PM` stay with their hour. */
export const formatMoment = (timestamp: string) =>
  moment.format(new Date(timestamp)).replace(/\s(?=[AP]M$)/u, '\u00A0');
