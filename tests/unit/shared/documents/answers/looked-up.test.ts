import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const loans = [
  ['Loan', 'Tool', 'Borrower', 'Days', 'State'],
  ['L1', 'T-10', 'B7', 4, 'returned'],
  ['L2', 'T-11', 'B8', 9, 'overdue'],
  ['L3', 'T-10', 'B9', 2, 'returned'],
  ['L4', 'T-12', 'B7', 5, 'overdue'],
  ['L5', 'T-11', 'B8', 3, 'overdue'],
  ['L6', 'T-12', 'B8', 7, 'returned'],
];
const tools = [
  ['Tool', 'Name', 'Shed', 'Daily rate', 'Weight kg'],
  ['T-10', 'Hedge cutter', 'Mill Lane', 5, 3],
  ['T-11', 'Cement mixer', 'Dockside', 12, 60],
  ['T-12', 'Tile saw', 'Mill Lane', 8, 15],
];
const borrowers = [
  ['Borrower', 'Full name', 'Village'],
  ['B7', 'Ida Moss', 'Ashby'],
  ['B8', 'Rolf Pike', 'Corley'],
  ['B9', 'Una Wren', 'Ashby'],
];
const book = bookOf(sheetOf('Loans', loans), sheetOf('Tools', tools), sheetOf('Borrowers', borrowers));

async function ask(question: string, own: Workbook = book) {
  const { result, text, choices } = await answerFile({ question, blocks: [], book: own });
  const tables = tablesOfFile({ blocks: [], book: own });
  const led = choices.map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return { figure: choices.length === 0 ? result?.figure : undefined, text, led };
}

test('figures of one sheet where another says of which they are', async () => {
  expect((await ask('total days at Mill Lane')).figure).toBe('18');
  expect((await ask('total days in Corley')).figure).toBe('19');
});

test('the cells of both sheets are cited', async () => {
  const { text } = await ask('total days at Mill Lane');
  expect(text).toContain('[Loans!D2:D7]');
  expect(text).toContain('[Tools!C2:C4]');
});

test('groups of another sheet, by the names its codes stand for', async () => {
  expect((await ask('days by shed')).text).toMatch(
    /Dockside: 12[\s\S]*Mill Lane: 18|Mill Lane: 18[\s\S]*Dockside: 12/,
  );
  const { text, led } = await ask('which borrower has the most overdue');
  expect([text, ...led].join('\n')).toContain('Rolf Pike: 2');
});

test('a figure that stands once for a thing is not added up for each of its rows', async () => {
  const { text, figure, led } = await ask('total weight of overdue loans');
  expect([text, figure, ...led].join('\n')).not.toContain('135');
});

test('a question about one sheet alone is that sheet’s', async () => {
  expect((await ask('how many borrowers are from Ashby')).text).toContain('[Borrowers!');
  expect((await ask('how many borrowers are from Ashby')).text).toContain('2 of them different');
});

test('names that come again by chance join nothing', () => {
  const other = [
    ['Shelf', 'Loan'],
    ['S1', 'L1'],
    ['S2', 'none'],
    ['S3', 'L3'],
  ];
  const tables = tablesOfFile({
    blocks: [],
    book: bookOf(sheetOf('Loans', loans), sheetOf('Shelves', other)),
  });
  expect(tables.some(({ madeOf }) => madeOf === 'lookup')).toBe(false);
});
