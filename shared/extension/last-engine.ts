import * as z from 'zod/mini';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineIds } from '@/shared/enhance/engines/engine-ids.ts';
import { settingsItem } from './storage.ts';
import { storedItem } from './stored-item.ts';

/** The engine that was in use when that was last looked up: what is drawn until it is known anew. */
export const lastEngineItem = storedItem<EngineId | null>('lastEngine', {
  schema: z.nullable(z.enum(engineIds)),
  fallback: null,
  area: 'session',
});

/**
 * The engine to draw until it is known anew: one that was chosen is known, and of those taken by themselves the one that was last.
 * @returns null where nothing tells; never throws, as it is asked before anything is drawn
 */
export async function readEngineToDraw(): Promise<EngineId | null> {
  const [last, settings] = await Promise.all([
    lastEngineItem.get().catch(() => null),
    settingsItem.get().catch(() => null),
  ]);
  if (!settings) return null;
  return settings.engine === 'auto' ? last : settings.engine;
}
