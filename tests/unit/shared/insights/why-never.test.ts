import { expect, test } from 'vitest';
import { whyNever } from '@/shared/insights/report/why-never.ts';

test.each([
  'How many people have trouble in the rain?',
  'How many people have a problem with it?',
  'Is there age-related wear?',
  'Which age-related wear do people report?',
  'Is there a race condition in the sync?',
  'What is the race condition about?',
  'What do people say about the sales staff?',
  'How good are the sales staff?',
  'Does it help with income tax?',
  'What is the age of the machine?',
  'How do people feel about the gender options in the form?',
  'Does the age limit annoy people?',
])('%s may be answered', (question) => expect(whyNever(question)).toBeUndefined());

test.each([
  ['How old are the people who buy it?', /^Who people are/],
  ['How old are users?', /^Who people are/],
  ['What age are they?', /^Who people are/],
  ['Which ethnicity are the buyers?', /^Who people are/],
  ['What race are customers?', /^Who people are/],
  ['What is the average income of buyers?', /^Who people are/],
  ['What are the demographics?', /^Who people are/],
  ['What are the sales figures?', /no sample/],
  ['How many were sold?', /no sample/],
  ['How many people have one?', /no sample/],
  ['What is its market share?', /no sample/],
  ['How high are the sales?', /no sample/],
  ["What is the company's revenue?", /no sample/],
  ['Will sales grow next year?', /./],
])('%s is not', (question, reason) => expect(whyNever(question)).toMatch(reason));
