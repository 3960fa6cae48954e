import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { type ConnectProxy, startConnectProxy } from './connect-proxy.ts';

export const firefoxBuild = join(import.meta.dirname, '../../.output/firefox-mv3');

/** Firefox draws one at random for each profile unless it is told one. */
const UUID = '5f0c1b1e-7a0e-4c53-9d0e-2f3a6f1d8c11';

/** The address of one of the extension's own pages. */
export const firefoxAddress = (file: string) => `moz-extension://${UUID}/${file}`;

interface LaunchOptions {
  executablePath: string;
  pagesPort: number;
  /** Another copy of the build. */
  folder?: string;
  /** An address with its port that is reached as it is. */
  direct?: string;
  /** A screen to open windows on, as `DISPLAY` names it; none is opened where it is left out. */
  display?: string;
}

export interface FirefoxWithExtension {
  browser: Browser;
  /** The way to every host there is. */
  network: Pick<ConnectProxy, 'cut' | 'restore'>;
  close(): Promise<void>;
}

/** Installs the extension, and closes the page that opens at the install: the focus is with one tab at a time. */
async function install(browser: Browser, folder: string): Promise<void> {
  const known = new Set(browser.targets());
  await browser.installExtension(folder);
  const target = await browser.waitForTarget((one) => one.type() === 'page' && !known.has(one));
  const page = await target.page();
  if (!page) throw new Error('Firefox opened a tab that is no page.');
  // The driver is not told the addresses of extension pages; the page itself knows.
  await page.waitForFunction(() => location.pathname === '/welcome.html');
  await page.close();
}

/** Firefox with the built extension, in which every host name ends at the page server of this machine. */
export async function launchFirefox(options: LaunchOptions): Promise<FirefoxWithExtension> {
  const proxy = await startConnectProxy(options.pagesPort);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: options.executablePath,
    headless: !options.display,
    ...(options.display && { env: { ...process.env, DISPLAY: options.display } }),
    // Without it the driver is kept out of the extension's own pages.
    args: ['--remote-allow-system-access'],
    acceptInsecureCerts: true,
    defaultViewport: { width: 1000, height: 760 },
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ '{5b8e1f0a-7c39-4d52-9d0e-2f1c6a84b7e3}': UUID }),
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy.port,
      'network.proxy.allow_hijacking_localhost': true,
      ...(options.direct && { 'network.proxy.no_proxies_on': options.direct }),
    },
  });
  await install(browser, options.folder ?? firefoxBuild);
  return {
    browser,
    network: proxy,
    close: async () => {
      await browser.close();
      proxy.close();
    },
  };
}
