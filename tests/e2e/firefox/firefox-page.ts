import { expect } from '@playwright/test';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { type Place, textBetween, withoutBlanks } from '@/tests/e2e/chat-page.ts';
import type { EditorUnderTest } from '@/tests/e2e/editors.ts';

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

  /** The first visible element that matches, open shadow roots searched as well. */
  private async find(selector: string): Promise<ElementHandle<Element>> {
    const handle = await this.page.waitForFunction(
      (wanted) => {
        const search = (root: Document | ShadowRoot): Element | null => {
          const found = root.querySelector(wanted);
          if (found?.checkVisibility()) return found;
          for (const element of root.querySelectorAll('*')) {
            const inner = element.shadowRoot && search(element.shadowRoot);
            if (inner) return inner;
          }
          return null;
        };
        return search(document);
      },
      {},
      selector,
    );
    return handle.asElement() as ElementHandle<Element>;
  }

  private async click(selector: string): Promise<void> {
    await (await this.find(selector)).click();
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

  async undo(): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('z');
    await this.page.keyboard.up('Control');
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
    await this.button('Accept');
    const changes = await this.find('[role="switch"]');
    if (await changes.evaluate((element) => element.getAttribute('aria-checked') === 'true')) {
      await changes.click();
    }
    const region = await this.find('[aria-label="Result"]');
    return region.evaluate((element) => element.textContent ?? '');
  }

  async accept(): Promise<void> {
    await (await this.button('Accept')).click();
    await this.button('Revert');
  }

  /** Waits until the card's button is there and may be pressed. */
  private async button(name: string): Promise<ElementHandle<Element>> {
    const handle = await this.page.waitForFunction(
      (wanted) => {
        const root = document.querySelector('whetstone-card')?.shadowRoot;
        const named = [...(root?.querySelectorAll('button') ?? [])].find(
          (button) => button.textContent === wanted,
        );
        return named?.checkVisibility() && !named.disabled && named;
      },
      {},
      name,
    );
    return handle.asElement() as ElementHandle<Element>;
  }
}
