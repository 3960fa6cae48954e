/** Weights are kept as whole numbers of this. */
export const WEIGHT_STEP = 1 / 24;
/** How many weights there are: a power of two. */
export const TABLE_SIZE = 1 << 19;

/** The probability that a change is right, by the sum of its features' weights (logistic regression). */
export function probabilityOf(weights: Int8Array, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum * WEIGHT_STEP));
}
