import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { requireChromium } from './browser-paths.ts';
import { LEAN_CHROMIUM } from './lean-chromium.ts';

/** The website's address inside that browser. */
export const SITE_ORIGIN = 'http://127.0.0.1:5173';
export const extensionFolder = join(import.meta.dirname, '../../.output/chrome-mv3');
/** Where the built extension looks for the API (`WXT_API_URL`, design §7). */
const API_PORT = 54321;
/** Where the built extension looks for the website (`WXT_SITE_URL`). */
const SITE_PORT = 5173;
/** Nothing listens here: a browser without a stack meets a refused connection. */
const CLOSED_PORT = 1;

export interface ExtensionBrowser {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** Set once a test stopped the background: the driver never hears of the one that takes its place. */
  wasStopped: boolean;
  /** The background; in a new browser where it was stopped in this one. */
  background(): Promise<Worker>;
  /** Loads the extension anew, as an update does. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface LaunchOptions {
  pagesPort: number;
  /** Folder of the extension, where it is not the build itself. */
  folder?: string;
  /** Leaves the page that opens at the install where it is. */
  keepsWelcome?: boolean;
  /** Port of a running gateway that answers in place of the API. */
  apiPort?: number;
  /** Port of a served website that answers at the address the extension knows. */
  sitePort?: number;
  /** Further places: an address with its port as the extension knows it, and the port of this machine that answers. */
  places?: Readonly<Record<string, number>>;
  /** Port of a payment provider's stand-in, which is left as it is. */
  paymentsPort?: number;
  /** A profile's folder that outlasts the browser; a fresh one that goes with it where it is left out. */
  profile?: string;
  /** Folder of another extension beside ours; its background must not be called as ours is. */
  companion?: string;
  headless?: boolean;
  /** A file to which the browser writes all that its network does, whole once it is closed. */
  netLog?: string;
  environment?: Record<string, string>;
  /** Whether pages, the card and the panel move, as films show them; otherwise a test that looks at motion asks for it. */
  moves?: boolean;
  /** Device pixels for each of CSS, in the card's frame too; 1 where it is left out. */
  scale?: number;
}

/** The page that opens by itself once, when the extension was installed. */
export async function welcomePage(context: BrowserContext): Promise<Page> {
  const isWelcome = (page: Page) => page.url().endsWith('/welcome.html');
  const found = context.pages().find(isWelcome);
  if (found) return found;
  const opened = await context.waitForEvent('page', async (page) => {
    await page.waitForURL(/^chrome-extension:/);
    return isWelcome(page);
  });
  return opened;
}

async function launch(options: LaunchOptions) {
  const { pagesPort, apiPort = CLOSED_PORT, sitePort = CLOSED_PORT, paymentsPort = CLOSED_PORT } = options;
  const { headless = true, environment, companion, scale = 1 } = options;
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'whetstone-e2e-'));
  const extensions = [options.folder ?? extensionFolder, ...(companion ? [companion] : [])].join(',');
  const places = [
    [`127.0.0.1:${API_PORT}`, apiPort],
    [`127.0.0.1:${SITE_PORT}`, sitePort],
    // The website knows the gateway by its own port.
    [`127.0.0.1:${apiPort}`, apiPort],
    ...Object.entries(options.places ?? {}),
    [`127.0.0.1:${paymentsPort}`, paymentsPort],
    ['*', pagesPort],
  ];
  const hosts = places.map(([from, port]) => `MAP ${from} 127.0.0.1:${port}`).join(',');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await requireChromium(),
    headless,
    ignoreHTTPSErrors: true,
    // A glow that fades is drawn sixty times a second. Firefox has motion throughout.
    reducedMotion: options.moves ? 'no-preference' : 'reduce',
    viewport: headless ? { width: 1000, height: 760 } : null,
    ...(scale !== 1 && { deviceScaleFactor: scale }),
    ...(environment && { env: { ...process.env, ...environment } }),
    args: [
      `--disable-extensions-except=${extensions}`,
      `--load-extension=${extensions}`,
      `--host-resolver-rules=${hosts}`,
      '--ignore-certificate-errors',
      '--no-sandbox',
      ...LEAN_CHROMIUM,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      ...(scale === 1 ? [] : [`--force-device-scale-factor=${scale}`]),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.netLog ? [`--log-net-log=${options.netLog}`] : []),
    ],
  });
  const isOurs = (worker: Worker) => worker.url().endsWith('/background.js');
  const first =
    context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent('serviceworker', isOurs));
  // It would come to the front of whatever a test looks at.
  if (!options.keepsWelcome) await (await welcomePage(context)).close();
  const close = async () => {
    await context.close();
    if (!options.profile) rmSync(profile, { recursive: true, force: true });
  };
  return { context, extensionId: new URL(first.url()).host, close };
}

/** Chromium with the built extension, in which every host name ends at the page server of this machine. */
export async function launchWithExtension(options: LaunchOptions): Promise<ExtensionBrowser> {
  let running = await launch(options);
  const browser: ExtensionBrowser = {
    get context() {
      return running.context;
    },
    get extensionId() {
      return running.extensionId;
    },
    wasStopped: false,
    background: async () => {
      if (browser.wasStopped) {
        await running.close();
        running = await launch(options);
        browser.wasStopped = false;
      }
      const { context, extensionId } = running;
      return (
        context.serviceWorkers().find((worker) => worker.url().includes(extensionId)) ??
        (await context.waitForEvent('serviceworker'))
      );
    },
    reload: async () => {
      const old = await browser.background();
      const ended = new Promise<void>((resolve) => old.once('close', () => resolve()));
      // From a turn of its own: the answer of this one would be lost with the worker.
      await old.evaluate(() => void setTimeout(() => chrome.runtime.reload()));
      await ended;
    },
    close: () => running.close(),
  };
  return browser;
}
