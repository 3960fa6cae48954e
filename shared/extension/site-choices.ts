import * as z from 'zod/mini';
import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { storedItem } from './stored-item.ts';

/** Level and mode as they were last chosen in a card of one site. */
const siteChoice = z.object({ level: z.optional(enhanceLevel), mode: z.optional(enhanceMode) });
export type SiteChoice = z.infer<typeof siteChoice>;

/** Sites whose choice is kept; the one that was left alone longest makes room. */
const MAX_SITES = 100;

const item = storedItem<Record<string, SiteChoice>>('siteChoices', {
  schema: z.record(z.string(), siteChoice),
  fallback: {},
});

/** What a card on a site opens with, where something was chosen there. */
export async function readSiteChoice(site: string | null): Promise<SiteChoice> {
  return (site !== null && (await item.get())[site]) || {};
}

/** Keeps a choice for the next card of the same site, and of no other. */
export async function keepSiteChoice(site: string, choice: SiteChoice): Promise<void> {
  const { [site]: former, ...others } = await item.get();
  const rest = Object.entries(others).slice(1 - MAX_SITES);
  await item.set({ ...Object.fromEntries(rest), [site]: { ...former, ...choice } });
}
