import { browser } from 'wxt/browser';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { ownAction } from './actions.ts';
import { menuItems, parseMenuItemId } from './menu-items.ts';
import type { OpenCard } from './open-card.ts';

async function createMenus(): Promise<void> {
  const own = await libraryStore.actions.list();
  await browser.contextMenus.removeAll();
  for (const item of menuItems(own)) browser.contextMenus.create(item);
}

// One building after the other: two at once would meet in ids that are taken.
let building: Promise<void> = Promise.resolve();

/** Builds the menu anew, with the user's own actions as they are now. */
export function refreshMenus(): Promise<void> {
  building = building.catch(() => undefined).then(createMenus);
  return building;
}

/** What a click on an item asks of the card; undefined where there is no such item any more. */
async function requestOf(menuItemId: string | number) {
  const choice = parseMenuItemId(menuItemId);
  if (!choice || !('own' in choice)) return choice;
  const own = await ownAction(choice.own);
  if (!own) return undefined;
  return { job: { kind: 'action', action: 'custom', own: { id: own.id, name: own.name } } } as const;
}

/** The right-click menu: built at install and at each start of the browser, answered whenever the worker runs. */
export function registerMenus(openCard: OpenCard): void {
  browser.runtime.onInstalled.addListener(() => void refreshMenus());
  browser.runtime.onStartup.addListener(() => void refreshMenus());
  browser.contextMenus.onClicked.addListener(async (info, tab) => {
    const request = await requestOf(info.menuItemId);
    if (!request || tab?.id === undefined) return;
    const { selectionText } = info;
    await openCard(
      { tabId: tab.id, frameId: info.frameId ?? 0 },
      selectionText ? { ...request, selectionText } : request,
    );
  });
}
