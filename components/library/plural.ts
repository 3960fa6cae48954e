const numbers = new Intl.NumberFormat('en');

/** A number and its noun: `1 item`, `1,240 items`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export const formatNumber = (count: number) => numbers.format(count);

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const times = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const formatDay = (at: number) => days.format(at);
/** Day and time; of today the time alone. */
export const formatMoment = (at: number, now = Date.now()) =>
  formatDay(at) === formatDay(now) ? times.format(at) : `${formatDay(at)}, ${times.format(at)}`;
