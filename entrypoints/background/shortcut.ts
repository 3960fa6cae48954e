import { browser } from 'wxt/browser';
import type { OpenCard } from './open-card.ts';

/** The command's name in the manifest. */
export const ENHANCE_COMMAND = 'enhance';

/** The tab the user looks at. */
export async function activeTabId(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id;
}

/** The keyboard command: sharpens what has the focus, as the last card was set. */
export function registerShortcut(openCard: OpenCard): void {
  browser.commands.onCommand.addListener(async (command, tab) => {
    if (command !== ENHANCE_COMMAND) return;
    const tabId = tab?.id ?? (await activeTabId());
    if (tabId !== undefined) await openCard({ tabId, frameId: 0 }, {});
  });
}
