import { xlsxFile } from '@/tests/support/office-files.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { editors } from './editors.ts';
import { FilesPanel } from './files-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { openPanel } from './library-fixtures.ts';

const lease = pdfFile([
  [{ text: 'The garden is shared by both houses.' }],
  [{ text: 'The gate is locked at nine in the evening.' }],
]);
const sales = xlsxFile({
  Sales: [
    ['Region', 'Units'],
    ['North', 120],
    ['South', 75],
    ['North', 30],
  ],
});

test('with the network off a PDF and a workbook are dropped, asked, looked up, and taken into a draft', async ({
  page,
  extension,
  openEditor,
}) => {
  const [editor] = editors;
  if (!editor) throw new Error('There is no editor to write into.');
  const chat = await openEditor(editor);
  await chat.typeDraft('Please look.');
  const panel = await extension.context.newPage();
  await openPanel(panel, extension, 'Files');
  const outside: string[] = [];
  extension.context.on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) outside.push(request.url());
  });
  await extension.context.setOffline(true);
  try {
    const files = new FilesPanel(panel);
    const press = async (name: string) => {
      // The panel stays beside the page in front; here it is a tab behind it.
      await page.bringToFront();
      await panel.evaluate(
        (wanted) =>
          [...document.querySelectorAll('button')].find((one) => one.textContent === wanted)?.click(),
        name,
      );
    };
    await files.drop({ name: 'lease.pdf', bytes: lease }, { name: 'sales.xlsx', bytes: sales });

    await files.open('sales.xlsx');
    await files.ask('units in the north');
    await expect(files.answer).toContainText('The sum of “Units” is 150');
    await files.answer.getByRole('button', { name: 'Show its cells' }).click();
    const cells = files.tab.getByRole('region', { name: 'Cells of Sales' });
    await expect(cells.locator('[data-found]')).toHaveText(['120', '30']);
    await press('Insert');
    await expect.poll(() => chat.read()).toContain('The sum of “Units” is 150');

    await panel.bringToFront();
    await files.button('Back to the files').click();
    await files.open('lease.pdf');
    await files.ask('When is the gate locked?');
    await files.answer.getByRole('button', { name: 'Show p. 2' }).first().click();
    const drawn = files.preview.getByRole('region', { name: 'Page 2 as it is in the file' });
    await expect(drawn.locator('[data-marked]').first()).toBeInViewport();
    await files.tab.getByLabel('Pages').fill('2');
    await expect(files.button('Insert text')).toBeEnabled();
    await press('Insert text');
    await expect.poll(() => chat.read()).toContain('[p. 2]');
    const written = await chat.read();
    expect(written).toContain('The gate is locked at nine in the evening.');
    expect(written).not.toContain('The garden is shared');
    expect(written).toContain('Please look.');
    expect(outside).toEqual([]);
  } finally {
    await extension.context.setOffline(false);
  }
});
