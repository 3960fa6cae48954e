import { describe, expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const language = readLanguageTools();

describe('sentences dictated without a mark', () => {
  test.each([
    [
      'write to the airline they lost my bag and i want my money back it was a black suitcase with a red ribbon',
      'Write to the airline. They lost my bag and I want my money back. It was a black suitcase with a red ribbon.',
    ],
    [
      'my manager asked me to prepare the slides for tomorrow can you tell me what a good structure is',
      'My manager asked me to prepare the slides for tomorrow. Can you tell me what a good structure is?',
    ],
    [
      'can you write a recipe for pancakes without eggs and also no bananas i hate bananas for four people',
      'Can you write a recipe for pancakes without eggs and also no bananas? I hate bananas for four people.',
    ],
    [
      'we go to portugal with my two kids they are four and seven can you suggest a ten day itinerary',
      'We go to Portugal with my two kids. They are four and seven. Can you suggest a ten day itinerary?',
    ],
    [
      "i eat eggs but i don't like mushrooms budget is about 50 euros and it should be stuff i can cook in under 30 minutes oh and on wednesday we have guests so something nicer that day",
      "I eat eggs but I don't like mushrooms. Budget is about 50 euros and it should be stuff I can cook in under 30 minutes oh and on Wednesday we have guests so something nicer that day.",
    ],
    [
      'can u help me with my essay its about the french revolution and it has 1500 words. my teacher said it is too long.',
      "Can u help me with my essay? It's about the French Revolution and it has 1500 words. My teacher said it is too long.",
    ],
  ])('%j', async (draft, polished) => {
    expect(await polish(draft, { language })).toBe(polished);
    expect(await polish(polished, { language })).toBe(polished);
  });

  test.each([
    'The book I read last week about the war was written by a man my father knew at school.',
    'Please tell them that due to an illness in our team the delivery of the curtains will be late',
    'The constructor of the class reads the file after the connection pool is full of open connections',
    'I do not know what it is but the day we met she told me the truth about everything I asked.',
    'Make me a workout plan I can do at home three times a week without equipment',
    'Give me a recipe I can make in 20 minutes with what is in the fridge',
  ])('a long sentence that is whole stays whole: %j', async (text) => {
    expect((await polish(text, { language })).replace(/\.$/, '')).toBe(text.replace(/\.$/, ''));
  });
});

test.each([
  ['we go to oslo with jake on monday', 'We go to Oslo with Jake on Monday.'],
  ['She read the phd of ahmeds sister', "She read the PhD of Ahmed's sister."],
  ['he carries the will of a mark of rose', 'He carries the will of a mark of rose.'],
])('names get their capitals, words that are names too do not: %j', async (draft, polished) => {
  expect(await polish(draft, { language })).toBe(polished);
});
