import { test as base, expect, type Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { Card } from './card.ts';
import { ChatPage } from './chat-page.ts';
import type { EditorUnderTest } from './editors.ts';
import { CELL, CELL_PASSED, cellName } from './matrix-reporter.ts';
import { Summon } from './summon.ts';

/** The port the pages are served at, told by the global setup. */
export const pagesPort = () => Number(process.env.WHETSTONE_PAGES_PORT);

interface TestFixtures {
  /** A tab of its own, or the one that is kept, with the extension's settings as they come. */
  page: Page;
  /** Whether the tab goes from test to test: a tab costs more than what many do in it. Each test opens a document of its own there. */
  keepsTab: boolean;
  card: Card;
  summon: Summon;
  /** Opens the page of an editor. */
  openEditor(editor: EditorUnderTest, query?: string): Promise<ChatPage>;
}

interface WorkerFixtures {
  extension: ExtensionBrowser;
  kept: { tab?: Page | undefined };
}

/** Tests in Chromium with the built extension; the engine is the one on the device. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  extension: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const extension = await launchWithExtension({ pagesPort: pagesPort() });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  kept: [async ({}, use) => use({}), { scope: 'worker' }],
  keepsTab: [false, { option: true }],
  page: async ({ extension, keepsTab, kept }, use) => {
    const background = await extension.background();
    await background.evaluate(async () => {
      await chrome.storage.local.clear();
      const kept = Object.keys(await chrome.storage.session.get());
      await chrome.storage.session.remove(kept.filter((name) => /^panel-(?:draft|files)-/.test(name)));
    });
    if (!keepsTab) await kept.tab?.close();
    const before = new Set(extension.context.pages());
    const isThere = kept.tab && before.has(kept.tab);
    const page = (isThere && kept.tab) || (await extension.context.newPage());
    kept.tab = keepsTab ? page : undefined;
    await use(page);
    // A tab that a test opened would be taken for one that the next test waits for, or come to its front.
    const opened = extension.context.pages().filter((one) => !before.has(one) && one !== kept.tab);
    await Promise.all(opened.map((one) => one.close()));
  },
  card: async ({ page }, use) => use(new Card(page)),
  summon: async ({ page, card, extension }, use) => use(new Summon(page, card, extension)),
  openEditor: async ({ page }, use) =>
    use(async (editor, query) => {
      const chat = new ChatPage(page, editor);
      await chat.open(query);
      return chat;
    }),
});

export { expect };

/** The cells a test fills, for its `annotation`. */
export function cells(row: string, columns: readonly string[]): { type: string; description: string }[] {
  return columns.map((column) => ({ type: CELL, description: cellName(row, column) }));
}

/** Notes that the running test got past one of its cells. */
export function passed(row: string, column: string): void {
  test.info().annotations.push({ type: CELL_PASSED, description: cellName(row, column) });
}
