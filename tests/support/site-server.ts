import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { standardAddresses } from '@/local/extension-build.ts';
import { loadKeys, type StackKeys, stackKeys } from '@/local/keys.ts';
import { LOOPBACK } from '@/local/ports.ts';
import { startPreview } from '@/local/preview-site.ts';
import type { Site } from '@/local/site.ts';
import { buildSite } from '@/local/site-build.ts';

/** Where the served site sends who wants the extension. */
export const STORE_URL = 'https://store.example.test/whetstone';

const servedSite = z.object({ url: z.string(), keys: stackKeys });

/** The site as it is published, one for all tests, and the keys of a stack that knows it. */
export interface ServedSite {
  url: string;
  keys: StackKeys;
}

/**
 * Builds the website and serves it as a static host does, once a test asks for it. It looks for the API at the standard
 * address, where each test's browser finds its own stack.
 * @returns where to ask (`askForSite`), and how to end it
 */
export async function startSiteServer(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-site-'));
  let begun: Promise<{ site: Site; keys: StackKeys }> | undefined;
  const begin = async () => {
    const keys = await loadKeys(folder);
    const built = join(folder, 'site');
    const { apiUrl } = standardAddresses;
    await buildSite({ apiUrl, apiKey: keys.publishable, storeUrl: STORE_URL }, built);
    return { site: await startPreview(built, 0), keys };
  };
  const server = createServer(async (_request, response) => {
    begun ??= begin();
    try {
      const { site, keys } = await begun;
      response.end(JSON.stringify({ url: site.url, keys } satisfies ServedSite));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      const { site } = (await begun?.catch(() => undefined)) ?? {};
      await site?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Asks for the site, and waits until it is built and served.
 * @throws Error holding the builder's output where it cannot be built
 */
export async function askForSite(serverUrl: string): Promise<ServedSite> {
  const answer = await fetch(serverUrl);
  if (!answer.ok) throw new Error(await answer.text());
  return servedSite.parse(await answer.json());
}
