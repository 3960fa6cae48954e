import { expect, test } from 'vitest';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';
import { polish } from '@/tests/support/polish.ts';

const tools = { language: readLanguageTools() };

test.each([
  [
    'The students who missed the test has to repeat it.',
    'The students who missed the test have to repeat it.',
  ],
  [
    'The printer which we bought in June don’t start anymore.',
    'The printer which we bought in June doesn’t start anymore.',
  ],
  [
    'It has to run without a server and my son don’t like waiting.',
    'It has to run without a server and my son doesn’t like waiting.',
  ],
  ['We leave early, the train don’t wait.', 'We leave early, the train doesn’t wait.'],
  [
    'I need a gift for someone who loves books and don’t drink.',
    'I need a gift for someone who loves books and doesn’t drink.',
  ],
  [
    'Please tell me how it is done and who pay the fee.',
    'Please tell me how it is done and who pays the fee.',
  ],
  ['At night they works on it.', 'At night they work on it.'],
])('a verb goes with the subject that stands away from it: %s', async (draft, mended) => {
  expect((await polish(draft, tools)).replaceAll("'", '’')).toBe(mended);
});

test.each([
  'The people who came said the room is fine.',
  'My brother and my sister don’t like fish.',
  'I think my brother and my sister don’t like fish.',
  'The smell of the fish and the noise don’t bother me.',
  'The books that I have are old.',
  'The app that my users have is slow.',
  'The rest of the team don’t care.',
  'People who live in Rome and who love food come here.',
  'Who do you think wins?',
  'The names constructor and prototype are taken.',
])('what goes with another subject stays: %s', async (draft) => {
  expect(await polish(draft, tools)).toBe(draft);
});
