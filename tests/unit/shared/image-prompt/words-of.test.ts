import { expect, test } from 'vitest';
import { wordsOf } from '@/shared/image-prompt/words-of.ts';

test.each([
  ['the date is wrong', 'Hm, the DATE is wrong, and make it night', 'the DATE is wrong'],
  ['do something else again', 'please do somethng else agian', 'do somethng else agian'],
  ['nothing of it', 'ok?', 'ok?'],
])('%j is told as it was typed in %j', (wish, typed, told) => {
  expect(wordsOf(wish, typed)).toBe(told);
});
