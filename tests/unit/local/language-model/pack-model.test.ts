import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { packModel } from '@/local/language-model/pack-model.ts';
import { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { writeModelFile } from '@/shared/engines/offline/language-model/model-file.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const words = ['<s>', '</s>', 'the', 'cat', 'sat'];
const sample = () =>
  packModel(
    {
      words,
      unigrams: { prob: Float32Array.of(-9, -2, -1, -2, -2), backoff: new Float32Array(5) },
      bigrams: {
        first: Uint32Array.of(0, 2, 3, 4),
        second: Uint32Array.of(2, 3, 4, 1),
        prob: Float32Array.of(-0.5, -0.5, -0.75, -1),
        backoff: new Float32Array(4),
      },
      trigrams: {
        first: Uint32Array.of(0, 2, 3),
        second: Uint32Array.of(2, 3, 4),
        third: Uint32Array.of(3, 4, 1),
        prob: Float32Array.of(-0.25, -0.25, -0.25),
      },
    },
    { spellings: ['cat', 'sat', 'the'], classify: (list) => new Uint8Array(list.length) },
    { bigrams: 5, trigrams: 4 },
  );

test('the same model gives the same bytes', () => {
  const digest = () => createHash('sha256').update(writeModelFile(sample())).digest('hex');
  expect(digest()).toBe(digest());
});

test('what was packed is read back: probabilities, words and spellings', () => {
  const model = new LanguageModel(writeModelFile(sample()).buffer);
  const [the, cat, sat] = ['the', 'cat', 'sat'].map((word) => model.id(word)) as [number, number, number];
  expect(model.estimate(the, cat, sat)).toEqual({ logProb: -0.25, order: 3 });
  expect(model.estimate(sat, the, cat)).toEqual({ logProb: -0.5, order: 2 });
  expect(model.word(cat)).toBe('cat');
  expect(model.isSpelling('cat')).toBe(true);
});

test('the file in the repository is the one its script made last', () => {
  const { weights, model } = readLanguageTools();
  const said = [
    model.wordCount,
    weights.length,
    createHash('sha256').update(weights.subarray(0, 4096)).digest('hex').slice(0, 16),
  ];
  expect(said).toEqual([72_547, 524_288, 'ec7d7c55245c6c1e']);
});
