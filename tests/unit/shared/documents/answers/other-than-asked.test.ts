import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Cell, Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

// Columns, rows and words that once were taken for something else than what they are.

const ask = (book: Workbook, question: string) =>
  answerFile({ question, blocks: [], book, name: 'file.xlsx' });

async function said(book: Workbook, question: string): Promise<string> {
  const { text, choices } = await ask(book, question);
  expect(choices).toEqual([]);
  return text;
}

/** A time as Excel keeps it: a part of a day, shown by its format. */
const time = (value: number, display: string): Cell => ({
  value,
  kind: 'date',
  display,
  iso: `1899-12-31T${new Date(value * 86_400_000).toISOString().slice(11, 19)}`,
});
const minutes = (seconds: number) =>
  time(
    seconds / 86_400,
    `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
  );

const calls = bookOf(
  sheetOf('Calls', [
    ['Call', 'Agent', 'Date', 'Talk time'],
    [1, 'Ines', day('2025-04-02'), minutes(0)],
    [2, 'Omar', day('2025-04-16'), minutes(397)],
    [15, 'Ines', day('2025-04-20'), minutes(203)],
    [16, 'Ines', day('2025-04-11'), minutes(60)],
  ]),
);
const tasks = bookOf(
  sheetOf('Plan', [
    ['Task', 'Owner', 'Start', 'Effort'],
    ['Task 1', 'Kim', day('2025-03-25'), 6],
    ['Task 2', 'Lou', day('2025-04-02'), 8],
    ['Task 3', 'Max', day('2025-04-03'), 8],
    ['Task 4', 'Max', day('2025-03-02'), 3],
    ['Task 5', 'Lou', day('2025-05-05'), 9],
  ]),
);
const lab = bookOf(
  sheetOf('Lab', [
    ['Sample', 'Site', 'Lead (µg/l)', 'pH'],
    ['A', 'River', 12, 7.1],
    ['B', 'River', '<5', 6.9],
    ['C', 'Well', '<5', 7.4],
    ['D', 'Well', 30, 6.2],
  ]),
);
const sales = bookOf(
  sheetOf('Ventas', [
    ['Tienda', 'Enero', 'Febrero', 'Marzo', 'Total'],
    ['Centro', 400, 410, 420, 1230],
    ['Playa', 300, 350, 310, 960],
    ['Total', 700, 760, 730, 2190],
  ]),
);
const income = bookOf(
  sheetOf('Income', [
    ['', 'Q1', 'Q2', 'FY'],
    ['Products', 900, 1000, 1900],
    ['Services', 100, 150, 250],
    ['Total revenue', 1000, 1150, 2150],
    ['Cost of sales', -300, -350, -650],
    ['Gross profit', 700, 800, 1500],
  ]),
);
const rooms = bookOf(
  sheetOf('Bookings', [
    ['Guest', 'Date', 'Starts', 'Length'],
    ['Alm', day('2025-05-09'), time(0.375, '09:00'), '50 m'],
    ['Berg', day('2025-06-01'), time(0.5625, '13:30'), '200 m'],
    ['Cruz', day('2025-05-20'), time(8 / 24, '08:00'), '100 m'],
  ]),
);
const hindi = bookOf(
  sheetOf('बिक्री', [
    ['शहर', 'राशि'],
    ['दिल्ली', 1200],
    ['पुणे', 2300],
    ['कुल', 3500],
  ]),
);

test.each([
  [calls, 'What is the total talk time?', 'is 11:00 min'],
  [calls, 'calls after 15 April', '2 rows where “Date” is since 2025-04-16'],
  [tasks, 'how many tasks start after 1 April?', 'has 3 values'],
  [tasks, 'effort of task 4', '“Effort” is 3'],
  [tasks, 'total effort', 'is 34, over 5 rows'],
  [rooms, 'total length', '350 m'],
  [rooms, 'earliest start', '“Starts” is 08:00'],
  [rooms, 'newest date', '2025-06-01'],
  [hindi, 'कुल राशि कितनी है?', 'is 3,500, over 2 rows'],
])('%# is worked out of what was asked: %s', async (book, question, figure) => {
  expect(await said(book, question)).toContain(figure);
});

test('no other column stands in for one that holds words among its figures', async () => {
  for (const question of ['average lead in river samples', 'how many samples have lead above 10?']) {
    const { text, choices } = await ask(lab, question);
    expect(text).toContain('“Lead (µg/l)” holds words among its figures');
    expect(choices.map(({ query }) => query.how)).toEqual(['list']);
  }
});

test('a monthly average is taken of the months, not of their sum', async () => {
  const { text, choices } = await ask(sales, 'promedio mensual de Centro');
  expect(text).not.toContain('1,230');
  expect(choices.some(({ query }) => query.how === 'average_of_totals')).toBe(true);
});

test('a total that the file says by its name is quoted where its rows may not be put together', async () => {
  expect((await ask(income, 'total revenue for the year')).text).toContain(
    'The file says: Total revenue · 1000 · 1150 · 2150 [Income!A4:D4]',
  );
});

test.each([
  'What is the difference between the highest and the lowest effort?',
  'Difference between highest and lowest effort',
])('both ends of a column are no change over time: %s', async (question) => {
  const { text, choices } = await ask(tasks, question);
  expect(choices.map(({ label }) => label)).toEqual(['Highest “Effort”', 'Lowest “Effort”']);
  expect(text).not.toMatch(/change|%/i);
});
