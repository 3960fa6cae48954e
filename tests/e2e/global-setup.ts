import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPageServer } from '@/tests/support/page-server.ts';
import { startSiteServer } from '@/tests/support/site-server.ts';

/** Serves the chat pages, and the website where it is asked for, to every worker; ended when the run ends. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = join(import.meta.dirname, '../../.output/chrome-mv3/manifest.json');
  if (!existsSync(build)) throw new Error('The extension is not built. Run: npm run build');
  const server = await startPageServer();
  process.env.WHETSTONE_PAGES_PORT = String(server.port);
  const site = await startSiteServer();
  process.env.WHETSTONE_SITE_SERVER = site.url;
  return async () => {
    server.close();
    await site.close();
  };
}
