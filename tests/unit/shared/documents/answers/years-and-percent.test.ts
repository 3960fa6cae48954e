import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { bookOf, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const birds = bookOf(
  sheetOf('Birds', [
    ['Year', 'Herons', 'Storks'],
    [2019, 120, 80],
    [2020, 135, 95],
    [2021, 150, 100],
    [2022, 170, 110],
    [2024, 180, 130],
  ]),
);
const formats = bookOf(
  sheetOf('Formats', [
    ['Code', 'Format', 'Rank'],
    [5, 'A', 1],
    [4, 'B', 1],
    [3, 'C', 4],
    [2, 'D', 4],
    [1, 'E', 4],
  ]),
);
const staff = bookOf(
  sheetOf('Staff', [
    ['Employee Name', 'Department'],
    ['Ada', 'Sales'],
    ['Ben', 'Sales'],
    ['Cleo', 'Finance'],
  ]),
  sheetOf('Reps', [
    ['Sales Rep', 'Total Sales'],
    ['Ada', 42_000],
    ['Ben', 35_000],
    ['Ada', 1_000],
  ]),
);

const ask = async (question: string, book: Workbook) => answerFile({ question, blocks: [], book });

test.each([
  [birds, 'growth of herons from 2019 to 2024 in percent', '+50 %'],
  [birds, 'By how many percent did storks increase between 2019 and 2024?', '+62.5 %'],
  [birds, 'percentage increase of herons, 2021 vs 2020', '+11.11 %'],
  [birds, 'Wachstum der Herons von 2019 bis 2024 in Prozent', '+50 %'],
  [birds, 'Storkswachstum von 2019 bis 2024 in Prozent', '+62.5 %'],
  [birds, 'croissance des Storks entre 2019 et 2024 en pourcentage', '+62.5 %'],
  [birds, 'crecimiento de Storks de 2019 a 2024 en porcentaje', '+62.5 %'],
  [birds, 'Durchschnitt der Herons von 2019 bis 2021', 'is 135,'],
  [birds, 'sum of storks until 2020', 'is 175,'],
  [staff, 'How much did Ada sell?', 'is 43,000,'],
  [formats, 'How many formats have rank 4?', 'has 3 values'],
])('%#: %s', async (book, question, figure) => {
  const { text, result } = await ask(question, book);
  expect(result).not.toBeNull();
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(figure);
});

test('a share of a change is no change', async () => {
  const { result } = await ask('What percentage of the growth of herons was in 2020?', birds);
  expect(result).toBeNull();
});

test('growth of no column in particular is asked about, each choice being a growth', async () => {
  const { choices } = await ask('growth from 2019 to 2024 in percent', birds);
  expect(choices.slice(0, 2).map(({ query }) => query.how)).toEqual(['growth', 'growth']);
});

test('a share of nothing in particular is asked about, the share the table states first', async () => {
  const teams = bookOf(
    sheetOf('Teams', [
      ['Team', 'Headcount', 'Part'],
      ['Design', 15, shownAs(0.3, '30%')],
      ['Ops', 18, shownAs(0.5, '50%')],
    ]),
  );
  const { result, choices } = await ask('percent of Design', teams);
  expect(result).toBeNull();
  expect(choices.map(({ label }) => label)).toEqual(['“Part”', 'Of the rows']);
});

test('a change is told where the words that ask for it hold the name of a column', async () => {
  const ducks = bookOf(
    sheetOf('Ducks', [
      ['Year', 'Ducks'],
      [2022, 170],
      [2023, 160],
      [2024, 180],
    ]),
  );
  for (const question of [
    'what was the biggest increase year over year',
    'did the ducks go up from 2023 to 2024?',
    'largest year-on-year growth',
  ]) {
    const { text } = await answerFile({ question, blocks: [], book: ducks, name: 'ducks.xlsx' });
    expect(text).toContain('2024: 180 (+20, +12.5 %)');
  }
});
