import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, test as base, chromium, expect, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { emailSamples } from '@/dashboard/content/email-samples.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { requireChromium } from '@/tests/support/browser-paths.ts';

const STORE_URL = 'https://store.example.test/whetstone';
const API_URL = 'https://api.example.test';
const [firstSample, secondSample] = emailSamples;

/** The site as it is published, served from this machine. */
async function publishSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../../dashboard');
  const outDir = await mkdtemp(join(tmpdir(), 'whetstone-site-'));
  const shared = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  } as const;
  const origins = { VITE_API_URL: API_URL, VITE_STORE_URL: STORE_URL };
  const define = Object.fromEntries(
    Object.entries(origins).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
  await build({ ...shared, define });
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

const test = base.extend<{ page: Page }, { site: { url: string }; plainBrowser: Browser }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await publishSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  plainBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await requireChromium(),
        args: ['--no-sandbox'],
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

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const mailOf = (page: Page) => page.getByRole('region', { name: 'Example e-mail' });
const chipOf = (page: Page) => mailOf(page).getByRole('button');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing overflows, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('the demo loads 2 s, shows its result 45 s, then the next e-mail (spec §4)', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const mail = mailOf(page);
  await expect(mail).toContainText(firstSample.draft);
  await chipOf(page).click();
  await page.clock.runFor(1_900);
  await expect(chipOf(page)).toHaveText('Sharpening');
  await page.clock.runFor(200);
  await expect(mail.locator('ins').first()).toBeVisible();
  await page.clock.runFor(44_000);
  await expect(mail.locator('ins').first()).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(mail).toContainText(secondSample.draft);
});

test('a right click offers the levels, the hint goes, an outside click closes', async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await chipOf(page).click({ button: 'right' });
  await expect(page.getByRole('tooltip')).toBeHidden();
  const menu = page.getByRole('menu', { name: 'Level' });
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  await chipOf(page).click({ button: 'right' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Reframe' }).first()).toBeChecked();
});

test('Get Started opens the store in a new tab', async ({ page }) => {
  await page.context().route(STORE_URL, (route) => route.fulfill({ body: 'store' }));
  await openHome(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Get Started' }).click();
  expect((await opened).url()).toBe(STORE_URL);
});

test('the trial says what is wrong when the server is away, and keeps the sentence', async ({ page }) => {
  await page.route(`${API_URL}/**`, (route) => route.abort());
  await openHome(page);
  const field = page.getByRole('textbox', { name: 'Your sentence' });
  await field.fill('their is a bug');
  await page.getByRole('button', { name: 'Sharpen', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(textFor('card', 'network_error'));
  await expect(field).toHaveValue('their is a bug');
});

test('a lost address leads home, and to the part that was asked for', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveTitle('Page not found · Whetstone');
  await page.getByRole('link', { name: 'Why' }).click();
  await expect(page.getByRole('heading', { name: 'Why Whetstone Was Created' })).toBeInViewport();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
