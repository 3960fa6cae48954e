import * as z from 'zod/mini';
import { chipPatterns } from '@/shared/chats/chat-sites.ts';
import { storedItem } from './stored-item.ts';

/** The origins the user added: each has the chip, and the browser's leave for that origin. */
export const addedSitesItem = storedItem<string[]>('addedSites', {
  schema: z.array(z.string()),
  fallback: [],
});

/** The origin the user was asked about last: a popup may be gone before the browser has the answer. */
export const askedSiteItem = storedItem<string | null>('askedSite', {
  schema: z.nullable(z.string()),
  fallback: null,
  area: 'session',
});

/** Whether an origin has the chip without being added. */
export function isBuiltIn(origin: string): boolean {
  return chipPatterns.includes(`${origin}/*`);
}
