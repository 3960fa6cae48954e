import { expect, test } from 'vitest';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

test.each([
  ['Who can bring the tables at Sundays car boot?', "at Sunday's car boot"],
  ['Can we talk about it after Fridays match?', "after Friday's match"],
  ['The shop is closed at Sundays and the kids are home.', 'on Sundays and'],
  ['We tidy up and everybodys just watches us.', 'everybody just watches'],
  ['I think someones always late for it.', "someone's always late"],
  ['The play is about lady macbeth and her husband.', 'Lady Macbeth'],
  ['The notes are in attach file, with the plan.', 'in the attached file'],
  ['My son asks a lot, so how can I explain him it again?', 'explain it to him again'],
  ['I will can not come to the meeting on Monday.', 'will not be able to come'],
  ['We already have many informations about the trip.', 'a lot of information about'],
  ["I don't have many informations about the trip.", 'much information about'],
  ['Is he a villian or a victim of the plot?', 'villain or a victim'],
  ['It is late and I am panicing about the exam.', 'panicking'],
])('mends all of it, or nothing: %s', async (text, expected) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(expected);
});

test.each([
  'I want to thank her and invite she come back soon.',
  'My notes say the comentarios del código are in Spanish.',
  'My friend the doctor Ahmed knows has moved to Leeds.',
  "I think everyone's always happy with it.",
])('is left to the writer: %s', async (text) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toBe(text);
});

test('what is said of somebody comes behind him', async () => {
  const text = 'Also whoever hasnt signed the form yet can you bring it by friday pls';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain('the form yet can you bring');
});

test.each(['balanced', 'reframe'] as const)(
  'a letter that is signed keeps its greeting at %s',
  async (level) => {
    const text =
      "Hi,\n\nI'm writing again about the lift in our house. Nobody has come for five weeks.\n\nCan you please give me a date by Friday?\n\nRegards\nSimone Adey";
    expect(await enhanceOffline(options, { text, level })).toMatch(/^Hi,\n/);
  },
);

test('help is wanted where it is said that the work is not', async () => {
  const text = 'I have an essay on owls for school. Can you help me make a plan, not write it for me?';
  expect(await enhanceOffline(options, { text, level: 'balanced' })).toContain('help me make a plan');
});
