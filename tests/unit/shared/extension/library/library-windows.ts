import type { ChangeChannel, Changed } from '@/shared/extension/library/change-channel.ts';
import { openDiskPlace } from '@/shared/extension/library/disk-place.ts';
import { createRecordKeeper } from '@/shared/extension/library/record-keeper.ts';
import type { RecordPlace } from '@/shared/extension/library/record-place.ts';
import { createLibraryStore, type LibraryStore } from '@/shared/extension/library-store.ts';

/** A channel of windows that live in one test. */
export function createTestChannel(): ChangeChannel {
  const listeners = new Set<(changes: Changed) => void>();
  return {
    tell: (changes) => {
      for (const listener of listeners) listener(changes);
    },
    listen: (onChange, signal) => {
      listeners.add(onChange);
      signal.addEventListener('abort', () => listeners.delete(onChange));
    },
  };
}

/** A window of the extension on the database of the test. */
export function openWindow(
  channel: ChangeChannel = createTestChannel(),
  openPlace: () => Promise<RecordPlace> = openDiskPlace,
): LibraryStore {
  return createLibraryStore(createRecordKeeper({ openPlace, channel }));
}
