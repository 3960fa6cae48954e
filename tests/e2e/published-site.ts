import { type Browser, test as base, chromium, type Page } from '@playwright/test';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { LEAN_CHROMIUM } from '@/tests/support/lean-chromium.ts';
import { askForSite, type ServedSite } from '@/tests/support/site-server.ts';

/** The site as it is published, served to all tests of a run. */
export const publishedSite = (): Promise<ServedSite> => askForSite(process.env.WHETSTONE_SITE_SERVER ?? '');

/** Tests of the published site in a browser without the extension, and with no API behind it. */
export const test = base.extend<{ page: Page }, { plainBrowser: Browser; site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => use(await publishedSite()),
    { scope: 'worker', timeout: 300_000 },
  ],
  plainBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await requireChromium(),
        args: ['--no-sandbox', ...LEAN_CHROMIUM],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ plainBrowser, site }, use) => {
    const page = await plainBrowser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
    await use(page);
    await page.close();
  },
});
