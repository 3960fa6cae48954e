import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const pivotOf = (figure: string, field: string, total: string) =>
  bookOf(
    sheetOf('Pivot', [
      [figure, field],
      ['Fruit', 'Q1', 'Q2', 'Q3', total],
      ['Apples', null, 120, 2410, 2530],
      ['Cherries', null, 860, 340, 1200],
      ['Pears', 30, 45, 1290, 1365],
      [total, 30, 1025, 4040, 5095],
    ]),
  );
const said = async (book: Workbook, question: string) =>
  (await answerFile({ question, blocks: [], book })).text;

test.each([
  [pivotOf('Sum of Kilos', 'Quarter', 'Grand Total'), 'How many kilos of cherries in Q2?', '“Kilos” is 860'],
  [pivotOf('Sum of Kilos', 'Quarter', 'Grand Total'), 'Which fruit gave the most in Q3?', 'Apples: 2,410'],
  [
    pivotOf('Summe von Menge', 'Quartal', 'Gesamtergebnis'),
    'Wie hoch ist die Menge von Pears in Q3?',
    '1,290',
  ],
  [pivotOf('Suma de Kilos', 'Trimestre', 'Total general'), 'kilos de Apples en Q2', '120'],
])(
  'a pivot’s figures are called by their field, its columns by theirs: case %#',
  async (book, question, want) => {
    expect(await said(book, question)).toContain(want);
  },
);

test('a year over the columns of a pivot stays a group, and is no field', async () => {
  const book = bookOf(
    sheetOf('Pivot', [
      ['Sum of Amount', 2024],
      ['Region', 'Jan', 'Feb', 'Grand Total'],
      ['North', 10, 20, 30],
      ['South', 5, 7, 12],
      ['Grand Total', 15, 27, 42],
    ]),
  );
  expect(await said(book, 'total amount in the South')).toContain('12');
});

const stock = bookOf(
  sheetOf('Stock', [
    ['Part', 'In stock', 'Price each', 'Last delivery'],
    ['Bearing', 48, 3.2, day('2026-02-03')],
    ['Chain', 15, 18.75, day('2026-01-17')],
    ['Gear', 22, 41, day('2025-12-11')],
  ]),
);

test('what a stock is worth is worked out of pieces and prices by one press', async () => {
  const answer = await answerFile({ question: 'what is the whole stock worth', blocks: [], book: stock });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, stock)[0]).toContain('“In stock × Price each” is 1,336.85');
});
