const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/**
 * The number in `bytes[from, to)`; NaN where it is none. Up to 15 digits are read as a whole number and divided by a
 * power of ten, both exact, so that the result is rounded once, as `Number` does.
 */
export function parseNumber(bytes: Uint8Array, from: number, to: number): number {
  let mantissa = 0;
  let point = -1;
  const isNegative = bytes[from] === 45;
  const start = isNegative ? from + 1 : from;
  if (to - start > 16) return parseSlowly(bytes, from, to);
  for (let at = start; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 48 && byte <= 57) mantissa = mantissa * 10 + byte - 48;
    else if (byte === 46 && point < 0) point = at;
    else return parseSlowly(bytes, from, to);
  }
  if (mantissa > 999_999_999_999_999 || to === start) return parseSlowly(bytes, from, to);
  const value = point < 0 ? mantissa : mantissa / (POWERS[to - point - 1] ?? Number.NaN);
  return isNegative ? -value : value;
}

function parseSlowly(bytes: Uint8Array, from: number, to: number): number {
  if (to - from > 400) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(from, to)).trim();
  return text === '' ? Number.NaN : Number(text);
}
