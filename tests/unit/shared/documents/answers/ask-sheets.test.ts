import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const staff = bookOf(
  sheetOf('Staff', [
    ['Employee list 2025'],
    ['Name', 'Department', 'Location', 'Salary', 'Start date', 'Active', 'Manager'],
    ['Ann Lee', 'Sales', 'Berlin', shownAs(52_000, '€52,000'), day('2019-03-01'), true, 'Bo Fox'],
    ['Bo Fox', 'Sales', 'London', shownAs(71_000, '€71,000'), day('2016-05-12'), true, ''],
    ['Cy Orr', 'IT', 'Berlin', shownAs(64_000, '€64,000'), day('2021-01-04'), false, 'Di Ray'],
    ['Di Ray', 'IT', 'New York', shownAs(88_000, '€88,000'), day('2015-09-30'), true, ''],
  ]),
);
const invoices = bookOf(
  sheetOf('Invoices', [
    ['Invoice', 'Customer', 'Status', 'Issued', 'Currency', 'Total'],
    [1001, 'Acme', 'Paid', day('2025-01-05'), 'EUR', 1200],
    [1002, 'Beta', 'Open', day('2025-01-15'), 'USD', 800],
    [1003, 'Acme', 'Overdue', day('2025-02-01'), 'EUR', 450],
    [1004, 'Cora', 'Paid', day('2025-03-11'), 'EUR', 990],
  ]),
);
const months = bookOf(
  sheetOf('Months', [
    ['Product', 'January', 'February', 'March', 'April', 'Total'],
    ['Tea', 10, 20, 30, 40, 100],
    ['Milk', 1, 2, 3, 4, 10],
    ['Total', 11, 22, 33, 44, 110],
  ]),
);
const budget = bookOf(
  sheetOf('Budget', [
    ['SUMMARY'],
    ['Total expenses', 'Balance'],
    [1000, 200],
    [],
    ['EXPENSES'],
    ['Item', 'Amount'],
    ['Rent', 800],
    ['Food', 200],
  ]),
);

const results = bookOf(
  sheetOf('Results', [
    ['', '2022', '2023'],
    ['Costs', '', ''],
    ['Salaries', 60, 70],
    ['Rent', 20, 20],
    ['Total costs', 80, 90],
    ['Net income', 70, 90],
  ]),
);
const regions = bookOf(
  sheetOf('Regions', [
    ['Region', 'City', 'Sales', 'Target'],
    ['North', 'Oslo', 10, 12],
    ['North', 'Bergen', 20, 18],
    ['North', 'Subtotal', 30, 30],
    ['South', 'Rome', 5, 9],
    ['South', 'Bari', 7, 8],
    ['South', 'Subtotal', 12, 17],
    ['All', 'regions', 42, 47],
  ]),
);

test.each<[string, string, Workbook]>([
  ['What is the biggest cost?', 'is 70,', results],
  ['How did costs change from 2022 to 2023?', '(+10, +12.5 %)', results],
  ['total sales', 'is 42,', regions],
  ['sales by region', '- North: 30\n- South: 12', regions],
  ['Who earns the most?', 'Di Ray: €88,000', staff],
  ['Who is the manager of Cy Orr?', '“Manager” is Di Ray', staff],
  ['How many active employees?', '3 rows of 4 rows', staff],
  ['How many employees are not active?', '1 row of 4 rows', staff],
  ['Which department has the highest average salary?', 'IT: €76,000', staff],
  ['How many invoices are overdue?', '1 value', invoices],
  ['invoice 1003 total', 'is 450', invoices],
  ['total revenue', '- EUR: EUR 2,640\n- USD: USD 800', invoices],
  ['total per customer', '- Beta, USD: USD 800', invoices],
  ['total from February to April', 'is 99,', months],
  ['growth from January to April', '(+33, +300 %)', months],
  ['What is my biggest expense?', '(Rent)', budget],
  ['What is the balance?', '“Balance” is 200', budget],
])('%s', async (question, figure, book) => {
  const { text, result } = await answerFile({ question, blocks: [], book });
  expect(result).not.toBeNull();
  expect(text).toContain(figure);
});
