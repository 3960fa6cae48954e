import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type LocalServer, startLocalServer } from '@/tests/support/local-server.ts';
import { missingForScreen, openScreen, type Screen } from '@/tests/support/screen.ts';
import { SettingsPage } from './engine-fixtures.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';

const missing = missingForScreen();

interface WorkerFixtures {
  desktop: Screen;
  /** Stands at `my-server.test`, which the extension may not call unasked. */
  server: LocalServer;
}

/** Chromium with windows, on a screen of its own: the browser's question is part of it, not of a page. */
const test = base.extend<object, WorkerFixtures>({
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const screen = await openScreen();
      await use(screen);
      screen.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const server = await startLocalServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ desktop, server }, use) => {
      const extension = await launchWithExtension({
        pagesPort: pagesPort(),
        headless: false,
        environment: { DISPLAY: desktop.display },
        places: { 'my-server.test': server.port },
      });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
});

test.describe('the browser’s own question before a server is called', () => {
  test.skip(missing.length > 0, `This machine lacks ${missing.join(', ')}.`);

  test('refused, nothing is called; allowed, that origin alone is', async ({
    page,
    extension,
    desktop,
    server,
  }) => {
    const settings = new SettingsPage(page, extension.extensionId);
    await settings.open();
    await page.bringToFront();
    await settings.openSetup('Your model server');
    /** Presses Test, then keys on the browser's question, until the settings say what came of it. */
    const answer = async (keys: string[], says: RegExp) => {
      await settings.test({ Address: 'http://my-server.test:8080/v1', Model: 'qwen3:8b' });
      // A key that comes before the question is there must press nothing in the page.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(async () => {
        await desktop.act('key', ...keys);
        await expect(page.getByText(says)).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
    };
    await answer(['Return'], /^The browser does not let Whetstone reach my-server\.test:8080\.$/);
    expect(server.calls).toEqual([]);

    await answer(['Tab', 'Return'], /^Connected to qwen3:8b/);
    const allowed = (origin: string) =>
      page.evaluate((pattern) => chrome.permissions.contains({ origins: [pattern] }), `${origin}/*`);
    expect(await allowed('http://my-server.test:8080')).toBe(true);
    expect(await allowed('http://my-server.test:9090')).toBe(false);
    expect(await allowed('https://my-server.test')).toBe(false);

    await page.getByRole('button', { name: 'Remove this server' }).click();
    await expect.poll(() => allowed('http://my-server.test:8080')).toBe(false);
  });
});
