import * as z from 'zod/mini';
import { type HandedContext, handedContext } from '@/shared/contracts/context-handoff.ts';
import { storedItem } from './stored-item.ts';

/** What the website handed over and no panel has taken yet; forgotten when the browser ends. */
export const handedContextItem = storedItem<HandedContext | null>('handedContext', {
  schema: z.nullable(handedContext),
  fallback: null,
  area: 'session',
});
