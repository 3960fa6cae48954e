import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textFor } from '@/shared/errors/texts.en.ts';
import { extensionFolder, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { Card } from './card.ts';
import { ChatPage } from './chat-page.ts';
import { drafts } from './editor-suite.ts';
import { expect, pagesPort, test } from './fixtures.ts';
import { chatgpt } from './resilience-fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'whetstone-files-'));
const pageFile = join(folder, 'page.html');
writeFileSync(pageFile, '<!doctype html><title>A file</title><textarea>teh</textarea>');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Faults X16.
for (const [kind, url] of Object.entries({
  'a page of the browser': 'chrome://version',
  'the store': 'https://chromewebstore.google.com/e/react-textarea',
  'a file of this computer': pathToFileURL(pageFile).href,
  'the source of a page': 'view-source:https://chatgpt.com/',
  'the viewer of a PDF': 'https://papers.test/paper.pdf',
})) {
  test(`${kind} lets no card in: menu and shortcut say why on the toolbar`, async ({ page, extension }) => {
    await page.goto(url);
    const background = await extension.background();
    for (const way of ['menu', 'shortcut'] as const) {
      const told = await background.evaluate(async (which) => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        if (tab?.id === undefined) throw new Error('No tab is in front.');
        await chrome.action.setBadgeText({ tabId: tab.id, text: '' });
        const events = chrome as unknown as Record<
          string,
          Record<string, { dispatch(...args: unknown[]): void }>
        >;
        if (which === 'menu') {
          const info = { menuItemId: 'enhance:rewrite:balanced', frameId: 0, selectionText: 'teh' };
          events.contextMenus?.onClicked?.dispatch(info, tab);
        } else events.commands?.onCommand?.dispatch('enhance', tab);
        return tab.id;
      }, way);
      const button = () =>
        background.evaluate(
          async (tabId) => [
            await chrome.action.getBadgeText({ tabId }),
            await chrome.action.getTitle({ tabId }),
          ],
          told,
        );
      await expect.poll(button).toEqual(['!', textFor('card', 'page_not_supported')]);
    }
  });
}

test('the popup on such a page says what the menu could not', async ({ page, extension }) => {
  await page.goto('https://papers.test/paper.pdf');
  const background = await extension.background();
  const tabId = await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const { onCommand } = chrome.commands as unknown as { onCommand: { dispatch(...args: unknown[]): void } };
    onCommand.dispatch('enhance', tab);
    return tab?.id;
  });
  const popup = await extension.context.newPage();
  // The popup over that page: the browser tells it the tab in front.
  await popup.addInitScript((id) => {
    chrome.tabs.query = (async () => [{ id }]) as unknown as typeof chrome.tabs.query;
  }, tabId);
  await popup.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await expect(popup.getByRole('alert')).toContainText(textFor('popup', 'page_not_supported'));
  await popup.close();
});

test('a PDF of a chat site: the shortcut says why and what to do, the menu takes the selected text', async ({
  page,
  card,
  summon,
}) => {
  await page.goto('https://chatgpt.com/paper.pdf');
  await summon.shortcut();
  await expect(card.dialog.getByRole('alert')).toContainText(textFor('card', 'pdf_viewer'));
  await expect(card.button('Retry')).toBeHidden();
  await card.button('Close').press('Enter');
  await summon.menu('enhance:rewrite:balanced', 'teh report is late');
  await expect(card.result).toContainText('The report is late');
  await expect(card.button('Accept')).toBeHidden();
  await expect(card.button('Copy')).toBeVisible();
});

// Faults X14.
test('no other site finds the extension by its files, and none reads its pages', async ({
  page,
  extension,
}) => {
  for (const site of ['https://other.test/e/react-textarea', 'https://chatgpt.com/']) {
    await page.goto(site);
    const found = await page.evaluate(async (id) => {
      const files = ['manifest.json', 'card.js', 'popup.html', 'sidepanel.html', 'icon/128.png'];
      const answers = await Promise.allSettled(
        files.map((file) => fetch(`chrome-extension://${id}/${file}`)),
      );
      return answers.filter(({ status }) => status === 'fulfilled').length;
    }, extension.extensionId);
    expect(found).toBe(0);
    await page.evaluate(async (id) => {
      const frame = document.createElement('iframe');
      frame.src = `chrome-extension://${id}/popup.html`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
    }, extension.extensionId);
    // The browser shows its own page of a refused address there.
    expect(page.frames().some((frame) => frame.url().endsWith('/popup.html'))).toBe(false);
  }
});

