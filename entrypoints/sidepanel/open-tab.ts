import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { storedItem } from '@/shared/extension/stored-item.ts';

export const tabId = z.enum(['enhance', 'files', 'library', 'personas', 'activity', 'settings']);
export type TabId = z.infer<typeof tabId>;

/** The tab used last. Read when a panel opens and never watched: two windows show what each was asked for. */
const lastTabItem = storedItem<TabId>('panelTab', { schema: tabId, fallback: 'enhance' });

/** The tab the address names by its fragment, as `sidepanel.html#library` does. */
function askedTab(): TabId | undefined {
  return tabId.safeParse(location.hash.slice(1)).data;
}

/** The tab a panel most likely begins with, known at once. */
export const likelyTab = (): TabId => askedTab() ?? 'enhance';

/** The tab a panel begins with: the one its address asks for, else the one used last. */
export async function firstTab(): Promise<TabId> {
  return askedTab() ?? (await lastTabItem.get());
}

/** The tab in front, and the way to another. A new fragment in the address is a way as well. */
export function useOpenTab(first: TabId): [TabId, (id: TabId) => void] {
  const [tab, setTab] = useState(first);
  useEffect(() => {
    const follow = () => setTab((now) => askedTab() ?? now);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = (id: TabId) => {
    setTab(id);
    // The address tells the truth after a reload; nobody goes back through tabs one by one.
    history.replaceState(null, '', `#${id}`);
    // Not kept is no loss: the panel opens elsewhere next time.
    void lastTabItem.set(id).catch(() => undefined);
  };
  return [tab, open];
}
