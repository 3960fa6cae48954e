import { type LanguageModel, UNKNOWN } from './language-model.ts';
import { LEAD, type Sentence } from './sentence.ts';

/** Rows of the table of words: what is no word of it, a number, something shielded, then the words. */
const Row = { unknown: 0, number: 1, other: 2, words: 3 } as const;
/** Parted, capital, no word. */
const MARKS = 3;
const MOST_KEPT = 300;

const NoWord = { number: -2, other: -3 } as const;

/** A token as the net knows it: a word by its number in the model, what is none by one below all of them. */
export function readToken(
  model: LanguageModel,
  { tokens, ids }: Sentence,
  at: number,
): { id: number; classes: number; isCapital: boolean } {
  const token = tokens[at];
  const isCapital = at > 0 && token !== undefined && token.text !== token.lower && token.lower !== 'i';
  if (!token?.isWord)
    return { id: /\d/.test(token?.text ?? '') ? NoWord.number : NoWord.other, classes: 0, isCapital };
  const id = ids[at + LEAD] ?? UNKNOWN;
  return { id, classes: id === UNKNOWN ? 0 : model.classesOf(id), isCapital };
}

/** Rows of whole numbers with a scale each. */
class Rows {
  readonly width: number;
  readonly #cells: Int8Array;
  readonly #scales: Float32Array;

  constructor(cells: Int8Array, scales: Float32Array) {
    this.width = cells.length / scales.length;
    this.#cells = cells;
    this.#scales = scales;
  }

  copy(row: number, target: Float64Array, start: number): void {
    const scale = this.#scales[row] ?? 0;
    const first = row * this.width;
    for (let at = 0; at < this.width; at += 1) target[start + at] = (this.#cells[first + at] ?? 0) * scale;
  }

  /** All of it, widened. */
  widened(): Float64Array {
    const cells = new Float64Array(this.#cells.length);
    for (let row = 0; row < this.#scales.length; row += 1) this.copy(row, cells, row * this.width);
    return cells;
  }
}

/** What is read at once of a matrix: sums of their own do not wait for each other. */
const AT_ONCE = 4;

/** A matrix, widened at its first use. */
class Matrix {
  readonly width: number;
  readonly height: number;
  readonly #rows: Rows;
  #cells: Float64Array | undefined;

  constructor(rows: Rows, height: number) {
    this.#rows = rows;
    this.width = rows.width;
    this.height = height;
  }

  /** Adds to `sums` the product of a vector with as much of each row, from a column on. */
  addTo(sums: Float64Array, column: number, vector: Float64Array): void {
    this.#cells ??= this.#rows.widened();
    const cells = this.#cells;
    for (let row = 0; row < this.height; row += AT_ONCE) {
      let [first, second, third, fourth] = [0, 0, 0, 0];
      const start = row * this.width + column;
      for (let at = 0; at < vector.length; at += 1) {
        const value = vector[at] as number;
        const cell = start + at;
        first += (cells[cell] as number) * value;
        second += (cells[cell + this.width] as number) * value;
        third += (cells[cell + 2 * this.width] as number) * value;
        fourth += (cells[cell + 3 * this.width] as number) * value;
      }
      sums[row] = (sums[row] as number) + first;
      sums[row + 1] = (sums[row + 1] as number) + second;
      sums[row + 2] = (sums[row + 2] as number) + third;
      sums[row + 3] = (sums[row + 3] as number) + fourth;
    }
  }
}

/** A layer adds to each token what it sees of it and of those `reach` before and behind. */
interface Layer {
  matrix: Matrix;
  bias: Float32Array;
  reach: number;
}

/** How likely it is that correct text has a comma before a word, or that a sentence begins with it. */
export interface MarkBefore {
  comma: number;
  begins: number;
}

/** Nothing, a comma, a statement, a question. */
const KINDS = 4;

/**
 * A small net over the words of a sentence (convolutions, each layer looking further) that says which marks are missing
 * before them. `local/language-model/train-breaks.py` makes it; nothing of it is parsed.
 */
export class SentenceNet {
  readonly #ids: Uint32Array;
  readonly #vectors: Rows;
  readonly #shape: { dimensions: number; classBits: number; size: number };
  readonly #layers: readonly Layer[];
  readonly #mark: Matrix;
  readonly #markBias: Float32Array;
  readonly #kept = new Map<string, MarkBefore[]>();

  /** @param section the part of the model's file */
  constructor({ buffer, byteOffset }: Uint8Array) {
    let at = byteOffset;
    const bytes = (length: number): number => {
      const start = at;
      at += (length + 3) & ~3;
      return start;
    };
    const numbers = (length: number) => new Uint32Array(buffer, bytes(length * 4), length);
    const floats = (length: number) => new Float32Array(buffer, bytes(length * 4), length);
    const rows = (count: number, width: number) =>
      new Rows(new Int8Array(buffer, bytes(count * width), count * width), floats(count));
    const [words = 0, dimensions = 0, classBits = 0, size = 0, layers = 0] = numbers(5);
    this.#shape = { dimensions, classBits, size };
    this.#ids = numbers(words - Row.words);
    this.#vectors = rows(words, dimensions);
    this.#layers = [...numbers(layers)].map((reach, index) => ({
      reach,
      bias: floats(size),
      matrix: new Matrix(rows(size, 3 * (index === 0 ? dimensions + classBits + MARKS : size)), size),
    }));
    this.#markBias = floats(KINDS);
    this.#mark = new Matrix(rows(KINDS, size), KINDS);
  }

