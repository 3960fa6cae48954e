import { useEffect, useRef, useState } from 'react';
import type { LibraryItem } from '@/shared/library/records.ts';
import type { ItemDraft } from './item-form.tsx';

/** Where in the library one is. `base` of a form: the item as it was when the form opened; null for a new one. */
export type Screen =
  | { at: 'list' }
  | { at: 'item'; id: string }
  | { at: 'versions'; id: string }
  | { at: 'form'; base: LibraryItem | null; draft: ItemDraft; begun: ItemDraft };

/** One step back, as Escape goes. */
export function stepBack(screen: Screen): Screen {
  if (screen.at === 'versions') return { at: 'item', id: screen.id };
  if (screen.at === 'form' && screen.base) return { at: 'item', id: screen.base.id };
  return { at: 'list' };
}

export function isDirty(screen: Screen): boolean {
  return screen.at === 'form' && JSON.stringify(screen.draft) !== JSON.stringify(screen.begun);
}

export function useScreens(): [Screen, (screen: Screen) => void] {
  return useState<Screen>({ at: 'list' });
}

/** Goes back to the list when the item one is in was taken away, here by Undo or in another window. */
export function useLeaveWhenGone(
  screen: Screen,
  item: LibraryItem | undefined,
  show: (screen: Screen) => void,
): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (item) seen.current = item.id;
    // One that was just made is not there yet.
    else if ('id' in screen && seen.current === screen.id) show({ at: 'list' });
  }, [screen, item, show]);
}
