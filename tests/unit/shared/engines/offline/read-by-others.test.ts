import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  'I want to ask my boss which days I can take off.',
  'It took so much hard work.',
  'Avoid too much technical jargon.',
  'The tools we need do not exist.',
  "I don't know what did the damage.",
  'The teacher and the student agree on a topic.',
  'The qualities we look for include a good attitude.',
  'Give me more short and catchy slogans.',
  'I read an essay on French and Italian cinema.',
  'I like the fit and cut of the dress.',
])('is right, and stays: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test.each([
  [
    'Write a reply to this google review: "Food was cold and the waiter was rude, never again." We where understaffed that evening, dont grovel',
    'We were understaffed',
  ],
  ['please make it formal but not too much long.', 'not too long'],
  ['It should be fun but not to childish.', 'not too childish'],
  ['hi mr Peterson, the heating is broken.', 'Hi Mr Peterson'],
  ['write tweet about our new podcast', 'Write a tweet'],
])('polish mends %s', async (text, mended) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(mended);
});

test.each([
  [
    'write a post for our oat milk, its called Oatly Wave no wait its called Oat Wave, it should sound fun',
    "It's called Oat Wave.",
  ],
  ['hey @tom can u pls check the pipeline, it fails on the lint step', 'check the pipeline?'],
  [
    "So basically what I'm trying to do is, I have this list of customers and I want to write to them.",
    'do is, I have',
  ],
  [
    'I would really like to ask you if it would maybe be possible that you could explain how the stock market works.',
    'Please explain how the stock market works.',
  ],
])('balanced makes of %s', async (text, made) => {
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toContain(made);
});

test('lines with a label take no full stop', async () => {
  const text =
    'Write a page for our tool.\nAudience: small practices in the UK\nTone: friendly, professional';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});
