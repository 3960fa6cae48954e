import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { LOOPBACK } from './ports.ts';

export interface SiteOptions {
  folder: string;
  port: number;
  /** Given to the pages as `import.meta.env.<name>`. */
  environment: Record<string, string>;
}

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Serves the dashboard's sources through Vite, so that a change shows at once. Undefined where there is no page. */
export async function startSite(options: SiteOptions): Promise<Site | undefined> {
  if (!existsSync(join(options.folder, 'index.html'))) return undefined;
  const configFile = join(options.folder, 'vite.config.ts');
  // Loaded late, so that the other parts need not wait for it.
  const { createServer } = await import('vite');
  const http = createHttpServer();
  // As a middleware: on its own Vite would end the process on SIGTERM before the rest of the stack has stopped.
  const vite = await createServer({
    root: options.folder,
    configFile: existsSync(configFile) ? configFile : false,
    clearScreen: false,
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(options.environment).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    server: { middlewareMode: true, hmr: { server: http } },
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, LOOPBACK, resolve);
  });
  const address = http.address();
  const port = address && typeof address === 'object' ? address.port : options.port;
  return {
    url: `http://${LOOPBACK}:${port}`,
    async stop() {
      await vite.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
