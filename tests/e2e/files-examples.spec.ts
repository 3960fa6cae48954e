import { xlsxFile } from '@/tests/support/office-files.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { expect, type FilesPanel, test } from './files-fixtures.ts';
import { pictureOf } from './files-pictures.ts';

/** What the empty tab proposes to ask of a file, as it stands there. */
async function exampleFor(files: FilesPanel, name: string): Promise<string> {
  const line = files.tab
    .getByRole('list', { name: 'Examples' })
    .getByRole('listitem')
    .filter({ hasText: name });
  const said = (await line.textContent()) ?? '';
  return said
    .slice(said.indexOf(name) + name.length)
    .replace(/^.*, then:/, '')
    .trim();
}

test('the example of a contract is answered, with its page', async ({ files }) => {
  const question = await exampleFor(files, 'contract.pdf');
  const bytes = pdfFile([
    [{ text: 'Lease of the workshop', size: 20 }, { text: 'The rent is due on the third of each month.' }],
    [{ text: 'Either side may end this lease with a notice period of ninety days.' }],
  ]);
  await files.drop({ name: 'contract.pdf', bytes });
  await files.open('contract.pdf');
  await files.ask(question);
  await expect(files.answer).toContainText('notice period of ninety days');
  await expect(files.answer.getByRole('button', { name: 'Show p. 2' })).toBeVisible();
});

test('the example of a workbook is answered, with its cells', async ({ files }) => {
  const question = await exampleFor(files, 'sales.xlsx');
  const bytes = xlsxFile({
    Sales: [
      ['Region', 'Month', 'Sales'],
      ['North', 'February', 900],
      ['North', 'March', 410],
      ['South', 'March', 770],
      ['West', 'March', 350],
    ],
  });
  await files.drop({ name: 'sales.xlsx', bytes });
  await files.open('sales.xlsx');
  await files.ask(question);
  await expect(files.answer).toContainText('South: 770');
});

test('the example of a picture is answered once its text was extracted, and before says to do so', async ({
  files,
}) => {
  const question = await exampleFor(files, 'whiteboard.jpg');
  const bytes = await pictureOf(files.page, ['Plan of the week', 'The slides are due on Friday']);
  await files.drop({ name: 'whiteboard.png', bytes });
  await files.open('whiteboard.png');
  await files.ask(question);
  await expect(files.tab).toContainText('Extract it first, then ask again');
  await files.button('Back to the files').click();
  await files.tab.getByLabel('Ask whiteboard.png').fill(question);
  await files.button('Ask').click();
  await expect(files.tab).toContainText('Not searched: whiteboard.png');
  await files.button('Extract text').click();
  await expect(files.row('whiteboard.png')).toContainText('Text was read', { timeout: 60_000 });
  await files.open('whiteboard.png');
  await files.ask(question);
  await expect(files.answer).toContainText('slides are due on Friday');
  await expect(files.tab).not.toContainText('Extract it first');
});

test('a figure over several sheets, found among several files, is marked in each of them', async ({
  files,
}) => {
  const month = (north: number, south: number) => [
    ['Region', 'Amount'],
    ['North', north],
    ['South', south],
  ];
  const bytes = xlsxFile({ January: month(120, 75), February: month(90, 40) });
  const lease = pdfFile([[{ text: 'The rent is due on the third.' }]]);
  await files.drop({ name: 'months.xlsx', bytes }, { name: 'lease.pdf', bytes: lease });
  await expect(files.row('months.xlsx').getByRole('progressbar')).toHaveCount(0);
  await files.tab.getByLabel('Ask all 2 files').fill('Which month had the highest amount?');
  await files.button('Ask all').click();
  const found = files.tab.getByRole('region', { name: 'months.xlsx' });
  await expect(found).toContainText('January: 195');
  await found.getByRole('button', { name: 'Show its cells' }).click();
  const marked = files.preview.locator('[data-found]');
  await expect(marked).toHaveText(['120', '75']);
  await files.tab.getByLabel('Sheet').selectOption('February');
  await expect(marked).toHaveText(['90', '40']);
});

test('the columns of a sheet leave its totals out, and tell of each table by itself', async ({ files }) => {
  const bytes = xlsxFile({
    Till: [
      ['Source', 'Amount'],
      ['Fees', 1840],
      ['Gifts', 250],
      ['Grants', 600],
      ['Total', 2690],
    ],
  });
  await files.drop({ name: 'till.xlsx', bytes });
  await files.open('till.xlsx');
  await files.tab.getByRole('radio', { name: 'Columns' }).check();
  const amount = files.tab.getByRole('list', { name: 'Columns' }).getByRole('listitem').nth(1);
  await expect(amount).toContainText('Sum2,690');
  await expect(files.tab).toContainText('Totals in row 5 were left out.');
});
