import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { emptyLibrary, importItems, openPanel, planImport } from './library-fixtures.ts';
import { expectNoBarriers } from './well-made.ts';

const items = (page: Page) => page.getByRole('list', { name: 'Items' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the library' });
const reply = {
  name: 'Reply to a customer',
  text: 'Reply to [CUSTOMER] about {{problem}}.\nSee [the rules](https://example.test).',
  tags: ['support'],
  category: 'Mail',
};

test.beforeEach(async ({ page, extension }) => {
  await emptyLibrary(page, extension);
});

test('a prompt is written, found, changed, taken back and deleted with a way back', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Library');
  await page.getByRole('button', { name: 'New prompt' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Write the text first.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Minutes');
  await page.getByRole('textbox', { name: 'Text' }).fill('Sum up the minutes.');
  await page.getByRole('textbox', { name: 'Tags' }).fill('work, #meetings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Minutes' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Sum up the minutes in five points.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('tabpanel', { name: 'Library' }).locator('summary').click();
  await expect(page.locator('ins')).toHaveText(/in five points/);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Sum up the minutes.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Sum up the minutes in five points.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing saved yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page).getByRole('button')).toHaveText(/Minutes/);
  await page.reload();
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect(items(page).getByRole('button', { name: /Minutes/ })).toBeVisible();
});

test('by keyboard alone: slash, type, arrows, Enter, Escape', async ({ page, extension }) => {
  await openPanel(page, extension, 'Library');
  await importItems(page, [{ name: 'Alpha' }, { name: 'Beta plan' }, { name: 'Gamma plan' }]);
  await page.getByRole('tab', { name: 'Library' }).focus();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('plan');
  await expect(items(page).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(items(page).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Beta plan' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items(page).getByRole('button', { name: 'Beta plan' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(items(page).getByRole('button')).toHaveCount(3);
});

test('a change that is left with Escape comes back by Undo', async ({ page, extension }) => {
  await openPanel(page, extension, 'Library');
  await page.getByRole('button', { name: 'New prompt' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('half a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('half a thought');
});

test('filters narrow the list, and the count tells the whole truth', async ({ page, extension }) => {
  await openPanel(page, extension, 'Library');
  await importItems(page, [
    ...Array.from({ length: 240 }, (_, index) => ({ name: `Prompt ${index}`, category: 'Many' })),
    { ...reply, favourite: true },
    { name: 'Tone', kind: 'note' },
  ]);
  await expect(page.getByText('Showing 50 of 242').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(items(page).getByRole('button').nth(50)).toBeFocused();
  await page.getByRole('radio', { name: 'Notes' }).check();
  await expect(items(page).getByRole('button')).toHaveText(['ToneNoteText']);
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Mail');
  await expect(items(page).getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear 1 filter' }).click();
  await page.getByRole('switch', { name: 'Favourites only' }).click();
  await expect(items(page).getByRole('button')).toHaveText(/Reply to a customer/);
});

test('variables are asked for, remembered, and inserted where the caret stands', async ({
  page,
  extension,
  openEditor,
}) => {
  const panel = await extension.context.newPage();
  await openPanel(panel, extension, 'Library');
  await importItems(panel, [reply]);
  await items(panel).getByRole('button').click();
  await expect(panel.getByRole('group', { name: 'Fill in' }).getByRole('textbox')).toHaveCount(2);
  await panel.getByRole('textbox', { name: 'CUSTOMER' }).fill('Ada');
  await panel.getByRole('textbox', { name: 'problem' }).fill('the invoice');

  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('Hello. ');
  await page.bringToFront();
  // Pressed while the page is in front, as the panel beside it would be.
  await panel.evaluate(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Insert')?.click(),
  );
  await expect
    .poll(() => chat.read())
    .toBe('Hello. Reply to Ada about the invoice.\nSee [the rules](https://example.test).');
  await chat.field.click();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await chat.read()).trim()).toBe('Hello.');

  await panel.reload();
  await panel.getByRole('tab', { name: 'Library' }).click();
  await items(panel).getByRole('button').click();
  await expect(panel.getByRole('textbox', { name: 'CUSTOMER' })).toHaveValue('Ada');
  await panel.close();
});

test('where no page can be written to, the text is copied, and the panel says so', async ({
  page,
  extension,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, extension, 'Library');
  await importItems(page, [reply]);
  await items(page).getByRole('button').click();
  await page.getByRole('textbox', { name: 'problem' }).fill('rain');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  // A blank is not written into the page unasked.
  await expect(page.getByText('1 blank is still empty.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'CUSTOMER' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'so the text was copied' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Insert anyway' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'so the text was copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Reply to [CUSTOMER] about rain.',
  );
});

test('an import is shown before it is done, undone as a whole, and comes back exactly', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Library');
  const csv = 'act,prompt\nPoet,"Write, please."\nCook,Cook.\nCook,Cook.\n';
  const file = { name: 'prompts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await planImport(page, file);
  await expect(page.getByText('2 added')).toBeVisible();
  await expect(page.getByText('1 skipped')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing saved yet').first()).toBeVisible();

  await planImport(page, file);
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(items(page).getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Import and export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all (JSON)' }).click(),
  ]);
  const exported = readFileSync(await download.path());
  await planImport(page, { name: 'again.json', mimeType: 'application/json', buffer: exported });
  await expect(page.getByText('You have all of this already.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await emptyLibrary(page, extension);
  await openPanel(page, extension, 'Library');
  await planImport(page, { name: 'again.json', mimeType: 'application/json', buffer: exported });
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(items(page).getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing saved yet').first()).toBeVisible();
});

test('a file that cannot be read is refused with its reason', async ({ page, extension }) => {
  await openPanel(page, extension, 'Library');
  await planImport(page, {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"items": ['),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'broken' })).toContainText(
    textFor('popup', 'file_unreadable'),
  );
});

test('two windows show each other’s changes', async ({ page, extension }) => {
  await openPanel(page, extension, 'Library');
  const other = await extension.context.newPage();
  await openPanel(other, extension, 'Library');
  await importItems(other, [{ name: 'From the other window' }]);
  await expect(items(page).getByRole('button')).toHaveText(/From the other window/);
  await other.close();
});

test('axe finds nothing in library and history', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const check = async (step: string) => {
    await expectNoBarriers(page, step);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await openPanel(page, extension, 'Library');
  await check('empty');
  await importItems(page, [reply, { name: 'Tone', kind: 'note', favourite: true }]);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await check('list');
  await items(page).getByRole('button', { name: /Reply/ }).click();
  await page.getByRole('textbox', { name: 'problem' }).fill('rain');
  await check('item');
  await page.getByRole('button', { name: 'Edit' }).click();
  await check('form');
  await page.getByRole('textbox', { name: 'Text' }).fill('Other words.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('tabpanel', { name: 'Library' }).locator('summary').click();
  await check('versions');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('switch', { name: 'Keep a history' })).toBeVisible();
  await check('history');
});
