import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { findFirefox } from '@/local/browsers.ts';
import type { EditorUnderTest } from '@/tests/e2e/editors.ts';
import { pagesPort } from '@/tests/e2e/fixtures.ts';
import {
  type FirefoxWithExtension,
  firefoxAddress,
  firefoxBuild,
  launchFirefox,
} from '@/tests/support/extension-firefox.ts';
import { FirefoxPage } from './firefox-page.ts';

const executablePath = findFirefox();

interface TestFixtures {
  /** Opens an editor's page in a tab that is closed when the test ends: the focus is with one tab at a time. */
  openEditor(editor: EditorUnderTest): Promise<FirefoxPage>;
  /** Opens one of the extension's own pages in such a tab. */
  openOwn(file: string): Promise<Page>;
}

/** Tests in one Firefox with the built extension. */
export const test = base.extend<TestFixtures, { firefox: FirefoxWithExtension }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const firefox = await launchFirefox({ executablePath: executablePath ?? '', pagesPort: pagesPort() });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  openEditor: async ({ firefox }, use) => {
    const opened: FirefoxPage[] = [];
    await use(async (editor) => {
      const chat = await FirefoxPage.open(firefox.browser, editor);
      opened.push(chat);
      return chat;
    });
    for (const { page } of opened) await page.close();
  },
  openOwn: async ({ firefox }, use) => {
    const opened: Page[] = [];
    await use(async (file) => {
      const page = await firefox.browser.newPage();
      opened.push(page);
      // The driver never hears that an extension page was loaded: the page itself is asked.
      void page.goto(firefoxAddress(file)).catch(() => undefined);
      const here = async () => page.evaluate(() => location.href);
      await expect.poll(() => here().catch(() => '')).toBe(firefoxAddress(file));
      return page;
    });
    for (const page of opened) await page.close();
  },
});

export { expect };

/** Leaves a file's tests out where they cannot run. */
export function skipWithoutFirefox(): void {
  test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');
  test.skip(!existsSync(firefoxBuild), 'The extension is not built for Firefox. Run: npm run build');
}
