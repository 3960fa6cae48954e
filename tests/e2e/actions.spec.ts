import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { forgePresses } from './hostile-scripts.ts';
import { emptyLibrary, itemsOf, openPanel } from './library-fixtures.ts';
import { answer, selectAnswer } from './selected-answer.ts';

const [chatgpt, claude] = editors;
if (!chatgpt || !claude) throw new Error('The first editors are those of ChatGPT and Claude.');

test.beforeEach(async ({ page, extension }) => {
  await emptyLibrary(page, extension);
});

test('a selected answer is summarised, copied, and put into the composer once', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft('Before that:');
  await selectAnswer(chat);
  await summon.menu('action:summarise');
  await expect(card.mode).toHaveText('Summarise');
  await expect(card.button('Insert')).toBeEnabled();
  const result = (await card.result.textContent()) ?? '';
  expect(result.length).toBeGreaterThan(20);
  await card.button('Copy').click();
  await expect(card.dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(result);
  await card.button('Insert').dblclick();
  await expect(card.button('Undo')).toBeVisible();
  expect(await chat.read()).toBe(`Before that:\n\n${result}`);
  await chat.undo();
  await expect.poll(() => chat.read()).toBe('Before that:');
  expect(await chat.sent()).toEqual([]);
});

test('Escape stops, Retry runs again, Escape leaves all as it was', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await selectAnswer(chat);
  await summon.menu('action:action-plan');
  await expect(card.button('Retry')).toBeVisible();
  const first = await card.result.textContent();
  await card.button('Retry').click();
  await expect(card.button('Insert')).toBeEnabled();
  await expect(card.result).toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe('');
});

test('a text selected in the composer is replaced, and comes back', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(claude);
  const draft = 'keep this, i has recieved you letter';
  await chat.restoreDraft(draft);
  await chat.select({ line: 0, column: 11 }, { line: 0, column: draft.length });
  await summon.menu('action:fix');
  await expect(card.button('Replace')).toBeEnabled();
  await card.button('Replace').click();
  await expect(card.button('Undo')).toBeVisible();
  expect(await chat.read()).toMatch(/^keep this, I have received you/);
  await card.button('Undo').click();
  await expect.poll(() => chat.read()).toBe(draft);
});

test('a blank of a reply is filled in; one that is left empty never reaches the composer', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await selectAnswer(chat, 'Hi Ana,\n\nWhen can you come to the workshop? What should we bring?\n\nTom');
  await summon.menu('action:reply');
  const blanks = card.dialog.getByRole('group', { name: /^Fill these in/ }).getByRole('textbox');
  await expect(blanks.first()).toBeFocused();
  await page.keyboard.type('On Friday at ten');
  await expect(card.result).toContainText('On Friday at ten');
  for (let at = await blanks.count(); at > 0; at -= 1) await page.keyboard.press('Enter');
  await expect(card.button('Insert')).toBeFocused();
  // The same from any of them, without the walk.
  await blanks.first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(card.button('Undo')).toBeVisible();
  const written = await chat.read();
  expect(written).toContain('On Friday at ten');
  expect(written).not.toMatch(/\[|\]/);
});

test('translate asks for the language, takes any, and remembers it', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await selectAnswer(chat);
  await summon.menu('action:translate');
  const language = () => card.dialog.getByRole('combobox', { name: 'Language' });
  await expect(language()).toBeFocused();
  await expect(card.dialog.getByRole('status')).toHaveText('Into which language?');
  await page.keyboard.press('Enter');
  await expect(card.button('Insert')).toHaveCount(0);
  await language().fill('Plattdeutsch');
  await page.keyboard.press('Enter');
  await expect(card.button('Insert')).toBeEnabled();
  await expect(card.result).toContainText('Plattdeutsch');
  await expect(card.dialog.getByRole('status')).toHaveText(
    'Can’t translate offline. Send this prompt to the chat instead.',
  );
  await language().fill('Hindi');
  await card.button('Translate').click();
  await expect(card.result).toContainText('Hindi');
  await page.keyboard.press('Escape');
  await page.reload();
  await selectAnswer(chat);
  await summon.menu('action:translate');
  await expect(language()).toHaveValue('Hindi');
});

