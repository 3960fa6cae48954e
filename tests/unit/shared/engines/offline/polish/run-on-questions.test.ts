import { describe, expect, test } from 'vitest';
import { examples } from '@/entrypoints/welcome/examples.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { polish } from '@/tests/support/polish.ts';

describe('a question ends where statements begin', () => {
  test.each([
    [
      'can you make a list of hotels in rome, it should be under 100 euros and i need it by monday, do not include hostels',
      'Can you make a list of hotels in Rome? It should be under 100 euros and I need it by Monday. Do not include hostels.',
    ],
    [
      'what is the best way to learn spanish, i have 30 minutes a day and i dont like apps',
      "What is the best way to learn Spanish? I have 30 minutes a day and I don't like apps.",
    ],
    [
      'can you check my code, it crashes when i click save.',
      'Can you check my code? It crashes when I click save.',
    ],
    [
      'can you write a poem, max 10 lines, it should rhyme',
      'Can you write a poem, max 10 lines? It should rhyme.',
    ],
  ])('%j', async (draft, polished) => {
    expect(await polish(draft)).toBe(polished);
    expect(await polish(polished)).toBe(polished);
  });
});

test.each([
  'Can you tell me where, when and why it happened?',
  'Is it red, green or blue?',
  'If it rains, can we stay in?',
  'Do you know whether, if it rains, they will play?',
])('%j stays one question', async (text) => {
  expect(await polish(text)).toBe(text);
  expect(await polish(text.replace(/[?]$/, ''), undefined)).toBe(text);
});

describe.each(examples)('the example a newcomer sees: %s', (draft) => {
  test('asks only with questions, and strings no sentences together', async () => {
    const polished = await polish(draft);
    const balanced = balance(polished, 'rewrite');
    for (const text of [polished, balanced]) expect(text).not.toMatch(/(?:names|words|calls)\?/);
    expect(balanced).not.toMatch(/, (?:it should|don't include|the heating)/i);
  });
});
