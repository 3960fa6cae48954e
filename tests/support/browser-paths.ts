import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The Chromium the tests drive: `WHETSTONE_CHROMIUM`, the system's, or the one Playwright installed. Chrome itself will
 * not do: it no longer loads unpacked extensions from the command line.
 */
export function requireChromium(): string {
  const found = [process.env.WHETSTONE_CHROMIUM, ...CHROMIUM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (!found)
    throw new Error('No Chromium found. Set WHETSTONE_CHROMIUM, or run: npx playwright install chromium');
  return found;
}

/** `WHETSTONE_FIREFOX` or the system's Firefox. */
export function getFirefox(): string | undefined {
  return [process.env.WHETSTONE_FIREFOX, ...FIREFOX].find((path) => path && existsSync(path));
}
