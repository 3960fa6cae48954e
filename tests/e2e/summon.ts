import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import type { Card } from './card.ts';
import { findCardFrame } from './card-frame.ts';

export type Way = 'chip' | 'menu' | 'shortcut';

/** The ways a user calls the card up. Menu and shortcut are sent to the background as the browser would send them. */
export class Summon {
  constructor(
    private readonly page: Page,
    private readonly card: Card,
    private readonly extension: ExtensionBrowser,
  ) {}

  by(way: Way): Promise<void> {
    return this[way]();
  }

  async chip(): Promise<void> {
    const old = findCardFrame(this.page);
    await this.card.chip.click();
    await this.card.opened(old);
  }

  /** @param told the selection as the browser tells it, where no script sees it */
  async menu(menuItemId = 'enhance:rewrite:balanced', told?: string): Promise<void> {
    await this.page.bringToFront();
    const old = findCardFrame(this.page);
    // The browser reports a selection with its line breaks turned into spaces.
    const seen = await this.page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' '));
    const selectionText = told ?? seen;
    const background = await this.extension.background();
    await background.evaluate(
      async ({ menuItemId, selectionText }) => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        const info = { menuItemId, frameId: 0, editable: true, ...(selectionText && { selectionText }) };
        // The typings leave out what every event object has.
        (chrome.contextMenus.onClicked as unknown as Dispatcher).dispatch(info, tab);
        interface Dispatcher {
          dispatch(...args: unknown[]): void;
        }
      },
      { menuItemId, selectionText },
    );
    await this.card.opened(old);
  }

  /** Presses the keys of a command of the card. */
  async shortcut(command = 'enhance'): Promise<void> {
    await this.page.bringToFront();
    const old = findCardFrame(this.page);
    const background = await this.extension.background();
    await background.evaluate(async (name) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      (chrome.commands.onCommand as unknown as Dispatcher).dispatch(name, tab);
      interface Dispatcher {
        dispatch(...args: unknown[]): void;
      }
    }, command);
    await this.card.opened(old);
  }
}
