import * as z from 'zod/mini';
import { keyServer, type ServerConfig, serverConfig } from '@/shared/engines/server-config.ts';
import type { ServerSetup } from '@/shared/enhance/engines/engine-kind.ts';
import { type EngineId, engines } from '@/shared/enhance/engines/engines.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** What an engine behind a server is set up with; null until it was, and again once that was deleted. */
export type ServerItem = StoredItem<ServerConfig | null>;

const itemFor = ({ storedAs, takesKey }: ServerSetup): ServerItem =>
  storedItem<ServerConfig | null>(storedAs, {
    schema: z.nullable(takesKey ? keyServer : serverConfig),
    fallback: null,
  });

/**
 * The settings of each engine behind a server. They lie in `storage.local`, which no page's script reaches
 * (`keep-storage-private.ts`), and are never synchronised.
 */
export const serverItems: ReadonlyMap<EngineId, ServerItem> = new Map(
  engines.flatMap(({ id, server }) => (server ? [[id, itemFor(server)] as const] : [])),
);
