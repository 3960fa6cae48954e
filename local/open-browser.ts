import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, hasDisplay } from './browsers.ts';
import { type Child, startChild } from './child.ts';

export interface BrowserOptions {
  stateFolder: string;
  extensionFolder: string;
  url: string;
}

/** Opens Chromium with the extension loaded, in a profile kept apart. Undefined where there is no display or no Chromium. */
export async function openBrowser(options: BrowserOptions): Promise<Child | undefined> {
  const chromium = hasDisplay() ? await findChromium() : undefined;
  if (!chromium) return undefined;
  const profile = join(options.stateFolder, 'browser-profile');
  mkdirSync(profile, { recursive: true });
  return startChild({
    command: chromium,
    args: [
      `--user-data-dir=${profile}`,
      `--disable-extensions-except=${options.extensionFolder}`,
      `--load-extension=${options.extensionFolder}`,
      '--no-first-run',
      '--no-default-browser-check',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      options.url,
    ],
  });
}
