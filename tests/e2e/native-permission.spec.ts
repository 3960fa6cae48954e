import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extensionFolder, launchWithExtension } from '@/tests/support/extension-browser.ts';
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

/** The build as a user has it: of this computer it may call nothing unasked, where the tests' own servers stand. */
function usersBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-users-build-'));
  cpSync(extensionFolder, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: ['https://api.whetstone.test/*'] }));
  return folder;
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
      const folder = usersBuild();
      const extension = await launchWithExtension({
        pagesPort: pagesPort(),
        folder,
        headless: false,
        environment: { DISPLAY: desktop.display },
        places: { 'my-server.test': server.port, '127.0.0.1:11434': server.port, '127.0.0.1:1234': 1 },
      });
      await use(extension);
      await extension.close();
      rmSync(folder, { recursive: true, force: true });
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

  test('a server on this computer is in use after three presses, the browser’s own question among them', async ({
    page,
    extension,
    desktop,
  }) => {
    await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
    const opened = extension.context.waitForEvent('page');
    await page.getByRole('button', { name: 'Change engine' }).click(); // 1
    const settings = await opened;
    await settings.bringToFront();
    await settings.getByRole('button', { name: 'Find a server on this computer' }).click(); // 2
    // What stands in the page takes no key that comes before the question.
    await settings.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const connected = settings.getByText('Connected to llama3.2:latest. Now in use.');
    await expect(async () => {
      await desktop.act('key', 'Tab', 'Return'); // 3: Allow
      await expect(connected).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(settings.getByRole('radio', { name: 'Your model server', exact: true })).toBeChecked();
  });
});
