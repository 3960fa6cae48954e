import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
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
  const server = await createServer({
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
    server: { host: LOOPBACK, port: options.port, strictPort: true },
  });
  await server.listen();
  return { url: `http://${LOOPBACK}:${options.port}`, stop: () => server.close() };
}
