import { expect, test } from 'vitest';
import { findIntents } from '@/shared/insights/mining/intents.ts';
import { detectItemLanguage } from '@/shared/insights/mining/language.ts';
import { voteSentiment } from '@/shared/insights/mining/sentiment.ts';

test.each([
  ['The hinge fell off on the second day.', 'complaint'],
  ['They billed us anyway.', 'complaint'],
  ['There is no lid.', 'complaint'],
  ['Great, now the alarm rings at four.', 'complaint'],
  ['I love paying twice for one parcel.', 'complaint'],
  ['There is no noise at all.', 'praise'],
  ['Not a single outage in two years.', 'praise'],
  ['The import went through without a hitch.', 'praise'],
  ['Great, I can finally sleep.', 'praise'],
])('%s is %s', (sentence, intent) => {
  const judged = findIntents(sentence).filter((found) => found === 'praise' || found === 'complaint');
  expect(judged).toEqual([intent]);
});

test.each(['Larger print please.', "I'd gladly pay extra for a lid.", 'Why can I not sort by date?'])(
  '%s asks for something',
  (sentence) => expect(findIntents(sentence)).toContain('request'),
);

test('a drain plug drains nothing, and a week is not asked for', () => {
  expect(findIntents('The drain plug sits at the back.')).not.toContain('complaint');
  expect(findIntents('New people need a week to find it.')).not.toContain('request');
});

test.each([
  'Data protection is handled by the support team.',
  'None of the pictures look like the boat.',
  'Two of us save at once, please.',
])('no lexicon takes names and courtesies for feelings: %s', (sentence) => {
  expect(voteSentiment(sentence)).toMatchObject({ vader: 0, wink: 0 });
});

test('what somebody likes stays a feeling', () => {
  expect(voteSentiment('I like the seat.')).toMatchObject({ vader: 1, wink: 1 });
});

test('a short remark is English without a function word', () => {
  expect(detectItemLanguage('Please add a drain plug. Please.')).toBe('en');
});
