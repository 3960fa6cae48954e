import { expect, test } from 'vitest';
import { readUsage, writeUsage } from '@/shared/engines/offline/usage/entries.ts';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  ['The result depends of the weather in the north', 'depends on the weather'],
  ['She participated to the contest in May', 'participated in the contest'],
  ['I am interested on this position in your team', 'interested in this position'],
  ['We are looking forward to meet the whole team', 'forward to meeting the whole team'],
  ['He avoided to answer my question about the price', 'avoided answering my question'],
  ['The new law is similar with the old one', 'similar to the old one'],
  ['They discussed about the price for an hour', 'discussed the price'],
  ['In the other hand, the train is cheaper', 'On the other hand'],
])('mends what does not go together: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  'It depends, of course, on the weather.',
  'We arrived in the morning and discussed in the evening what to do.',
  'My request for help was discussed at length.',
  'The demand of the workers was a raise.',
  'She stopped to look at it, and then she stopped looking.',
  'He is good with children and good at chess.',
  'The course made the exam easier, and there was a big traffic jam.',
])('is right, and stays: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test('what is written is read', () => {
  const rows = [
    ['gv', 'depend', 'of', 'on', '0'],
    ['p', 'in the other hand', 'on the other hand', '', '1'],
    ['p', 'return back to', 'return to'],
  ];
  expect(readUsage(writeUsage(['course late', 'hold'], rows))).toEqual([
    {
      kind: 'government',
      pos: 'verb',
      head: 'depend',
      wrong: 'of',
      right: 'on',
      exceptNext: ['course', 'late'],
    },
    { kind: 'phrase', wrong: 'in the other hand', right: 'on the other hand', exceptBefore: ['hold'] },
    { kind: 'phrase', wrong: 'return back to', right: 'return to' },
  ]);
});
