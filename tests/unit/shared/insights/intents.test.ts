import { expect, test } from 'vitest';
import { readSwitch } from '@/shared/insights/mining/competitors.ts';
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
] as const)('%s is %s', (sentence, intent) => {
  const judged = findIntents(sentence).filter((found) => found === 'praise' || found === 'complaint');
  expect(judged).toEqual([intent]);
});

test.each([
  'It does not work.',
  'The catch does not hold.',
  'The charge did not last.',
  'It will not charge.',
  'The lid would not open.',
  'I cannot connect it.',
  'The map could not load.',
  "It hasn't worked since.",
  'Not waterproof.',
  'It was not reliable.',
  'I do not like it.',
  'People should not buy this.',
  'I would not recommend it.',
])('a negation that is spelt out blames as a short one: %s', (sentence) => {
  expect(findIntents(sentence)).toContain('complaint');
  expect(findIntents(sentence)).not.toContain('praise');
});

test.each([
  'It has not leaked once.',
  'It will not leak.',
  'It is not bad.',
  'I cannot recommend it enough.',
])('and praises as a short one: %s', (sentence) => {
  expect(findIntents(sentence)).toContain('praise');
  expect(findIntents(sentence)).not.toContain('complaint');
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

test('nothing regretted is no complaint', () => {
  expect(findIntents('I regret nothing about buying it.')).not.toContain('complaint');
});

test.each([
  'Strong chemical smell.',
  'A strong smell of glue.',
  'It has a high price.',
  'Heavy weight.',
  'Great noise at night.',
])('much of what nobody wants is no praise: %s', (sentence) => {
  expect(voteSentiment(sentence).vader).toBeLessThanOrEqual(0);
});

test('what somebody likes stays a feeling', () => {
  expect(voteSentiment('I like the seat.')).toMatchObject({ vader: 1, wink: 1 });
});

test('a short remark is English without a function word', () => {
  expect(detectItemLanguage('Please add a drain plug. Please.')).toBe('en');
});

test.each([
  ['Sold the Tahoma and got a Kestrel, the hull is far better.', true],
  ['I returned my Tahoma and went back to paddle boards.', true],
  ['Traded in the old one for a Kestrel.', true],
  ['It chewed a hose left out for five minutes.', false],
  ['They sold me a used one for half the price.', false],
  ['I returned it and got a refund.', false],
])('%s tells of a change to another: %s', (sentence, tells) => {
  expect(findIntents(sentence).includes('switch')).toBe(tells);
});

test('what was sold is left, and what was bought is come to', () => {
  expect(readSwitch('Sold the Tahoma and got a Kestrel.', ['Kestrel', 'Tahoma'])).toEqual({
    from: 'Tahoma',
    to: 'Kestrel',
  });
});
