import { expect, test } from 'vitest';
import { WordDistance } from '@/local/language-model/word-distance.ts';

const words = (text: string) => text.split(' ').filter(Boolean);

test.each([
  ['she go to school', 'she goes to school', 1],
  ['she go to the school', 'she goes to school', 2],
  ['she goes school', 'she goes to the school', 2],
  ['she goes home', 'she goes home', 0],
])('%s, meant as %s: %i words to change', (typed, meant, total) => {
  expect(new WordDistance(words(typed), words(meant)).total).toBe(total);
});

test('what a change is worth: nearer, further, neither', () => {
  const distance = new WordDistance(words('she go to the school'), words('she goes to school'));
  expect(distance.gainOf({ from: 1, to: 2, words: ['goes'] })).toBe(1);
  expect(distance.gainOf({ from: 3, to: 4, words: [] })).toBe(1);
  expect(distance.gainOf({ from: 1, to: 4, words: ['goes', 'to'] })).toBe(2);
  expect(distance.gainOf({ from: 1, to: 2, words: ['went'] })).toBe(0);
  expect(distance.gainOf({ from: 0, to: 1, words: ['he'] })).toBe(-1);
});
