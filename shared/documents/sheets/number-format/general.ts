import { decimalOf, exponentOf } from './digits.ts';

/** How many characters Excel's General shows at most, the sign not counted. */
const WIDTH = 11;

function scientific(value: number): string {
  let exponent = exponentOf(value);
  let { whole, fraction } = decimalOf(value / 10 ** exponent, 5);
  if (whole.length > 1) {
    exponent += 1;
    whole = '1';
    fraction = '';
  }
  const mantissa = trimZeros(whole, fraction);
  const sign = exponent < 0 ? '-' : '+';
  return `${mantissa}E${sign}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function trimZeros(whole: string, fraction: string): string {
  const kept = fraction.replace(/0+$/, '');
  return kept === '' ? whole || '0' : `${whole || '0'}.${kept}`;
}

function positiveGeneral(value: number): string {
  if (Number.isInteger(value) && value < 1e11) return String(value);
  const exponent = exponentOf(value);
  if (exponent >= WIDTH || exponent < -9) return scientific(value);
  const places = exponent >= 0 ? Math.max(0, WIDTH - 2 - exponent) : WIDTH - 2;
  const { whole, fraction } = decimalOf(value, places);
  if (whole.length > WIDTH) return scientific(value);
  const fixed = trimZeros(whole, fraction);
  if (exponent >= -4) return fixed;
  // Tiny numbers stay as they are only where nothing of them is lost.
  return Number(fixed) === Number(value.toPrecision(15)) ? fixed : scientific(value);
}

/** A number by the format General, in a cell that is wide enough. */
export function formatGeneral(value: number): string {
  if (!Number.isFinite(value)) return '#NUM!';
  return value < 0 ? `-${positiveGeneral(-value)}` : positiveGeneral(value);
}
