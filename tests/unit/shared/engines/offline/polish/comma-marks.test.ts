import { describe, expect, test } from 'vitest';
import { waitsAtComma } from '@/shared/engines/offline/polish/fronted.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const language = readLanguageTools();

describe('two sentences with a comma between', () => {
  test.each([
    [
      'I want to write a speech for my brother, he gets married in June.',
      'I want to write a speech for my brother. He gets married in June.',
    ],
    [
      'the washing machine stopped in the middle of the cycle, what should i check first',
      'The washing machine stopped in the middle of the cycle. What should I check first?',
    ],
    [
      'can you shorten this paragraph, it has to fit on one slide?',
      'Can you shorten this paragraph? It has to fit on one slide.',
    ],
    [
      'i missed the last two lectures, can you explain the theorem again',
      'I missed the last two lectures. Can you explain the theorem again?',
    ],
  ])('%j', async (draft, polished) => {
    expect(await polish(draft, { language })).toBe(polished);
    expect(await polish(polished, { language })).toBe(polished);
  });
});

test.each([
  'If the parcel does not come by Friday, I will ask for my money back.',
  'To keep the list short, we leave out the names.',
  'Since the museum is closed on Mondays, they moved the tour to Tuesday.',
  'She bought bread, cheese, olives, and a bottle of wine.',
  'Note that in some of the older houses, the pipes are made of lead.',
  'The more I practise, the better it sounds.',
  'You should, however, read the contract first.',
  'My brother, who lives in Lyon, is a nurse.',
])('what is right keeps its commas: %j', async (text) => {
  expect(await polish(text, { language })).toBe(text);
});

test.each([
  ['note that since the shop is closed', true],
  ['regardless of the weather', true],
  ['used by thousands of schools', true],
  ['you should', true],
  ['when I got home it was open', false],
  ['in May we moved to Bristol', false],
  ['the shop is closed', false],
  ['looking for a flat in Leeds', false],
])('%j waits for what comes behind the comma: %s', (left, waits) => {
  expect(waitsAtComma(left)).toBe(waits);
});
