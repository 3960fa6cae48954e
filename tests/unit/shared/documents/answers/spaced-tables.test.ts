import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const ask = (book: ReturnType<typeof bookOf>, question: string) => answerFile({ book, blocks: [], question });

/** A ledger whose first column an empty one parts from its figures: the word of its last row stands there alone. */
const ledger = (total: number) =>
  bookOf(
    sheetOf('Ledger', [
      ['Category', '', 'Account', 'Debit', 'Credit'],
      ['Food', '', 'City Bank', 200, 0],
      ['Gas', '', 'Old Bank', 100, 0],
      ['Clothes', '', 'City Bank', 300, 40],
      ['Totals', '', '-', total, 40],
    ]),
  );

test('a total whose word stands beyond an empty column is not added to its own rows', async () => {
  const { result } = await ask(ledger(600), 'total debit');
  expect(result?.figure).toBe('600');
});

test('a total beyond an empty column that says something else is told, and no figure stands first', async () => {
  const { text, result } = await ask(ledger(600.25), 'total debit');
  expect(text).toContain('is 600,');
  expect(text).toContain('600.25');
  expect(result?.figure).toBeNull();
});

test('a table beside another one that ends in a total keeps its own last row', async () => {
  const book = bookOf(
    sheetOf('Both', [
      ['Item', 'Cost', '', 'Town', 'Visits'],
      ['Rent', 70, '', 'Lyon', 10],
      ['Food', 30, '', 'Nice', 25],
      ['Total', 100, '', 'Brest', 15],
    ]),
  );
  const { result } = await ask(book, 'sum of visits');
  expect(result?.figure).toBe('50');
});

const hires = bookOf(
  sheetOf('Hires', [
    ['New hires by function'],
    [day('2006-09-11')],
    ['Function', 'Percent', 'Number', 'Minimum', 'Median'],
    ['', 'of hires', 'of hires', 'monthly', 'monthly'],
    ['', '', '', 'salary', 'salary'],
    ['Consulting', '20%', 89, 1000, 9500],
    ['Marketing', '30%', 55, 1300, 5600],
    ['Planning', '50%', 26, 1100, 5400],
  ]),
);

test.each([
  ['number of hires in Marketing', '55'],
  ['median monthly salary in Planning', '5400'],
  ['sum of number of hires', '170'],
])('names that go on in the lines below name the columns: %s', async (question, figure) => {
  const { result } = await ask(hires, question);
  expect(result?.figure).toBe(figure);
});

test('a first row of words under a head is data where its first cell alone is empty and no figures follow', async () => {
  const book = bookOf(
    sheetOf('People', [
      ['Name', 'City', 'Note'],
      ['', 'Paris', 'new'],
      ['Ann', 'Rome', 'old'],
      ['Ben', 'Oslo', 'old'],
    ]),
  );
  const { result } = await ask(book, 'how many rows have the city Paris');
  expect(result?.figure).toBe('1');
});
