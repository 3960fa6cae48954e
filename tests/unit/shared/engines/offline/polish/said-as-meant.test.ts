import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  'Explain how network effects drive growth.',
  'Dinner at 8 may work for us.',
  'Starting at 9 may be too early.',
  'Only 8 may attend the course.',
  'We live at 10 March Street.',
  'Write a poem with few words.',
  'I want a logo with few details.',
  'I pay for the tool with its $15 a month price.',
])('what a slip would look like is meant, and stays: %s', async (text) => {
  expect(await polish(text, tools)).toBe(text);
});

test.each([
  ['How social media effects body image.', 'How social media affects body image.'],
  ['The party is at 8 may.', 'The party is on 8 May.'],
  ['I was born at 10 may 2001.', 'I was born on 10 May 2001.'],
  ['On 8 may work starts here.', 'On 8 May work starts here.'],
  ['Explain it to me with few examples.', 'Explain it to me with a few examples.'],
  ['its $50 a month and I want out', "It's $50 a month"],
])('a slip next to it is mended: %s', async (draft, mended) => {
  expect(await polish(draft, tools)).toContain(mended);
});
