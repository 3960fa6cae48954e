import { describe, expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, failed, formula, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const orders = bookOf(
  sheetOf('Orders', [
    ['Date', 'Region', 'Product', 'Units', 'Unit price', 'Amount'],
    [day('2025-01-10'), 'North', 'Tea', 10, 2.5, 25],
    [day('2025-01-20'), 'South', 'Coffee', 4, 8, 32],
    [day('2025-02-03'), 'North', 'Coffee', 6, 8, 48],
    [day('2025-03-15'), 'East', 'Tea', 20, 2.5, 50],
    [day('2025-03-20'), 'South', 'Tea', 2, 2.5, 5],
    [day('2026-01-02'), 'North', 'Cocoa', 1, 4.2, 4.2],
    ['Total', '', '', 43, '', 164.2],
  ]),
);
const ask = async (question: string, book: Workbook = orders, name?: string) =>
  (await answerFile({ question, blocks: [], book, name })).text;

// Each figure was worked out by hand; the words after it are the ranges it must name.
test.each([
  ['What is the sum of amount?', 'is 164.2,', '[Orders!F2:F7]'],
  ['total units', 'is 43,', '[Orders!D2:D7]'],
  ['What is the average unit price?', 'is 4.61667,', '[Orders!E2:E7]'],
  ['median of Units', 'is 5,', '[Orders!D2:D7]'],
  ['What is the highest amount?', 'is 50, in [Orders!F5]', '[Orders!F2:F7]'],
  ['What is the lowest unit price?', 'is 2.5, in [Orders!E2], [Orders!E5], [Orders!E6]', '[Orders!E2:E7]'],
  ['What is the latest date?', 'is 2026-01-02, in [Orders!A7]', '[Orders!A2:A7]'],
  ['How many rows are there?', '6 rows', '[Orders!A2:A7]'],
  ['How many orders are there?', '6 rows', '[Orders!A2:A7]'],
  ['How many different products are there?', '3 of them different', '[Orders!C2:C7]'],
  ['How many orders in the North region?', '3 rows of 6 rows', '“Region” is “North” [Orders!B2:B7]'],
  ['How many units in the North region?', 'The sum of “Units” is 17,', '“Region” is “North” [Orders!B2:B7]'],
  ['How many units are there?', 'The sum of “Units” is 43,', '[Orders!D2:D7]'],
  ['How many unit prices are there?', '6 values', '[Orders!E2:E7]'],
  ['sum of amount where region is north', 'is 77.2,', '“Region” is “North” [Orders!B2:B7]'],
  ['Total amount for Tea in the South', 'is 5,', '“Product” is “Tea” [Orders!C2:C7]'],
  ['How many orders have units over 5?', '3 rows', '“Units” is over 5 [Orders!D2:D7]'],
  ['sum of amount where units at least 10', 'is 75,', '“Units” is at least 10'],
  ['sum of amount with units between 2 and 6', 'is 85,', '“Units” is from 2 to 6'],
  ['total amount in 2025', 'is 160,', '“Date” is in 2025 [Orders!A2:A7]'],
  ['total amount in March 2025', 'is 55,', '“Date” is in March 2025'],
  ['total amount in Q1 2025', 'is 160,', 'Q1 2025'],
  ['sum of units since 2025-03-15', 'is 23,', 'since 2025-03-15'],
  ['sum of units before 2025-02-01', 'is 14,', 'before 2025-02-01'],
  ['sum of units between January 2025 and February 2025', 'is 20,', 'from 2025-01-01 to 2025-02-28'],
  ['How much amount did we have in the East?', 'is 50,', '“East”'],
])('%s', async (...[question, figure, range]) => {
  const text = await ask(question);
  expect(text).toContain(figure);
  expect(text).toContain(range);
});

test('a title above a table is no table beside it', async () => {
  const titled = bookOf(
    sheetOf('Ducks', [['Ducks seen by the lake'], [], ['Year', 'Ducks'], [2021, 150], [2022, 130]]),
  );
  expect(await ask('What is the average of ducks?', titled)).toContain('is 140,');
  expect(await ask('What is the average?', titled)).not.toContain('more than one table');
});

test.each([
  ['amount per region', ['- North: 77.2', '- East: 50', '- South: 37'], '[Orders!F2:F7] by [Orders!B2:B7]'],
  [
    'average units by product',
    ['- Tea: 10.6667', '- Coffee: 5', '- Cocoa: 1'],
    '[Orders!D2:D7] by [Orders!C2:C7]',
  ],
  ['How many units per region?', ['- East: 20', '- North: 17', '- South: 6'], '[Orders!D2:D7]'],
  ['How many orders per region?', ['- North: 3 rows', '- South: 2 rows', '- East: 1 row'], '[Orders!B2:B7]'],
  [
    'total amount by month',
    ['- 2025-01: 57', '- 2025-02: 48', '- 2025-03: 55', '- 2026-01: 4.2'],
    'month of “Date”',
  ],
  ['sum of amount per year', ['- 2025: 160', '- 2026: 4.2'], 'year of “Date”'],
])('%s', async (...[question, lines, range]) => {
  const text = await ask(question);
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines);
  expect(text).toContain(range);
});

test.each([
  ['top 2 products by amount', ['1. Tea: 80 over 3 rows', '2. Coffee: 80 over 2 rows']],
  ['Which region has the highest amount?', ['1. North: 77.2 over 3 rows', '1. East: 50 [Orders!F5]']],
  ['Which region has the lowest units?', ['1. South: 6 over 2 rows', '1. North: 1 [Orders!D7]']],
])('%s', async (question, lines) => {
  const text = await ask(question);
  for (const line of lines) expect(text.split('\n')).toContain(line);
});

