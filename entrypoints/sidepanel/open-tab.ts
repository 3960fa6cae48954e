import { useEffect, useState } from 'react';
import { askedTab, keepLastTab } from './first-tab.ts';
import type { TabId } from './tab-loaders.ts';

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
    keepLastTab(id);
  };
  return [tab, open];
}
