import { xlsxFile } from '@/tests/support/office-files.ts';
import { textAt, writePdf } from '@/tests/support/pdf-writer.ts';
import { expect, test } from './files-fixtures.ts';

const book = xlsxFile({
  Sales: [
    ['Region', 'Product', 'Units'],
    ['North', 'Chair', 120],
    ['South', 'Desk', 75],
    ['North', 'Desk', 30],
  ],
  Staff: [
    ['Name', 'Team', 'Days'],
    ['Ann', 'Red', 5],
    ['Bo', 'Red', 3],
    ['Cy', 'Blue', 4],
  ],
});

test('a figure is worked out from the sheet in view, without a question', async ({ files }) => {
  await files.drop({ name: 'two.xlsx', bytes: book });
  await files.open('two.xlsx');
  await files.tab.getByLabel('Sheet').selectOption({ label: 'Staff' });
  await files.button('Work it out').click();
  const builder = files.tab.getByRole('region', { name: 'Work it out' });
  await expect(builder.getByRole('group', { name: 'What is meant' }).getByRole('button')).toHaveText([
    'Total of “Days”',
    '“Days” by “Team”',
    'Highest “Days”',
  ]);
  await builder.getByRole('button', { name: '“Days” by “Team”' }).click();
  await expect(builder).toContainText('Red: 8');
  await builder.getByLabel('Work out').selectOption({ label: 'Average' });
  await expect(builder).toContainText('Blue: 4');
  await builder.getByRole('button', { name: 'Show its cells' }).click();
  const cells = files.tab.getByRole('region', { name: 'Cells of Staff' });
  await expect(cells.locator('[data-found]')).toHaveText(['5', '3', '4']);
});

test('a question to a sheet that is not understood leads to figures of its columns', async ({ files }) => {
  await files.drop({ name: 'two.xlsx', bytes: book });
  await files.open('two.xlsx');
  await files.ask('Tell me a joke');
  await expect(files.answer).toContainText('Nothing in this file answers that');
  const builder = files.tab.getByRole('region', { name: 'Work it out' });
  await builder.getByRole('button', { name: 'Total of “Units”' }).click();
  await expect(builder).toContainText('The sum of “Units” is 225');
  // The question stays where it can be put in other words.
  await expect(files.tab.getByLabel('Your question')).toHaveValue('Tell me a joke');
});

test('the sheet that is chosen is the one a question is about, until all are asked again', async ({
  files,
}) => {
  const months = xlsxFile({
    May: [
      ['Region', 'Units'],
      ['North', 120],
      ['South', 75],
    ],
    June: [
      ['Region', 'Units'],
      ['North', 8],
      ['South', 5],
    ],
  });
  await files.drop({ name: 'months.xlsx', bytes: months });
  await files.open('months.xlsx');
  await files.tab.getByLabel('Sheet').selectOption({ label: 'June' });
  await expect(files.tab).toContainText('Questions are about “June” only.');
  await files.ask('sum of units');
  await expect(files.answer).toContainText('The sum of “Units” is 13');
  await files.button('Ask about all sheets').click();
  await files.ask('sum of units');
  await expect(files.answer.getByRole('button', { name: 'All of them together' })).toBeVisible();
});

test('a figure of one sheet is compared with another sheet of the same columns', async ({ files }) => {
  const years = xlsxFile({
    2024: [
      ['Region', 'Units'],
      ['North', 120],
      ['South', 80],
    ],
    2025: [
      ['Region', 'Units'],
      ['North', 150],
      ['South', 100],
    ],
  });
  await files.drop({ name: 'years.xlsx', bytes: years });
  await files.open('years.xlsx');
  await files.button('Work it out').click();
  const builder = files.tab.getByRole('region', { name: 'Work it out' });
  await builder.getByRole('button', { name: 'Total of “Units”' }).click();
  await expect(builder).toContainText('The sum of “Units” is 200');
  await builder.getByLabel('Against sheet').selectOption({ label: '2025' });
  await expect(builder).toContainText('+50, +25 %');
  await builder.getByLabel('For each').selectOption({ label: 'Region' });
  await expect(builder).toContainText('North: +30, +25 %, 120 → 150');
  await files.ask('how much more than last year');
  await expect(files.answer).toContainText('+50, +25 %');
});

test('the table of a PDF page is worked out from the page', async ({ files }) => {
  const rows = [
    ['Town', 'Region', 'Trees'],
    ['Aarau', 'North', '412'],
    ['Brugg', 'South', '97'],
    ['Chur', 'North', '1250'],
    ['Davos', 'South', '310'],
  ];
  const content = rows
    .flatMap((row, at) => row.map((cell, column) => textAt([72 + column * 120, 700 - at * 24], cell)))
    .join('\n');
  await files.drop({ name: 'trees.pdf', bytes: Buffer.from(writePdf({ pages: [{ content }] })) });
  await files.open('trees.pdf');
  await files.button('Work it out').click();
  const builder = files.tab.getByRole('region', { name: 'Work it out' });
  await builder.getByRole('button', { name: '“Trees” by “Region”' }).click();
  await expect(builder).toContainText('North: 1,662');
});
