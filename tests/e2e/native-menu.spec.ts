import type { Locator, Page } from '@playwright/test';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { missingForScreen, openScreen, type Screen } from '@/tests/support/screen.ts';
import { drafts } from './editor-suite.ts';
import { test as base, expect, pagesPort } from './fixtures.ts';

const missing = missingForScreen();

interface WorkerFixtures {
  desktop: Screen;
}

/** Chromium with windows, on a screen of its own. */
const test = base.extend<object, WorkerFixtures>({
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const screen = await openScreen();
      await use(screen);
      screen.close();
    },
    { scope: 'worker' },
  ],
  extension: [
    async ({ desktop }, use) => {
      const extension = await launchWithExtension({
        pagesPort: pagesPort(),
        headless: false,
        environment: { DISPLAY: desktop.display },
      });
      await use(extension);
      await extension.close();
    },
    { scope: 'worker' },
  ],
});

test.describe('the real menu and the real keys, on a page the extension may not touch unasked', () => {
  test.skip(missing.length > 0, `This machine lacks ${missing.join(', ')}.`);

  const notes = {
    title: 'Notes',
    url: 'https://notes.example/e/textarea',
    selector: '.composer textarea',
    newLine: 'Enter',
    undoGroupMs: 0,
  } as const;

  test('right click, Whetstone, Polish', async ({ page, card, desktop, openEditor }) => {
    const chat = await openEditor(notes);
    await chat.typeDraft(drafts.lines);
    await expect(card.chip).toHaveCount(0);
    const windows = await desktop.windowCount();
    await rightClick(desktop, chat.field);
    await expect.poll(() => desktop.windowCount()).toBeGreaterThan(windows);
    const withMenu = await desktop.windowCount();
    // From the end of the menu: Inspect, then ours, whose own menu opens a moment later; its first item is Polish.
    await desktop.act('key', 'Up', 'Up', 'Right');
    await expect.poll(() => desktop.windowCount()).toBeGreaterThan(withMenu);
    await desktop.act('key', 'Return');
    await card.opened();
    await expect(card.level('Polish')).toBeChecked();
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => chat.read()).toBe(drafts.lines);
  });

  test('Alt+Shift+E', async ({ page, card, desktop, openEditor }) => {
    const chat = await openEditor(notes);
    await chat.typeDraft(drafts.lines);
    await page.bringToFront();
    // The window manager gives the window the keys some time after it came to the front.
    await expect(async () => {
      await desktop.act('key', 'alt+shift+e');
      await card.host.waitFor({ state: 'attached', timeout: 5_000 });
    }).toPass({ timeout: 45_000 });
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
  });
});

/** Right-clicks an element as the hand does: on the screen, not in the page. */
async function rightClick(desktop: Screen, target: Locator): Promise<void> {
  const page: Page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no place on the screen.');
  const frame = await page.evaluate(() => ({
    left: screenX + (outerWidth - innerWidth) / 2,
    top: screenY + outerHeight - innerHeight,
  }));
  await desktop.act('mousemove', Math.round(frame.left + box.x + 40), Math.round(frame.top + box.y + 20));
  await desktop.act('click', 3);
}
