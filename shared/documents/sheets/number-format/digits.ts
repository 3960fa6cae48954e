/** Excel calculates and shows with 15 significant digits. */
const PRECISION = 15;
/** Below this, and so far from a whole number, what 15 digits leave away decides nothing. */
const EXACT = 1e9;
const HARDLY = 1e-6;
const FEW_PLACES = 6;

export interface Decimal {
  /** Digits before the point, without leading zeros: empty for numbers below one. */
  whole: string;
  /** Digits behind the point, as many as were asked for. */
  fraction: string;
}

/** The 15 significant digits of a number that is not negative, and the power of ten of the first one. */
function significant(value: number): { digits: string; exponent: number } {
  const text = value.toExponential(PRECISION - 1);
  const e = text.indexOf('e');
  return { digits: text[0] + text.slice(2, e), exponent: Number(text.slice(e + 1)) };
}

function roundUp(digits: string): string {
  let at = digits.length - 1;
  while (at >= 0 && digits[at] === '9') at -= 1;
  if (at < 0) return `1${'0'.repeat(digits.length)}`;
  return `${digits.slice(0, at)}${Number(digits[at]) + 1}${'0'.repeat(digits.length - at - 1)}`;
}

/**
 * A number that is not negative as decimal digits, halves rounded up on what Excel sees of it: 1.005 with two places is
 * 1.01, though the binary number behind it lies below.
 */
export function decimalOf(value: number, places: number): Decimal {
  if (value === 0) return { whole: '', fraction: '0'.repeat(places) };
  const scaled = places <= FEW_PLACES ? value * 10 ** places : Number.POSITIVE_INFINITY;
  const near = Math.round(scaled);
  // Most numbers have no more digits than are shown: nothing is rounded.
  if (near > 0 && near < EXACT && Math.abs(scaled - near) < HARDLY) {
    const all = String(near).padStart(places, '0');
    return { whole: all.slice(0, all.length - places), fraction: all.slice(all.length - places) };
  }
  const { digits, exponent } = significant(value);
  // All digits stand behind a point that is moved by the exponent.
  const kept = exponent + 1 + places;
  let rounded: string;
  if (kept < 0) rounded = '';
  else if (kept >= digits.length) rounded = digits + '0'.repeat(kept - digits.length);
  else
    rounded = digits.charCodeAt(kept) >= 53 ? roundUp(digits.slice(0, kept) || '0') : digits.slice(0, kept);
  // Rounding up the empty piece gives "10" where "1" is meant.
  if (kept === 0 && rounded === '10') rounded = '1';
  if (kept === 0 && rounded === '0') rounded = '1';
  const padded = rounded.padStart(places, '0');
  const split = padded.length - places;
  return { whole: padded.slice(0, split).replace(/^0+/, ''), fraction: padded.slice(split) };
}

/** Power of ten of the first significant digit, after rounding to 15. */
export function exponentOf(value: number): number {
  return value === 0 ? 0 : significant(value).exponent;
}
