import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

// A first column that goes up by one may number the rows, or be a short sorted list of figures.

const total = async (head: string, figures: readonly number[], question: string): Promise<string> => {
  const rows = figures.map((figure, at) => [figure, `Item ${String.fromCharCode(65 + at)}`]);
  const book = bookOf(sheetOf('List', [[head, 'Item'], ...rows]));
  const { text } = await answerFile({ question, blocks: [], book, name: 'file.xlsx' });
  return text;
};

test('a short sorted list of prices is added up', async () => {
  expect(await total('Price', [3, 4, 5, 7], 'What is the total price?')).toContain('19');
});

test.each([
  ['from one, with rows gone', [1, 2, 15, 16], '34'],
  ['from nought', [0, 1, 2, 3], '6'],
  ['unbroken, from any start', [41, 42, 43, 44, 45, 46, 47, 48, 49, 50], '455'],
])('numbers of rows are not added up: %s', async (_, figures, sum) => {
  expect(await total('Call', figures, 'What is the total of call?')).not.toContain(sum);
});
