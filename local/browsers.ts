import { existsSync } from 'node:fs';

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
export async function findChromium(): Promise<string | undefined> {
  const found = firstThere([process.env.WHETSTONE_CHROMIUM, ...CHROMIUM]);
  if (found) return found;
  // Loaded late: it is large, and seldom needed.
  const { chromium } = await import('playwright-core');
  return firstThere([chromium.executablePath()]);
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
