import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, day, sheetOf } from '@/tests/support/workbook.ts';

const ferry = bookOf(
  sheetOf('Crossings', [
    ['Sailed', 'Operator', 'Harbour', 'Vehicles', 'Takings (€)', 'Extras'],
    [day('2024-02-03'), 'NordSee Ferries GmbH', 'Cuxhaven', 40, 1200, 'Breakfast; Cabin'],
    [day('2024-03-04'), 'NordSee Linie Express', 'Emden', 25, 900, 'Cabin'],
    [day('2024-05-11'), 'Blue Star', 'Cuxhaven', 70, 2500, 'Breakfast'],
    [day('2024-07-20'), 'Blue Star', 'Emden', 55, 2100, 'Wi-Fi; Cabin'],
    [day('2024-08-02'), 'Harlingen Boats', 'Emden', 10, 400, ''],
    [day('2024-09-09'), 'Harlingen Boats', 'Cuxhaven', 15, 650, 'Breakfast; Wi-Fi; Cabin'],
  ]),
);
const ask = (question: string) => answerFile({ question, blocks: [], book: ferry, name: 'ferry.xlsx' });
const led = async (question: string) => {
  const answer = await ask(question);
  return { answer, offers: ledTo(answer, ferry).join('\n') };
};

test.each([
  ['a word inside longer values means all of them', 'gimme nordsee takings altogether pls', '2,100'],
  [
    'a choice among several in a cell is counted in all of them',
    'how many folks wanted wi-fi aboard',
    '2 rows of 6',
  ],
  ['a word for nothing here leaves the rest as it is', 'avg vehicles squeezed aboard in emden', '30'],
])('%s', async (_, question, figure) => {
  const { answer, offers } = await led(question);
  expect(answer.result).toBeNull();
  expect(offers).toContain(figure);
});

test('what is offered comes to different things, said in a line each', async () => {
  const { answer } = await led('gimme nordsee takings altogether pls');
  const said = ledTo(answer, ferry);
  expect(answer.choices.length).toBeGreaterThan(1);
  expect(answer.choices.length).toBeLessThanOrEqual(4);
  expect(new Set(said).size).toBe(said.length);
});

test('the same question gets the same offers', async () => {
  const labels = async () =>
    (await ask('who squeezed most vehicles aboard')).choices.map(({ label }) => label);
  expect(await labels()).toEqual(await labels());
});
