import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { proposeAt } from '@/shared/documents/answers/propose-figures.ts';
import type { Block } from '@/shared/documents/document.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Choice } from '@/shared/documents/query/table-query.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const sales = bookOf(
  sheetOf('Sales', [
    ['Region', 'Product', 'Price', 'Amount'],
    ['North', 'Chair', shownAs(12, '€12.00'), shownAs(120, '€120.00')],
    ['South', 'Chair', shownAs(15, '€15.00'), shownAs(75, '€75.00')],
    ['North', 'Desk', shownAs(30, '€30.00'), shownAs(30, '€30.00')],
    ['West', 'Desk', shownAs(24, '€24.00'), shownAs(240, '€240.00')],
    ['Total', null, null, shownAs(465, '€465.00')],
  ]),
);

const ask = (question: string, book: Workbook = sales) => answerFile({ question, blocks: [], book });
const labels = (choices: readonly Choice[]) => choices.map(({ label }) => label);
const worth = (choices: readonly Choice[], book: Workbook = sales) =>
  choices.map(({ query }) => {
    const table = tablesOfFile({ blocks: [], book })[query.table];
    return table ? runQuery(table, query).text : '';
  });
const at = (book: Workbook, sheet: string) =>
  proposeAt(tablesOfFile({ blocks: [], book }), { in: 'sheet', sheet, range: 'A1' });

test('a question to a sheet that is not understood gets figures of its columns, one press away', async () => {
  const { text, query, proposals } = await ask('Tell me a joke');
  expect([query, text]).toEqual([null, expect.stringContaining('Nothing in this file answers that')]);
  expect(labels(proposals)).toEqual(['Total of “Amount”', '“Amount” by “Region”', 'Highest “Amount”']);
  const [total, byRegion, highest] = worth(proposals);
  expect(total).toContain('€465.00');
  expect(byRegion).toContain('- North: €150.00');
  expect(highest).toContain('€240.00');
});

test('what the question does name is what they are about', async () => {
  const { proposals } = await ask('desk price thoughts, please, dear machine, quickly');
  expect(labels(proposals).join()).toContain('average of “Price” where “Product” is “Desk”');
  expect(worth(proposals).join()).toContain('€27.00');
});

test('beside one way to go on without the words nothing explains stand others', async () => {
  const book = bookOf(
    sheetOf('Invoices', [
      ['Document no.', 'Customer', 'Net', 'VAT', 'Gross', 'Open'],
      ['INV-1', 'Harlow', 100, 20, 120, 0],
      ['CN-2', 'Arden', -50, -10, -60, 0],
      ['INV-3', 'Arden', 200, 40, 240, 240],
    ]),
  );
  const { text, result, choices } = await ask('How many credit notes are there?', book);
  expect(result).toBeNull();
  expect(text).toContain('“notes” is not in this table');
  expect(choices.length).toBeGreaterThan(1);
  expect(new Set(worth(choices, book)).size).toBe(choices.length);
});

test('a text that has no sheet is offered no figures of its tables', async () => {
  const rows = [
    ['Region', 'Amount'],
    ['North', '120'],
    ['South', '75'],
  ];
  const place = { in: 'page', page: 1 } as const;
  const blocks = [{ kind: 'table', place, text: '', rows }] as const;
  const { proposals } = await answerFile({
    question: 'Tell me a joke',
    blocks: [...blocks].map((one) => ({ ...one })),
  });
  expect(proposals).toEqual([]);
});

test('the table somebody looks at has figures of its own, by months where nothing else puts its rows together', () => {
  const book = bookOf(
    sheetOf('Staff', [
      ['Name', 'Team'],
      ['Ann', 'Red'],
      ['Bo', 'Red'],
      ['Cy', 'Blue'],
    ]),
    sheetOf('Meter', [
      ['Date', 'Balance'],
      [day('2025-01-10'), 210],
      [day('2025-01-20'), 180],
      [day('2025-02-10'), 240],
    ]),
  );
  expect(labels(at(book, 'Staff'))).toEqual(['Number of rows', 'Rows by “Team”']);
  expect(labels(at(book, 'Meter'))).toEqual([
    'Average of “Balance”',
    'Average of “Balance” by month of “Date”',
    'Highest “Balance”',
  ]);
  expect(at(book, 'Nowhere')).toEqual([]);
});

test('figures of different kinds are in no proposal to add them up', () => {
  const book = bookOf(
    sheetOf('Result', [
      ['Item', 'This year', 'Last year'],
      ['Revenue', 900, 810],
      ['Cost of sales', 410, 300],
      ['Gross profit', 490, 510],
      ['Rent', 120, 115],
      ['Net profit', 370, 395],
    ]),
  );
  expect(labels(at(book, 'Result')).join()).not.toContain('Total');
});

test('a price beside what is on hand is not added up unasked', async () => {
  const stock = bookOf(
    sheetOf('Stock', [
      ['Article', 'On hand', 'Unit price'],
      ['Screw', 210, 0.34],
      ['Nail', 325, 0.38],
      ['Bolt', 12, 1.2],
    ]),
  );
  const { result, text } = await ask('total unit price', stock);
  expect([result, text]).toEqual([null, '“Unit price” of different rows may not add up.']);
});

test('of the lists of a JSON file the one somebody looks at has figures', () => {
  const list = (name: string, head: string[]): Block => ({
    kind: 'table',
    place: { in: 'path', path: `$.${name}.0–2` },
    text: '',
    rows: [head, ['Ann', '12'], ['Bo', '30'], ['Ann', '5']],
  });
  const blocks = [list('orders', ['buyer', 'amount']), list('customers', ['name', 'visits'])];
  const proposed = (path: string) => labels(proposeAt(tablesOfFile({ blocks }), { in: 'path', path }));
  expect(proposed('$.customers.0–2')[0]).toBe('Total of “visits”');
  expect(proposed('$.orders.0–2')[0]).toBe('Total of “amount”');
  expect(proposed('$.orders.3')).toEqual([]);
});
