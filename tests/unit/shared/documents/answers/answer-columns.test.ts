import { expect, test, vi } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { bookOf, formula, sheetOf, shownAs } from '@/tests/support/workbook.ts';

// The time of the process is what is held; other processes may take the machine meanwhile.
vi.setConfig({ testTimeout: 60_000 });

const ask = async (question: string, book: Workbook) =>
  (await answerFile({ question, blocks: [], book })).text;

test('figures that were written out are read by the style of their column', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Item', 'Betrag', 'Datum'],
      ['a', '1.234,50 €', '13.01.2025'],
      ['b', '(10,00 €)', '02.02.2025'],
      ['c', 'n/a', '03.02.2025'],
      ['d', '5,00 €', '04.02.2025'],
      ['e', '5,00 €', '05.02.2025'],
    ]),
  );
  const text = await ask('sum of betrag', book);
  expect(text).toContain('is €1,234.50,');
  expect(text).toContain('1 cell without a number was left out.');
  expect(await ask('sum of betrag in February 2025', book)).toContain('is €0.00,');
});

test('percentages are averaged as such', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Item', 'Share'],
      ['a', shownAs(0.1, '10%')],
      ['b', shownAs(0.25, '25%')],
    ]),
  );
  expect(await ask('average share', book)).toContain('is 17.5 %,');
});

test('a percent sign behind the name of a column is its unit and asks for no share', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Region', 'Discount %'],
      ['North', 10],
      ['North', 20],
      ['South', 5],
    ]),
  );
  expect(await ask('average discount % by region', book)).toMatch(/North: 15/);
});

test('fractions add up without a trace of the machine', async () => {
  const book = bookOf(
    sheetOf('S', [['Item', 'Cost'], ...Array.from({ length: 10 }, (_, at) => [`i${at}`, 0.1])]),
  );
  expect(await ask('sum of cost', book)).toContain('is 1,');
});

test('a title, a blank row and a second table are told apart', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Budget 2025'],
      [''],
      ['Team', 'Budget'],
      ['A', 10],
      ['B', 20],
      [''],
      ['City', 'Rent'],
      ['Rome', 5],
      ['Oslo', 7],
    ]),
  );
  expect(await ask('sum of budget', book)).toContain('is 30, over 2 rows of [S!B4:B5]');
  expect(await ask('sum of rent', book)).toContain('is 12, over 2 rows of [S!B8:B9]');
});

test('hidden sheets are not looked at; hidden rows are counted and told of', async () => {
  const rows = [
    ['Item', 'Cost'],
    ['a', 1],
    ['b', 2],
  ];
  const book = bookOf(
    sheetOf('Secret', rows, { hidden: true }),
    sheetOf('Open', rows, { hiddenRows: new Set([2]) }),
  );
  const text = await ask('sum of cost', book);
  expect(text).toContain('[Open!B2:B3]');
  expect(text).toContain('1 of these rows is hidden in the file.');
});

test('of a range that was picked only its rows count, under the names of their columns', async () => {
  const rows = [
    ['Region', 'Amount'],
    ['North', 25],
    ['South', 32],
    ['North', 48],
    ['East', 50],
  ];
  const request = { question: 'sum of amount', blocks: [], book: bookOf(sheetOf('Orders', rows)) };
  const { text } = await answerFile({ ...request, ranges: [{ sheet: 'Orders', range: 'A3:B5' }] });
  expect(text).toContain('is 130, over 3 rows of [Orders!B3:B5]');
});

test('keys that name prototypes are columns and values', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['__proto__', 'constructor'],
      ['toString', 1],
      ['hasOwnProperty', 2],
      ['toString', 4],
    ]),
  );
  expect(await ask('sum of "constructor" where "__proto__" is "toString"', book)).toContain('is 5,');
});

test('100,000 rows take ten times what 10,000 take, not a hundred', async () => {
  const timeOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [`Region ${at % 50}`, at, `N${at}`]);
    const book = bookOf(sheetOf('S', [['Region', 'Amount', 'Name'], ...rows]));
    const started = cpuMs();
    const sum = ((count * (count - 1)) / 2).toLocaleString('en');
    expect(await ask('sum of amount', book)).toContain(`is ${sum},`);
    return cpuMs() - started;
  };
  await timeOf(1_000);
  const few = await timeOf(10_000);
  expect(await timeOf(100_000)).toBeLessThan(40 * few + 200);
});

test('a sum over the row, and one that runs on, belong to the data', async () => {
  const across = (row: number) => formula(row * 3, `SUM(B${row}:C${row})`);
  const running = (row: number) => formula(row, `SUM($B$2:B${row})`);
  const lines = [2, 3, 4, 5].map((row) => [`i${row}`, row, row * 2, across(row), running(row)]);
  const book = bookOf(sheetOf('S', [['Item', 'A1st', 'B2nd', 'Both', 'So far'], ...lines]));
  expect(await ask('sum of Both', book)).toContain('is 42, over 4 rows');
});

test('rows are called by the column that tells them apart', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Team', 'Name', 'Pay'],
      ['A', 'Ana', 5],
      ['A', 'Bob', 9],
      ['B', 'Cleo', 7],
    ]),
  );
  expect(await ask('Who has the highest pay?', book)).toContain('1. Bob: 9 [S!C3]');
  expect(await ask('top 2 pay', book)).toContain('2. Cleo: 7 [S!C4]');
});

test('numbered names are names, not negative numbers', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Order', 'Net'],
      ['A-1001', 50],
      ['A-1002', 90],
      ['A-1003', 70],
    ]),
  );
  expect(await ask('Which order has the highest net?', book)).toContain('1. A-1002: 90 [S!B3]');
  expect(await ask('What is the sum of order?', book)).not.toContain('3,006');
});
