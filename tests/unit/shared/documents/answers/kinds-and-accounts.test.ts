import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

type Rows = Parameters<typeof sheetOf>[1];

async function ask(rows: Rows, question: string) {
  const book = bookOf(sheetOf('List', rows));
  const { result, choices } = await answerFile({ question, blocks: [], book });
  const tables = tablesOfFile({ blocks: [], book });
  const led = choices.map(({ label, query }) => {
    const table = tables[query.table];
    return `${label} => ${table ? (runQuery(table, query).figure ?? '') : ''}`;
  });
  return { figure: choices.length === 0 ? result?.figure : undefined, led };
}

const seats: Rows = [
  ['Booking', 'Seat class', 'Qty', 'Status'],
  ['A1', 'Balcony', 2, 'paid'],
  ['A2', 'Stalls', 4, 'paid'],
  ['A3', 'Balcony', 1, 'open'],
];

test('of things whose kind a column says the pieces are meant, or the rows: asked', async () => {
  const { figure, led } = await ask(seats, 'how many seats did we sell');
  expect(figure).toBeUndefined();
  expect(led).toEqual(['Sum of “Qty” => 7', 'Count the rows => 3']);
});

test('how many different kinds there are is no question of pieces', async () => {
  expect((await ask(seats, 'how many different seat classes')).figure).toBe('2');
});

test.each(['Konto', 'Cost centre', 'Kostenstelle', 'Código'])(
  'numbers of %s name things: nothing is added up of them',
  async (head) => {
    const rows: Rows = [
      [head, 'Text', 'Betrag (€)'],
      [4711, 'Papier', -20],
      [4711, 'Tinte', -12],
      [8400, 'Erlös', 90],
    ];
    const { figure, led } = await ask(rows, 'total');
    expect([figure, ...led].join('\n')).toContain('58');
    expect(led.join('\n')).not.toContain(`“${head}”`);
  },
);

const visits: Rows = [
  ['Day', 'Visitors'],
  [day('2025-07-02'), 5],
  [day('2025-07-03'), 7],
  [day('2025-07-09'), 11],
  [day('2025-08-05'), 13],
];

test.each([
  'visitors between 3 and 9 july',
  'visitors from 3 to 9 July',
  'Visitors 3.–9. Juli',
  'visitors entre 3 y 9 de julio',
])('days of one month whose name stands once: %s', async (question) => {
  expect((await ask(visits, question)).figure).toBe('18');
});

const marks: Rows = [
  ['Pupil', 'Quarter 1', 'Quarter 2'],
  ['Ada', 3, 9],
  ['Ben', 5, 13],
];

test.each(['average in the 2nd quarter', 'average in the second trimester'])(
  'quarters that a table writes out: %s',
  async (question) => {
    const { figure, led } = await ask(marks, question);
    expect([figure, ...led].join('\n')).toContain('11');
  },
);

test('figures of several rows with a thing named: each, or what they come to', async () => {
  const rows: Rows = [
    ['Van', 'Depot', 'Fuel', 'Cost'],
    ['V1', 'Quayside', 'LPG', 40],
    ['V2', 'Quayside', 'LPG', 25],
    ['V1', 'Hilltop', 'LPG', 60],
    ['V1', 'Quayside', 'LPG', 30],
  ];
  expect((await ask(rows, 'cost of vans in Quayside')).led).toContain('Sum of “Cost” => 95');
});
