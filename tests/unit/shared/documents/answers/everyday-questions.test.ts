import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const expenses = bookOf(
  sheetOf('Expenses', [
    ['Date', 'Category', 'Vendor', 'Amount'],
    [day('2025-01-08'), 'Marketing', 'Meta Ads', 1200],
    [day('2025-01-15'), 'Travel', 'Lufthansa', 430],
    [day('2025-02-11'), 'Marketing', 'Google Ads', 950],
    [day('2025-03-05'), 'Office', 'Staples', 75],
    [day('2025-03-19'), 'Marketing', 'Meta Ads', 1100],
  ]),
);
const orders = bookOf(
  sheetOf('Orders', [
    ['Order', 'Customer', 'Seller', 'Product', 'Type', 'Qty', 'Amount'],
    ['A1', 'Acme', 'Priya', 'Desk', 'Sale', 3, 900],
    ['A2', 'Globex', 'Tom', 'Chair', 'Sale', 10, 1500],
    ['A3', 'Globex', 'Tom', 'Chair', 'Return', -4, -600],
    ['A4', 'Acme', 'Mei', 'Desk', 'Sale', 2, 600],
  ]),
);
const regions = bookOf(
  sheetOf('Regions', [
    ['Region', '2022', '2023', '2024'],
    ['EMEA', 1200, 1350, 1480],
    ['APAC', 800, 920, 1300],
    ['Americas', 2000, 2100, 2250],
  ]),
);
const statement = bookOf(
  sheetOf('P&L', [
    ['', 'Q1 2024', 'Q2 2024', 'Q3 2024'],
    ['Revenue', 500, 540, 560],
    ['Cost of goods sold', 200, 210, 225],
    ['Gross profit', 300, 330, 335],
    ['Salaries', 120, 120, 125],
    ['Rent', 30, 30, 30],
    ['Operating income', 150, 180, 180],
  ]),
);
const survey = bookOf(
  sheetOf('Survey', [
    ['Respondent', 'Age group', 'Satisfaction'],
    ['Ann', '18-24', 5],
    ['Ben', '25-34', 3],
    ['Cem', '18-24', 4],
    ['Dia', '25-34', 5],
    ['Eve', '25-34', 2],
  ]),
);
const invoices = bookOf(
  sheetOf('Invoices', [
    ['Invoice', 'Client', 'Total', 'Paid on'],
    ['INV-1', 'Harbor', 1250, day('2025-03-28')],
    ['INV-2', 'Northwind', 980, null],
    ['INV-3', 'Northwind', 1600, day('2025-06-01')],
  ]),
);
const clients = bookOf(
  sheetOf('Clients', [
    ['Client', 'Region', 'Account manager', 'Budget', 'Actual'],
    ['Acme', 'EMEA', 'Priya', 100, 120],
    ['Globex', 'Americas', 'Tom', 80, 70],
    ['Initech', 'EMEA', 'Priya', 40, 55],
    ['Soylent', null, 'Mei', 10, 10],
  ]),
);
const salesOf = (head: string[], rows: (string | number | ReturnType<typeof day>)[][]) =>
  bookOf(sheetOf('Sales', [head, ...rows]));
const marchDays = [
  [day('2025-02-03'), 'North', 900],
  [day('2025-03-03'), 'South', 700],
  [day('2025-03-09'), 'North', 300],
  [day('2025-03-19'), 'South', 100],
];
const shop = bookOf(
  sheetOf('Shop', [
    ['Item', 'Unit cost', 'In stock'],
    ['Pen', 0.5, 340],
    ['Mug', 5.25, 0],
  ]),
);
const tickets = bookOf(
  sheetOf('Tickets', [
    ['Ticket', 'Opened', 'Closed', 'Agent', 'Signups'],
    ['T-1', day('2025-05-01'), day('2025-05-02'), 'Sofia', 4],
    ['T-2', day('2025-05-01'), null, 'Liam', 2],
    ['T-3', day('2025-05-09'), null, 'Sofia', 3],
  ]),
);
const grades = bookOf(
  sheetOf('Class 8b', [
    ['Student', 'Maths', 'English', 'Absences'],
    ['Amira', 2, 1, 0],
    ['Ben', 4, 3, 5],
    ['Clara', 1, 2, 1],
    ['David', 3, null, 7],
    ['Emil', 5, 4, 2],
  ]),
);
const replies = bookOf(
  sheetOf('Form Responses 1', [
    ['Timestamp', 'Would you come again?', 'Any comments?'],
    [day('2026-05-01'), 'Yes', 'Nice'],
    [day('2026-05-01'), 'Yes', null],
    [day('2026-05-02'), 'No', 'Too loud'],
    [day('2026-05-03'), 'Maybe', null],
    [day('2026-05-03'), 'Yes', 'More food'],
    [day('2026-05-04'), 'Yes', null],
  ]),
);
const sales = bookOf(
  sheetOf('Sales', [
    ['महीना', 'शहर', 'बिक्री'],
    ['जनवरी', 'दिल्ली', 6000],
    ['जनवरी', 'मुंबई', 9600],
    ['मार्च', 'दिल्ली', 5000],
  ]),
);

