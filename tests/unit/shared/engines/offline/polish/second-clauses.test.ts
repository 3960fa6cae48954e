import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  [
    'the landlord wants to raise the rent and i can move out or sign the new one what would you do in my place',
    'The landlord wants to raise the rent and I can move out or sign the new one. What would you do in my place?',
  ],
  ['the folder is definitely not empty i checked', 'The folder is definitely not empty. I checked.'],
])('a second clause begins without a mark before it: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toBe(mended);
});

test('notes one below the other stay without marks', async () => {
  const notes = 'For the weekly call:\nnumbers first\nthen open tickets\nno slides\n10 minutes at most';
  expect(await polish(notes, tools)).toBe(notes);
});

test('who is named and taken up by a pronoun stays in one sentence', async () => {
  expect(
    await polish('so we dont eat pork and my wife she is allergic to nuts and it should be cheap', tools),
  ).toMatch(/pork and my wife she is allergic to nuts/);
});

test('who looks for words begins no sentence', async () => {
  const draft =
    'i want a plan for the week and it should be cheap you know like under 80 euros for all of it';
  expect(await polish(draft, tools)).toContain('cheap you know like under');
});
