import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  'The last months show signs of recovery.',
  'The last weeks show that it works.',
  'We went from near to far.',
  'I like its very simple, very clean design.',
  'How long it takes and how much it costs depends on you.',
  "Who's going is up to you.",
])('a clause that is right stays: %s', async (text) => {
  expect(await polish(text, tools)).toBe(text);
});

test.each([
  ['I need it for last months email stats.', "last month's email stats"],
  ['We cannot walk to far anymore.', 'walk too far'],
  ['How much it costs and do they give food?', 'How much does it cost and do they give food?'],
  ["Who's doing the dishes tonight.", "Who's doing the dishes tonight?"],
])('one that is not is mended: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toContain(mended);
});
