import { expect, type Locator, type Page } from '@playwright/test';
import type { EditorUnderTest } from './editors.ts';

export interface Place {
  line: number;
  column: number;
}

/** What stands between two places of a text. */
export function textBetween(text: string, from: Place, to: Place): string {
  const lines = text.split('\n').slice(from.line, to.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? from.column : 0, index === last ? to.column : undefined))
    .join('\n');
}

/** Browsers tell line breaks of a selection each in their own way. */
export const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

/** A chat page as its user sees it, plus the editor's own model as the page's test-side reader tells it. */
export class ChatPage {
  constructor(
    readonly page: Page,
    readonly editor: EditorUnderTest,
  ) {}

  get field(): Locator {
    const { frame, selector } = this.editor;
    return frame ? this.page.frameLocator(frame).locator(selector) : this.page.locator(selector);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(this.editor.url + query);
    await this.field.waitFor();
  }

  /** The draft as the editor's model has it. */
  read(): Promise<string> {
    return this.page.evaluate(() => window.__read());
  }

  sent(): Promise<string[]> {
    return this.page.evaluate(() => window.__sent);
  }

  /** Types a draft as a user does, and waits until the editor would count the next edit as a step of its own. */
  async typeDraft(draft: string): Promise<void> {
    await this.field.click();
    for (const [index, line] of draft.split('\n').entries()) {
      if (index > 0) await this.page.keyboard.press(this.editor.newLine ?? 'Enter');
      await this.page.keyboard.type(line);
    }
    await expect.poll(() => this.read()).toBe(draft);
    await this.settle();
  }

  /** Waits until the editor's history would not join the next edit to the last one. */
  async settle(): Promise<void> {
    await this.page.waitForFunction((ms) => window.__idleMs() > ms, this.editor.undoGroupMs);
  }

  /** Selects by keyboard, from a place to a later one. */
  async select(from: Place, to: Place): Promise<void> {
    await this.press('ControlOrMeta+Home', 1);
    await this.press('ArrowDown', from.line);
    await this.press('ArrowRight', from.column);
    const lines = to.line - from.line;
    await this.press('Shift+ArrowDown', lines);
    if (lines > 0) await this.press('Shift+Home', 1);
    await this.press('Shift+ArrowRight', lines > 0 ? to.column : to.column - from.column);
    const wanted = textBetween(await this.read(), from, to);
    await expect
      .poll(async () => withoutBlanks(await this.page.evaluate(() => window.__selected())))
      .toBe(withoutBlanks(wanted));
  }

  /** Presses a key so many times, each after the page has taken note of the one before. */
  async press(key: string, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.page.keyboard.press(key);
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      await this.page.waitForFunction((ms) => window.__selectionIdleMs() >= ms, this.editor.selectionMs ?? 0);
    }
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+z');
  }

  /** The page brings a draft back, as after a reload; the user clicks into it. */
  async restoreDraft(draft: string): Promise<void> {
    await this.page.evaluate((text) => window.__fill(text), draft);
    await this.field.click();
    await expect.poll(() => this.read()).toBe(draft);
    await this.settle();
  }
}
