import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { editors } from '@/tests/e2e/editors.ts';
import { cells, pagesPort, passed } from '@/tests/e2e/fixtures.ts';
import { getFirefox } from '@/tests/support/browser-paths.ts';
import { firefoxBuild, launchFirefox } from '@/tests/support/extension-firefox.ts';
import { FirefoxPage } from './firefox-page.ts';

const executablePath = getFirefox();

/** One Firefox for all; its tabs are driven one at a time, because the focus is. */
const test = base.extend<object, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const firefox = await launchFirefox({ executablePath: executablePath ?? '', pagesPort: pagesPort() });
      await use(firefox.browser);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });
test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');
test.skip(!existsSync(firefoxBuild), 'The extension is not built for Firefox. Run: npm run build');

for (const editor of editors.filter(({ hasChip }) => hasChip !== false)) {
  const row = editor.title;

  test(`${row}: the whole draft, by chip`, {
    annotation: cells(row, ['chip', 'undo', 'caret']),
  }, async ({ firefox }) => {
    const chat = await FirefoxPage.open(firefox, editor);
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
    await chat.page.close();
  });

  test(`${row}: several selected lines`, { annotation: cells(row, ['lines']) }, async ({ firefox }) => {
    const chat = await FirefoxPage.open(firefox, editor);
    await chat.typeDraft(drafts.lines);
    await chat.selectFromStart({ line: 2, column: 16 });
    const result = await chat.sharpen();
    await chat.accept();
    const [, , third = '', fourth] = drafts.lines.split('\n');
    await expect.poll(() => chat.read()).toBe(`${result}${third.slice(16)}\n${fourth}`);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
    await chat.page.close();
  });
}
