import type { Locator } from '@playwright/test';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { missingForScreen, openScreen, type Screen } from '@/tests/support/screen.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
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
    await expect(card.button('Undo')).toBeVisible();
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

  // A driver's pointer is lost to Chromium once it has left the card (ADR 24); the hand's is not.
  test('the card goes along with the hand, far beyond itself', async ({
    card,
    desktop,
    summon,
    openEditor,
  }) => {
    const [chatgpt] = editors;
    if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(drafts.lines);
    await summon.shortcut();
    const result = await card.doneText();
    const placeOf = async () => {
      const { x, y } = (await card.dialog.boundingBox()) ?? { x: 0, y: 0 };
      return { x: Math.round(x), y: Math.round(y) };
    };
    const before = await placeOf();
    const { x, y } = await onScreen(card.dialog.getByRole('button', { name: texts.move }));
    await desktop.act('mousemove', x, y);
    await desktop.act('mousedown', 1);
    for (let step = 1; step <= 20; step += 1)
      await desktop.act('mousemove', x - 10 * step, y - 7 * step, 'sleep', 0.02);
    const moved = { x: before.x - 200, y: before.y - 140 };
    // While the button is still down.
    await expect.poll(placeOf).toEqual(moved);
    await desktop.act('mouseup', 1);
    await desktop.act('mousemove', x, y);
    expect(await placeOf()).toEqual(moved);
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
  });
});

/** Where the middle of an element lies on the screen. */
async function onScreen(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no place on the screen.');
  const window = await target.page().evaluate(() => ({
    left: screenX + (outerWidth - innerWidth) / 2,
    top: screenY + outerHeight - innerHeight,
  }));
  return {
    x: Math.round(window.left + box.x + box.width / 2),
    y: Math.round(window.top + box.y + box.height / 2),
  };
}

/** Right-clicks an element as the hand does: on the screen, not in the page. */
async function rightClick(desktop: Screen, target: Locator): Promise<void> {
  const { x, y } = await onScreen(target);
  await desktop.act('mousemove', x, y);
  await desktop.act('click', 3);
}
