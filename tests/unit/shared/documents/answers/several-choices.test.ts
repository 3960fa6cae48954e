import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { viewTables } from '@/shared/documents/query/view-tables.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

type Rows = Parameters<typeof sheetOf>[1];

async function ask(rows: Rows, question: string) {
  const book = bookOf(sheetOf('Form', rows));
  const { text, choices } = await answerFile({ question, blocks: [], book });
  const tables = tablesOfFile({ blocks: [], book });
  const led = choices.map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return [text, ...led].join('\n');
}

const form: Rows = [
  ['Rider', 'Which bikes do you own?', 'Town', 'Born in'],
  ['R1', 'E-Bike; Road bike', 'Ulm, DE', 'DE'],
  ['R2', 'Road bike', 'Graz, AT', 'AT'],
  ['R3', 'E-Bike; Cargo bike; Road bike', 'Linz, AT', 'AT'],
  ['R4', 'Cargo bike; E-Bike', 'Bonn, DE', 'DE'],
  ['R5', 'Road bike', 'Wien, AT', 'AT'],
  ['R6', 'Cargo bike', 'Kiel, DE', 'DE'],
];

test.each(['how many rows with E-Bike', 'how many rows with ebike'])(
  'each choice of a cell is one of its own: %s',
  async (question) => {
    expect(await ask(form, question)).toContain('3 rows of 6 rows');
  },
);

test('a row counts in the group of each of its choices', async () => {
  const text = await ask(form, 'number of rows by bikes');
  expect(text).toContain('Road bike: 4 rows');
  expect(text).toContain('E-Bike: 3 rows');
  expect(text).toContain('Cargo bike: 3 rows');
});

test('who has not made a choice', async () => {
  expect(await ask(form, 'how many rows without E-Bike')).toContain('3 rows of 6 rows');
});

test('the builder shows the choices, and names with a comma stay whole', () => {
  const [table] = viewTables(tablesOfFile({ blocks: [], book: bookOf(sheetOf('Form', form)) }));
  const values = (name: string) => table?.columns.find((one) => one.name === name)?.values;
  expect(values('Which bikes do you own?')).toEqual(['Cargo bike', 'E-Bike', 'Road bike']);
  expect(values('Town')).toContain('Graz, AT');
});

test.each([
  'how many rows from Austria',
  'wie viele Zeilen aus Österreich',
  'combien de lignes de l’Autriche',
])('codes of countries are asked for by name: %s', async (question) => {
  expect(await ask(form, question)).toContain('3 rows of 6 rows');
});

test('a unit in a column of units is asked for as it is said', async () => {
  const rows: Rows = [
    ['Tank', 'Medium', 'Qty', 'Unit'],
    ['A', 'Oil', 30, 'L'],
    ['B', 'Salt', 8, 'kg'],
    ['C', 'Oil', 12, 'L'],
  ];
  expect(await ask(rows, 'total litres')).toContain('42');
  expect(await ask(rows, 'Summe Kilogramm')).toContain('8');
});
