import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, formula, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const museums = bookOf(
  sheetOf('Visitors', [
    ['Museum', 'City', '2022', '2023', '2024'],
    ['All museums', null, 1210, 1330, 1512],
    ['Maritime', 'Hull', 410, 433, 602],
    ['Railway', 'York', 500, 561, 609],
    ['Toy', 'Leeds', 300, 336, 301],
  ]),
);
const timesheet = bookOf(
  sheetOf('Timesheet', [
    ['Person', 'Project', 'Hours'],
    ['Nia', 'Apollo', shownAs(3.25 / 24, '3:15')],
    ['Otto', 'Apollo', shownAs(26 / 24, '26:00')],
    ['Nia', 'Borealis', shownAs(5.5 / 24, '5:30')],
  ]),
);
const bank = bookOf(
  sheetOf('Bank', [
    ['Date', 'Text', 'Amount'],
    [day('2025-03-01'), 'Salary', 2400],
    [day('2025-03-04'), 'Rent', -950.5],
    [day('2025-03-20'), 'Groceries', -80],
    [day('2025-04-02'), 'Refund', 35],
  ]),
);
const campaigns = bookOf(
  sheetOf('Campaigns', [
    ['Campaign', 'Channel', 'Clicks', 'Spend'],
    ['Spring', 'Search', 900, 340],
    ['Summer', 'Social', 1200, 210],
    ['Launch', 'Search', 300, 95],
  ]),
);
const startups = bookOf(
  sheetOf('Startups', [
    ['Company', 'Raised', 'Founded'],
    ['Alpaca', '1.2M', 2021],
    ['Bison', '8.5M', 2019],
    ['Coati', '950k', 2022],
  ]),
);
const parcels = bookOf(
  sheetOf('Parcels', [
    ['Parcel', 'Weight'],
    ['P1', '2 kg'],
    ['P2', '750 g'],
    ['P3', '1.5 kg'],
  ]),
);
const household = bookOf(
  sheetOf('Household', [
    ['Item', 'Monthly'],
    ['Rent', 1350],
    ['Food', 610],
    ['Bus', 96.5],
    ['Total', formula(2056.5, 'SUM(B2:B4)')],
    ['Left over', formula(943.5, 'B9-B5')],
  ]),
);
const income = bookOf(
  sheetOf('Income', [
    ['Line', 'Q1', 'Q2'],
    ['Revenue', 500, 540],
    ['Cost of goods', 200, 210],
    ['Gross profit', formula(300, 'B2-B3'), formula(330, 'C2-C3')],
  ]),
);
const orders = bookOf(
  sheetOf('Shop orders', [
    ['Order no.', 'Ordered', 'Shipped', 'Country', 'Gross', 'Paid'],
    [101, day('2025-01-03'), day('2025-01-09'), 'FR', 120, 'yes'],
    [102, day('2025-02-14'), day('2025-02-15'), 'DE', 80, 'no'],
    [103, day('2025-02-20'), null, 'DE', 60, null],
  ]),
);
const survey = bookOf(
  sheetOf('Survey', [
    ['Topic', 'Very', 'Fairly', 'Not at all', 'Responses'],
    ['Staff', 60, 30, 10, 100],
    ['Price', 20, 50, 30, 100],
    ['Parking', 70, 80, 57, 207],
  ]),
);
const prices = bookOf(
  sheetOf('Prices', [
    ['Article', 'In stock', 'Price'],
    ['Oak shelf', 56, 22.33],
    ['Pine stool', 12, 14.5],
  ]),
);

const staff = bookOf(
  sheetOf('Staff', [
    ['Name', 'Department', 'Age', 'Total value'],
    ['Ada', 'IT', 61, 400],
    ['Ben', 'HR', 35, 300],
    ['Cy', 'IT', 44, 100],
  ]),
);

test.each<[string, string, Workbook]>([
  ['How much value is there in IT?', 'is 500,', staff],
  ['How many names are there in IT?', '2 values', staff],
  ['value by department', '- IT: 500', staff],
  ['the oldest', 'is 61,', staff],
  ['Which museum had the most visitors in 2024?', '1. Railway: 609', museums],
  ['How many hours did Nia work?', 'is 8:45 h,', timesheet],
  ['hours on Apollo', 'is 29:15 h,', timesheet],
  ['How many payments were there in the first half of March?', 'from 2025-03-01 to 2025-03-15', bank],
  ['How much was raised in total?', 'is 10,650,000,', startups],
  ['companies founded after 2019', 'Alpaca', startups],
  ['total weight', 'is 4.25 kg,', parcels],
  ['total', 'is 2,056.5,', household],
  ['Gross profit in Q2', '330', income],
  ['What does the Oak shelf cost?', '22.33', prices],
])('%s', async (question, figure, book) => {
  const { text, result } = await answerFile({ question, blocks: [], book, name: 'file.xlsx' });
  expect(result).not.toBeNull();
  expect(text).toContain(figure);
});

test.each<[string, string, Workbook]>([
  ['How much did I spend?', 'is −1,030.5,', bank],
  ['orders per month of Ordered', '- 2025-02: 2 rows', orders],
  ['biggest expense', 'is −950.5,', bank],
  ['which month was best by gross', '1. 2025-02: 140', orders],
  ['total gross not paid', 'is 80,', orders],
  ['what percentage of Very is Parking', '33.82 % of “Responses”', survey],
])('%s is asked about, and one press answers it', async (question, figure, book) => {
  const answer = await answerFile({ question, blocks: [], book, name: 'file.xlsx' });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, book).join('\n')).toContain(figure);
});

test('a share of nothing that is named is not the whole', async () => {
  const question = 'what fraction of the clicks';
  const answer = await answerFile({ question, blocks: [], book: campaigns, name: 'campaigns.xlsx' });
  expect(answer.text).not.toContain('100 %');
  expect(ledTo(answer, campaigns).join('\n')).toContain('Search: 50 %');
});
