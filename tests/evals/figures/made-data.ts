import type { Words } from './words.ts';

/** One row of made sales. */
export interface Sale {
  date: string;
  region: string;
  product: string;
  units: number;
  price: number;
  amount: number;
}

/** Numbers that look random and are the same each time (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Sales of two years, in the order of their days. */
export function salesOf(words: Words, seed: number, count = 40): Sale[] {
  const next = numbers(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  return Array.from({ length: count }, (): Sale => {
    const units = 1 + Math.floor(next() * 90);
    const price = 2 + Math.floor(next() * 60);
    return {
      date: `${2023 + Math.floor(next() * 2)}-${pad(1 + Math.floor(next() * 6))}-${pad(1 + Math.floor(next() * 28))}`,
      region: pick(words.regions),
      product: pick(words.products),
      units,
      price,
      amount: units * price,
    };
  }).sort((a, b) => a.date.localeCompare(b.date));
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The sums of a figure by a key, in the order the keys come. */
export function sumsBy<T>(
  rows: readonly T[],
  key: (row: T) => string,
  figure: (row: T) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + figure(row));
  return sums;
}

/** The key with the largest or the smallest sum. */
export function topOf(sums: ReadonlyMap<string, number>, isLeast = false): string {
  return [...sums].sort((a, b) => (isLeast ? a[1] - b[1] : b[1] - a[1]))[0]?.[0] ?? '';
}
