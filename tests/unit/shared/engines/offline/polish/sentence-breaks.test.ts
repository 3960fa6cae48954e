import { describe, expect, test } from 'vitest';
import { polish } from '@/shared/engines/offline/polish/polish.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const language = readLanguageTools();

describe('sentences dictated without a mark', () => {
  test.each([
    [
      'write to the airline they lost my bag and i want my money back it was a black suitcase with a red ribbon',
      'Write to the airline. They lost my bag and I want my money back. It was a black suitcase with a red ribbon.',
    ],
    [
      'my manager asked me to prepare the slides for tomorrow can you tell me what a good structure is',
      'My manager asked me to prepare the slides for tomorrow. Can you tell me what a good structure is?',
    ],
    [
      'can you write a recipe for pancakes without eggs and also no bananas i hate bananas for four people',
      'Can you write a recipe for pancakes without eggs and also no bananas? I hate bananas for four people.',
    ],
  ])('%j', async (draft, polished) => {
    expect(await polish(draft, { language })).toBe(polished);
    expect(await polish(polished, { language })).toBe(polished);
  });

  test.each([
    'The book I read last week about the war was written by a man my father knew at school.',
    'I do not know what it is but the day we met she told me the truth about everything I asked.',
  ])('a long sentence that is whole stays whole: %j', async (text) => {
    expect(await polish(text, { language })).toBe(text);
  });
});

test.each([
  ['we go to oslo with jake on monday', 'We go to Oslo with Jake on Monday.'],
  ['She read the phd of ahmeds sister', "She read the PhD of Ahmed's sister."],
  ['he carries the will of a mark of rose', 'He carries the will of a mark of rose.'],
])('names get their capitals, words that are names too do not: %j', async (draft, polished) => {
  expect(await polish(draft, { language })).toBe(polished);
});
