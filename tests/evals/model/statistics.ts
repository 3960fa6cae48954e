/** One draft under one condition against the untouched draft. */
export interface Judged {
  /** 1: the condition won in both orders; 0: the untouched draft did; 0.5: the judge wavered, or saw no difference. */
  score: 0 | 0.5 | 1;
  /** Natural logarithm of how much longer the condition's answer is. */
  lengthLog: number;
}

export interface Rate {
  rate: number;
  /** 95 % interval by the bootstrap's percentiles. */
  low: number;
  high: number;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A small generator with a seed (mulberry32), so that a recorded run gives the same interval again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/**
 * The share of wins where both answers were equally long: a logistic regression of the score on the difference in
 * length, read at zero. A ridge of 0.01 keeps it finite where every score is the same.
 */
export function lengthControlled(all: readonly Judged[]): number {
  let [intercept, slope] = [0, 0];
  for (let step = 0; step < 50; step += 1) {
    let [g0, g1, h00, h01, h11] = [-0.01 * intercept, -0.01 * slope, 0.01, 0, 0.01];
    for (const { score, lengthLog } of all) {
      const expected = logistic(intercept + slope * lengthLog);
      const weight = expected * (1 - expected);
      g0 += score - expected;
      g1 += (score - expected) * lengthLog;
      h00 += weight;
      h01 += weight * lengthLog;
      h11 += weight * lengthLog ** 2;
    }
    const determinant = h00 * h11 - h01 ** 2;
    intercept += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return logistic(intercept);
}

/** The share of wins, ties as halves, with its interval. */
export function winRate(all: readonly Judged[], { samples = 2_000, seed = 1 } = {}): Rate {
  const random = randomFrom(seed);
  const rates = Array.from({ length: samples }, () =>
    mean(all.map(() => all[Math.floor(random() * all.length)]?.score ?? 0.5)),
  ).sort((one, other) => one - other);
  const at = (share: number) => rates[Math.floor(share * (samples - 1))] ?? 0.5;
  return { rate: mean(all.map(({ score }) => score)), low: at(0.025), high: at(0.975) };
}
