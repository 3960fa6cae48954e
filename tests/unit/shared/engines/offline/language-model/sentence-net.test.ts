import { expect, test } from 'vitest';
import { sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const { model, net } = readLanguageTools();

/** What `train-breaks.py` computed for these words, with the weights it had before they were rounded to 8 bits. */
const TRAINED: readonly (readonly [string, number])[] = [
  ['the', 0.042],
  ['heating', 0.0],
  ['is', 0.0],
  ['broken', 0.0],
  ['since', 0.015],
  ['monday', 0.008],
  ['he', 0.817],
  ['does', 0.001],
  ['not', 0.002],
  ['answer', 0.005],
  ['my', 0.168],
  ['calls', 0.005],
  ['can', 0.768],
  ['you', 0.011],
  ['help', 0.024],
  ['me', 0.003],
  ['write', 0.159],
  ['a', 0.0],
  ['letter', 0.0],
];

function begins(text: string): [string, number][] {
  const [sentence] = sentencesOf(text, model);
  if (!sentence) throw new Error('No sentence was read.');
  const said = net.begins(model, sentence);
  return sentence.tokens.map(({ text: word }, at) => [word, said[at] ?? 0]);
}

test('the net in the file says what its trainer computed', () => {
  const said = begins(TRAINED.map(([word]) => word).join(' '));
  expect(said.map(([word]) => word)).toEqual(TRAINED.map(([word]) => word));
  for (const [index, [, probability]] of TRAINED.entries())
    expect(Math.abs((said[index]?.[1] ?? 0) - probability)).toBeLessThan(0.03);
});

test.each([
  ['the heating is broken since monday he does not answer my calls', ['he']],
  ['we need flour, sugar and butter for the cake', []],
])('another sentence begins where one is whole: %j', (text, words) => {
  const sure = begins(text).filter(([, probability], at) => at > 0 && probability > 0.5);
  expect(sure.map(([word]) => word)).toEqual(words);
});
