import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

async function ask(book: Workbook, question: string) {
  const answer = await answerFile({ book, blocks: [], question });
  const tables = tablesOfFile({ book, blocks: [] });
  const pressed = [...answer.choices, ...answer.proposals].map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return { ...answer, pressed };
}

test.each(['takings in April', 'takings in January'])(
  'a month is not its whole quarter: %s',
  async (question) => {
    const quarters = sheetOf('Takings', [
      ['Period', 'Takings'],
      ['Quarter 1', 310],
      ['Quarter 2', 420],
      ['Quarter 3', 530],
      ['Quarter 4', 640],
    ]);
    const { result } = await ask(bookOf(quarters), question);
    expect(result).toBeNull();
  },
);

test('of two columns that name towns neither is joined by chance', async () => {
  const towns = ['Leeds', 'York', 'Hull', 'Bath'];
  const trips = sheetOf('Trips', [
    ['From', 'To', 'Cost'],
    ...towns.flatMap((from, at) =>
      towns.filter((to) => to !== from).map((to, own) => [from, to, at * 10 + own]),
    ),
  ]);
  const places = sheetOf('Places', [
    ['Place', 'County'],
    ['Leeds', 'West'],
    ['York', 'North'],
    ['Hull', 'East'],
    ['Bath', 'South'],
  ]);
  const { result } = await ask(bookOf(trips, places), 'cost by county');
  expect(result).toBeNull();
});

test('kinds behind a comma are no second choice', async () => {
  const kinds = [
    'Mug, small',
    'Mug, large',
    'Bowl, small',
    'Bowl, large',
    'Jug, small',
    'Jug, large',
    'Tray',
  ];
  const book = bookOf(
    sheetOf('Pots', [
      ['Pot', 'Amount'],
      ...Array.from({ length: 28 }, (_, at) => [kinds[at % kinds.length] ?? '', at + 1]),
    ]),
  );
  const { result } = await ask(book, 'amount by pot');
  expect(result?.lines.map(({ label }) => label)).toContain('Mug, small');
});

test('a count of accounts is added up', async () => {
  const book = bookOf(
    sheetOf('Branches', [
      ['Branch', 'Accounts'],
      ['North', 120],
      ['South', 135],
      ['East', 120],
    ]),
  );
  const { text } = await ask(book, 'total accounts');
  expect(text).toContain('375');
});

test('bookings of another sheet are not counted as guests', async () => {
  const book = bookOf(
    sheetOf('Bookings', [
      ['Stay', 'Guest', 'Amount'],
      ['B1', 'Ada Quint', 90],
      ['B2', 'Ada Quint', 80],
      ['B3', 'Ivo Marsh', 70],
      ['B4', 'Nora Feld', 60],
    ]),
    sheetOf('Guests', [
      ['Guest', 'Country'],
      ['Ada Quint', 'Chile'],
      ['Ivo Marsh', 'Malta'],
      ['Nora Feld', 'Chile'],
    ]),
  );
  const { text, result } = await ask(book, 'how many bookings per country');
  expect(result === null || text.includes('Chile: 3')).toBe(true);
});

const ledger = bookOf(
  sheetOf('Ledger', [
    ['Payee', 'Amount', 'Remark'],
    ['Kiosk Nord 12', 10, 'rearranged games in the evening'],
    ['Kiosk Markt', 20, null],
    ['Bakery', 30, null],
    ['Grocer', 40, 'paid in cash on the day'],
  ]),
);

test('a chance word of a long remark stands behind the question without it', async () => {
  const { choices } = await ask(ledger, 'average amount of games');
  const conditions = choices.map(({ query }) => query.where.length);
  expect(conditions[0]).toBe(0);
  expect(conditions).toContain(1);
});

test('a name that several values hold is added to those that are named', async () => {
  const { pressed } = await ask(ledger, 'total amount of bakery, grocer and kiosk together');
  expect(pressed.some((text) => text.includes(' 100'))).toBe(true);
});
