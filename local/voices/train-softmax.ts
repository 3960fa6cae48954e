/** A text's features by index; those that it lacks are left out. */
export type Features = ReadonlyMap<number, number>;

const STEPS = 150;
const RATE = 0.1;
const DECAY = { mean: 0.9, square: 0.999 };
/** Keeps weights small, so that no word decides alone. */
const RIDGE = 5e-5;

/** What is learnt: a weight for each feature and class, row by row; the last row is of no feature. */
export interface Weights {
  values: Float64Array;
  classes: number;
}

export function shares(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** What each class comes to for a text's features. */
export function sumsOf(features: Features, { values, classes }: Weights): Float64Array {
  const sums = values.slice(values.length - classes);
  for (const [feature, amount] of features)
    for (let at = 0; at < classes; at += 1)
      sums[at] = (sums[at] ?? 0) + amount * (values[feature * classes + at] ?? 0);
  return sums;
}

function gradientOf(texts: readonly Features[], wanted: readonly number[], weights: Weights): Float64Array {
  const { values, classes } = weights;
  const bias = values.length - classes;
  const gradient = values.map((value, at) => (at < bias ? RIDGE * value : 0));
  texts.forEach((features, index) => {
    const missed = shares(sumsOf(features, weights));
    const right = wanted[index] ?? 0;
    missed[right] = (missed[right] ?? 0) - 1;
    for (let at = 0; at < classes; at += 1) {
      const part = (missed[at] ?? 0) / texts.length;
      gradient[bias + at] = (gradient[bias + at] ?? 0) + part;
      for (const [feature, amount] of features) {
        const place = feature * classes + at;
        gradient[place] = (gradient[place] ?? 0) + amount * part;
      }
    }
  });
  return gradient;
}

/** Learns which class a text is of, by Adam over all texts at once: the same texts give the same weights. */
export function trainSoftmax(
  texts: readonly Features[],
  wanted: readonly number[],
  { features, classes }: { features: number; classes: number },
): Weights {
  const weights: Weights = { values: new Float64Array((features + 1) * classes), classes };
  const mean = new Float64Array(weights.values.length);
  const square = new Float64Array(weights.values.length);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = gradientOf(texts, wanted, weights);
    gradient.forEach((slope, at) => {
      mean[at] = DECAY.mean * (mean[at] ?? 0) + (1 - DECAY.mean) * slope;
      square[at] = DECAY.square * (square[at] ?? 0) + (1 - DECAY.square) * slope * slope;
      const sure = Math.sqrt((square[at] ?? 0) / (1 - DECAY.square ** step)) + 1e-8;
      const moved = (mean[at] ?? 0) / (1 - DECAY.mean ** step) / sure;
      weights.values[at] = (weights.values[at] ?? 0) - RATE * moved;
    });
  }
  return weights;
}
