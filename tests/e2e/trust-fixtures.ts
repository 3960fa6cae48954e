import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';

/** The user's own model server put on, as its settings would. */
export const local = {
  settings: { engine: 'local' },
  settings$: { v: 2 },
  localServer: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2:latest' },
  localServer$: { v: 1 },
};

/** Writes to the extension's storage. */
export async function store(extension: ExtensionBrowser, values: Record<string, unknown>): Promise<void> {
  const background = await extension.background();
  await background.evaluate((all) => chrome.storage.local.set(all), values);
}

/** What the request log holds. */
export const readLog = async (extension: ExtensionBrowser) => {
  const background = await extension.background();
  return background.evaluate(async () => (await chrome.storage.local.get('requestLog')).requestLog ?? []);
};
