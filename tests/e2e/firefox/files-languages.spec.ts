import type { Page } from 'puppeteer-core';
import { findFirefox } from '@/local/browsers.ts';
import { pagesPort } from '@/tests/e2e/fixtures.ts';
import { firefoxBuild, launchFirefox } from '@/tests/support/extension-firefox.ts';
import { buildWithGermanAt, german } from '@/tests/support/language-pack-build.ts';
import { type ModelFileServer, startModelFileServer } from '@/tests/support/model-file-server.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { drop, inFiles, signOf, textOf } from './firefox-files.ts';
import { test as base, expect, skipWithoutFirefox } from './firefox-fixtures.ts';

const test = base.extend<{ panel: Page }, { server: ModelFileServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const server = await startModelFileServer(german);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  firefox: [
    async ({ server }, use) => {
      const { folder, remove } = buildWithGermanAt(firefoxBuild, server.url);
      const executablePath = findFirefox() ?? '';
      const direct = `127.0.0.1:${server.port}`;
      const firefox = await launchFirefox({ executablePath, pagesPort: pagesPort(), folder, direct });
      await use(firefox);
      await firefox.close();
      remove();
    },
    { scope: 'worker' },
  ],
  panel: async ({ openOwn }, use) => {
    const page = await openOwn('sidepanel.html#files');
    await pressable(page, 'Add files');
    await use(page);
  },
});

skipWithoutFirefox();

test('Firefox: German is fetched by a press, once, and its letters are read', async ({ panel, server }) => {
  test.setTimeout(240_000);
  const lines = ['Die Fähre nach Grönland', 'geht täglich um fünf Uhr'];
  await drop(panel, 'schild.png', await signOf(panel, lines));
  await pressable(panel, 'Extract text');
  const language = await findVisible(panel, `${inFiles} select:has(option[value="deu"])`);
  await language.focus();
  // As a person's keys choose it; the driver's own way is not heard here.
  await panel.keyboard.type('German');
  await (await pressable(panel, 'Download German and extract')).click();
  await expect.poll(() => textOf(panel, inFiles), { timeout: 180_000 }).toContain('Text was read');
  expect(server.ranges).toHaveLength(1);
  await (await pressable(panel, 'schild.png')).click();
  await expect
    .poll(() => textOf(panel, `${inFiles} section[aria-label="Preview"]`), { timeout: 60_000 })
    .toMatch(/Die Fähre nach Grönland\s*geht täglich um fünf Uhr/);
});
