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

/** A number as an answer shows it, with the unit its column has. */
export function shownNumber(value: number, unit: string): string {
  if (unit === '%') return `${figures.format(round(value * 100, 8))} %`;
  const isMoney = /^\p{Sc}|^[A-Z]{3}$/u.test(unit);
  const shown = (isMoney && !Number.isInteger(value) ? amounts : figures).format(Math.abs(value));
  const sign = value < 0 ? '−' : '';
  if (!unit) return `${sign}${shown}`;
  return isMoney ? `${sign}${unit}${unit.length > 1 ? ' ' : ''}${shown}` : `${sign}${shown} ${unit}`;
}