  /** For each token, which mark correct text has before it: typed or missing. */
  marksBefore(model: LanguageModel, sentence: Sentence): MarkBefore[] {
    const key = sentence.tokens.map((token) => `${token.parted ? ',' : ''}${token.text}`).join(' ');
    const known = this.#kept.get(key);
    if (known) return known;
    const { size } = this.#shape;
    const states = this.#states(this.#inputs(model, sentence), sentence.tokens.length);
    const marks = sentence.tokens.map((_, at) => this.#markOf(states.subarray(at * size, (at + 1) * size)));
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, marks);
    return marks;
  }

  #markOf(state: Float64Array): MarkBefore {
    const sums = Float64Array.from(this.#markBias);
    this.#mark.addTo(sums, 0, state);
    const [none = 0, comma = 0, statement = 0, question = 0] = sums.map(Math.exp);
    const begins = statement + question;
    const all = none + comma + begins;
    return { comma: comma / all, begins: begins / all };
  }

  /** One vector a token: its word's, what the word can be, and how it stands. */
  #inputs(model: LanguageModel, sentence: Sentence): Float64Array {
    const { dimensions, classBits } = this.#shape;
    const width = dimensions + classBits + MARKS;
    const inputs = new Float64Array(sentence.tokens.length * width);
    sentence.tokens.forEach((token, at) => {
      const { id, classes, isCapital } = readToken(model, sentence, at);
      let next = at * width;
      this.#vectors.copy(this.#rowOf(id), inputs, next);
      next += dimensions;
      for (let bit = 0; bit < classBits; bit += 1) inputs[next++] = (classes >> bit) & 1;
      inputs.set([Number(token.parted && at > 0), Number(isCapital), Number(!token.isWord)], next);
    });
    return inputs;
  }

  #rowOf(id: number): number {
    if (id === NoWord.number) return Row.number;
    if (id === NoWord.other) return Row.other;
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const other = this.#ids[middle] ?? 0;
      if (other === id) return middle + Row.words;
      if (other < id) low = middle + 1;
      else high = middle - 1;
    }
    return Row.unknown;
  }

  #states(inputs: Float64Array, length: number): Float64Array {
    const { size } = this.#shape;
    const sums = new Float64Array(size);
    let states = inputs;
    for (const [depth, { matrix, bias, reach }] of this.#layers.entries()) {
      const width = matrix.width / 3;
      const next = depth === 0 ? new Float64Array(length * size) : states.slice();
      for (let at = 0; at < length; at += 1) {
        sums.set(bias);
        for (const side of [0, 1, 2]) {
          const other = at + (side - 1) * reach;
          if (other < 0 || other >= length) continue;
          matrix.addTo(sums, side * width, states.subarray(other * width, (other + 1) * width));
        }
        for (let unit = 0; unit < size; unit += 1) {
          const sum = sums[unit] as number;
          if (sum > 0) next[at * size + unit] = (next[at * size + unit] as number) + sum;
        }
      }
      states = next;
    }
    return states;
  }
}
