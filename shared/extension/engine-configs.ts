import * as z from 'zod/mini';
import { type LocalServer, localServer, type OwnKey, ownKey } from '@/shared/engines/server-config.ts';
import { storedItem } from './stored-item.ts';

// Both lie in `storage.local`, which no page's script reaches (`keep-storage-private.ts`), and are never synchronised.

/** The user's own model server; null until it was set up. */
export const localServerItem = storedItem<LocalServer | null>('localServer', {
  schema: z.nullable(localServer),
  fallback: null,
});

/** The user's own key; null until it was set up, and again once it was deleted. */
export const ownKeyItem = storedItem<OwnKey | null>('ownKey', {
  schema: z.nullable(ownKey),
  fallback: null,
});
