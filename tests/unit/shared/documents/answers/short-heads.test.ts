import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const league = bookOf(
  sheetOf('League', [
    ['Team', 'P', 'W', 'D', 'L', 'GF', 'GA', 'Pts'],
    ['Ashford', 15, 9, 4, 2, 31, 20, 31],
    ['Corby', 14, 4, 3, 7, 19, 25, 15],
    ['Elstree', 16, 10, 2, 4, 36, 8, 32],
  ]),
);
const account = bookOf(
  sheetOf('Account', [
    ['Date', 'Description', 'Amount', 'Balance'],
    [day('2026-01-03'), 'Aldi', -40, 960],
    [day('2026-01-09'), 'Pay', 2400, 3360],
    [day('2026-02-01'), 'Rent', -850, 2510],
  ]),
);
const survey = bookOf(
  sheetOf('Survey', [
    ['Name', 'Age', 'Again?', 'Weight (kg)'],
    ['Guest 1', 34, 'Yes', 70],
    ['Guest 2', 61, 'No', 82],
    ['Guest 3', 25, 'Yes', 58],
  ]),
);

const ask = async (question: string, book: Workbook) => answerFile({ question, blocks: [], book });

test.each([
  [league, 'Which team has the most points?', 'Elstree: 32'],
  [league, 'Which team conceded the fewest goals?', 'Elstree: 8'],
  [league, 'How many draws were there in total?', 'is 9,'],
  [account, 'What was my balance at the end?', '2510'],
  [survey, 'How old is the oldest guest?', 'is 61,'],
  [survey, 'How old is the youngest?', 'is 25,'],
  [survey, 'total weight in kg', 'is 210,'],
])('%#: %s', async (book, question, figure) => {
  expect((await ask(question, book)).text).toContain(figure);
});

test('a head that two words may mean is asked about', async () => {
  const { text, choices } = await ask('How many goals did Corby score?', league);
  expect(text).toContain('“GF” or “GA”');
  expect(choices?.map(({ label }) => label)).toEqual(['“GF”', '“GA”']);
});

test('yes is a value where somebody said it', async () => {
  const { choices } = await ask('How many people said yes?', survey);
  expect(choices?.some(({ label }) => label.includes('“Again?” is “Yes”'))).toBe(true);
});

test('a column called Final is no last day', async () => {
  const marks = bookOf(
    sheetOf('Marks', [
      ['Student', 'Midterm', 'Final', 'Date'],
      ['Ana', 60, 70, day('2026-01-03')],
      ['Ben', 80, 90, day('2026-02-03')],
    ]),
  );
  expect((await ask('average final', marks)).text).toContain('is 80,');
});
