import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { readShortcut } from '@/shared/extension/shortcut-keys.ts';

export interface ToolbarPlace {
  /** As the browser has them; empty where none are set. */
  keys: string;
  /** Null where the browser does not say. */
  isPinned: boolean | null;
}

async function read(): Promise<ToolbarPlace> {
  const [commands, settings] = await Promise.all([
    browser.commands.getAll(),
    browser.action.getUserSettings?.().catch(() => undefined),
  ]);
  return { keys: readShortcut(commands), isPinned: settings?.isOnToolbar ?? null };
}

/** Where the user finds Whetstone in this browser; looked up again whenever the page comes to the front. */
export function useToolbarPlace(): ToolbarPlace | undefined {
  const [place, setPlace] = useState<ToolbarPlace>();
  useEffect(() => {
    const control = new AbortController();
    const look = () => void read().then((found) => !control.signal.aborted && setPlace(found));
    for (const name of ['focus', 'visibilitychange'])
      addEventListener(name, look, { signal: control.signal });
    look();
    return () => control.abort();
  }, []);
  return place;
}
