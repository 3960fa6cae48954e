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
    [
      "a toast for my sister's wedding no wait not my sister my cousin and keep it short",
      "a toast for my cousin's wedding and keep it short",
    ],
    [
      'book two rooms for monday actually three rooms for monday near the station',
      'book three rooms for monday near the station',
    ],
    ['it heals in two weeks sorry say a few weeks and then', 'it heals in a few weeks and then'],
    ['send it to Anna I mean Hannah before noon', 'send it to Hannah before noon'],
    ['a poem about autumn scratch that make it about winter', 'a poem about winter'],
    [
      'books for a ten year old no make that twelve who likes dragons',
      'books for a twelve year old who likes dragons',
    ],
    ['paint it red no wait dark blue with stars', 'paint it dark blue with stars'],
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
  'I talked to Tom I mean he never listens.',
  'It is good for people I mean seriously.',
  'She is great with kids, I mean brilliant.',
  'He works in sales, I mean come on.',
  'It works in theory, I mean in general.',
  'They went on strike I mean in general nobody was surprised.',
  'I spoke to Tom no wait, that was on Monday.',
  'Send it to Anna no wait Monday is better.',
  'I have two kids, sorry, several people asked about that.',
  'I ate two apples in the morning, actually two apples in the morning are a lot.',
  'I have two kids actually three people asked me about it.',
  'Set it to dark. No, actually make it lighter.',
  'pick a colour, no wait a darker one',
  'There is no way to go to Berlin. No, to be honest, I do not care.',
  'It costs 5 dollars. Sorry, 3 people complained.',
  'The report must be in English. No wait, translate everything to French.',
])('%s takes back nothing that is put for it', (text) => expect(resolveRepairs(text)).toBe(text));

test.each([
  'He is good at maths i mean at school he was top',
  'I live in Berlin i mean in winter nobody goes out',
  'I read two books on history, actually three books on maths',
  'two rooms for adults, actually three rooms for children too',
])('who goes on takes nothing back: %s', (text) => {
  expect(resolveRepairs(text)).toBe(text);
});
