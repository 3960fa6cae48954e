import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import type { Logger, WebExtConfig, WxtDevServer } from 'wxt';
import { findChromium, findFirefox } from './browsers.ts';
import type { BuildAddresses, ExtensionBrowser } from './extension-build.ts';
import { StartRefused } from './ports.ts';
import { projectRoot } from './run-command.ts';

export interface DevServerOptions {
  browser: ExtensionBrowser;
  addresses: BuildAddresses;
  stateFolder: string;
  /** Whether a window is opened; without one the extension is loaded by hand. */
  hasWindow: boolean;
  /** Where a debugger may attach to Chromium (docs/debugging.md). */
  debugPort: number | undefined;
  say(line: string): void;
}

export interface DevServer {
  /** The unpacked extension, rebuilt at every save. */
  folder: string;
  stop(): Promise<void>;
}

/** A browser of its own: what is signed in or stored there stays from one run to the next, and apart from anybody's own. */
async function browserOptions({ browser, addresses, stateFolder, hasWindow, debugPort }: DevServerOptions) {
  if (!hasWindow) return { disabled: true } satisfies WebExtConfig;
  const binary = browser === 'firefox' ? findFirefox() : await findChromium();
  if (!binary)
    throw new StartRefused(`No ${browser} was found; docs/debugging.md says where it is looked for.`);
  const profile = join(stateFolder, `dev-profile-${browser}`);
  mkdirSync(profile, { recursive: true });
  const chromiumArgs = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(debugPort === undefined ? [] : [`--remote-debugging-port=${debugPort}`]),
  ];
  return {
    binaries: { [browser]: binary },
    startUrls: [addresses.siteUrl],
    keepProfileChanges: true,
    ...(browser === 'firefox' ? { firefoxProfile: profile } : { chromiumProfile: profile, chromiumArgs }),
  } satisfies WebExtConfig;
}

const quiet = () => undefined;

/** Says what was saved and how soon it was reloaded, and leaves out the list of every file built. */
function createLogger(say: (line: string) => void): Logger {
  let savedAt = 0;
  const tell = (...args: unknown[]) => say(`  ${stripVTControlCharacters(args.map(String).join(' '))}`);
  return {
    level: 3,
    debug: quiet,
    log: quiet,
    info(...args: unknown[]) {
      if (!String(args[0]).startsWith('Changed:')) return;
      savedAt = performance.now();
      tell(...args);
    },
    success(...args: unknown[]) {
      if (String(args[0]).startsWith('Reloaded'))
        tell(...args, `· ${((performance.now() - savedAt) / 1000).toFixed(1)} s`);
    },
    warn: tell,
    error: tell,
    fatal: tell,
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Does the work without letting it listen for signals: Vite and the browser's launcher end the process before the rest has stopped. */
async function withoutSignalListeners(work: () => Promise<void>): Promise<void> {
  const ours = SIGNALS.map((signal) => [signal, new Set(process.listeners(signal))] as const);
  await work();
  for (const [signal, kept] of ours)
    for (const listener of process.listeners(signal)) if (!kept.has(listener)) process.off(signal, listener);
}

/**
 * Builds the extension for development, opens a browser with it and rebuilds what a save concerns.
 * @throws StartRefused where the browser is missing
 */
export async function startExtensionDevServer(options: DevServerOptions): Promise<DevServer> {
  const { browser, addresses } = options;
  process.env.WXT_API_URL = addresses.apiUrl;
  process.env.WXT_SITE_URL = addresses.siteUrl;
  // Loaded late: it is large, and `npm start` does without.
  const { createServer } = await import('wxt');
  let server: WxtDevServer | undefined;
  await withoutSignalListeners(async () => {
    server = await createServer({
      root: projectRoot,
      browser,
      mode: 'development',
      webExt: await browserOptions(options),
      logger: createLogger(options.say),
    });
    await server.start();
  });
  return {
    folder: join(projectRoot, '.output', `${browser}-mv3-dev`),
    stop: async () => server?.stop(),
  };
}
