import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { test as base, expect } from './engine-fixtures.ts';
import { emptyLibrary } from './library-fixtures.ts';
import { store } from './trust-fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

const DRAFT =
  'their is a bug in the export, can you fix it untill friday? me and tom has looked at line 42. It works on my machine.';
const TASK =
  'write a email to my landlord about the broken heating in flat 4B, it is broken since monday 3 november, max 120 words, polite but firm';
const SESSION = {
  token: `wst_${'a'.repeat(43)}`,
  userId: 'u1',
  email: 'ada.lovelace@example.test',
  credits: 9,
};

interface TestFixtures {
  /** Takes what stands there in both themes and widths; nothing may be wider than the window. */
  look: (step: string, options?: { height?: number; widths?: readonly number[] }) => Promise<void>;
}

const test = base.extend<TestFixtures>({
  look: async ({ page }, use) =>
    use(async (step, { height = 760, widths = [320, 400, 480] } = {}) => {
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await page.screenshot({ path: join(folder, `look-${step}-${colorScheme}-${width}.png`) });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect([step, width, wider > 0]).toEqual([step, width, false]);
        }
    }),
});

test.beforeEach(() => test.setTimeout(180_000));

const place = (extension: ExtensionBrowser, name: string) =>
  `chrome-extension://${extension.extensionId}/${name}.html`;

test('the popup in each of its states', async ({ page, extension, look }) => {
  // The tab in front is the popup itself here: what it would say of a site is told to it.
  await page.addInitScript(() => {
    const site = new URLSearchParams(location.search).get('site');
    if (site) chrome.tabs.query = (async () => [{ url: site }]) as unknown as typeof chrome.tabs.query;
  });
  const popup = { height: 560, widths: [360] };
  const open = async (site: string) => {
    await page.goto(`${place(extension, 'popup')}?site=${encodeURIComponent(site)}`);
    await expect(page.getByRole('button', { name: 'Sharpen this text' })).toBeVisible();
  };
  await open('https://mail.example.com/inbox');
  await expect(page.getByText('No Sharpen button here yet')).toBeVisible();
  await look('popup-new', popup);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await look('popup-sign-in', popup);
  await store(extension, { session: SESSION, session$: { v: 1 } });
  await open('https://chatgpt.com/');
  await expect(page.getByText('9 credits')).toBeVisible();
  await look('popup-signed-in', popup);
  await page.getByRole('button', { name: 'Sharpen this text' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('popup-failed', popup);
  await open('https://chatgpt.com/');
  await page.getByRole('switch', { name: /^On chatgpt/ }).click();
  await expect(page.getByRole('button', { name: 'Turn on for chatgpt.com' })).toBeVisible();
  await look('popup-off', popup);
  await page.getByRole('button', { name: 'Pause everything' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await look('popup-paused', popup);
});

async function openTab(page: Page, extension: ExtensionBrowser, tab: string): Promise<void> {
  await page.setViewportSize({ width: 400, height: 760 });
  await page.goto(place(extension, 'sidepanel'));
  await page.getByRole('tab', { name: tab }).click();
  await expect(
    page.getByRole('tabpanel', { name: tab }).getByRole('status', { name: 'Loading…' }),
  ).toHaveCount(0);
}

async function sharpen(page: Page, draft: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your draft' }).fill(draft);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
}

test('the panel’s Sharpen tab: empty, done, rebuilt, and failed', async ({ page, extension, look }) => {
  await openTab(page, extension, 'Sharpen');
  await look('enhance-empty');
  await sharpen(page, DRAFT);
  await look('enhance-done', { height: 860 });
  await page.locator('summary', { hasText: 'Balanced' }).click();
  await page.getByRole('radio', { name: 'Reframe' }).first().check();
  await sharpen(page, TASK);
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  await look('enhance-reframe', { height: 1100 });
  await store(extension, {
    settings: { engine: 'local', fallBack: false },
    settings$: { v: 2 },
    localServer: { baseUrl: 'http://127.0.0.1:1234/v1', model: 'llama3.2:latest' },
    localServer$: { v: 1 },
  });
  await page.reload();
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('enhance-failed', { height: 860 });
});

test('the panel’s other tabs, empty and in use', async ({ page, extension, look }) => {
  await emptyLibrary(page, extension);
  for (const tab of ['Files', 'Library', 'Personas', 'Activity', 'Settings']) {
    await openTab(page, extension, tab);
    await look(`${tab.toLowerCase()}-first`, { height: 860 });
  }
  await openTab(page, extension, 'Sharpen');
  await sharpen(page, DRAFT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save as prompt' }).click();
  await sharpen(page, TASK);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save as note' }).click();
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Library' }).getByRole('listitem').first()).toBeVisible();
  await look('library-used');
  await page
    .getByRole('tabpanel', { name: 'Library' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
  await look('library-item');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await look('activity-used');
  await page.getByRole('tab', { name: 'Personas' }).click();
  await page
    .getByRole('button', { name: /^New persona/ })
    .first()
    .click();
  await look('personas-new', { height: 860 });
});

test('the settings: each engine’s form, and what a search finds', async ({ page, settings, look }) => {
  await settings.open();
  await look('settings-first', { height: 1000 });
  await settings.openSetup('The browser’s own model');
  await look('settings-browser', { height: 1000 });
  await settings.openSetup('Your model server');
  await page.getByRole('button', { name: 'Find a server on this computer' }).click();
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  await look('settings-server', { height: 1200 });
  await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:1234/v1');
  await settings.test();
  await expect(page.getByText('No server answers at 127.0.0.1:1234.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your model server: Test failed' })).toBeVisible();
  await look('settings-server-failed', { height: 1200 });
  await settings.openSetup('Your key');
  await look('settings-key', { height: 1200 });
  await settings.chooseEngine('Whetstone cloud');
  await expect(page.getByRole('group', { name: 'Before anything is sent' })).toBeVisible();
  await look('settings-cloud', { height: 1200 });
  await page.getByRole('heading', { name: 'Sites with the Sharpen button' }).scrollIntoViewIfNeeded();
  await look('settings-below', { height: 1000 });
});
