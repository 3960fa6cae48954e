import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const ask = (book: Workbook, question: string) =>
  answerFile({ question, blocks: [], book, name: 'file.xlsx' });

const returns = bookOf(
  sheetOf('Returns', [
    ['Shop', 'Units'],
    ['Ayr', 40],
    ['Bute', '(6)'],
    ['Crail', 12],
    ['Dunoon', '9'],
  ]),
);
const cash = bookOf(
  sheetOf('Cash', [
    ['Day', 'What', 'Kind', 'Amount'],
    [day('2024-03-02'), 'Tickets', 'Show', 540],
    ['19/03/2024', 'Costumes', 'Stage', '(185.50)'],
    ['4 April 2024', 'Lights', 'Stage', '€(240.00)'],
    [day('2024-04-09'), 'Programmes', 'Show', '£12.40'],
  ]),
);
const meters = bookOf(
  sheetOf('Meters', [
    ['Site', '2022', '2023'],
    ['Mill Lane', 900, 700],
    ['Oak Road', 300, 280],
    ['The Croft', 100, 60],
  ]),
);
const rents = bookOf(
  sheetOf('Abrechnung', [
    ['Mieter', 'Nachzahlung (+) / Guthaben (–)'],
    ['Aydin', 120],
    ['Brehme', '-80,50'],
    ['Voss', -20],
  ]),
);
const members = bookOf(
  sheetOf('Members', [
    ['Name', 'Fee'],
    ['Ana Roy', 10],
    ['Bo Lund', 20],
    ['Cy Hale', 30],
    ['Di Poe', 40],
    ['Ed Marsh', 50],
    ['Ed Marsh', 15],
    ['Flo Gray', 25],
  ]),
);
const gym = bookOf(
  sheetOf('Gym members', [
    ['Name', 'Joined', 'Monthly fee', 'Status'],
    ['Ana', '14/03/2021', '49.00', 'active'],
    ['Bo', '2022-11-02', '£35.00', 'active'],
    ['Cy', '07 Jan 2024', '45.00', 'left'],
    ['Di', '20.02.24', '10.00', 'active'],
  ]),
);
const trust = bookOf(
  sheetOf('Sites', [
    ['Electricity of the schools', null, null],
    ['Site', '2019', '2020'],
    ['Ashby', 80, 50],
    ['Brook', 300, 200],
  ]),
);
const quarters = bookOf(
  sheetOf('Half year', [
    ['Product', 'Q1 Jan', 'Q1 Feb', 'Q1 Mar', 'Q2 Apr', 'Total'],
    ['Bread', 10, 40, 15, 20, 85],
    ['Rolls', 60, 10, 10, 40, 120],
  ]),
);

test.each<[string, string, Workbook]>([
  ['total units', 'is 55, over 4 rows', returns],
  ['total units', '2 figures are stored as text', returns],
  ['lowest units', 'is −6,', returns],
  ['sum of amount of the stage in march 2024', '−185.5', cash],
  ['Which site had the biggest drop from 2022 to 2023?', 'Mill Lane: −200', meters],
  ['Which site had the biggest drop from 2022 to 2023?', 'The Croft: −40, −40 %', meters],
  ['Which site grew most from 2022 to 2023?', 'Oak Road: −20', meters],
  ['best month', 'Jan: 70', quarters],
  ['monthly income from active members?', 'is £94.00, over 3 of 4 rows', gym],
  ['how many joined in 2024', '2 rows of 4', gym],
])('%s: %s', async (question, figure, book) => {
  expect((await ask(book, question)).text).toContain(figure);
});

test('amounts of two currencies are not put together', async () => {
  const { text } = await ask(cash, 'sum of amount of the stage');
  expect(text).toContain('−€240');
  expect(text).not.toContain('425.5');
});

test.each<[string, string, Workbook]>([
  ['Summe Guthaben', 'is −100.5', rents],
  ['which school had the biggest drop between 2019 and 2020?', 'Brook: −100', trust],
  ['what does Ed Marsh pay?', '“Fee” is 15', members],
])('%s is asked about, and one press answers it', async (question, figure, book) => {
  const answer = await ask(book, question);
  expect(answer.result).toBeNull();
  expect(ledTo(answer, book).join('\n')).toContain(figure);
});
