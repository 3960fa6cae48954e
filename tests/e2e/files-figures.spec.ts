import { readFile } from 'node:fs/promises';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { expect, test } from './files-fixtures.ts';

const sales = xlsxFile({
  Sales: [
    ['Region', 'Product', 'Units'],
    ['North', 'Chair', 120],
    ['South', '=SUM(A1:A9)', 75],
    ['West', 'Chair', 240],
    ['North', 'Desk', 30],
    ['Total', '', 465],
  ],
});

test.beforeEach(async ({ files }) => {
  await files.drop({ name: 'sales.xlsx', bytes: sales });
  await files.open('sales.xlsx');
  await files.ask('sum of units');
  await expect(files.answer).toContainText('465');
});

test('the chips change the question: how, by what, in which order, and where', async ({ files }) => {
  const { answer } = files;
  await answer.getByLabel('Work out').selectOption({ label: 'Average' });
  await expect(answer).toContainText('The average of “Units” is 116.25');
  await answer.getByLabel('Work out').selectOption({ label: 'Sum' });
  await answer.getByLabel('For each').selectOption({ label: 'Region' });
  await answer.getByLabel('Order').selectOption({ label: 'Highest' });
  await expect(answer).toContainText('West: 240');
  await expect(answer).not.toContainText('South: 75');
  await answer.getByLabel('Order').selectOption({ label: 'As it comes' });
  await answer.getByLabel('For each').selectOption({ label: 'all together' });
  await answer.getByRole('button', { name: 'Only where…' }).click();
  await answer.getByRole('combobox', { name: /^Value/ }).selectOption({ label: 'North' });
  await answer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(answer).toContainText('The sum of “Units” is 150');
  await answer.getByRole('button', { name: 'Remove “Region is “North””' }).click();
  await expect(answer).toContainText('The sum of “Units” is 465');
});

test('a figure shows the cells it took, and the row that was left out and why', async ({ files }) => {
  const { answer } = files;
  await answer.getByRole('button', { name: 'Show its cells' }).click();
  const cells = files.tab.getByRole('region', { name: 'Cells of Sales' });
  await expect(cells.locator('[data-found]')).toHaveText(['120', '75', '240', '30']);
  await answer.getByText('1 row left out').click();
  await expect(answer).toContainText('adds up other rows');
  await answer.getByRole('button', { name: 'Show Sales!A6:C6' }).click();
  await expect(cells.locator('[data-found]').first()).toHaveText('Total');
});

test('figures by group become a chart at a press', async ({ files }) => {
  const { answer } = files;
  await expect(answer.getByRole('button', { name: 'Chart' })).toHaveCount(0);
  await answer.getByLabel('For each').selectOption({ label: 'Region' });
  await answer.getByRole('button', { name: 'Chart' }).click();
  const chart = answer.getByRole('table', { name: 'Units by Region' });
  await expect(chart.getByRole('row')).toHaveText([/West.*240/, /North.*150/, /South.*75/]);
  await answer.getByRole('button', { name: 'Chart' }).click();
  await expect(chart).toHaveCount(0);
});

test('figures over months and quarters become a line at a press', async ({ files }) => {
  const visits = 'Day,Visits\n2025-01-14,40\n2025-02-03,70\n2025-05-20,25\n2025-09-01,60\n';
  await files.button('Back to the files').click();
  await files.drop({ name: 'visits.csv', bytes: Buffer.from(visits) });
  await files.open('visits.csv');
  await files.ask('visits per quarter');
  await expect(files.answer).toContainText('2025 Q1: 110');
  await files.answer.getByRole('button', { name: 'Chart' }).click();
  const line = files.answer.getByRole('img', { name: /^Visits by Day/ });
  await expect(line).toHaveAccessibleName(/from 110 \(2025 Q1\) to 60 \(2025 Q3\).*lowest 25 \(2025 Q2\)/);
  await files.answer.getByLabel('For each').selectOption({ label: 'Day, by month' });
  await expect(line).toHaveAccessibleName(/from 40 \(2025-01\) to 60 \(2025-09\)/);
});

test('a result is saved as CSV, and no cell of it is a formula for a spreadsheet', async ({
  files,
  page,
}) => {
  await files.answer.getByLabel('For each').selectOption({ label: 'Product' });
  await expect(files.answer).toContainText('Chair: 360');
  const saving = page.waitForEvent('download');
  await files.answer.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('sales figures.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toContain('Chair,360');
  expect(text).not.toMatch(/(?:^|[,"])=SUM/m);
});
