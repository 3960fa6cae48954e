import { browser } from 'wxt/browser';

/** Firefox's counterpart of the side panel, which WXT's Chrome types do not know. */
interface Sidebar {
  sidebarAction?: { open(): Promise<void> };
}

/**
 * Opens the side panel (Chromium) or the sidebar (Firefox). Both demand to be called in the first turn of a press or a
 * shortcut, so the window's id is known before.
 */
export async function openPanel(windowId: number): Promise<void> {
  if (browser.sidePanel) await browser.sidePanel.open({ windowId });
  else await (browser as unknown as Sidebar).sidebarAction?.open();
}
