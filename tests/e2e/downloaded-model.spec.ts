import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PART_BYTES } from '@/shared/engines/downloaded/model-folder.ts';
import { extensionFolder, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type MadeUpModel, writeMadeUpModel } from '@/tests/support/made-up-model.ts';
import { type ModelFileServer, startModelFileServer } from '@/tests/support/model-file-server.ts';
import { editors } from './editors.ts';
import { SettingsPage } from './engine-fixtures.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

/** Enough words that an answer takes a while, and few enough for the room a balanced rewrite has. */
const WORDS = 440;
/** A file of more than one part. */
const PADDING = 2_000;
const letterAt = (at: number) => String.fromCharCode(97 + (at % 26));
const wordAt = (index: number) => ` w${letterAt(index)}${letterAt(Math.floor(index / 26))}`;

interface WorkerFixtures {
  model: MadeUpModel;
  files: ModelFileServer;
}

/** The built extension, offering a made-up model that another server of this machine holds. */
const test = base.extend<object, WorkerFixtures>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const words = ['Please', ...Array.from({ length: WORDS }, (_, index) => wordAt(index)), ' end.'];
      await use(writeMadeUpModel(words, PADDING));
    },
    { scope: 'worker' },
  ],
  files: [
    async ({ model }, use) => {
      const server = await startModelFileServer(model.bytes);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ model, files }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'whetstone-model-'));
      cpSync(extensionFolder, folder, { recursive: true });
      const { sha256, bytes } = model;
      const release = { name: 'Made up', quantization: 'F16', url: files.url, bytes: bytes.length, sha256 };
      // A host the extension is allowed anyway, since a browser without windows asks nobody.
      const packaged = { ...release, licence: 'MIT', origins: ['http://127.0.0.1/*'] };
      writeFileSync(join(folder, 'model.json'), JSON.stringify(packaged));
      const places = { [`127.0.0.1:${files.port}`]: files.port };
      const extension = await launchWithExtension({ pagesPort: pagesPort(), folder, places });
      await use(extension);
      await extension.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const DRAFT = 'pls review it untill friday';

test('a made-up model is refused, downloaded, asked, stopped, loaded again and removed', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  files,
  model,
}) => {
  test.setTimeout(240_000);
  const background = await extension.background();
  const closeHost = () => background.evaluate(() => chrome.offscreen.closeDocument());
  const outcomes = () =>
    background.evaluate(async () => {
      const { requestLog } = await chrome.storage.local.get('requestLog');
      return (requestLog as { outcome: string }[]).map(({ outcome }) => outcome);
    });
  const answered = async () => {
    // It works out each word on the cores that the other tests use, too.
    await expect(card.button('Accept')).toBeEnabled({ timeout: 90_000 });
    expect(await card.doneText()).toBe(model.answer);
  };
  const settings = new SettingsPage(page, extension.extensionId);
  const row = page.getByRole('radio', { name: 'A downloaded model', exact: true });
  const download = page.getByRole('button', { name: /^Download/ });

  // A file that is not the one that was promised.
  files.bytes = Buffer.from(model.bytes);
  files.bytes.writeUInt8(1, files.bytes.length - 1);
  await settings.open();
  await settings.chooseEngine('A downloaded model');
  await download.click();
  await expect(page.getByText(/^The file that arrived was not the right one/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();

  // The page is closed in the middle; another one goes on, over a connection that breaks.
  files.bytes = model.bytes;
  files.holdAfter = PART_BYTES + 1_000_000;
  const held = Math.floor((100 * files.holdAfter) / model.bytes.length);
  await download.click();
  await expect(page.getByText(`${held} % of `)).toBeVisible();
  await settings.open();
  files.holdAfter = undefined;
  files.breakAfter = PART_BYTES + 1000;
  files.ranges.length = 0;
  await settings.chooseEngine('A downloaded model');
  await page.getByRole('button', { name: /^Download the other \d+ MB$/ }).click();
  await expect(row).toBeChecked();
  expect(files.ranges).toEqual([`bytes=${PART_BYTES}-`, `bytes=${PART_BYTES}-`]);

  // It answers, word by word, and is stopped by the user.
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.result).toContainText('Please waa', { timeout: 60_000 });
  await card.button('Cancel').click();
  await expect(card.host).toHaveCount(0);
  await expect.poll(() => outcomes()).toEqual(['aborted']);
  await summon.chip();
  await answered();
  await expect(card.dialog).toContainText('Made up');
  await card.button('Discard').click();
  await expect(card.host).toHaveCount(0);

  // What the browser took out of memory is read again.
  await closeHost();
  await summon.chip();
  await answered();

  // One press frees the room, and the next run has another engine.
  await settings.open();
  await expect(page.getByRole('button', { name: /^A downloaded model/ })).toContainText('Ready');
  await settings.openSetup('A downloaded model');
  await page.getByRole('button', { name: /^Remove and free \d+ MB$/ }).click();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Download \d+ MB$/ })).toBeVisible();
  const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(kept).toBeLessThan(model.bytes.length);
});
