import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const said = async (book: Workbook, question: string) =>
  (await answerFile({ question, blocks: [], book })).text;

const clock = (minutes: number) =>
  shownAs(minutes / 1440, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

const hours = bookOf(
  sheetOf('Hours', [
    ['Day', 'Who', 'Task', 'Break', 'Worked'],
    ...[470, 420, 470, 890, 480, 515].map((minutes, at) => [
      day(`2026-02-0${at + 1}`),
      at % 2 ? 'Tom' : 'Priya',
      at % 2 ? 'Report' : 'Audit',
      clock(30),
      clock(minutes),
    ]),
    ['', '', '', 'Sum', clock(3245)],
  ]),
);

test.each([
  ['total hours worked', 'is 54:05 h, over 6 rows'],
  ['total worked on Report', 'is 30:25 h, over 3 of 6 rows'],
  ['average worked of Tom', 'is 10:08 h'],
])('reports are work, and hours and minutes stay so: %s', async (question, want) => {
  expect(await said(hours, question)).toContain(want);
});

const orders = bookOf(
  sheetOf('Orders', [
    ['Order book, spring 2026'],
    ['Total', '', '', '', 131, shownAs(2634.5, '$2,634.50')],
    [],
    ['Region', 'Customer', 'Order no.', 'Ordered', 'Pieces', 'Value'],
    ['North', 'Pine Co', 5000, day('2026-02-10'), 20, shownAs(527.81, '$527.81')],
    ['South', 'Pine Co', 5001, day('2026-03-20'), 51, shownAs(1569.95, '$1,569.95')],
    ['South', 'Oak Ltd', 5002, day('2026-04-20'), 60, shownAs(536.74, '$536.74')],
  ]),
);

test('titles over a table are no table, and its totals may stand on top', async () => {
  expect(await said(orders, 'total value')).toContain('is $2,634.50, over 3 rows');
  expect(await said(orders, 'value of all orders')).not.toContain('Order book');
});

test('the largest order is not the latest one', async () => {
  const answer = await answerFile({ question: 'largest order from Pine Co', blocks: [], book: orders });
  expect(answer.text).not.toContain('2026-03-20');
  expect(ledTo(answer, orders).join('\n')).toContain('$1,569.95');
});

test('when is answered with a day, or not at all', async () => {
  expect(await said(orders, 'when did Oak Ltd order?')).toContain('“Ordered” is 2026-04-20');
  const prices = bookOf(
    sheetOf('Fares', [
      ['Kind', 'Fare'],
      ['Train', 92.4],
      ['Taxi', 14],
      ['Bus', 3],
    ]),
  );
  expect(await said(prices, 'when was the train?')).not.toContain('92.4');
});

test('money is said with the cents its column shows', async () => {
  const fees = bookOf(
    sheetOf('Fees', [
      ['Member', 'Kind', 'Amount'],
      ['Ada', 'Adult', shownAs(64, '64.00')],
      ['Bo', 'Junior', shownAs(22.5, '22.50')],
      ['Cy', 'Adult', shownAs(64, '64.00')],
    ]),
  );
  expect(await said(fees, 'total amount')).toContain('is 150.50,');
  expect(await said(fees, 'amount per kind')).toContain('- Adult: 128.00');
  expect(await said(fees, 'average amount')).toContain('is 50.17,');
});

test('a tax between net and total is no line of goods unless it is said to be', async () => {
  const note = bookOf(
    sheetOf('Note', [
      ['Code', 'Goods', 'Qty', 'Line total'],
      ['PX', 'Wrap', 12, 52.2],
      ['CB', 'Box', 150, 138],
      ['TP', 'Tape', 36, 41.4],
      ['Net', '', '', 231.6],
      ['VAT 20%', '', '', 46.32],
      ['Total', '', '', 277.92],
    ]),
  );
  expect(await said(note, 'total line total')).toContain('Two answers are possible: “VAT 20%”');
});

const survey = bookOf(
  sheetOf('Survey', [
    ['Respondent', 'Office', 'I feel valued at work', 'My manager listens to me'],
    ['R1', 'York', 'Agree', 'Disagree'],
    ['R2', 'Hull', 'Strongly agree', 'Disagree'],
    ['R3', 'Hull', 'Disagree', 'Agree'],
    ['R4', 'York', 'Agree', 'Disagree'],
  ]),
);

test.each([
  ['How many disagree that their manager listens?', '3 rows of 4 rows where “My manager listens to me”'],
  ['How many people strongly agree that they feel valued at work?', '1 row of 4 rows where “I feel valued'],
  ['What is the most common answer to "My manager listens to me"?', '1. Disagree: 3 rows'],
])('one answer to many statements is of the one whose words are said: %s', async (question, want) => {
  expect(await said(survey, question)).toContain(want);
});

test('one word of a name does not choose among columns that hold a value', async () => {
  const staff = bookOf(
    sheetOf('Staff', [
      ['Name', 'Manager', 'Salary'],
      ['Ann', 'Bo Fox', 5],
      ['Bo Fox', 'Di Ray', 7],
      ['Di Ray', '', 9],
    ]),
  );
  expect(await said(staff, 'Who is the manager of Bo Fox?')).not.toContain('Ann');
});

const store = bookOf(
  sheetOf('Store', [
    ['Item', 'On hand', 'Reorder at', 'Unit price', 'Last counted'],
    ['Wrap, clear', 12, 20, shownAs(4.35, '4.35'), day('2026-01-02')],
    ['Cardboard box 40x30', 150, 100, shownAs(0.92, '0.92'), ''],
    ['Tape', 0, 30, 'n/a', day('2026-02-02')],
  ]),
);

test.each([
  ['how many pieces of cardboard box are on hand?', 'is 150'],
  ['which items are below reorder?', 'Wrap, clear'],
  ['which items are below reorder?', '2 rows where “On hand − Reorder at” is under 0'],
  ['items without a price', '“Item” is Tape'],
  ['which items have never been counted?', '“Item” is Cardboard box'],
])('what two columns come to, and what is missing, pick rows: %s', async (question, want) => {
  expect(await said(store, question)).toContain(want);
});

const debts = bookOf(
  sheetOf('Debts', [
    ['Invoice', 'Client', 'Amount', 'Received'],
    ['R1', 'Vogt', shownAs(100, '€100.00'), shownAs(100, '€100.00')],
    ['R2', 'Kern', shownAs(250.5, '€250.50'), shownAs(50, '€50.00')],
    ['R3', 'Kern', shownAs(80, '€80.00'), ''],
  ]),
);

test.each([
  ['how much is still owed to us?', debts, 'is €280.50, over 3 rows'],
  ['which client owes most?', debts, 'Kern: €280.50'],
  ['value of the stock', store, 'The sum of “On hand × Unit price” is 190.20, over 2 rows'],
])(
  'a product or a difference of two columns is offered, with the cells of both: %s',
  async (ask, book, want) => {
    const answer = await answerFile({ question: ask, blocks: [], book });
    expect(answer.result).toBeNull();
    expect(ledTo(answer, book).join('\n')).toContain(want);
  },
);

test('a column that says it already is not worked out again', async () => {
  const pay = bookOf(
    sheetOf('Pay', [
      ['Who', 'Hours', 'Rate', 'Pay', 'Budget', 'Spent', 'Left'],
      ['Ann', 10, 20, 200, 50, 20, 30],
      ['Bo', 5, 30, 150, 90, 80, 10],
    ]),
  );
  const names = tablesOfFile({ blocks: [], book: pay }).flatMap(({ columns }) =>
    columns.map(({ name }) => name),
  );
  expect(names.filter((name) => /[×−]/.test(name))).toEqual([]);
});

test('who is something the longest is not who has most rows', async () => {
  const club = bookOf(
    sheetOf('Club', [
      ['No.', 'Name', 'Member since'],
      [1, 'Ada', day('2019-05-01')],
      [2, 'Bo', day('2012-03-01')],
      [3, 'Ada', day('2021-08-01')],
    ]),
  );
  const answer = await answerFile({ question: 'who has been a member the longest?', blocks: [], book: club });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, club)[0]).toContain('Bo: 2012-03-01');
});
