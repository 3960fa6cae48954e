import { expect, test } from 'vitest';
import { mendTopic } from '@/supabase/functions/generate/mend-topic.ts';

test.each([
  ['cover leter for a nurse', 'cover letter for a nurse'],
  ['recepie for bread', 'recipe for bread'],
  ['shedule for a newborn', 'schedule for a newborn'],
  ['hw to remove a stain', 'how to remove a stain'],
  ['waht to cook', 'what to cook'],
])('a slip in what is asked for: %s', (typed, mended) => {
  expect(mendTopic(typed)).toBe(mended);
});

test.each([
  'curse of the mummy',
  'ticks in dogs',
  'marco polo',
  'facets of love',
  'Leter, a town',
  'write to leter@example.test',
  'liner notes',
  'What is xd?',
  'a poem about lol',
])('a word of its own stays: %s', (topic) => {
  expect(mendTopic(topic)).toBe(topic);
});

test('a word thrown in goes, a word that is asked for stays', () => {
  expect(mendTopic('I forgot what this is lol')).toBe('I forgot what this is');
  expect(mendTopic('is soup a meal xd?')).toBe('is soup a meal?');
});
