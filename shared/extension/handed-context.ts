import * as z from 'zod/mini';
import { type HandedText, handedText } from '@/shared/contracts/text-handoff.ts';
import { storedItem } from './stored-item.ts';

/** What the website handed over and no panel has taken yet; forgotten when the browser ends. */
export const handedContextItem = storedItem<HandedText | null>('handedContext', {
  schema: z.nullable(handedText),
  fallback: null,
  area: 'session',
});
