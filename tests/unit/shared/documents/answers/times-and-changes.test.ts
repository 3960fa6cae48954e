import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

type Rows = Parameters<typeof sheetOf>[1];

async function ask(rows: Rows, question: string) {
  const book = bookOf(sheetOf('Hives', rows));
  const { result, text, choices } = await answerFile({ question, blocks: [], book });
  const tables = tablesOfFile({ blocks: [], book });
  const led = choices.map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return { figure: choices.length === 0 ? result?.figure : undefined, all: [text, ...led].join('\n') };
}

const colonies: Rows = [
  ['Meadow', '2019', '2020', '2021'],
  ['Alder', 40, 38, 31],
  ['Birch', 12, 15, 19],
  ['Cedar', 22, 30, 21],
  ['Damson', 7, 7, 9],
];

test.each([
  ['how many meadows lost hives between 2019 and 2021', '2'],
  ['how many meadows grew from 2019 to 2021', '2'],
  ['cuántos meadows perdieron hives entre 2019 y 2020', '1'],
])('changes of each are counted by their sign: %s', async (question, wants) => {
  expect((await ask(colonies, question)).figure).toBe(wants);
});

test('those that are counted are named with their change', async () => {
  const { all } = await ask(colonies, 'how many meadows lost hives between 2019 and 2021');
  expect(all).toContain('Alder: −9');
  expect(all).toContain('Cedar: −1');
  expect(all).not.toContain('Birch:');
});

test('what was lost itself is gone, and no change of it', async () => {
  expect((await ask(colonies, 'how many meadows were lost between 2019 and 2021')).figure).toBeUndefined();
});

test('a number before a name and "with the fewest" is how many are shown', async () => {
  const { all } = await ask(colonies, 'the 2 meadows with the fewest in 2020');
  expect(all).toContain('1. Damson: 7');
  expect(all).toContain('2. Birch: 15');
  expect(all).not.toContain('3. ');
});

const harvests: Rows = [
  ['Keeper', 'Harvested', 'Jars sold'],
  ['Ada', day('2024-02-10'), 5],
  ['Ben', day('2024-05-03'), 15],
  ['Ada', day('2024-08-21'), 20],
  ['Ada', day('2024-11-02'), 10],
];

test.each([
  'change of jars from the first half to the second half of the year',
  'Jars: zweite Hälfte 2024 verglichen mit erste Hälfte 2024',
])('halves of a year are set against each other: %s', async (question) => {
  expect((await ask(harvests, question)).figure).toMatch(/50 %/);
});

test('the last one is that of the last day; the last months are none', async () => {
  expect((await ask(harvests, 'when was the last harvest of Ada')).all).toContain('2024-11-02');
  expect((await ask(harvests, 'jars in the last 2 months')).figure).toBeUndefined();
});

test('between the first and the last is no single day', async () => {
  const { figure } = await ask(harvests, 'how many jars between the first and the last harvest');
  expect(figure).toBeUndefined();
});

test.each(['combien de lignes en mai', 'how many rows in may'])(
  'a month in small letters: %s',
  async (question) => {
    expect((await ask(harvests, question)).figure).toBe('1');
  },
);

const weights: Rows = [
  ['Hive', 'KSt', 'Weight'],
  ['H1', 300, 20],
  ['H2', 310, ':'],
  ['H3', null, '..'],
  ['H4', 300, 25],
  ['H5', 310, null],
];

test.each([
  ['how many hives have no figure', '3'],
  ['how many entries have no value', '3'],
  ['wie viele Buchungen haben keine Kostenstelle', '1'],
])('cells without a figure, and rows by their general name: %s', async (question, wants) => {
  expect((await ask(weights, question)).all).toContain(wants);
});

test('a unit is no name of rows: they are not counted for it', async () => {
  const meters: Rows = [
    ['Meter', 'Reading', 'Unit'],
    ['W1', 120, 'm³'],
    ['E1', 900, 'kWh'],
    ['W1', 150, 'm³'],
  ];
  expect((await ask(meters, 'how many cubic-meters')).figure).toBeUndefined();
});
