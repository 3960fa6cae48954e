const MONTHS_IN = { month: 1, year: 12 } as const;

/** The same day some months on, or that month's last one; the clock's time stays. UTC throughout. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** When the period that begins at `start` ends: counted from the anchor, so that the 31st comes back after February. */
export function periodEnd(
  anchor: number,
  start: number,
  every: { interval: 'month' | 'year'; interval_count: number },
): number {
  const step = MONTHS_IN[every.interval] * every.interval_count;
  let months = step;
  while (addMonths(anchor, months) <= start) months += step;
  return addMonths(anchor, months);
}

export interface Proration {
  credit: number;
  debit: number;
  total: number;
}

/** What the rest of a period costs at another price: the old one's rest back, the new one's rest on top (cents). */
export function prorate(change: {
  oldAmount: number;
  newAmount: number;
  period: { start: number; end: number };
  at: number;
}): Proration {
  const { start, end } = change.period;
  const share = end > start ? Math.min(1, Math.max(0, (end - change.at) / (end - start))) : 0;
  const credit = -Math.round(change.oldAmount * share);
  const debit = Math.round(change.newAmount * share);
  return { credit, debit, total: credit + debit };
}
