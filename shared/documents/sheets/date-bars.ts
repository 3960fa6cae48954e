import type { Bar } from './chart.ts';
import { isoOfSerial } from './serial-date.ts';

/** A year of months in a chart, or a fortnight of days. */
const MAX_BARS = 14;
const DAYS_OF_WEEK = 7;
/** Serial 2 is a Monday. */
const MONDAY = 2;

/** One way to part time: which part a day lies in, and what that part is called. */
interface Unit {
  indexOf: (serial: number) => number;
  label: (index: number) => string;
}

const partsOf = (serial: number): [year: number, month: number] => {
  const [year = 0, month = 1] = (isoOfSerial(serial, false) ?? '').split('-').map(Number);
  return [year, month];
};
const dayOf = (serial: number) => (isoOfSerial(serial, false) ?? '').split('T')[0] ?? '';
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const pad = (value: number) => String(value).padStart(2, '0');

/** As the answers name them; a year's parts hold the same months in every year. */
const ofYear = (months: number, label: (year: number, part: number) => string): Unit => ({
  indexOf: (serial) => {
    const [year, month] = partsOf(serial);
    return Math.floor((year * 12 + month - 1) / months);
  },
  label: (index) => label(Math.floor((index * months) / 12), ((index * months) % 12) / months + 1),
});

const units: readonly Unit[] = [
  { indexOf: Math.floor, label: dayOf },
  {
    indexOf: (serial) => Math.floor((serial - MONDAY) / DAYS_OF_WEEK),
    label: (index) => `from ${shortDay.format(new Date(dayOf(index * DAYS_OF_WEEK + MONDAY)))}`,
  },
  ofYear(1, (year, month) => `${year}-${pad(month)}`),
  ofYear(3, (year, quarter) => `${year} Q${quarter}`),
  ofYear(12, (year) => `${year}`),
  ofYear(120, (year) => `${year}s`),
];

/**
 * How many of some sorted days lie in each day, week, month, quarter, year or decade: the shortest of these that part their span
 * into few enough bars, from the first day's to the last day's.
 * @param most Bars at the most, however long the span
 * @returns null where none does, and for times without a day
 */
export function dateBars(sorted: Float64Array, most = MAX_BARS): Bar[] | null {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || first < 1 || !dayOf(first) || !dayOf(last)) return null;
  const unit = units.find(({ indexOf }) => indexOf(last) - indexOf(first) < Math.min(most, MAX_BARS));
  if (!unit) return null;
  const start = unit.indexOf(first);
  const counts = new Uint32Array(unit.indexOf(last) - start + 1);
  for (const serial of sorted) {
    const at = unit.indexOf(serial) - start;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return Array.from(counts, (count, at) => ({ label: unit.label(start + at), count }));
}
