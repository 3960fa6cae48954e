import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExtensionBrowser, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { expect, pagesPort, test } from './fixtures.ts';

/** Lets the extension into private windows, as its user does on the browser's own page; holds from the next start on. */
async function allowPrivateWindows(extension: ExtensionBrowser): Promise<void> {
  const page = await extension.context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate((extensionId) => {
    const { developerPrivate } = chrome as unknown as {
      developerPrivate: { updateExtensionConfiguration(change: object): Promise<void> };
    };
    return developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, extension.extensionId);
}

/** Opens a chat page in a private window and has the extension sharpen a text there. */
async function sharpenInPrivate(extension: ExtensionBrowser, text: string): Promise<void> {
  const background = await extension.background();
  await background.evaluate(async (selectionText) => {
    const opened = await chrome.windows.create({ url: 'https://chatgpt.com/', incognito: true });
    const id = opened?.tabs?.[0]?.id;
    if (id === undefined) throw new Error('No private window opened.');
    await new Promise<void>((resolve) => {
      const isLoaded = ({ status }: { status?: string }) => status === 'complete' && resolve();
      chrome.tabs.onUpdated.addListener((tabId, change) => tabId === id && isLoaded(change));
      void chrome.tabs.get(id).then(isLoaded);
    });
    const info = { menuItemId: 'enhance:rewrite:balanced', frameId: 0, selectionText };
    const { onClicked } = chrome.contextMenus as unknown as {
      onClicked: { dispatch(...args: unknown[]): void };
    };
    onClicked.dispatch(info, await chrome.tabs.get(id));
  }, text);
}

// Faults L10.
test('what is sharpened in a private window is kept nowhere', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'whetstone-profile-'));
  let extension = await launchWithExtension({ pagesPort: pagesPort(), profile });
  try {
    await allowPrivateWindows(extension);
    await extension.close();
    extension = await launchWithExtension({ pagesPort: pagesPort(), profile, keepsWelcome: true });
    await sharpenInPrivate(extension, 'teh private plan of Ada');
    const background = await extension.background();
    const kept = () => background.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
    // The log tells that there was a run, and no more.
    await expect.poll(kept).toContain('"outcome":"done"');
    expect(await kept()).not.toContain('Ada');
    expect(await kept()).not.toContain('chatgpt.com');
    const page = await extension.context.newPage();
    await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#activity`);
    await expect(page.getByRole('switch', { name: 'Keep a history' })).toBeChecked();
    await expect(page.getByRole('list', { name: 'Runs' })).toHaveCount(0);
  } finally {
    await extension.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
