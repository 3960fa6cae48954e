export type Statistic = 'median' | 'p95' | 'p99' | 'max';

const QUANTILES: Record<Statistic, number> = { median: 0.5, p95: 0.95, p99: 0.99, max: 1 };

/** The value below which the given share of the samples lies, interpolated between neighbours. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) return Number.NaN;
  const sorted = [...samples].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

export function statisticOf(samples: readonly number[], statistic: Statistic): number {
  return quantile(samples, QUANTILES[statistic]);
}

export const median = (samples: readonly number[]): number => statisticOf(samples, 'median');

/** Numbers in [0, 1) that are the same in every run, so that a verdict never hangs on the draw (mulberry32). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DRAWS = 400;

/**
 * The low end of what a judged quantity may truly be, from the samples alone (bootstrap, 5th percentile). Rounds that
 * were measured in turn are drawn as pairs, so that a slow minute of the machine counts on both sides.
 */
export function lowEnd(
  ours: readonly number[],
  peer: readonly number[],
  quantity: (ours: readonly number[], peer: readonly number[]) => number,
): number {
  const random = repeatableRandom(ours.length);
  const draw = (count: number) => Array.from({ length: count }, () => Math.floor(random() * count));
  const pick = (samples: readonly number[], places: number[]) =>
    places.flatMap((place) => samples[place] ?? []);
  const quantities = Array.from({ length: DRAWS }, () => {
    const places = draw(ours.length);
    const peerPlaces = peer.length === ours.length ? places : draw(peer.length);
    return quantity(pick(ours, places), pick(peer, peerPlaces));
  });
  return quantile(quantities, 0.05);
}
