import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Block } from '@/shared/documents/document.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function pageTable(rows: string[][]): Block {
  return {
    kind: 'table',
    place: { in: 'page', page: 3 },
    text: rows.map((row) => row.join('\t')).join('\n'),
    rows,
  };
}

// As statements are set: the currency's sign in a column of its own in the first row and the total alone.
const statement = pageTable([
  ['', 'Year ended', 'Year ended', 'Year ended', 'Year ended'],
  ['', '', 'Jan 26, 2025', '', 'Jan 28, 2024'],
  ['', '', '(In millions)', '', ''],
  ['Cost of revenue', '$', '178.5', '$', '141.0'],
  ['Research', '', '342.3', '', '253.2'],
  ['Administration', '', '113.6', '', '87.6'],
  ['Total', '$', '634.4', '$', '481.8'],
]);

test.each([
  ['Research in 2024', '253.2'],
  ['growth of Cost of revenue from 2024 to 2025 in percent', '+26.6 %'],
])('a statement of two years: %s', async (question, figure) => {
  const { text, result } = await answerFile({ question, blocks: [statement] });
  expect(result, text).not.toBeNull();
  expect(plain(text)).toContain(figure);
});

test('names that an empty column sets apart belong to their rows', async () => {
  const book = bookOf(
    sheetOf('Accounts', [
      ['Category', null, 'Account', 'Debit'],
      ['Food', null, 'City', 200],
      ['Food', null, 'Main', 100],
      ['Gas', null, 'Main', 200],
      ['Clothes', null, 'City', 100],
    ]),
  );
  const { text } = await answerFile({ question: 'How much was debited for food?', blocks: [], book });
  expect(text).toContain('is 300,');
});

test('years under a currency sign are names of columns, and the amounts in front the names of rows', async () => {
  const book = bookOf(
    sheetOf('Rates', [
      ['€', 2005, 2006, 2007],
      [20_000, 0.12, 0.11, 0.1],
      [40_000, 0.21, 0.2, 0.17],
      [60_000, 0.29, 0.28, 0.26],
    ]),
  );
  const { text, choices } = await answerFile({ question: 'value in 2006 for 40000', blocks: [], book });
  expect(`${text} ${choices.map(({ label }) => label).join(' ')}`).toContain('0.2');
});
