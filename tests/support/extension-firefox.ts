import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { startConnectProxy } from './connect-proxy.ts';

export const firefoxBuild = join(import.meta.dirname, '../../.output/firefox-mv3');

interface LaunchOptions {
  executablePath: string;
  pagesPort: number;
}

/** Firefox with the built extension, in which every host name ends at the page server of this machine. */
export async function launchFirefox(
  options: LaunchOptions,
): Promise<{ browser: Browser; close(): Promise<void> }> {
  const proxy = await startConnectProxy(options.pagesPort);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: options.executablePath,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: { width: 1000, height: 760 },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy.port,
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
  await browser.installExtension(firefoxBuild);
  return {
    browser,
    close: async () => {
      await browser.close();
      proxy.close();
    },
  };
}
