import { xlsxFile } from '@/tests/support/office-files.ts';
import { editors } from './editors.ts';
import { FilesPanel } from './files-fixtures.ts';
import { expect, test } from './fixtures.ts';

// How many presses a new user is from the result: each press of a test is numbered, and there are no others. Connecting a server
// on this computer, in three from the popup on, is connect-engine.spec.ts'.

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I received your letter yesterday.';

test('the first rewrite is written after two presses', async ({ card, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await card.chip.click(); // 1
  expect((await card.doneText()).trim()).toBe(MENDED);
  await card.button('Accept').click(); // 2
  await expect.poll(() => chat.read()).toBe(MENDED);
});

test('a draft is sharpened and accepted without the mouse by the shortcut and one more key', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut(); // 1
  await expect(card.button('Accept')).toBeFocused();
  await card.opened();
  await page.keyboard.press('Enter'); // 2
  await expect.poll(() => chat.read()).toBe(MENDED);
  expect(await chat.sent()).toEqual([]);
});

test('a question about a workbook is answered after four presses', async ({ page, extension }) => {
  const workbook = xlsxFile({
    Sales: [
      ['Product', 'Sales'],
      ['Chairs', 120],
      ['Desks', 340],
    ],
  });
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await page.getByRole('tab', { name: 'Files' }).click(); // 1
  const files = new FilesPanel(page);
  const chooser = page.waitForEvent('filechooser');
  await files.button('Add files').click(); // 2
  await (await chooser).setFiles({ name: 'sales.xlsx', mimeType: '', buffer: workbook });
  await expect(files.row('sales.xlsx').getByRole('progressbar')).toHaveCount(0);
  await files.row('sales.xlsx').getByRole('button', { name: 'sales.xlsx', exact: true }).click(); // 3
  await files.tab.getByLabel('Your question').fill('What are the total sales?');
  await page.keyboard.press('Control+Enter'); // 4
  await expect(files.answer).toContainText('460');
});
