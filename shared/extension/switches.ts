import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { storedItem } from './stored-item.ts';

/** `until` null: until the user resumes. */
export const pause = z.object({ until: z.nullable(z.int()) });
export type Pause = z.infer<typeof pause>;

/** Null while nothing is paused. */
export const pauseItem = storedItem<Pause | null>('pause', { schema: z.nullable(pause), fallback: null });

/** Origins the user switched Whetstone off on. */
export const sites = z.record(z.string(), z.literal('off'));
export type Sites = z.infer<typeof sites>;

export const sitesItem = storedItem<Sites>('sites', { schema: sites, fallback: {} });

/** Whether everything stands still at this moment; a pause that ran out is none. */
export function isPaused(value: Pause | null, nowMs: number): boolean {
  return value !== null && (value.until === null || value.until > nowMs);
}

/** The origin a site is switched by; null for browser pages and the extension's own. */
export function siteOf(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/** The switches with one site's turned. */
export function withSite(all: Sites, origin: string, isOff: boolean): Sites {
  const { [origin]: _, ...others } = all;
  return isOff ? { ...others, [origin]: 'off' } : others;
}

/** Why nothing may be done on a site now; null where it may. `site` null: on the extension's own pages. */
async function refusalOn(site: string | null): Promise<'paused' | 'site_off' | null> {
  const [pausedBy, off] = await Promise.all([pauseItem.get(), sitesItem.get()]);
  if (isPaused(pausedBy, Date.now())) return 'paused';
  return site !== null && Object.hasOwn(off, site) ? 'site_off' : null;
}

/** Whether Whetstone may show itself on a site. */
export async function isAllowed(site: string | null): Promise<boolean> {
  return (await refusalOn(site)) === null;
}

/**
 * Lets an act of the user's go on, or says why not.
 * @throws AppError `paused` or `site_off`
 */
export async function assertAllowed(site: string | null): Promise<void> {
  const code = await refusalOn(site);
  if (code) throw new AppError(code);
}

/** Turns back the switch that stands in the way on a site: the pause, or else the site's own. */
export async function switchBack(site: string | null): Promise<void> {
  const code = await refusalOn(site);
  if (code === 'paused') await pauseItem.set(null);
  if (code === 'site_off' && site !== null) await sitesItem.set(withSite(await sitesItem.get(), site, false));
}
