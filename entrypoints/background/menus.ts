import { browser } from 'wxt/browser';
import { menuItems, PARENT_ID, parseMenuItemId } from './menu-items.ts';
import type { OpenCard } from './open-card.ts';

const contexts: ['selection', 'editable'] = ['selection', 'editable'];

async function createMenus(): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: PARENT_ID, title: 'Whetstone', contexts });
  for (const { id, title } of menuItems) {
    browser.contextMenus.create({ id, title, contexts, parentId: PARENT_ID });
  }
}

/** The right-click menu: built at install and at each start of the browser, answered whenever the worker runs. */
export function registerMenus(openCard: OpenCard): void {
  browser.runtime.onInstalled.addListener(() => void createMenus());
  browser.runtime.onStartup.addListener(() => void createMenus());
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const choice = parseMenuItemId(info.menuItemId);
    if (!choice || tab?.id === undefined) return;
    const request = info.selectionText ? { ...choice, selectionText: info.selectionText } : choice;
    void openCard({ tabId: tab.id, frameId: info.frameId ?? 0 }, request);
  });
}
