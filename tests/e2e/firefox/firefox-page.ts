import { expect } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { type Place, textBetween, withoutBlanks } from '@/tests/e2e/chat-page.ts';
import type { EditorUnderTest } from '@/tests/e2e/editors.ts';
import { acceptResult, findVisible, resultText } from './firefox-card.ts';

export async function pressUndo(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
}

/** A chat page in Firefox, with the card on it: what `chat-page.ts` and `card.ts` are for Chromium. */
export class FirefoxPage {
  private constructor(
    readonly page: Page,
    readonly editor: EditorUnderTest,
  ) {}

  static async open(browser: Browser, editor: EditorUnderTest): Promise<FirefoxPage> {
    const page = await browser.newPage();
    await page.goto(editor.url);
    return new FirefoxPage(page, editor);
  }

  read(): Promise<string> {
    return this.page.evaluate(() => window.__read());
  }

  private async click(selector: string): Promise<void> {
    await (await findVisible(this.page, selector)).click();
  }

  async typeDraft(draft: string): Promise<void> {
    const { keyboard } = this.page;
    // Shadow roots are searched one by one, so the last part of the selector must do.
    await this.click(this.editor.selector.split(' ').at(-1) ?? '');
    for (const [index, line] of draft.split('\n').entries()) {
      if (index > 0) {
        if (this.editor.newLine === 'Shift+Enter') await keyboard.down('Shift');
        await keyboard.press('Enter');
        if (this.editor.newLine === 'Shift+Enter') await keyboard.up('Shift');
      }
      await keyboard.type(line);
    }
    await expect.poll(() => this.read()).toBe(draft);
    await this.page.waitForFunction((ms) => window.__idleMs() > ms, {}, this.editor.undoGroupMs);
  }

  undo(): Promise<void> {
    return pressUndo(this.page);
  }

  /** Selects by keyboard, from the start to a place on a later line. */
  async selectFromStart(to: Place): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.down('Control');
    await this.press('Home', 1);
    await keyboard.up('Control');
    await keyboard.down('Shift');
    await this.press('ArrowDown', to.line);
    await this.press('Home', 1);
    await this.press('ArrowRight', to.column);
    await keyboard.up('Shift');
    const wanted = textBetween(await this.read(), { line: 0, column: 0 }, to);
    await expect
      .poll(async () => withoutBlanks(await this.page.evaluate(() => window.__selected())))
      .toBe(withoutBlanks(wanted));
  }

  /** Presses a key so many times, each after the page has taken note of the one before. */
  private async press(key: 'Home' | 'ArrowDown' | 'ArrowRight', times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(key);
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const { selectionMs = 0 } = this.editor;
      await this.page.waitForFunction((ms) => window.__selectionIdleMs() >= ms, {}, selectionMs);
    }
  }

  /** Presses the chip, waits for the result, and tells it as plain text. */
  async sharpen(): Promise<string> {
    await this.click('button[aria-label="Sharpen with Whetstone"]');
    return resultText(this.page);
  }

  accept(): Promise<void> {
    return acceptResult(this.page);
  }
}
