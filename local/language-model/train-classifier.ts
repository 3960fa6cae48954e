import { TABLE_SIZE, WEIGHT_STEP } from '@/shared/engines/offline/corrections/classifier.ts';

const RATE = 0.12;
/** Pulls weights to nothing that few sentences speak for. */
const DECAY = 1e-6;

/** Logistic regression over hashed features, one example after another (AdaGrad). */
export class Trainer {
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #step: number;

  /** @param step weights are given as whole numbers of it */
  constructor(size = TABLE_SIZE, step = WEIGHT_STEP) {
    this.#weights = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(0.1);
    this.#step = step;
  }

  /** @returns the probability given before this example was learned from */
  learn(features: Uint32Array, isRight: boolean): number {
    let sum = 0;
    for (const feature of features) sum += this.#weights[feature] ?? 0;
    const probability = 1 / (1 + Math.exp(-sum));
    const error = (isRight ? 1 : 0) - probability;
    for (const feature of features) {
      const weight = this.#weights[feature] ?? 0;
      const gradient = error - DECAY * weight;
      const square = (this.#squares[feature] ?? 0) + gradient * gradient;
      this.#squares[feature] = square;
      this.#weights[feature] = weight + (RATE * gradient) / Math.sqrt(square);
    }
    return probability;
  }

  /** The weights as whole numbers of the step. */
  quantised(): Int8Array {
    return Int8Array.from(this.#weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight / this.#step))),
    );
  }
}
