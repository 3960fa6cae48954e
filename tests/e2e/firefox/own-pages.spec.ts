import type { Page } from 'puppeteer-core';
import { findVisible, pressable } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';
import { pressUndo } from './firefox-page.ts';

skipWithoutFirefox();

const draftOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '');

/** What the page's focus is in, as its tag tells. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

// That the install opens it, the browser's start waits for.
test('Firefox: the page of the install sharpens a first draft and gives it back', async ({ openOwn }) => {
  const welcome = await openOwn('welcome.html');
  const sharpen = await pressable(welcome, 'Sharpen');
  // The page fills its field once it has looked who is there.
  await expect.poll(() => draftOf(welcome)).not.toBe('');
  const draft = await draftOf(welcome);
  await sharpen.click();
  // The driver is told of no frame in the extension's own pages: the card is met by keyboard, as it gives out its focus.
  await expect.poll(() => focused(welcome)).toBe('whetstone-card');
  // Until Accept has it, Enter does nothing. A second Enter would meet Undo: one that was heard gets its time.
  await expect(async () => {
    await welcome.keyboard.press('Enter');
    const written = /summary of the meeting notes from Tuesday/;
    await expect.poll(() => draftOf(welcome), { timeout: 6_000 }).toMatch(written);
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => focused(welcome)).toBe('textarea');
  await pressUndo(welcome);
  await expect.poll(() => draftOf(welcome)).toBe(draft);
});

test('Firefox: the sidebar’s page sharpens a draft', async ({ openOwn }) => {
  const panel = await openOwn('sidepanel.html');
  await (await findVisible(panel, 'textarea')).type('their is a bug in teh export');
  await (await pressable(panel, 'Sharpen')).click();
  await pressable(panel, 'Copy');
  const section = await findVisible(panel, 'section[aria-label="Result"]');
  const text = await section.evaluate((element) => element.textContent);
  expect(text).toContain('There is a bug in the export.');
});

for (const tab of ['library', 'activity', 'settings']) {
  test(`Firefox: the sidebar’s page opens on ${tab}`, async ({ openOwn }) => {
    const panel = await openOwn(`sidepanel.html#${tab}`);
    const view = await findVisible(panel, '[role="tabpanel"]:not([hidden])');
    await expect.poll(() => view.evaluate((element) => element.textContent?.length ?? 0)).toBeGreaterThan(40);
  });
}
