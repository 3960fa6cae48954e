import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const visitors = bookOf(
  sheetOf('Visitors', [
    ['Country', '2023', '2024', 'Total'],
    ['Austria', 500, 520, 1020],
    ['Denmark', 610, 640, 1250],
    ['All countries', 1110, 1160, 2270],
  ]),
);
const visits = bookOf(
  sheetOf('Visits', [
    ['Visit ID', 'Department', 'Cost (USD)', 'Insurer'],
    ['V-12', 'Cardiology', 8420.5, 'Alliant'],
    ['V-13', 'Cardiology', 21190, 'Medicor'],
    ['V-14', 'Paediatrics', 310, 'Alliant'],
  ]),
);
const storeroom = bookOf(
  sheetOf('Almacén', [
    ['Artículo', 'Existencias', 'Precio unidad'],
    ['Tornillo', 1200, 0.04],
    ['Martillo', 24, 18.9],
  ]),
);
const warehouse = bookOf(
  sheetOf('Stock', [
    ['Item', 'Stock', 'Unit price'],
    ['Screw', 1200, 0.04],
    ['Hammer', 24, 18.9],
  ]),
);
const survey = bookOf(
  sheetOf('Survey', [
    ['Question', 'Responses'],
    ['Q1 Service', 120],
    ['Q2 Price', 80],
    ['Q3 Quality', 200],
  ]),
);
const bank = bookOf(
  sheetOf('Bank', [
    ['Date', 'Text', 'Amount', 'Balance'],
    [day('2025-01-05'), 'Rent', -700, 300],
    [day('2025-01-25'), 'Salary', 2500, 2800],
    [day('2025-02-05'), 'Rent', -700, 2100],
    [day('2025-02-11'), 'Shop', -83, 2017],
  ]),
);
const invoice = bookOf(
  sheetOf('Invoice', [
    ['Description', 'Qty', 'Unit price', 'Line total'],
    ['Consulting', 10, 95, 950],
    ['Travel', 1, 240.5, 240.5],
    ['Hosting', 12, 15, 180],
    ['Subtotal', '', '', 1370.5],
    ['VAT 20%', '', '', 274.1],
    ['Total due', '', '', 1644.6],
  ]),
);
const stacked = bookOf(
  sheetOf('Report', [
    ['Sales'],
    ['Region', 'Revenue'],
    ['East', 500],
    ['West', 700],
    ['Total', 1200],
    ['Staff'],
    ['Region', 'People'],
    ['East', 5],
    ['West', 9],
    ['Total', 14],
  ]),
);
const projects = bookOf(
  sheetOf('Projects', [
    ['Project', 'Lead', 'Budget', 'Status'],
    ['Apollo', 'Ivy', 120, 'Done'],
    ['Borealis', 'Max', 310, 'Running'],
    ['Cosmos', 'Ivy', 75, 'Not started'],
  ]),
);
const steps = bookOf(
  sheetOf('Log', [
    ['Day', 'Steps', 'Note'],
    [day('2025-03-01'), 8000, ''],
    [day('2025-03-03'), 12500, ''],
    [day('2025-03-04'), 'n/a', 'lost tracker'],
    [day('2025-03-05'), 4300, ''],
  ]),
);
const stores = bookOf(
  sheetOf('Stores', [
    ['', 'Spring', '', 'Autumn', '', 'Total', ''],
    ['Store', 'Units', 'Revenue', 'Units', 'Revenue', 'Units', 'Revenue'],
    ['Oslo', 12, 1200, 15, 1600, 27, 2800],
    ['Bergen', 8, 640, 4, 410, 12, 1050],
  ]),
);
const pivot = bookOf(
  sheetOf('Pivot', [
    ['Sum of Amount', 'Column Labels', '', ''],
    ['Row Labels', 'Card', 'Cash', 'Grand Total'],
    ['North', 310, 120, 430],
    ['South', 90, 210, 300],
    ['Grand Total', 400, 330, 730],
  ]),
);
const hotel = bookOf(
  sheetOf('Bookings', [
    ['Guest', 'Check-in', 'Room rate', 'Paid'],
    ['Mara', day('2025-01-04'), 120, 360],
    ['Noel', day('2025-04-20'), 95, 190],
    ['Mara', day('2025-05-11'), 140, 140],
  ]),
);
const flow = bookOf(
  sheetOf('Flow', [
    ['Cash flow', 'Jan', 'Feb', 'Mar'],
    ['Opening balance', 1000, 1250, 1100],
    ['Inflows', 900, 700, 1000],
    ['Closing balance', 1250, 1100, 1700],
  ]),
);

