import { browser } from 'wxt/browser';
import { commands, PANEL_COMMAND } from '@/shared/enhance/commands.ts';
import { openPanel } from '@/shared/extension/open-panel.ts';
import type { OpenCard } from './open-card.ts';

/** The tab the user looks at. */
export async function activeTabId(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id;
}

/** The keyboard commands: each asks the card for what its entry in the list says, or opens the panel. */
export function registerShortcut(openCard: OpenCard): void {
  browser.commands.onCommand.addListener(async (name, tab) => {
    // Browsers open a panel only in the first turn of what the user did: nothing is waited for before.
    if (name === PANEL_COMMAND && tab) return openPanel(tab.windowId);
    const request = commands.find((command) => command.name === name)?.request;
    if (!request) return;
    const tabId = tab?.id ?? (await activeTabId());
    if (tabId !== undefined) await openCard({ tabId, frameId: 0 }, request);
  });
}
