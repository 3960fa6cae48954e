import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findFirefox } from '@/local/browsers.ts';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { type EditorUnderTest, editors } from '@/tests/e2e/editors.ts';
import { cells, pagesPort, passed } from '@/tests/e2e/fixtures.ts';
import { firefoxBuild, launchFirefox } from '@/tests/support/extension-firefox.ts';
import { FirefoxPage } from './firefox-page.ts';

const executablePath = findFirefox();

interface TestFixtures {
  /** Opens an editor's page in a tab that is closed when the test ends: the focus is with one tab at a time. */
  openEditor(editor: EditorUnderTest): Promise<FirefoxPage>;
}

/** One Firefox for all. */
const test = base.extend<TestFixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const firefox = await launchFirefox({ executablePath: executablePath ?? '', pagesPort: pagesPort() });
      // The focus is with one tab at a time.
      await firefox.welcome.close();
      await use(firefox.browser);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  openEditor: async ({ firefox }, use) => {
    const opened: FirefoxPage[] = [];
    await use(async (editor) => {
      const chat = await FirefoxPage.open(firefox, editor);
      opened.push(chat);
      return chat;
    });
    for (const { page } of opened) await page.close();
  },
});

test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');
test.skip(!existsSync(firefoxBuild), 'The extension is not built for Firefox. Run: npm run build');

for (const editor of editors.filter(({ hasChip }) => hasChip !== false)) {
  const row = editor.title;

  test(`${row}: the whole draft, by chip`, {
    annotation: cells(row, ['chip', 'undo', 'caret']),
  }, async ({ openEditor }) => {
    const chat = await openEditor(editor);
    await chat.typeDraft(drafts.lines);
    const result = await chat.sharpen();
    expect(result).not.toBe(drafts.lines);
    await chat.accept();
    await expect.poll(() => chat.read()).toBe(result);
    passed(row, 'chip');
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
    passed(row, 'undo');
    await chat.sharpen();
    await chat.accept();
    await chat.page.keyboard.type(' ok');
    await expect.poll(() => chat.read()).toBe(`${result} ok`);
    expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
  });

  test(`${row}: several selected lines`, { annotation: cells(row, ['lines']) }, async ({ openEditor }) => {
    const chat = await openEditor(editor);
    await chat.typeDraft(drafts.lines);
    await chat.selectFromStart({ line: 2, column: 16 });
    const result = await chat.sharpen();
    await chat.accept();
    const [, , third = '', fourth] = drafts.lines.split('\n');
    await expect.poll(() => chat.read()).toBe(`${result}${third.slice(16)}\n${fourth}`);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
  });
}