test('an action of the user’s own: written, in the menu, run, changed, deleted with a way back', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  await openPanel(page, extension, 'Personas');
  await page.getByRole('button', { name: 'New action' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Give it a name first.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tweet & more');
  await page.getByRole('textbox', { name: 'Instruction' }).fill('Rewrite it in at most 280 characters.');
  await page.keyboard.press('Control+Enter');
  const own = page.getByRole('list', { name: 'Own actions' }).getByRole('listitem');
  await expect(own).toHaveText(/Tweet & more/);
  const id = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('whetstone-library');
        request.onsuccess = () => {
          const all = request.result.transaction('actions').objectStore('actions').getAll();
          all.onsuccess = () => resolve(all.result[0].id);
        };
      }),
  );
  // The browser knows the item by its id: what is not there cannot be updated.
  const background = await extension.background();
  const isInMenu = () =>
    background.evaluate(
      (menuItem) =>
        chrome.contextMenus.update(menuItem, {}).then(
          () => true,
          () => false,
        ),
      `action:${id}`,
    );
  await expect.poll(isInMenu).toBe(true);

  const chat = await openEditor(chatgpt);
  await selectAnswer(chat);
  await summon.menu(`action:${id}`);
  await expect(card.mode).toHaveText('Tweet & more');
  await expect(card.result).toContainText('at most 280 characters');
  await card.choose(card.mode, 'Summarise');
  await expect(card.result).not.toContainText('at most 280 characters');
  await card.choose(card.mode, 'Tweet & more');
  await expect(card.result).toContainText('at most 280 characters');
  await page.keyboard.press('Escape');

  await openPanel(page, extension, 'Personas');
  await page.getByRole('button', { name: 'Delete Tweet & more' }).click();
  await expect(own).toHaveCount(0);
  await expect.poll(isInMenu).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(1);
  await expect.poll(isInMenu).toBe(true);
});

test('without a composer, questions are copied', async ({ page, card, summon, openEditor, extension }) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await openEditor(chatgpt);
  await page.evaluate(() => document.querySelector('.composer')?.remove());
  await selectAnswer(chat, answer);
  await summon.menu('follow-ups');
  const questions = card.dialog.getByRole('button', { name: /^Copy “/ });
  await expect(questions.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.dialog.getByRole('status')).toHaveText('Copied.');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/\?$/);
  // Each has its number for a key.
  await page.keyboard.press('2');
  await expect.poll(copied).toBe(await questions.nth(1).textContent());
});

test('a script of the page inserts, saves and translates nothing', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(chatgpt);
  await selectAnswer(chat);
  await summon.menu('action:translate');
  const pressAll = () => page.evaluate(forgePresses);
  await pressAll();
  await expect(card.dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('');
  await expect(card.button('Insert')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await selectAnswer(chat);
  await summon.menu('follow-ups');
  await expect(card.dialog.getByRole('list', { name: 'Questions' })).toBeVisible();
  await pressAll();
  await expect(card.dialog.getByRole('list', { name: 'Questions' })).toBeVisible();
  expect(await chat.read()).toBe('');
  await openPanel(page, extension, 'Library');
  await expect(page.getByText('Nothing saved yet').first()).toBeVisible();
});

test('the panel acts on a pasted text, and saves what it gives', async ({ page, extension }) => {
  await openPanel(page, extension, 'Sharpen');
  await page.getByRole('textbox', { name: 'Your draft' }).fill(answer);
  await page.getByRole('button', { name: 'Extract tasks' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('invoice');
  await result.getByRole('button', { name: 'Save', exact: true }).click();
  await result.getByRole('button', { name: 'Save as note' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await result.getByRole('button', { name: 'Save as prompt' }).click();
  await expect(page.getByText(/^Saved the prompt “/)).toBeVisible();
  await result.getByRole('button', { name: 'Save as prompt' }).click();
  await expect(page.getByText(/^Already in your library, as “/)).toBeVisible();
  await page.getByRole('button', { name: 'Translate' }).click();
  await page.getByRole('combobox', { name: 'Language' }).fill('French');
  await page.keyboard.press('Enter');
  await expect(result).toContainText('French');
  await expect(await itemsOf(page, extension, 'Prompts')).toHaveCount(1);
  await expect(await itemsOf(page, extension, 'Notes')).toHaveCount(0);
});