const ask = async (question: string, book: Workbook) => {
  const { text, result, choices } = await answerFile({ question, blocks: [], book });
  return {
    text,
    isFigure: result !== null && choices.length === 0,
    labels: choices.map(({ label }) => label),
  };
};

// Each figure was worked out by hand.
test.each<[string, string, Workbook]>([
  ['total for Denmark', 'is 1,250,', visitors],
  ['total revenue', 'is 1,200,', stacked],
  ['How many people in the East?', 'is 5,', stacked],
  ['total budget', 'is 505,', projects],
  ['budget of projects not started', 'is 75', projects],
  ['total steps', 'is 24,800,', steps],
  ['total steps since March 3', 'is 16,800,', steps],
  ['autumn units in Oslo', 'is 15', stores],
  ['total revenue', 'is 3,850,', stores],
  ['units of Bergen', 'is 12,', stores],
  ['total amount', 'is 730,', pivot],
  ['How much by cash in the South?', '210', pivot],
  ['total paid', 'is 690,', hotel],
  ['paid in the second quarter', '330', hotel],
  ['latest balance', '2017', bank],
])('%s is %s', async (question, figure, book) => {
  const said = await ask(question, book);
  expect(said.text).toContain(figure);
  expect(said.isFigure).toBe(true);
});

test.each<[string, string, Workbook]>([
  ['How many visitors overall?', 'Sum of “Total”', visitors],
  ['How many responses for price?', '“Question” is “Q2 Price”', survey],
  ['total balance', 'On the last day', bank],
  ['sum of line totals', 'They are data: count it too', invoice],
  ['closing balance', 'Show the rows', flow],
  ['What share of the visits was paid by Medicor?', 'Of the rows', visits],
  ['valor total de las existencias', 'Pieces: “Existencias”', storeroom],
  ['total value of the stock', 'Pieces: “Stock”', warehouse],
])('%s is asked about, not answered', async (question, label, book) => {
  const { isFigure, labels } = await ask(question, book);
  expect(isFigure).toBe(false);
  expect(labels).toContain(label);
});

test('a row between a subtotal and the total is found by its name', async () => {
  expect((await ask('line total of VAT 20%', invoice)).text).toContain('274.1');
});

test('amounts of money with three digits behind a point are thousands', async () => {
  const staff = bookOf(
    sheetOf('Staff', [
      ['Name', 'Salary'],
      ['Eva', 'EUR 62.000'],
      ['Tom', 'EUR 58.500'],
    ]),
  );
  expect((await ask('total salary', staff)).text).toContain('EUR 120,500');
});

const flights = bookOf(
  sheetOf('Flights', [
    ['Route', 'Flights', 'Delayed', 'Delayed', 'Cancelled'],
    ['', '', '15–60 min', 'over 60 min', ''],
    ['Oslo–Bergen', 412, 38, 6, 2],
    ['Oslo–Tromsø', 186, 41, 15, 7],
    ['Oslo–London', 240, 52, 11, 1],
  ]),
);

test('a head said for each of its columns names them together with the classes under it', async () => {
  const { text, choices } = await answerFile({
    question: 'Sum of delayed over 60 min',
    blocks: [],
    book: flights,
  });
  expect(`${text} ${choices.map(({ label }) => label).join(' ')}`).toMatch(/“Delayed over 60 min”/);
  expect(text).not.toMatch(/where “\w+” is over 60/);
});
