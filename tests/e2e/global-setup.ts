import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPageServer } from '@/tests/support/page-server.ts';

/** Serves the chat pages to every worker; ended when the run ends. */
export default async function globalSetup(): Promise<() => void> {
  const build = join(import.meta.dirname, '../../.output/chrome-mv3/manifest.json');
  if (!existsSync(build)) throw new Error('The extension is not built. Run: npm run build');
  const server = await startPageServer();
  process.env.WHETSTONE_PAGES_PORT = String(server.port);
  return () => server.close();
}
