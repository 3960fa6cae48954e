import { expect, it, test } from 'vitest';
import { findIntents } from '@/shared/insights/mining/intents.ts';
import { voteSentiment } from '@/shared/insights/mining/sentiment.ts';
import { leanOf, sentimentOfRating, settleByRating } from '@/shared/insights/mining/stance.ts';
import { readRatings } from '@/shared/insights/sources/ratings.ts';

it.each([
  ['Had to plug it in twice before it charged.', 'complaint'],
  ['The bin is tiny.', 'complaint'],
  ['I empty it three times per clean.', 'complaint'],
  ['Noise cancelling? What noise cancelling.', 'complaint'],
  ['At 249 it is a steal.', 'praise'],
  ['It lifts more dirt than my old Miele.', 'praise'],
  ['I never had to restart it.', 'praise'],
] as const)('a fact judges without a word that does: %s', (sentence, intent) => {
  const found = findIntents(sentence).filter((one) => one === 'praise' || one === 'complaint');
  expect(found).toEqual([intent]);
});

it.each(['Sick leave is counted by the hour.', 'It has a flat price for ten people.'])(
  'what a thing is called is no feeling: %s',
  (sentence) => {
    expect(voteSentiment(sentence)).toEqual({ vader: 0, wink: 0, strength: 0 });
  },
);

test('ratings are read on the scale of their file', () => {
  const five = (value: number) => ({ value, of: 5 });
  expect(readRatings(['4', '5', '', undefined])).toEqual([five(4), five(5), undefined, undefined]);
  expect(readRatings(['★★', '3/5', '4,5 von 5', '3 stars'])).toEqual([five(2), five(3), five(4.5), five(3)]);
  expect(readRatings(['8', '3'])).toEqual([
    { value: 8, of: 10 },
    { value: 3, of: 10 },
  ]);
  expect(readRatings(['80%', '1200', 'good'])[0]).toEqual({ value: 80, of: 100 });
  expect(readRatings(['0', '1'])).toEqual([undefined, undefined]);
});

test('stars say what the words leave open, and nothing is claimed of words against the very best or worst', () => {
  const said = (text: string, intents: ('praise' | 'complaint')[] = []) => ({
    text,
    intents,
    aspects: new Map(),
  });
  const plain = [said('Three weeks later it arrived.')];
  settleByRating(plain, { value: 1, of: 5 });
  expect(plain[0]?.intents).toEqual(['complaint']);
  const mocking = [said('Great, dead again.', ['praise'])];
  settleByRating(mocking, { value: 1, of: 5 });
  expect(mocking[0]?.intents).toEqual([]);
  const asking = [said('Does it fit 58 mm baskets?')];
  settleByRating(asking, { value: 5, of: 5 });
  expect(asking[0]?.intents).toEqual([]);
  expect([leanOf({ value: 3, of: 5 }), leanOf(undefined)]).toEqual([0, null]);
  expect(sentimentOfRating(plain, { value: 5, of: 5 })).toBe('positive');
  expect(sentimentOfRating([said('Fine.')], { value: 3, of: 5 })).toBe('neutral');
});
