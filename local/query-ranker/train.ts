import type { Example } from './examples.ts';

export type Weights = Record<string, number>;

interface Options {
  rounds: number;
  /** How strongly weights are drawn to 0. */
  decay: number;
}

/** What a made question counts for beside a stranger's: they are many and of few kinds. */
const MADE_SHARE = 0.3;

/** Rows of a question with figures for features, for speed. */
interface Rows {
  rows: { at: Int32Array; value: Float64Array; isTrue: boolean }[];
  share: number;
}

function packed(examples: readonly Example[]): { names: string[]; all: Rows[] } {
  const places = new Map<string, number>();
  const placeOf = (name: string) => {
    const found = places.get(name) ?? places.size;
    places.set(name, found);
    return found;
  };
  const all = examples
    .filter(({ candidates }) => candidates.some((one) => one.isTrue))
    .map(({ candidates, isMade }) => ({
      share: isMade ? MADE_SHARE : 1,
      rows: candidates.map(({ features, isTrue }) => ({
        at: Int32Array.from(features, ([name]) => placeOf(name)),
        value: Float64Array.from(features, ([, value]) => value),
        isTrue,
      })),
    }));
  return { names: [...places.keys()], all };
}

/** The part of all likelihood that true candidates hold is made as large as it can be (softmax over each question). */
export function train(examples: readonly Example[], { rounds, decay }: Options): Weights {
  const { names, all } = packed(examples);
  const weights = new Float64Array(names.length);
  const count = all.reduce((sum, { share }) => sum + share, 0);
  const [first, second] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(names.length);
    for (const { rows, share } of all) {
      const scores = rows.map(({ at, value }) => {
        let sum = 0;
        for (let own = 0; own < at.length; own += 1) sum += (weights[at[own] ?? 0] ?? 0) * (value[own] ?? 0);
        return sum;
      });
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const whole = odds.reduce((sum, one) => sum + one, 0);
      const good = odds.reduce((sum, one, at) => sum + (rows[at]?.isTrue ? one : 0), 0);
      rows.forEach(({ at, value, isTrue }, row) => {
        const odd = odds[row] ?? 0;
        const pull = odd / whole - (isTrue ? odd / good : 0);
        if (Math.abs(pull) < 1e-9) return;
        for (let own = 0; own < at.length; own += 1) {
          const place = at[own] ?? 0;
          slope[place] = (slope[place] ?? 0) + (share * pull * (value[own] ?? 0)) / count;
        }
      });
    }
    // Adam (Kingma and Ba 2015).
    for (let at = 0; at < weights.length; at += 1) {
      const own = (slope[at] ?? 0) + decay * (weights[at] ?? 0);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own * own;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** round);
      const spread = (second[at] ?? 0) / (1 - 0.999 ** round);
      weights[at] = (weights[at] ?? 0) - (0.05 * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1e3) / 1e3]));
}

export function weigh(features: readonly (readonly [string, number])[], weights: Weights): number {
  return features.reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
}
