import type { ChangeChannel, Changed } from '@/shared/extension/library/change-channel.ts';
import { openIndexedDbBackend } from '@/shared/extension/library/indexeddb-backend.ts';
import { createRecordStore } from '@/shared/extension/library/record-store.ts';
import type { StorageBackend } from '@/shared/extension/library/storage-backend.ts';
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
  openBackend: () => Promise<StorageBackend> = openIndexedDbBackend,
): LibraryStore {
  return createLibraryStore(createRecordStore({ openBackend, channel }));
}
