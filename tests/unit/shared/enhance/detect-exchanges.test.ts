import { describe, expect, test } from 'vitest';
import { exchangedWords } from '@/shared/enhance/detect-exchanges.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';

describe('words in whose place others of their kind stand', () => {
  test.each([
    ['what one has to do', 'the bikes have to be locked at night', 'The bikes can be locked at night.'],
    ['a span', 'he waits for two weeks already', 'He waits for two months already.'],
    ['how often', 'i asked the porter twice about it', 'I asked the porter once about it.'],
    ['who', "they said i can't change it", "They said you can't change it."],
    ['a part for the whole', 'it hurts mostly in the knee', 'It hurts only in the knee.'],
    ['a negation that came', 'empty rows should be skipped', 'Empty rows should not be skipped.'],
    ['a negation that came with a verb', 'with the old key it works', "With the old key it doesn't work."],
    ['a negation that went', 'you must not promise that it stops', 'You must promise that it stops.'],
    ['numbers', 'a talk for 15 people, 20 minutes', 'A talk for 20 people, 15 minutes.'],
    ['more and fewer', 'we want more tests and fewer forms', 'We want fewer tests and more forms.'],
  ])('are told: %s', (_what, draft, result) => {
    expect(exchangedWords(draft, result)).not.toEqual([]);
  });

  test.each([
    ['i dont want it to end', "I don't want it to end."],
    ['it should be not longer than a page', 'It should not be longer than a page.'],
    ['we have not much money for it', "We don't have much money for it."],
    ['how much people come every days', 'How many people come every day?'],
    ['i must to write it until monday', 'I must write it by Monday.'],
    ['2 rooms, 3 beds', '3 beds, 2 rooms'],
    ['could you help me, i have to go', 'Help me. I must go.'],
  ])('are not told in "%s"', (draft, result) => {
    expect(exchangedWords(draft, result)).toEqual([]);
  });
});

test.each([
  ['a day and a month', 'the contract from 3.2.2024 ends', 'The contract from 2.3.2024 ends.'],
  ['a limit in words', 'it takes under an hour', 'It takes over an hour.'],
  ['an "only" nobody said', 'two guests eat fish', 'Only two guests eat fish.'],
  ['a thing of two words in a row', 'skip it for the guest pages and the login', 'Skip it for the login.'],
  [
    'a clause with "but" turned round',
    'It has a key on name but not on date. Hi.',
    'It has a key on date but not on name. Hi.',
  ],
])('the guard tells %s', (_what, draft, result) => {
  expect(checkIntent(draft, result)).not.toEqual([]);
});

test('"once" that counts is no condition', () => {
  expect(
    checkIntent(
      "keep it short and don't say sorry more than once",
      "- Keep it short\n- Don't say sorry more than once",
    ),
  ).toEqual([]);
});
