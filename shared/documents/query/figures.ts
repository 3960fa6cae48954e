/** Decimals of a number as it is written; none for those beyond reading. */
function decimalsOf(value: number): number {
  const [, fraction = ''] = /^-?\d+\.(\d+)$/.exec(String(value)) ?? [];
  return Math.min(10, fraction.length);
}

const mostDecimals = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);

/** The sum with the rounding error of each step carried along (Neumaier 1974). */
export function sumOf(values: readonly number[]): number {
  let sum = 0;
  let carried = 0;
  for (const value of values) {
    const next = sum + value;
    carried += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return round(sum + carried, mostDecimals(values));
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(10, decimals)));
}

/** The arithmetic mean, to four decimals more than the values have. */
export function meanOf(values: readonly number[]): number {
  return round(sumOf(values) / values.length, mostDecimals(values) + 4);
}

/** The middle value, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : meanOf([sorted[middle - 1] ?? Number.NaN, upper]);
}

/** The smallest and the largest of many values. */
export function extremeOf(values: readonly number[], isLowest: boolean): number {
  return values.reduce(
    (best, value) => (isLowest ? Math.min(best, value) : Math.max(best, value)),
    isLowest ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  );
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 10 });

const formats = new Map<number, Intl.NumberFormat>();

/** With two decimals as money has them, rounded; with more of them at least so many. */
function written(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (!format) {
    const most = decimals === CENTS ? CENTS : 10;
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: most });
    formats.set(decimals, format);
  }
  return format.format(value);
}

const CENTS = 2;

/** A length of time as clocks show it: hours and minutes, or minutes and seconds; a third part where it was shown. */
export function shownLength(value: number, { unit, parts }: { unit: string; parts: number }): string {
  const perUnit = parts === 3 ? 3_600 : 60;
  const all = Math.round(Math.abs(value) * perUnit);
  const two = (one: number) => String(one).padStart(2, '0');
  const whole = Math.floor(all / perUnit);
  const rest = all % perUnit;
  const shown = parts === 3 ? `${two(Math.floor(rest / 60))}:${two(rest % 60)}` : two(rest);
  return `${value < 0 ? '−' : ''}${whole.toLocaleString('en-US')}:${shown} ${unit}`;
}

/**
 * A number as an answer shows it, with the unit its column has.
 * @param decimals how many its column shows throughout
 */
export function shownNumber(value: number, unit: string, decimals?: number): string {
  if (unit === '%') return `${figures.format(round(value * 100, Math.abs(value) < 1e-4 ? 8 : 4))} %`;
  const isMoney = /^\p{Sc}|^[A-Z]{3}$/u.test(unit);
  const plain = isMoney && !Number.isInteger(value) ? amounts : figures;
  const shown = decimals === undefined ? plain.format(Math.abs(value)) : written(Math.abs(value), decimals);
  const sign = value < 0 ? '−' : '';
  if (!unit) return `${sign}${shown}`;
  return isMoney ? `${sign}${unit}${unit.length > 1 ? ' ' : ''}${shown}` : `${sign}${shown} ${unit}`;
}
