import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
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
