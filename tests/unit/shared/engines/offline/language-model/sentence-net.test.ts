import { expect, test } from 'vitest';
import { sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const { model, net } = readLanguageTools();

/** What NumPy computes for these words from the weights in the file. */
const TRAINED: readonly (readonly [string, number])[] = [
  ['the', 1.0],
  ['heating', 0.0],
  ['is', 0.0],
  ['broken', 0.0],
  ['since', 0.01],
  ['monday', 0.0],
  ['he', 0.865],
  ['does', 0.0],
  ['not', 0.0],
  ['answer', 0.001],
  ['my', 0.268],
  ['calls', 0.0],
  ['can', 0.945],
  ['you', 0.003],
  ['help', 0.009],
  ['me', 0.0],
  ['write', 0.058],
  ['a', 0.0],
  ['letter', 0.0],
];

function begins(text: string): [string, number][] {
  const [sentence] = sentencesOf(text, model);
  if (!sentence) throw new Error('No sentence was read.');
  const said = net.marksBefore(model, sentence);
  return sentence.tokens.map(({ text: word }, at) => [word, said[at]?.begins ?? 0]);
}

test('the net in the file says what another reader of its weights computes', () => {
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
