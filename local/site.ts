import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { LOOPBACK } from './ports.ts';

export interface SiteOptions {
  folder: string;
  port: number;
  /** Given to the pages as `import.meta.env.<name>`. */
  environment: Record<string, string>;
  /** Aborted once the stack is to stop: what is only just starting then says nothing any more. */
  signal?: AbortSignal;
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
  const { createLogger, createServer } = await import('vite');
  options.signal?.throwIfAborted();
  let isStopping = false;
  const logger = createLogger('error');
  const { error } = logger;
  // Its look at all imports fails where it is closed in the middle of it.
  logger.error = (message, more) => {
    if (!isStopping && !options.signal?.aborted) error(message, more);
  };
  const http = createHttpServer();
  // As a middleware: on its own Vite would end the process on SIGTERM before the rest of the stack has stopped.
  const vite = await createServer({
    root: options.folder,
    configFile: existsSync(configFile) ? configFile : false,
    clearScreen: false,
    customLogger: logger,
    define: Object.fromEntries(
      Object.entries(options.environment).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    server: { middlewareMode: true, ws: { server: http } },
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
      isStopping = true;
      await vite.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
