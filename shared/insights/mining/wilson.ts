const Z = 1.96;

/** Wilson score interval of a share at 95 % (Wilson 1927); `[0, 1]` of nothing. Four decimals, so that it prints alike everywhere. */
export function wilson(value: number, of: number): [number, number] {
  if (of <= 0) return [0, 1];
  const share = value / of;
  const denominator = 1 + (Z * Z) / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const round = (end: number) => Math.round(Math.min(1, Math.max(0, end)) * 10_000) / 10_000;
  return [round((middle - spread) / denominator), round((middle + spread) / denominator)];
}
