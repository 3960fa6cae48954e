import { expect, test } from 'vitest';
import { isSameTopic } from '@/dashboard/features/generator/result/same-topic.ts';

test.each([
  ['a poem about cats', 'a poem about dogs'],
  ['a poem about my cat', 'a poem about my dog'],
  ['a birthday speech for my sister', 'a birthday speech for my father'],
  ['a cover letter for a nurse job', 'a cover letter for a teacher job'],
  ['a summary of chapter 1', 'a summary of chapter 2'],
  ['a birthday poem', 'a poem for the mayor about taxes'],
  ['写一首关于猫的诗', '写一首关于狗的诗'],
  ['猫についての詩を書いて', '犬についての詩を書いて'],
  ['a talk about the horse', 'a talk about the house'],
  ['a guide to 2025 taxes', 'a guide to 2026 taxes'],
  ['', 'a poem about cats'],
])('%s is another topic than %s', (one, other) => {
  expect([isSameTopic(one, other), isSameTopic(other, one)]).toEqual([false, false]);
});

test.each([
  ['a poem about cats', 'a poem about cats, with rhymes'],
  ['a birthday speech for my sister', 'a funny birthday speech for my sister'],
  ['a birthday speech for my sister', 'a speech for my sister, 2 min'],
  ['A mail to my landlord', 'a mail to the landlord about the heating'],
  ['写一首关于猫的诗', '写一首关于猫的诗，要短一点'],
  ['cats', ' cats '],
  ['AI', 'AI in schools'],
  ['a cover leter for a nurse job', 'a cover letter for a nurse job'],
  ['a speach about the enviroment', 'a speech about the environment'],
  ['a letter to a freind in medecine', 'a letter to a friend in medicine, short'],
])('%s is the same topic as %s', (one, other) => {
  expect([isSameTopic(one, other), isSameTopic(other, one)]).toEqual([true, true]);
});
