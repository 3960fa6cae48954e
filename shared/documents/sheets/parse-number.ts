const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
/** Digits that always fit a whole number exactly. */
const SAFE_DIGITS = 15;
/** Splits a number of 53 bits into halves of 26 (Dekker 1971). */
const SPLITTER = 134_217_729;

/** Where a value stands in bytes. */
export interface ValueSpan {
  valueFrom: number;
  valueTo: number;
}

/**
 * Puts the number that stands in the bytes into `target[0]`; NaN where it is none. Up to 15 digits are read as a whole
 * number and divided by a power of ten, both exact, so that the result is rounded once, as `Number` does; up to 19
 * digits in two parts.
 */
export function parseNumber(bytes: Uint8Array, span: ValueSpan, target: Float64Array): void {
  const { valueFrom: from, valueTo: to } = span;
  const isNegative = bytes[from] === 45;
  const start = isNegative ? from + 1 : from;
  let high = 0;
  let low = 0;
  let digits = 0;
  let point = -1;
  for (let at = start; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit >= 0 && digit <= 9) {
      if (digits < SAFE_DIGITS) high = high * 10 + digit;
      else low = low * 10 + digit;
      if (digits > 0 || digit > 0) digits += 1;
    } else if (digit === -2 && point < 0) point = at;
    else {
      target[0] = parseSlowly(bytes, span);
      return;
    }
  }
  const places = point < 0 ? 0 : to - point - 1;
  const isBare = to - start === (point < 0 ? 0 : 1);
  if (digits > 19 || places > 22 || isBare) {
    target[0] = parseSlowly(bytes, span);
    return;
  }
  if (digits <= SAFE_DIGITS) {
    const value = places === 0 ? high : high / (POWERS[places] ?? 1);
    target[0] = isNegative ? -value : value;
    return;
  }
  const power = POWERS[places] ?? 1;
  const value = divide(high, low, { shift: POWERS[digits - SAFE_DIGITS] ?? 1, power });
  if (Number.isNaN(value)) target[0] = parseSlowly(bytes, span);
  else target[0] = isNegative ? -value : value;
}

/** What a product of two numbers loses in rounding, exactly (Dekker 1971). */
function productError(a: number, b: number, product: number): number {
  const wideA = a * SPLITTER;
  const highA = wideA - (wideA - a);
  const lowA = a - highA;
  const wideB = b * SPLITTER;
  const highB = wideB - (wideB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}

/** (high × shift + low) ÷ power, rounded once; NaN where that cannot be told. */
function divide(high: number, low: number, { shift, power }: { shift: number; power: number }): number {
  const product = high * shift;
  const sum = product + low;
  const lost = low - (sum - product) + productError(high, shift, product);
  const quotient = sum / power;
  const back = quotient * power;
  const rest = (sum - back - productError(quotient, power, back) + lost) / power;
  // Only where the rest lies next to half a unit of the last place would its own rounding matter.
  const above = quotient + rest * (1 + 1e-9);
  const below = quotient + rest * (1 - 1e-9);
  return above === below ? above : Number.NaN;
}

function parseSlowly(bytes: Uint8Array, { valueFrom: from, valueTo: to }: ValueSpan): number {
  if (to - from > 400) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(from, to)).trim();
  return text === '' ? Number.NaN : Number(text);
}
