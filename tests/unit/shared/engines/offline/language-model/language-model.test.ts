import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const language = readLanguageTools();
const { model } = language;
const likelier = (before: string, better: string, worse: string) => {
  const [first = UNKNOWN, second = UNKNOWN] = before.split(' ').map((word) => model.id(word));
  const probability = (word: string) => model.estimate(first, second, model.id(word)).logProb;
  expect(probability(better)).toBeGreaterThan(probability(worse) + 1);
};

describe('the language model', () => {
  test('finds what people write likelier than what they do not', () => {
    likelier('interested in', 'the', 'an');
    likelier('there are', 'many', 'much');
    likelier("don't know", 'what', 'that');
    likelier('one of', 'the', 'of');
  });

  test('knows the spellings of both sides of the ocean, and no misspelling', () => {
    for (const word of ['colour', 'color', 'organise', 'organize', 'government'])
      expect(model.isSpelling(word)).toBe(true);
    for (const word of ['goverment', 'recieve', 'becouse', 'wich'])
      expect(model.isSpelling(word)).toBe(false);
  });

  test('is left out where its file cannot be read, and asked for again the next time', async () => {
    let reads = 0;
    const source = createLanguageSource(async () => {
      reads += 1;
      return new ArrayBuffer(8);
    });
    expect(await source()).toBeUndefined();
    expect(await source()).toBeUndefined();
    expect(reads).toBe(2);
  });
});

describe('words are mended by the words around them', () => {
  test.each([
    ['The goverment wants to protect the enviroment.', 'The government wants to protect the environment.'],
    ['We had an oportunity to meet alot of people.', 'We had an opportunity to meet a lot of people.'],
    [
      'Young people enjoys life because they has more energy.',
      'Young people enjoy life because they have more energy.',
    ],
  ])('%s', async (draft, mended) => {
    expect(await polish(draft, { language })).toBe(mended);
  });

  test.each([
    'We moved the kubelet to a new VM and restarted containerd.',
    'Ask Siobhan whether Grafana shows the p95 of the ingester.',
    'He wrote the parser in Zig, then rewrote it in OCaml.',
    'The lorry was parked by the harbour while they organised the programme.',
    'Zuzana sent the Kubernetes manifests to Marek yesterday.',
  ])('%s stays', async (text) => {
    expect(await polish(text, { language })).toBe(text);
  });
});
