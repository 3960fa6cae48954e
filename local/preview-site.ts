import { join } from 'node:path';
import { LOOPBACK } from './ports.ts';
import { projectRoot } from './run-command.ts';
import type { Site } from './site.ts';

/**
 * Serves a built site as a static host does: every unknown path answered by `index.html`, with the headers that lie beside
 * it in `_headers`.
 *
 * @param folder what `vite build dashboard` wrote
 * @throws Error where nothing was built there or the port is taken
 */
export async function startPreview(folder: string, port: number): Promise<Site> {
  const { preview } = await import('vite');
  const server = await preview({
    configFile: join(projectRoot, 'dashboard/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: LOOPBACK, port, strictPort: port !== 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview listens nowhere.');
  return { url: `http://${LOOPBACK}:${address.port}`, stop: () => server.close() };
}