test('a row that adds up the others is left out, and that is said', async () => {
  expect(await ask('sum of amount')).toContain('Totals in row 8 were left out.');
});

test('a formula that adds up the rows above is no data either', async () => {
  const book = bookOf(
    sheetOf('S', [
      ['Item', 'Cost'],
      ['a', 1],
      ['b', 2],
      ['', formula(3, 'SUM(B2:B3)')],
    ]),
  );
  expect(await ask('sum of cost', book)).toContain('is 3,');
});

test('what is asked of one row is read from its cells', async () => {
  expect(await ask('What is the unit price of Cocoa?')).toContain('“Unit price” is 4.2 [Orders!E7]');
});

test.each([
  ['What was the growth of amount from 2025 to 2026?', '2026: 4.2 (−155.8, −97.38 %)'],
  ['What is the difference in amount between North and South?', 'South: 37 (−40.2, −52.07 %)'],
  ['What percentage of the total amount is North?', '47.02 %'],
  ['What percentage of orders are Tea?', '50 %'],
  ['sum of amount not in the North', 'is 87,'],
  ['sum of amount excluding Tea', 'is 84.2,'],
  ['share of amount by region', '- North: 47.02 % (77.2)'],
  ['Which region has the highest unit price?', '1. South: 8'],
  ['Wie hoch ist der Durchschnitt von Amount?', 'is 27.36667,'],
  ['¿Cuál es el total de amount por region?', '- North: 77.2'],
  ['Quel est le total des units par product ?', '- Tea: 32'],
  ['Welche Region hat den höchsten Umsatz?', '1. North: 77.2'],
])('%s', async (question, figure) => {
  expect(await ask(question)).toContain(figure);
});

test('a question about nothing in the table gets no figure', async () => {
  expect(await ask('What is the profit?')).toMatch(/^Nothing in this file answers/);
});

describe('asks before it tells another figure', () => {
  const choicesFor = async (question: string, book: Workbook = orders) => {
    const { result, text, choices } = await answerFile({ question, blocks: [], book });
    expect(result).toBeNull();
    return [text, ...choices.map(({ label }) => label)].join(' | ');
  };
  test.each([
    [
      'sum of amount for Peter',
      '“Peter” is not in this table. | Show the sum of “Amount”, leaving “Peter” out',
    ],
    ['Which region has the highest amount with Peter?', 'Show the “Region” with the highest sum of “Amount”'],
    ['sum of amount in the West', '“West” is not in this table.'],
    ['What is the average?', 'which column is meant. | “Units” | “Unit price” | “Amount”'],
    ['sum and average of amount', 'more than one figure. | The sum | The average'],
    ['How many orders above 10?', '“Units” over 10 | “Unit price” over 10 | “Amount” over 10'],
    [
      'sum of amount per salesperson',
      'No column called “salesperson”. Try “Region” or “Product”. | By “Region” | By “Product”',
    ],
    ['which month sold most', '“Units” | “Amount” | Count the rows'],
    ['average amount per month', 'Average of the rows, for each | Add up each, then take the average'],
    ['sum of amount last month', '“last”'],
    ['Who is the best customer?', '“customer” is not in this table.'],
  ])('%s', async (question, reason) => {
    expect(await choicesFor(question)).toContain(reason);
  });

  test('a choice is worked out over the table it belongs to', async () => {
    const { choices } = await answerFile({ question: 'average amount per month', blocks: [], book: orders });
    const shown = choices.map(({ query }) => {
      const table = tablesOfFile({ blocks: [], book: orders })[query.table];
      return table && runQuery(table, query).text;
    });
    expect(shown[0]).toContain('- 2025-01: 28.5');
    expect(shown[1]).toContain('is 41.05 on average, over 4 groups');
  });

  const one = (...cells: Parameters<typeof sheetOf>[1][number]) =>
    bookOf(sheetOf('S', [['Item', 'Cost'], ...cells.map((cell, at) => [`i${at}`, cell])]));
  test.each([
    ['an error in the column', one(1, failed(), 3, 4, 5), '[S!B3] holds an error. | Leave out the cells'],
    ['euros and dollars', one(shownAs(1, '€1.00'), shownAs(2, '$2.00')), '€: €1'],
    ['euros and dollars in a text', one('€1.00', '$2.00', '$3.00'), '$: $5'],
    ['figures that read in two ways', one('1,234', '2,500', '3,100'), 'two ways'],
  ])('%s', async (_, book, reason) => {
    const { text, choices, result } = await answerFile({ question: 'sum of cost', blocks: [], book });
    expect([text, ...choices.map(({ label }) => label)].join(' | ')).toContain(reason);
    expect(result?.figure).toBeNull();
  });

  test('days whose month nobody can tell', async () => {
    const book = bookOf(
      sheetOf('S', [
        ['When', 'Cost'],
        ['03/04/2025', 1],
        ['05/06/2025', 2],
      ]),
    );
    expect(await ask('sum of cost in March 2025', book)).toContain('day or the month first');
  });

  test('two sheets that both fit', async () => {
    const rows = [
      ['Item', 'Cost'],
      ['a', 1],
      ['b', 2],
    ];
    const book = bookOf(sheetOf('May', rows), sheetOf('June', rows));
    expect(await choicesFor('sum of cost', book)).toBe(
      'More than one table could be meant, in May, June. | May | June | All of them together',
    );
    expect(await ask('sum of cost in June', book)).toContain('[June!B2:B3]');
  });
});
