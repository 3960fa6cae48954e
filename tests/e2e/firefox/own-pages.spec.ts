import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { findFirefox } from '@/local/browsers.ts';
import { pagesPort } from '@/tests/e2e/fixtures.ts';
import {
  type FirefoxWithExtension,
  firefoxAddress,
  firefoxBuild,
  launchFirefox,
} from '@/tests/support/extension-firefox.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { pressUndo } from './firefox-page.ts';

const executablePath = findFirefox();

interface TestFixtures {
  /** Opens one of the extension's own pages in a tab that is closed when the test ends. */
  openOwn(file: string): Promise<Page>;
}

const test = base.extend<TestFixtures, { firefox: FirefoxWithExtension }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const firefox = await launchFirefox({ executablePath: executablePath ?? '', pagesPort: pagesPort() });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  openOwn: async ({ firefox }, use) => {
    const opened: Page[] = [];
    await use(async (file) => {
      const page = await firefox.browser.newPage();
      opened.push(page);
      // The driver never hears that an extension page was loaded: the page itself is asked.
      void page.goto(firefoxAddress(file)).catch(() => undefined);
      const here = async () => page.evaluate(() => location.href);
      await expect.poll(() => here().catch(() => ''), { timeout: 30_000 }).toBe(firefoxAddress(file));
      return page;
    });
    for (const page of opened) await page.close();
  },
});

test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');
test.skip(!existsSync(firefoxBuild), 'The extension is not built for Firefox. Run: npm run build');

const draftOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '');

test('Firefox: the install opens a page on which a first draft is sharpened and given back', async ({
  firefox: { welcome },
}) => {
  const draft = await draftOf(welcome);
  await (await pressable(welcome, 'Sharpen')).click();
  // The driver is told of no frame in the extension's own pages: the card is met by keyboard, as it gives out its focus.
  // Until Accept has it, Enter does nothing.
  await expect(async () => {
    await welcome.keyboard.press('Enter');
    await expect.poll(() => draftOf(welcome), { timeout: 1_000 }).not.toBe(draft);
  }).toPass({ timeout: 30_000 });
  expect(await draftOf(welcome)).toMatch(/summary of the meeting notes from Tuesday/);
  await pressUndo(welcome);
  await expect.poll(() => draftOf(welcome)).toBe(draft);
});

test('Firefox: the sidebar’s page sharpens a draft', async ({ openOwn }) => {
  const panel = await openOwn('sidepanel.html');
  await (await findVisible(panel, 'textarea')).type('their is a bug in teh export');
  await (await pressable(panel, 'Sharpen')).click();
  await pressable(panel, 'Copy');
  const section = await findVisible(panel, 'section[aria-label="Result"]');
  // Shown as changes: what was struck out stands beside what came for it.
  const text = await section.evaluate((element) => element.textContent);
  expect(text).toContain('There is a bug in');
  expect(text).toContain('the export.');
});

for (const tab of ['library', 'activity', 'settings']) {
  test(`Firefox: the sidebar’s page opens on ${tab}`, async ({ openOwn }) => {
    const panel = await openOwn(`sidepanel.html#${tab}`);
    const view = await findVisible(panel, '[role="tabpanel"]:not([hidden])');
    await expect.poll(() => view.evaluate((element) => element.textContent?.length ?? 0)).toBeGreaterThan(40);
  });
}
