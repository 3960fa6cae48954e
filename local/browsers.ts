import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function firstThere(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/**
 * `WHETSTONE_CHROMIUM`, the system's Chromium, or Playwright's. Chrome itself will not do: it no longer loads unpacked
 * extensions from the command line.
 */
export function findChromium(): string | undefined {
  return firstThere([process.env.WHETSTONE_CHROMIUM, ...CHROMIUM, chromium.executablePath()]);
}

/** `WHETSTONE_FIREFOX` or the system's Firefox. */
export function findFirefox(): string | undefined {
  return firstThere([process.env.WHETSTONE_FIREFOX, ...FIREFOX]);
}

/** Whether a window would be seen by somebody. */
export function hasDisplay(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (environment.CI || environment.WHETSTONE_NO_BROWSER === '1') return false;
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(environment.DISPLAY || environment.WAYLAND_DISPLAY);
}
