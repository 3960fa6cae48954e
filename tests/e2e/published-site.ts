import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '@/local/preview-site.ts';
import type { Site } from '@/local/site.ts';
import { buildSite } from '@/local/site-build.ts';

export const STORE_URL = 'https://store.example.test/whetstone';
export const API_URL = 'https://api.example.test';

/** The site as it is published, served from this machine. */
export async function publishSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'whetstone-site-'));
  await buildSite({ apiUrl: API_URL, storeUrl: STORE_URL }, folder);
  const site = await startPreview(folder, 0);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}
