import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const marks = bookOf(
  sheetOf('Marks', [
    ['Student', 'Class', 'Maths', 'Oral'],
    ['Ade', '7a', 14, 10],
    ['Birgit', '7b', 9.5, 12],
    ['Cem', '7a', 'absent', 'missed'],
    ['Dora', '7b', 17, 18],
    ['Emil', '7a', 11, 'missed'],
    ['Fay', '7b', 8, 14],
  ]),
);

test('a row of words for its figures, as of somebody who was absent, names no columns', async () => {
  expect(tablesOfFile({ blocks: [], book: marks })).toHaveLength(1);
  const { text } = await answerFile({ question: 'average maths', blocks: [], book: marks });
  expect(text).toContain('is 11.9, over 5 rows');
});

test('one word for several figures names none of them', () => {
  const book = bookOf(
    sheetOf('Marks', [
      ['Student', 'Maths', 'Oral', 'Art'],
      ['Ade', 14, 10, 12],
      ['Cem', 'ill', 'ill', 'excused'],
      ['Dora', 17, 18, 11],
    ]),
  );
  expect(tablesOfFile({ blocks: [], book })).toHaveLength(1);
});

test('a second head under the first table still parts two tables', () => {
  const book = bookOf(
    sheetOf('Both', [
      ['Region', 'Sales', 'Returns'],
      ['North', 14, 10],
      ['South', 12, 4],
      ['Product', 'Price', 'Weight'],
      ['Bike', 300, 11],
      ['Helmet', 45, 1],
    ]),
  );
  expect(tablesOfFile({ blocks: [], book })).toHaveLength(2);
});

test('a second head stays one where a head of years names a column as it does', () => {
  const book = bookOf(
    sheetOf('Both', [
      ['Region', 2023, 2024, 'Total'],
      ['North', 14, 10, 24],
      ['South', 12, 4, 16],
      ['Product', 'Price', 'Weight', 'Total'],
      ['Bike', 300, 11, 3300],
      ['Helmet', 45, 1, 45],
    ]),
  );
  const names = tablesOfFile({ blocks: [], book }).map(({ columns }) => columns.map(({ name }) => name));
  expect(names).toContainEqual(['Product', 'Price', 'Weight', 'Total']);
});

const statement = (isNewestFirst: boolean) => {
  const moves = [
    [0, 1200],
    [45.5, 0],
    [300, 0],
    [0, 80],
    [12.25, 0],
    [99, 0],
  ] as const;
  let balance = 500;
  const rows = moves.map(([out, into], at) => {
    balance += into - out;
    return [day(`2026-03-0${at + 1}`), `Entry ${at}`, out || '', into || '', balance];
  });
  return bookOf(
    sheetOf('Account', [
      ['Date', 'Details', 'Paid out', 'Paid in', 'Funds'],
      ...(isNewestFirst ? rows.reverse() : rows),
    ]),
  );
};

test.each([false, true])(
  'a balance is known by its sums, newest first %s, and not added up',
  async (isFirst) => {
    const book = statement(isFirst);
    const answer = await answerFile({ question: 'total funds', blocks: [], book });
    expect(answer.result).toBeNull();
    expect(answer.text).toContain('may not add up');
    expect(ledTo(answer, book)[0]).toContain('1323.25');
  },
);

test('the balance as such leads to the last one first', async () => {
  const book = statement(false);
  const answer = await answerFile({ question: 'what are the funds now?', blocks: [], book });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, book).join('\n')).toContain('1323.25');
});

const gifts = bookOf(
  sheetOf('Gifts', [
    ['Name', 'Postcode', 'Phone', 'Donation'],
    ['Ada', 10115, 302211445, 40],
    ['Bo', 20095, 402211446, 25],
    ['Cy', 50667, 221221447, 65],
    ['Di', 80331, 892211448, 10],
  ]),
);

test.each(['total phone', 'average postcode'])('%s is no figure of another column', async (question) => {
  const answer = await answerFile({ question, blocks: [], book: gifts });
  expect(answer.result).toBeNull();
  expect(answer.text).toContain('are names');
});

const tickets = bookOf(
  sheetOf('Events', [
    ['Venue', 'Tickets sold', 'Ticket price'],
    ['Town Hall', 120, shownAs(12, '£12.00')],
    ['Old Mill', 45, shownAs(8.5, '£8.50')],
    ['Riverside', 210, shownAs(15, '£15.00')],
  ]),
);

test('prices of one piece beside the pieces are not added up unasked', async () => {
  const answer = await answerFile({ question: 'total ticket price', blocks: [], book: tickets });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, tickets)[0]).toContain('£4,972.50');
});

test('what is paid for hours asks whether the hours or their pay is meant', async () => {
  const book = bookOf(
    sheetOf('Hours', [
      ['Who', 'Hours', 'Rate'],
      ['Nadia', 6, shownAs(48, '€48.00')],
      ['Owen', 8, shownAs(52, '€52.00')],
      ['Farid', 7, shownAs(48, '€48.00')],
    ]),
  );
  const answer = await answerFile({ question: 'what do we have to pay for all hours', blocks: [], book });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, book)[0]).toContain('€1,040.00');
});

const orders = bookOf(
  sheetOf('Orders', [
    ['Order', 'Customer', 'Value'],
    [10231, 'Pine Co', 240],
    [10232, 'Elm Ltd', 80],
    [10233, 'Oak & Sons', 130],
    [10234, 'Pine Co', 50],
  ]),
);

test.each([
  ['total revenue of all orders', '500'],
  ['what is the largest order?', '240'],
  ['average order', '125'],
])('%s is of the one figure the orders have', async (question, figure) => {
  const { text } = await answerFile({ question, blocks: [], book: orders });
  expect(text).not.toContain('are names');
  expect(text).toContain(figure);
});

test('years that are named say what is added up, not that they are names', async () => {
  const book = bookOf(
    sheetOf('Years', [
      ['Year', 'Sales'],
      [2021, 40],
      [2022, 55],
      [2023, 61],
    ]),
  );
  const { text } = await answerFile({ question: 'total income over all years', blocks: [], book });
  expect(text).toContain('156');
});

test.each(['Distance to station', 'Km', 'Views', 'Guest rating points'])(
  'prices beside %s, which counts no pieces, are added up',
  async (name) => {
    const book = bookOf(
      sheetOf('Offers', [
        ['Offer', 'Price', name],
        ['Elm Row', shownAs(300, '£300.00'), 7],
        ['Mill End', shownAs(250, '£250.00'), 12],
        ['The Firs', shownAs(410, '£410.00'), 4],
      ]),
    );
    const answer = await answerFile({ question: 'total price', blocks: [], book });
    expect(answer.text).toContain('960');
    expect(answer.text).not.toContain('may not add up');
  },
);

test.each([
  ['average units per sale', '5'],
  ['which sale had the most units', '8'],
])('%s is answered beside a price of one unit', async (question, figure) => {
  const book = bookOf(
    sheetOf('Sales', [
      ['Product', 'Units', 'Unit price'],
      ['Lamp', 8, shownAs(20, '£20.00')],
      ['Desk', 3, shownAs(150, '£150.00')],
      ['Chair', 4, shownAs(60, '£60.00')],
    ]),
  );
  const answer = await answerFile({ question, blocks: [], book });
  expect(answer.text).toContain(figure);
  expect(answer.text).not.toContain('It may ask');
});
