import { findChromium } from '@/local/browsers.ts';

/**
 * The Chromium the tests drive.
 * @throws Error saying how to get one
 */
export async function requireChromium(): Promise<string> {
  const found = await findChromium();
  if (!found) {
    throw new Error('No Chromium found. Set WHETSTONE_CHROMIUM, or run: npx playwright install chromium');
  }
  return found;
}
