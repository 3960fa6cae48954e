import type { Locator, Page } from '@playwright/test';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const hasFocus = (target: Locator) =>
  target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let count = 0; count < 40 && !(await hasFocus(target)); count += 1) await page.keyboard.press(key);
  expect(await hasFocus(target)).toBe(true);
}

test('on a chat page: sharpen, choose a level by arrows, refuse a change, accept, revert', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.shortcut();
  await expect(card.button('Accept')).toBeEnabled();
  await tabTo(page, card.fold);
  await page.keyboard.press('Enter');
  await tabTo(page, card.level('Balanced'));
  await page.keyboard.press('ArrowLeft');
  await expect(card.level('Polish')).toBeChecked();
  await expect(card.button('Accept')).toBeEnabled();
  await tabTo(page, card.button('Accept'));
  await page.keyboard.press('Enter');
  await expect.poll(() => chat.read()).not.toBe(drafts.lines);
  await tabTo(page, card.button('Undo'));
  await page.keyboard.press('Enter');
  await expect.poll(() => chat.read()).toBe(drafts.lines);
  await expect(card.host).toHaveCount(0);
});

test('on a chat page: Tab stays in the card, Escape leaves it with the draft as it was', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.shortcut();
  await expect(card.button('Accept')).toBeEnabled();
  await tabTo(page, card.button('Accept'));
  await page.keyboard.press('Tab');
  expect(await card.dialog.evaluate((element) => element.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe(drafts.lines);
  await page.keyboard.type('!');
  await expect.poll(() => chat.read()).toBe(`${drafts.lines}!`);
});

test('through the panel: write, choose, sharpen, refuse a change, copy', async ({ page, extension }) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await tabTo(page, page.getByRole('tab', { name: 'Sharpen' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Your draft' }));
  await page.keyboard.type('their is a bug in teh export, fix it untill friday');
  await tabTo(page, page.getByRole('radio', { name: 'Balanced' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Polish' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Sharpen', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const change = page.getByRole('checkbox', { name: /untill/ });
  await tabTo(page, page.getByRole('switch', { name: /^Show \d+ changes$/ }));
  await page.keyboard.press('Space');
  await tabTo(page, change);
  await page.keyboard.press('Space');
  await expect(change).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('untill');
  expect(copied).toContain('the export');
});

test('through the panel: arrows go round the tabs, Home and End to its ends', async ({ page, extension }) => {
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await tabTo(page, page.getByRole('tab', { name: 'Sharpen' }));
  for (const [key, name] of [
    ['ArrowRight', 'Files'],
    ['End', 'Settings'],
    ['ArrowRight', 'Sharpen'],
    ['ArrowLeft', 'Settings'],
    ['Home', 'Sharpen'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('in the popup: every control in reach', async ({ page, extension }) => {
  await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await tabTo(page, page.getByRole('button', { name: 'Change engine' }));
  await tabTo(page, page.getByRole('button', { name: 'Open side panel' }));
  await tabTo(page, page.getByRole('button', { name: 'Pause everything' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});
