import { expect, test } from 'vitest';
import { aboutWords } from '@/components/files/about-words.ts';

test('an amount is told in words, and no more exactly than it is known', () => {
  expect([4_000, 1_237, 16_000].map(aboutWords)).toEqual([
    'about 3,000 words',
    'about 930 words',
    'about 12,000 words',
  ]);
});
