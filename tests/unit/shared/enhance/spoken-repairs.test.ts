import { describe, expect, test } from 'vitest';
import { resolveRepairs } from '@/shared/enhance/spoken-repairs.ts';

describe('what was taken back in the same breath', () => {
  test.each([
    ['make it a blog post no sorry a newsletter about the sale', 'make it a newsletter about the sale'],
    ['it starts on the fourth no the fifth of april', 'it starts on the fifth of april'],
    [
      "it's from the 3rd of May I think no the 13th and it was late",
      "it's from the 13th of May and it was late",
    ],
    ['an example in c plus plus no in rust actually and a test', 'an example in rust and a test'],
    ['Translate this to German. No, to Dutch.', 'Translate this to Dutch.'],
    [
      'Write the introduction of my thesis. Sorry, not the introduction, the abstract.',
      'Write the abstract of my thesis.',
    ],
    [
      "Let's do 8 slides. Scratch that, 12, because of the risks.",
      "Let's do 12 slides, because of the risks.",
    ],
    ['Give me 10 ideas, or no, 5 are enough, for a present.', 'Give me 5 ideas, for a present.'],
    ['bring the numbers for Q3 I mean Q4 and go', 'bring the numbers for Q4 and go'],
    ['the name is Tobias no actually make it Matthias', 'the name is Matthias'],
  ])('%s', (said, meant) => {
    expect(resolveRepairs(said)).toBe(meant);
    expect(resolveRepairs(meant)).toBe(meant);
  });
});

test.each([
  'Say yes to the date but no to the location.',
  'whats a good way to say no to my friend',
  'We say no to drugs no to alcohol.',
  'I want a blog post, I mean a good one.',
  'Set it to dark. No, actually make it lighter.',
  'pick a colour, no wait a darker one',
  'There is no way to go to Berlin. No, to be honest, I do not care.',
  'It costs 5 dollars. Sorry, 3 people complained.',
  'The report must be in English. No wait, translate everything to French.',
])('%s takes back nothing that is put for it', (text) => expect(resolveRepairs(text)).toBe(text));
