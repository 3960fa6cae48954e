import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const trips = bookOf(
  sheetOf('Trips', [
    ['Day', 'Member', 'Age', 'Status', 'Coach', 'Fish_caught', 'Temp max', 'Temp min', 'Fuel', 'Bait'],
    [day('2026-03-01'), 'Ann', 15, 'not started', 1, 0, 9, 1, 20, 5],
    [day('2026-03-02'), 'Bob', 41, 'done', 0, 7, 14, -3, 30, 6],
    [day('2026-03-03'), 'Cy', 22, 'done', 1, 2, 11, 4, 25, 4],
    [day('2026-03-04'), 'Di', 63, 'done', 0, 0, 10, 2, 40, 3],
  ]),
);

const said = async (question: string, book = trips) => {
  const { text, choices } = await answerFile({ question, blocks: [], book });
  return [text, ...choices.map(({ label }) => label)].join('\n');
};

test.each([
  ['how many people are under 25', 'where “Age” is under 25'],
  ['how many are older than 60', '1 row of 4 rows where “Age” is over 60'],
  ['how many member have age of 15', 'where “Age” is 15'],
  ['what was the coldest day', 'The lowest “Temp min” is −3'],
  ['hottest day', 'The highest “Temp max” is 14'],
  ['which member did not catch any fish', '“Fish_caught” is 0'],
  ['how many have not been started', '1 row of 4 rows where “Status” is “not started”'],
  ['total fuel where coach', 'is 45, over 2 of 4 rows'],
  ['fuel plus bait', 'The sum of “Fuel + Bait” is 133'],
  ['fuel and bait together', 'The sum of “Fuel + Bait” is 133'],
  ['which 2 member have the highest fuel', '1. Di: 40'],
])('what people say of a table: %s', async (question, want) => {
  expect(await said(question)).toContain(want);
});

test('the sum of two columns names the cells of both, and what is offered further names both', async () => {
  const answer = await answerFile({ question: 'fuel plus bait by member', blocks: [], book: trips });
  expect(answer.query).toMatchObject({ measure: 8, plus: [9], by: { column: 1 } });
  expect(answer.text).toContain('[Trips!I2:I5] and [Trips!J2:J5]');
  expect(answer.text).toContain('- Di: 43');
});

const members = bookOf(
  ...['2024', '2025'].map((year) =>
    sheetOf(year, [
      ['Name', 'Joined', 'Fee', 'Paid'],
      ['Ann', day('2019-05-01'), year === '2024' ? 20 : 30, 'yes'],
      ['Bob', day('2020-05-01'), 20, 'no'],
    ]),
  ),
);

test.each([
  ['total fees in 2025', 'is 50, over 2 of 4 rows'],
  ['by how much did the fees rise', '- 2025: 50 (+10, +25 %)'],
  ['were fees higher in 2024 or 2025', '- 2025: 50 (+10, +25 %)'],
  ['how many had not paid in 2025', 'where “Sheet” is “2025”'],
])('a year that is a sheet, no day of the rows: %s', async (question, want) => {
  expect(await said(question, members)).toContain(want);
});

test('what has run out is what none is left of', async () => {
  const stock = bookOf(
    sheetOf('Stock', [
      ['Item', 'On hand', 'Reorder at'],
      ['Pens', 0, 5],
      ['Ink', 7, 5],
      ['Tape', 0, 2],
    ]),
  );
  expect(await said('what has run out?', stock)).toMatch(/Pens[\s\S]*Tape/);
  expect(await said('how many items are out of stock', stock)).toContain('where “On hand” is 0');
});

test('what some rows have is asked about of whom, sooner than added up', async () => {
  const rent = bookOf(
    sheetOf('Rent', [
      ['Tenant', 'Arrears'],
      ['Ann', 50],
      ['Bob', ''],
      ['Cy', 20],
    ]),
  );
  const answer = await answerFile({ question: 'who is in arrears', blocks: [], book: rent });
  expect(ledTo(answer, rent)[0]).toContain('2 rows');
});

test('remarks strewn over cells are neither a head nor rows', async () => {
  const book = bookOf(
    sheetOf('Arts', [
      ['Lots of', 'people', '', ''],
      ['at', 'the', 'top', ''],
      ['Name', 'Job', 'Age', 'Kids'],
      ['Ann', 'actor', 60, 'yes'],
      ['Bob', 'actor', 70, 'no'],
      ['Cy', 'singer', 50, 'yes'],
      ['', 'and', '', ''],
    ]),
  );
  expect(await said('average age of actors', book)).toContain('is 65, over 2 of 3 rows');
  expect(await said('how many people had no kids', book)).toContain('1 row of 3 rows');
});
