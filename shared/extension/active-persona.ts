import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/** The id of the persona that is on; null for none. One that was deleted meanwhile counts as none. */
export const activePersonaItem = storedItem<string | null>('activePersona', {
  schema: z.nullable(z.string().check(z.maxLength(128))),
  fallback: null,
});
