import { expect, test } from 'vitest';
import { pattern } from '@/shared/engines/offline/polish/pattern.ts';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  ["The report is new. Since the last report. Don't change the text.", "Don't change"],
  ["The lift broke. The heating don't work.", "heating doesn't work"],
  ['already pushed it but nobodys pulled yet', "nobody's pulled"],
  ['Slope is about 30 degrees, floor_max_angle is the default. I set it.', 'floor_max_angle'],
])('a verb goes with its own sentence, an owner and a name of code stay: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  'psycopg2.errors.UndefinedColumn: column "archived_at" does not exist',
  'Readiness probe failed: HTTP probe failed with statuscode: 503',
])('what a program said gets no full stop: %s', async (said) => {
  const text = `I get this when I run it:\n\n${said}\n\nWhat am I missing?`;
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test('what a person asks behind a colon ends as a question', async () => {
  const text = 'My question:\n\nwhy was my claim refused';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain('refused?');
});

test.each([
  'Can everyone also please clear their stuff out of the fridge by Friday.',
  'Nothing has changed at the house, in fact we took down the old shed in 2021.',
  'In React, whenever I type in the input the whole list is rendered again.',
])('a sentence is not cut inside: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toBe(text);
});

test('a pattern that would read a class of letters wrongly is refused', () => {
  expect(() => pattern('(\\p{L}+[^s\\P{L}])', '')).toThrow();
});
