import { browser } from 'wxt/browser';
import { type TabId, tabLoaders } from './tab-loaders.ts';

/**
 * Where the tab used last is kept. Asked for before the panel's frame is there, so without what all else kept is read by
 * (`stored-item.ts`), which arrives with the first tab.
 */
const LAST_TAB = 'panelTab';

const isTab = (id: unknown): id is TabId => typeof id === 'string' && Object.hasOwn(tabLoaders, id);

/** The tab the address names by its fragment, as `sidepanel.html#library` does. */
export function askedTab(): TabId | undefined {
  const id = location.hash.slice(1);
  return isTab(id) ? id : undefined;
}

/** The tab a panel most likely begins with, known at once. */
export const likelyTab = (): TabId => askedTab() ?? 'enhance';

/** The tab a panel begins with: the one its address asks for, else the one used last. */
export async function firstTab(): Promise<TabId> {
  const asked = askedTab();
  if (asked) return asked;
  const { [LAST_TAB]: last } = await browser.storage.local.get(LAST_TAB);
  return isTab(last) ? last : 'enhance';
}

/** Read when a panel opens and never watched: two windows show what each was asked for. */
export function keepLastTab(id: TabId): void {
  // Not kept is no loss: the panel opens elsewhere next time.
  void browser.storage.local.set({ [LAST_TAB]: id }).catch(() => undefined);
}
