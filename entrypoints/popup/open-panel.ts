import { browser } from 'wxt/browser';

/** Firefox's counterpart of the side panel, which WXT's Chrome types do not know. */
interface Sidebar {
  sidebarAction?: { open(): Promise<void> };
}

/**
 * Opens the side panel (Chromium) or the sidebar (Firefox), then leaves the popup. Both demand to be called in the first
 * turn of a click, so the window's id is read before.
 */
export function openPanel(windowId: number): void {
  const opening = browser.sidePanel
    ? browser.sidePanel.open({ windowId })
    : (browser as unknown as Sidebar).sidebarAction?.open();
  void opening?.then(() => window.close());
}
