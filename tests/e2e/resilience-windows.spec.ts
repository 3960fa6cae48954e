import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { drafts } from './editor-suite.ts';
import { expect, test } from './fixtures.ts';
import { chatgpt } from './resilience-fixtures.ts';

const session = { token: `wst_${'a'.repeat(43)}`, userId: 'u1', email: 'ada@example.test', credits: 1_250 };

/** The panel in a window of its own. */
async function openWindow(extension: ExtensionBrowser): Promise<Page> {
  const opened = extension.context.waitForEvent('page');
  const background = await extension.background();
  await background.evaluate(
    () => void chrome.windows.create({ url: chrome.runtime.getURL('/sidepanel.html#enhance') }),
  );
  const page = await opened;
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toBeVisible();
  return page;
}

// Faults L6.
test('five windows: one account, one set of choices', async ({ extension, page: _ }) => {
  const background = await extension.background();
  await background.evaluate((account) => chrome.storage.local.set({ session: account }), session);
  const windows: Page[] = [];
  for (let count = 0; count < 5; count += 1) windows.push(await openWindow(extension));
  try {
    const [first, ...others] = windows;
    if (!first) throw new Error('No window opened.');
    for (const page of windows)
      await expect(page.getByText(/text is sent, not stored/).first()).toBeVisible();
    // Each window's level is its own; what new ones begin with is everybody's.
    const preset = (page: Page) =>
      page.getByRole('radiogroup', { name: 'Default level' }).getByRole('radio', { name: 'Reframe' });
    for (const page of windows) await page.getByRole('tab', { name: 'Settings' }).click();
    await preset(first).check();
    for (const page of others) await expect(preset(page)).toBeChecked();
    await background.evaluate(() => chrome.storage.local.set({ session: null }));
    for (const page of windows) {
      await page.getByRole('tab', { name: 'Sharpen' }).click();
      await expect(page.getByText(/nothing leaves/).first()).toBeVisible();
    }
  } finally {
    for (const page of windows) await page.close();
  }
});

/** Fills the extension's storage to the last byte. */
const fillStorage = () =>
  chrome.storage.local.getBytesInUse(null).then(async (used) => {
    let room = chrome.storage.local.QUOTA_BYTES - used;
    for (let index = 0; room > 0; index += 1) {
      const size = Math.min(room, 1_000_000);
      const key = `ballast-${index}`;
      // A value is kept with its quotation marks.
      const value = 'x'.repeat(Math.max(0, size - key.length - 2));
      await chrome.storage.local.set({ [key]: value });
      room -= size;
    }
  });

// Faults Q1.
test('storage is full: a run goes on, a choice that cannot be kept says so, and works once there is room', async ({
  page,
  extension,
  card,
  summon,
  openEditor,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const background = await extension.background();
  await background.evaluate(fillStorage);
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);

  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#settings`);
  const reframe = page
    .getByRole('radiogroup', { name: 'Default level' })
    .getByRole('radio', { name: 'Reframe' });
  await reframe.click();
  await expect(page.getByRole('alert')).toContainText(textFor('popup', 'storage_full'));
  await expect(reframe).not.toBeChecked();
  await background.evaluate(() => chrome.storage.local.remove('ballast-0'));
  await reframe.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(reframe).toBeChecked();
  expect(errors).toEqual([]);
});

// Faults Q2.
test('nothing is put into the storage that browsers copy to other devices', async ({
  extension,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.chooseLevel('Reframe');
  await card.doneText();
  const background = await extension.background();
  expect(await background.evaluate(() => chrome.storage.sync.getBytesInUse(null))).toBe(0);
  expect(await background.evaluate(() => chrome.storage.local.getBytesInUse('siteChoices'))).toBeGreaterThan(
    0,
  );
});
