import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const fees = [
  ['Nora Feld', 'Pottery', 120],
  ['Ivo Marsh', 'Pottery', 80],
  ['Nora Feld', 'Weaving', 60],
  ['Ada Quint', 'Weaving', 45],
  ['Ivo Marsh', 'Weaving', 30],
  ['Ada Quint', 'Pottery', 150],
] as const;
const book = bookOf(
  sheetOf('Classes', [
    ['Tutor', 'Course', 'Seats', 'Fee'],
    ...fees.map(([tutor, course, fee], at) => [tutor, course, at + 4, shownAs(fee, `$${fee}.00`)]),
  ]),
);
const ask = (question: string) => answerFile({ book, blocks: [], question });

test.each([
  ['wich tutor has the higest fee', 'Ada Quint'],
  ['how many diferent tutors', '3'],
  ['totl fee', '485'],
])('a slip in a word that asks is mended: %s', async (question, said) => {
  const { text, choices } = await ask(question);
  expect(choices).toEqual([]);
  expect(text).toContain(said);
});

test.each(['court fee', 'fee per mouth'])('a word there is stays as it is: %s', async (question) => {
  const { result } = await ask(question);
  expect(result).toBeNull();
});

test.each([
  ['how many rows with a fee over 100 dollars', '2'],
  ['cuantas filas de mas de 100 dolares', '2'],
  ['wie viele zeilen haben über 100 dollar', '2'],
])('a currency behind a bound says which figures: %s', async (question, figure) => {
  const { result } = await ask(question);
  expect(result?.figure).toBe(figure);
});

test('a unit the table does not have is not left out', async () => {
  const { result } = await ask('how many rows with a fee over 100 euros');
  expect(result).toBeNull();
});

test('two names with a word between are both meant', async () => {
  const { text } = await ask('nora or ivo, who has more fee and by how much');
  expect(text).toContain('Ivo Marsh: $110.00');
  expect(text).toContain('Nora Feld: $180.00');
});

test.each([
  ['how many seats did we write for nora feld', '10'],
  ['wie viele seats konnten wir für Weaving machen', '21'],
  ['cuantos seats tenemos para Pottery', '18'],
])('small words of a language say nothing: %s', async (question, figure) => {
  const { text } = await ask(question);
  expect(text).toContain(`is ${figure},`);
});

test.each(['total fee of nora or ivo or ada', 'total fee of nora, ivo and ada'])(
  'further names beside two are meant with them: %s',
  async (question) => {
    const { text } = await ask(question);
    expect(text).toContain('Ada Quint');
    expect(text).toContain('$485.00');
  },
);

test('a name the table does not have is no slip of a small word', async () => {
  const { result } = await ask('total fee for seema');
  expect(result).toBeNull();
});

const towns = bookOf(
  sheetOf('Clients', [
    ['Ville', 'Montant'],
    ['Lyon', 120],
    ['Nice', 45],
    ['Lyon', 80],
    ['Lille', 30],
  ]),
);

test.each([
  ['total du montant des clients dont la ville est Lyon', '200'],
  ['total du montant dont Ville est Lyon', '200'],
  ['total montant for rows that dont have Lyon', '75'],
  ['total montant dont Lyon', '200'],
])('“dont” is French or “don’t”, as the question has it: %s', async (question, figure) => {
  const { text } = await answerFile({ book: towns, blocks: [], question });
  expect(text).toContain(`is ${figure}`);
});

const shops = bookOf(
  sheetOf('Shops', [
    ['Shop', 'Margin'],
    ['Harbour', shownAs(0.25, '25%')],
    ['Hill', shownAs(0.1, '10%')],
    ['Mill', shownAs(0.3, '30%')],
  ]),
);

test.each([
  ['how many rows with a margin over 20 percent', '2'],
  ['how many rows with a margin under 20 percent', '1'],
  ['how many rows with a margin over 20%', '2'],
  ['how many rows with a margin over 20 %', '2'],
  ['how many rows with a margin between 20 and 30 %', '2'],
])('percent behind a bound is a hundredth: %s', async (question, figure) => {
  const { result } = await answerFile({ book: shops, blocks: [], question });
  expect(result?.figure).toBe(figure);
});

const rates = bookOf(
  sheetOf('Shops', [
    ['Shop', 'Margin %'],
    ['Harbour', 18],
    ['Hill', 20],
    ['Mill', 35],
  ]),
);

test.each([
  ['how many rows with a margin over 20 %', '1'],
  ['how many rows with a margin over 20%', '1'],
  ['how many rows with a margin between 19 and 36 %', '2'],
])('percent is what it is in a column whose head alone says so: %s', async (question, figure) => {
  const { result } = await answerFile({ book: rates, blocks: [], question });
  expect(result?.figure).toBe(figure);
});

const games = bookOf(
  sheetOf('Spiele', [
    ['Verein', 'Punkte'],
    ['Nord', 12],
    ['Hafen', 18],
  ]),
);

test('a word of another language is no slip of one that asks', async () => {
  const { result } = await answerFile({ book: games, blocks: [], question: 'ist Nord besser als Hafen' });
  expect(result).toBeNull();
});

const sales = bookOf(
  sheetOf('Sales', [
    ['Month', 'Craft', 'Earned', 'Deposit', 'Seats'],
    ['January', 'Pottery', shownAs(120, '$120'), shownAs(10, '$10'), 4],
    ['January', 'Weaving', shownAs(90, '$90'), shownAs(20, '$20'), 150],
    ['February', 'Pottery', shownAs(80, '$80'), shownAs(30, '$30'), 6],
    ['February', 'Weaving', shownAs(110, '$110'), shownAs(40, '$40'), 200],
  ]),
);

test('in which month one was more than another is not what both come to', async () => {
  const question = 'in which month did Pottery earn more than Weaving';
  const { result } = await answerFile({ book: sales, blocks: [], question });
  expect(result).toBeNull();
});

test('a bound in dollars is not of a column of seats', async () => {
  const { text } = await answerFile({
    book: sales,
    blocks: [],
    question: 'seats of rows over 100 dollars',
  });
  expect(text).toContain('does not say which column');
});

const pets = bookOf(
  sheetOf('Pets', [
    ['Pet', 'State', 'Línea', 'Ventas'],
    ['Rex', 'Kept by owner', 'Norte', 5],
    ['Tom', 'Adopted', 'Sur', 7],
    ['Kit', 'Kept by owner', 'Norte', 9],
  ]),
);

test('a word of a value is no small word', async () => {
  const { result, choices } = await answerFile({ book: pets, blocks: [], question: 'how many were kept' });
  expect(result).toBeNull();
  expect(choices.map(({ label }) => label)).toEqual(['“State” is “Kept by owner”']);
});

test.each(['ventas por linea', 'ventas por líneas'])('a column keeps its name: %s', async (question) => {
  const { text } = await answerFile({ book: pets, blocks: [], question });
  expect(text).toContain('Norte: 14');
});
