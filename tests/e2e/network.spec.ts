import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { type ExtensionBrowser, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { type NetRequest, readNetLog } from '@/tests/support/net-log.ts';
import { Card } from './card.ts';
import { ChatPage } from './chat-page.ts';
import { editors } from './editors.ts';
import { test } from './engine-fixtures.ts';
import { expect, pagesPort } from './fixtures.ts';

function firstEditor() {
  const [first] = editors;
  if (!first) throw new Error('There is no editor to write in.');
  return first;
}

const DRAFT = 'pls mail ann before friday , she has the secret-pelican numbers';
const server = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2:latest' };
const logged = z.array(z.looseObject({ host: z.nullable(z.string()) }));

interface Recorded {
  requests: NetRequest[];
  /** Hosts of the request log, one for each line that names one. */
  listed: string[];
  /** What the chat page asked for before anybody wrote in it. */
  ofThePage: Set<string>;
}

const set = async (extension: ExtensionBrowser, values: Record<string, unknown>) =>
  (await extension.background()).evaluate((all) => chrome.storage.local.set(all), values);

async function sharpen(page: Page): Promise<void> {
  const card = new Card(page);
  await card.chip.click();
  await card.doneText();
  await card.button('Discard').click();
}

/**
 * A session as users have them: a draft sharpened on this device and by a server of their own, the panel's tabs and the
 * settings opened. `plant` does what should not be.
 */
async function record(
  ollamaPort: number,
  plant?: (extension: ExtensionBrowser, page: Page) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-net-'));
  const netLog = join(folder, 'net.json');
  const extension = await launchWithExtension({
    pagesPort: pagesPort(),
    places: { '127.0.0.1:11434': ollamaPort },
    netLog,
  });
  const page = await extension.context.newPage();
  // The browser asks for a page's icon where no driver sees it.
  const ofThePage = new Set(['GET https://chatgpt.com/favicon.ico']);
  page.on('request', (request) => ofThePage.add(`${request.method()} ${request.url()}`));
  const chat = new ChatPage(page, firstEditor());
  await chat.open();
  page.removeAllListeners('request');
  await chat.typeDraft(DRAFT);
  await sharpen(page);
  await set(extension, {
    settings: { engine: 'local' },
    settings$: { v: 2 },
    localServer: server,
    localServer$: { v: 1 },
  });
  await sharpen(page);
  const panel = await extension.context.newPage();
  await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  for (const tab of await panel.getByRole('tab').all()) await tab.click();
  await panel.goto(`chrome-extension://${extension.extensionId}/options.html`);
  await expect(panel.getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
  await plant?.(extension, page);
  const background = await extension.background();
  const lines = logged.parse(
    await background.evaluate(async () => (await chrome.storage.local.get('requestLog')).requestLog),
  );
  await extension.close();
  const recorded: Recorded = {
    requests: readNetLog(netLog),
    listed: lines.flatMap(({ host }) => host ?? []),
    ofThePage,
  };
  rmSync(folder, { recursive: true, force: true });
  return recorded;
}

/** Requests that no line of the log stands for: each line stands for one. */
function unlisted({ requests, listed, ofThePage }: Recorded): string[] {
  const open = [...listed];
  return requests
    .filter(({ method, url }) => !ofThePage.has(`${method} ${url}`))
    .filter(({ url, initiator }) => {
      // The browser's own look-outs (updates, certificates) are begun by no code of a page or an extension.
      if (initiator === undefined && !url.includes('127.0.0.1')) return false;
      const line = open.indexOf(new URL(url).host);
      if (line >= 0) open.splice(line, 1);
      return line < 0;
    })
    .map(({ method, url }) => `${method} ${url}`);
}

test('no request leaves the browser that the request log does not list', async ({ ollama }) => {
  test.slow();
  const recorded = await record(ollama.port);
  expect(recorded.listed).toEqual(['127.0.0.1:11434']);
  expect(recorded.requests.length).toBeGreaterThan(1);
  expect(unlisted(recorded)).toEqual([]);
});

test('a request that is not listed is found, whichever part of the extension sends it', async ({
  ollama,
}) => {
  test.slow();
  const recorded = await record(ollama.port, async (extension, page) => {
    const background = await extension.background();
    await background.evaluate(() => fetch('https://background.example/take').catch(() => undefined));
    const panel = extension.context.pages().at(-1);
    await panel?.evaluate(() =>
      fetch('https://panel.example/take', { mode: 'no-cors' }).catch(() => undefined),
    );
    await page.evaluate(() => void navigator.sendBeacon('/take', 'secret-pelican'));
    // A second call where the log lists one.
    await background.evaluate(() => fetch('http://127.0.0.1:11434/v1/models').catch(() => undefined));
  });
  const found = unlisted(recorded).join('\n');
  expect(found).toMatch(/GET https:\/\/background\.example\/take/);
  expect(found).toMatch(/GET https:\/\/panel\.example\/take/);
  expect(found).toMatch(/POST https:\/\/chatgpt\.com\/take/);
  expect(found).toMatch(/GET http:\/\/127\.0\.0\.1:11434\/v1\/models/);
});
