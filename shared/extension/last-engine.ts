import * as z from 'zod/mini';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineIds } from '@/shared/enhance/engines/engine-ids.ts';
import { storedItem } from './stored-item.ts';

/** The engine that was in use when that was last looked up: what is drawn until it is known anew. */
export const lastEngineItem = storedItem<EngineId | null>('lastEngine', {
  schema: z.nullable(z.enum(engineIds)),
  fallback: null,
  area: 'session',
});
