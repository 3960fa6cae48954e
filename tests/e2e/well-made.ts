import { expect, type Page } from '@playwright/test';
import { axeInPage } from './axe.ts';

const WIDTHS = [320, 375, 768, 1440];
/** In the other scheme a page has other colours, and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Asserts that axe finds nothing in a page as it stands, by day and by night. It is left by night. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await axeInPage(page, colorScheme === 'dark' ? { rules: COLOUR_RULES } : {});
    expect(violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}

/** Asserts that too, and that nothing is wider than the window at any width. */
export async function expectWellMade(page: Page, name: string): Promise<void> {
  await expectNoBarriers(page, name);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const inner = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(inner, `${name} at ${width}`).toBeLessThanOrEqual(width);
  }
}