test.each<[string, string, Workbook]>([
  ['Which months had marketing below 1000 in total?', '- 2025-02: 950', expenses],
  ['How much more did we spend in March than in February?', '(+225, +23.68 %)', expenses],
  ['How much did we spend in January and March?', 'is 2,805,', expenses],
  ['which vendors got over 1k in total', '- Meta Ads: 2,300', expenses],
  ['What is still unpaid?', '980', invoices],
  ['Which region grew the most?', '- APAC: +500, +62.5 %', regions],
  ['revenue in the first quarter', 'is 500', statement],
  ['budget vs actual for Acme', '(+20, +20 %)', clients],
  ['Who manages the most clients?', '1. Priya', clients],
  ['clients with no region', '“Client” is Soylent', clients],
  ['कुल बिक्री कितनी है?', 'is 20,600', sales],
  ['किस शहर में सबसे ज़्यादा बिक्री हुई?', '1. दिल्ली: 11,000', sales],
])('%s', async (question, figure, book) => {
  const { text, result } = await answerFile({ question, blocks: [], book, name: 'file.xlsx' });
  expect(result).not.toBeNull();
  expect(text).toContain(figure);
});

test.each<[string, string, Workbook]>([
  ['Which months were below 1000?', '- 2025-02: 950', expenses],
  ['How many chairs did we sell?', 'is 6,', orders],
  ['total revenue', 'is 5,030', regions],
  ['total of all costs', 'is 635', statement],
  ['sum of everything in Q2 2024', 'is 210', statement],
  ['satisfaction by age group', '- 18-24: 4.5', survey],
  ['Which age group has the highest satisfaction?', '1. 18-24: 4.5', survey],
  ['Who is the top seller excluding returns?', '1. Tom', orders],
  ['How much did Northwind pay?', 'is 1,600', invoices],
  ['How many mugs do we have?', 'is 0,', shop],
  ['How many tickets did Sofia close?', 'has 1 value', tickets],
  ['How many tickets are still open?', 'has 3 values', tickets],
  ['who has the best grade in maths', 'Clara', grades],
  ['worst student in english', 'Emil', grades],
  ['Who has the best absences?', 'Amira', grades],
  ['how many would come again', '4 rows of 6', replies],
])('%s is asked about, and one press answers it', async (question, figure, book) => {
  const answer = await answerFile({ question, blocks: [], book, name: 'file.xlsx' });
  expect(answer.result?.figure ?? null).toBeNull();
  expect(ledTo(answer, book).some((text) => text.includes(figure))).toBe(true);
});

test('a change of nothing that is named is no sum', async () => {
  const question = 'Signups growth for Sofia from week one';
  const answer = await answerFile({ question, blocks: [], book: tickets, name: 'tickets.xlsx' });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, tickets).join()).not.toContain('change of');
});

test('what is taken off is not left out instead', async () => {
  const question = 'total revenue net of returns';
  const { result, text } = await answerFile({ question, blocks: [], book: orders, name: 'orders.xlsx' });
  expect(result).toBeNull();
  expect(text).toContain('“net”');
});

// What the empty list of files offers to ask.
test.each<[string, string, Workbook]>([
  ['of days', '1. South: 800', salesOf(['Date', 'Region', 'Amount'], marchDays)],
  [
    'of months as columns',
    '1. North: 30',
    salesOf(
      ['Region', 'February', 'March'],
      [
        ['North', 20, 30],
        ['South', 50, 25],
      ],
    ),
  ],
  [
    'of months as words',
    '1. South: 45',
    salesOf(
      ['Month', 'Region', 'Sales'],
      [
        ['March', 'North', 30],
        ['March', 'South', 45],
        ['April', 'North', 90],
      ],
    ),
  ],
])('the example of a sales sheet is answered %s', async (_, figure, book) => {
  const question = 'Which region sold most in March?';
  expect((await answerFile({ question, blocks: [], book, name: 'sales.xlsx' })).text).toContain(figure);
});

test('who, where a word tells of a yes or no, is answered with names, and years are never added up', async () => {
  const club = bookOf(
    sheetOf('Beiträge', [
      ['Mitglied', 'Eintritt', 'Beitrag', 'Bezahlt'],
      ['Anna Krüger', 2021, 120, 'ja'],
      ['Björn Maaß', 2019, 120, 'nein'],
      ['Dora Öztürk', 2022, 45, 'ja'],
      ['Emil Groß', 2018, 240, 'nein'],
    ]),
  );
  const { text } = await answerFile({
    question: 'wer hat noch nicht bezahlt?',
    blocks: [],
    book: club,
    name: 'verein.xlsx',
  });
  expect(text).toMatch(/Björn Maaß[\s\S]*Emil Groß/);
  expect(text).not.toMatch(/Anna|Dora|sum/);
});
