import type { Locator, Page } from '@playwright/test';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect } from './site-fixtures.ts';

export const visit = (page: Page, path: string) => page.goto(SITE_ORIGIN + path);
export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const question = (page: Page) => page.getByLabel('What do you want your text to be about?');
export const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });
/** The report in the output panel; running takes longer where the machine does other things. */
export const shortReport = (page: Page) => page.getByRole('region', { name: 'Report' });
export const REPORT_MS = 45_000;

export async function analyse(page: Page, query: string, mode: string): Promise<void> {
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: mode });
  await question(page).fill(query);
  await question(page).press('Enter');
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
}

/** Asserts that nothing is wider than the page, in both widths and schemes the design names. */
export async function fits(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