// Faults X2.
test('no website and no other extension can speak to this one', async ({ page }) => {
  await page.goto('https://chatgpt.com/');
  const reach = await page.evaluate(() => typeof window.chrome?.runtime?.sendMessage);
  expect(reach).toBe('undefined');
  const companion = mkdtempSync(join(tmpdir(), 'whetstone-companion-'));
  writeFileSync(join(companion, 'companion.js'), '');
  const manifest = {
    manifest_version: 3,
    name: 'Other',
    version: '1',
    background: { service_worker: 'companion.js' },
  };
  writeFileSync(join(companion, 'manifest.json'), JSON.stringify(manifest));
  const browser = await launchWithExtension({ pagesPort: pagesPort(), companion });
  try {
    const isOther = (url: string) => url.endsWith('/companion.js');
    const { context } = browser;
    const other =
      context.serviceWorkers().find((worker) => isOther(worker.url())) ??
      (await context.waitForEvent('serviceworker', (worker) => isOther(worker.url())));
    const heard = await other.evaluate(async (id) => {
      const said = await chrome.runtime.sendMessage(id, { type: 'card.prepare', body: {} }).then(
        (reply) => `answered ${JSON.stringify(reply)}`,
        (error: Error) => error.message,
      );
      const port = chrome.runtime.connect(id, { name: 'enhance' });
      const events: string[] = [];
      port.onMessage.addListener((message) => events.push(JSON.stringify(message)));
      await new Promise<void>((resolve) => port.onDisconnect.addListener(() => resolve()));
      return { said, events };
    }, browser.extensionId);
    expect(heard).toEqual({ said: expect.stringContaining('Could not establish connection'), events: [] });
  } finally {
    await browser.close();
    rmSync(companion, { recursive: true, force: true });
  }
});

// Faults X6.
test('a site that was rebuilt under other names is written to, and one without a composer is left alone', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const chat = await openEditor(chatgpt);
  await page.evaluate(() => {
    const field = document.querySelector('#prompt-textarea');
    field?.removeAttribute('id');
    field?.removeAttribute('data-id');
    field?.setAttribute('class', `${field.className} v2`);
  });
  await page.locator('.v2').click();
  await page.keyboard.type(drafts.line);
  await summon.chip();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
  await card.button('Close').click();

  // A redesign may also take the field away for good.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('.v2, textarea, [contenteditable]')) field.remove();
    document.body.insertAdjacentHTML('beforeend', '<button id="new-composer">Ask</button>');
  });
  await page.locator('#new-composer').click();
  await page.keyboard.press('a');
  await expect(card.chip).toBeHidden();
  expect(errors).toEqual([]);
});

// Faults X10.
test('installed twice, as from the store and from a folder, it shows one chip and one card', async () => {
  const companion = mkdtempSync(join(tmpdir(), 'whetstone-second-'));
  cpSync(extensionFolder, companion, { recursive: true });
  const browser = await launchWithExtension({ pagesPort: pagesPort(), companion });
  try {
    const page = await browser.context.newPage();
    const card = new Card(page);
    const chat = new ChatPage(page, chatgpt);
    await chat.open();
    await chat.typeDraft(drafts.lines);
    await expect(card.chip).toHaveCount(1);
    await card.chip.click();
    const result = await card.doneText();
    await expect(page.locator('whetstone-card')).toHaveCount(1);
    await expect(card.chip).toHaveCount(1);
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
  } finally {
    await browser.close();
    rmSync(companion, { recursive: true, force: true });
  }
});

test('a closed card leaves nothing behind in the page', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await page.evaluate(() => {
    const host = document.querySelector('whetstone-card');
    if (host) Object.assign(window, { __closed: new WeakRef(host) });
  });
  await card.button('Discard').click();
  // What a card that is open holds of the one before does not count.
  await summon.chip();
  await card.doneText();
  await card.button('Discard').click();
  await expect(page.locator('whetstone-card')).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  const isGone = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => {
      const { __closed } = window as unknown as { __closed: WeakRef<Element> };
      return __closed.deref() === undefined;
    });
  };
  await expect.poll(isGone).toBe(true);
});
