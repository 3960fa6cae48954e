const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A day as a reader writes it, such as `Nov 20, 2026`. */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));

/** A day with its time of day. */
export const formatMoment = (timestamp: string) => moment.format(new Date(timestamp));
