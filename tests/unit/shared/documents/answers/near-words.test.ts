import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { nearWords } from '@/shared/documents/query/near-words.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const zoo = bookOf(
  sheetOf('Zoo', [
    ['Year', 'Children', 'Adults', 'All visitors'],
    [2022, 310, 520, 830],
    [2023, 295, 610, 905],
    [2024, 402, 598, 1000],
  ]),
);
const repairs = bookOf(
  sheetOf('Repairs', [
    ['Job', 'Received', 'Thing', 'State', 'Technician', 'Minutes to fix'],
    ['R1', day('2025-01-08'), 'Kettle', 'open', 'Ayo', 30],
    ['R2', day('2025-01-20'), 'Lamp', 'closed', 'Bea', 50],
    ['R3', day('2025-02-11'), 'Kettle', 'closed', 'Ayo', 40],
    ['R4', day('2025-02-12'), 'Radio', 'opened again', 'Ayo', 90],
  ]),
);
const hotel = bookOf(
  sheetOf('Hotels', [
    ['House', 'Rooms', 'Booked rooms', 'Avg wait (min)'],
    ['Seaview', 40, 30, 12],
    ['Hilltop', 25, 25, 4],
    ['Old Mill', 35, 20, 21],
  ]),
);
const rent = bookOf(
  sheetOf('Haushalt', [
    ['Posten', 'Betrag'],
    ['Strom', 120],
    ['Miete', 900],
  ]),
);
const bills = bookOf(
  sheetOf('Bills', [
    ['Month', 'Power (kWh)', 'Bill'],
    ['January', 310, 92.4],
    ['February', 280, 84.1],
    ['March', 330, 97.9],
  ]),
);
const ask = (book: typeof zoo, question: string) =>
  answerFile({ question, blocks: [], book, name: 'file.xlsx' });

test('words used in the same places are near each other, others are not', async () => {
  const { likeness } = await nearWords();
  expect(likeness('kids', 'children')).toBeGreaterThan(0.5);
  expect(likeness('city', 'price')).toBeLessThan(0.2);
  expect(likeness('kids', 'nosuchword')).toBe(0);
});

test.each([
  [zoo, 'how many kids came in 2023?', 'is 295'],
  [hotel, 'which house has the longest waiting time?', 'Old Mill'],
  [rent, 'Stromkosten insgesamt', '120'],
  [repairs, 'where did Ayo have the most?', 'Radio'],
])('a word the table does not have leads to the name near it: %#', async (book, question, figure) => {
  const answer = await ask(book, question);
  const all = [answer.result?.text ?? '', ...ledTo(answer, book)].join('\n');
  expect(all).toContain(figure);
});

test('a figure found by a near word is never given without a press', async () => {
  const answer = await ask(zoo, 'how many kids came in 2023?');
  expect(answer.result).toBeNull();
  expect(answer.choices.map(({ label }) => label).join()).toContain('“Children”');
});

test('a value is sooner meant than a column that is only called like it', async () => {
  expect((await ask(repairs, 'how many jobs are open?')).text).toContain('has 1 value');
});

test('a column as a share of the one that adds it up is worked out', async () => {
  const { result } = await ask(zoo, 'what percentage of all visitors were children?');
  expect(result?.figure).toBe('36.82 %');
  expect(result?.text).toContain('1,007');
  expect(result?.text).toContain('2,735');
});

test('a column that may be a part of another one is asked about', async () => {
  const answer = await ask(hotel, 'what percentage of the rooms is booked?');
  expect(answer.result).toBeNull();
  expect(ledTo(answer, hotel).join('\n')).toContain('75 % of “Rooms”');
});

test('how long may be a sum or a mean', async () => {
  const answer = await ask(repairs, 'how long did the kettle take?');
  expect(answer.result).toBeNull();
  const mean = await ask(repairs, 'average time for the kettle');
  expect(mean.result?.figure).toBe('35');
});

test('when is answered by months where there are some, and asked about where days are', async () => {
  expect((await ask(bills, 'when was the bill highest?')).text).toContain('March');
  const answer = await ask(repairs, 'when was the number of minutes highest?');
  expect(answer.result).toBeNull();
});

const till = bookOf(
  sheetOf('Till', [
    ['Day', 'Article', 'Paid with', 'Pieces', 'Takings'],
    [day('2025-01-03'), 'Scone', 'Cash', 4, 10],
    [day('2025-01-04'), 'Bun', 'Card', 2, 8],
    [day('2025-01-05'), 'Scone', 'Card', 7, 17.5],
    [day('2025-01-06'), 'Bun', 'Cash', 3, 12],
  ]),
);
const club = bookOf(
  sheetOf('Club', [
    ['Member', 'Branch', 'Joined', 'Fee'],
    ['Ida', 'Rowing', day('2019-03-01'), 60],
    ['Jan', 'Sailing', day('2021-03-01'), 90],
    ['Kim', 'Sailing', day('2020-03-01'), 60],
  ]),
);

test('pieces that were sold are not counted as rows', async () => {
  const answer = await ask(till, 'how many scones did we sell?');
  expect(answer.result).toBeNull();
  expect(ledTo(answer, till)[0]).toContain('is 11');
});

test('a word of the file’s name behind “which” is asked about', async () => {
  const question = 'which bread brought in the most takings?';
  const answer = await answerFile({ question, blocks: [], book: till, name: 'bread.xlsx' });
  expect(answer.result).toBeNull();
  expect(ledTo(answer, till).join('\n')).toContain('Scone: 27.5');
});

test('where the group has another name here, what is named is counted in each', async () => {
  const answer = await ask(club, 'which department has the most members?');
  expect(answer.result).toBeNull();
  expect(ledTo(answer, club)[0]).toContain('Sailing: 2');
});

test('what was spent or earned, with nothing else said, is asked for by column', async () => {
  expect((await ask(till, 'what did we earn?')).text).not.toContain('Nothing in this file');
});
