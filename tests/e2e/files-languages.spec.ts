import { extensionFolder, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { buildWithGermanAt, german } from '@/tests/support/language-pack-build.ts';
import { type ModelFileServer, startModelFileServer } from '@/tests/support/model-file-server.ts';
import { test as base, expect } from './files-fixtures.ts';
import { pictureOf } from './files-pictures.ts';
import { pagesPort } from './fixtures.ts';

/** The built extension, offering a language that another server of this machine holds. */
const test = base.extend<{ outside: string[] }, { server: ModelFileServer }>({
  // The language is what may come from outside; that it alone does, the server's count says.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  outside: async ({}, use) => use([]),
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const server = await startModelFileServer(german);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ server }, use) => {
      const { folder, remove } = buildWithGermanAt(extensionFolder, server.url);
      const places = { [`127.0.0.1:${server.port}`]: server.port };
      const extension = await launchWithExtension({ pagesPort: pagesPort(), folder, places });
      await use(extension);
      await extension.close();
      remove();
    },
    { scope: 'worker' },
  ],
});

/** Letters that English lacks. */
const sign = ['Die Fähre nach Grönland', 'geht täglich um fünf Uhr'];

test('a language is fetched once, by a press, and a scan is read in it; a wrong file is refused', async ({
  files,
  page,
  server,
}) => {
  await page.context().setOffline(false);
  await files.drop({ name: 'sign.png', bytes: await pictureOf(page, sign) });
  const language = files.tab.getByLabel('Language of the text');
  await language.selectOption('German (1.5 MB)');
  await expect(files.row('sign.png')).toContainText('1.5 MB from GitHub');
  const fetch = files.button('Download German and extract');

  server.bytes = Buffer.from(german).fill(0, 1_000, 2_000);
  await fetch.click();
  await expect(files.row('sign.png')).toContainText('was not the right one');
  server.bytes = german;
  server.holdAfter = 1_000_000;
  await fetch.click();
  await expect(files.tab.getByRole('progressbar', { name: /^Downloading German/ })).toBeVisible();
  await files.button('Cancel').click();
  server.holdAfter = undefined;
  await fetch.click();
  await expect(files.row('sign.png')).toContainText('Text was read from the picture', { timeout: 60_000 });
  const fetched = server.ranges.length;

  await page.context().setOffline(true);
  await files.button('Read in another language').click();
  await expect(language).toHaveValue('deu');
  await files.button('Extract text').click();
  await expect(files.button('Read in another language')).toBeVisible({ timeout: 60_000 });
  expect(server.ranges).toHaveLength(fetched);
  await files.open('sign.png');
  await expect(files.preview).toContainText(/Die Fähre nach Grönland\s+geht täglich um fünf Uhr/);

  await files.button('Read in another language').click();
  await files.button('Remove German and free 1.5 MB').click();
  await expect(fetch).toBeVisible();
});
