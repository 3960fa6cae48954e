/** A number of 32 bits from two others, each bit of which depends on all of theirs. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** How the cells of a map are spread: `segments` overlapping stretches of `segmentLength` cells, a power of two. */
export interface FuseShape {
  segmentLength: number;
  segments: number;
  seed: number;
}

/** The three cells of a key, as places in the table. */
export function cellsOf(key: number, { segmentLength, segments, seed }: FuseShape): [number, number, number] {
  const high = mix(key, seed);
  const low = mix(key, seed ^ 0x5bd1e995);
  const first = Math.floor((high * (segments * segmentLength)) / 2 ** 32);
  const mask = segmentLength - 1;
  return [first, (first + segmentLength) ^ ((low >>> 16) & mask), (first + 2 * segmentLength) ^ (low & mask)];
}

/** What the three cells of a key give beside its value: how a key that was never stored is told. */
export const fingerprintOf = (key: number, seed: number): number => mix(key, seed ^ 0x27d4eb2f);

/**
 * A static map from 32-bit keys to small numbers in `valueBits` bits a key, without the keys: a binary fuse filter
 * (T. M. Graf, D. Lemire: Binary Fuse Filters, 2022) whose fingerprints carry a value. One in 2^(cell bits − valueBits)
 * keys that were never stored gets a value all the same.
 */
export class FuseMap {
  readonly #cells: Uint8Array | Uint16Array;
  readonly #shape: FuseShape;
  readonly #valueMask: number;
  readonly #fingerprintMask: number;

  constructor(cells: Uint8Array | Uint16Array, shape: FuseShape, valueBits: number) {
    this.#cells = cells;
    this.#shape = shape;
    this.#valueMask = (1 << valueBits) - 1;
    this.#fingerprintMask = ((1 << (cells.BYTES_PER_ELEMENT * 8)) - 1) & ~this.#valueMask;
  }

  /** @returns the value of a key, or -1 */
  get(key: number): number {
    const [a, b, c] = cellsOf(key, this.#shape);
    const cell = (this.#cells[a] ?? 0) ^ (this.#cells[b] ?? 0) ^ (this.#cells[c] ?? 0);
    const found = cell ^ fingerprintOf(key, this.#shape.seed);
    return (found & this.#fingerprintMask) === 0 ? cell & this.#valueMask : -1;
  }
}
