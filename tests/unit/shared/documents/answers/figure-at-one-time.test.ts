import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const rows = [
  ['School', 'Type', '2018', '2019', '2020'],
  ['Ashby', 'Primary', 120, 118, 90],
  ['Brook', 'Primary', 100, 101, 80],
  ['Cotter', 'Secondary', 400, 410, 305],
  ['Elm', 'Secondary', 200, 210, 190],
];
const ask = (question: string, more: (string | number)[][] = []) =>
  answerFile({ question, blocks: [], book: bookOf(sheetOf('kWh', [...rows, ...more])), name: 'energy.xlsx' });
const failed = [['Dene', 'Secondary', 380, 390, 'n/a']];

test('a fall that one missing reading makes is shown with and without it, as neither is surely meant', async () => {
  const { text } = await ask('change from 2019 to 2020', failed);
  expect(text).toContain('2020: 665 (−564, −45.89 %)');
  expect(text).toContain('“Dene” has a figure at only one of the two times. Without it:');
  expect(text).toContain('2020: 665 (−174, −20.74 %)');
});

test('so is the group that fell most', async () => {
  const { text } = await ask('which type had the biggest drop between 2019 and 2020?', failed);
  expect(text).toContain('Secondary: −515');
  expect(text).toContain('Secondary: −125, −20.16 %, 620 → 495');
});

test('where each has both figures, one answer stands', async () => {
  const { text } = await ask('change from 2019 to 2020');
  expect(text).toContain('−174, −20.74 %');
  expect(text).not.toContain('Without');
});
