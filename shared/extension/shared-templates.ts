import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

const lastSame = z.object({ revision: z.nullable(z.int()), editedAt: z.int() });

/** Which items of the library are kept in which account too (ADR 41). Ids and numbers, no text. */
export const sharedTemplates = z.object({ userId: z.string(), items: z.record(z.string(), lastSame) });
export type SharedTemplates = z.infer<typeof sharedTemplates>;

export const sharedTemplatesItem = storedItem<SharedTemplates | null>('sharedTemplates', {
  schema: z.nullable(sharedTemplates),
  fallback: null,
});
