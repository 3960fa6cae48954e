import { expect } from '@playwright/test';
import { test } from './published-site.ts';
import { isPlain, openIn, outsideOf, shown } from './trial-languages.ts';

// The site's pages in the languages made for trials (docs/debugging.md); prose is a file a language, and stays as it is there.

/** Without prose of their own. */
const plain = ['/login', '/signup', '/generator'];
/** Of the list of countries, which are the same everywhere. */
const DIALLING_CODE = /^\+\d+ [A-Z/]+$/;

for (const url of plain) {
  test(`${url} says nothing that is not in its catalogue`, async ({ page }) => {
    await openIn(page, { language: 'en-XA', url });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    const texts = await shown(page);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter((text) => isPlain(text) && !DIALLING_CODE.test(text))).toEqual([]);
  });
}

for (const url of [...plain, '/', '/download', '/subscription'])
  for (const width of [375, 1280])
    test(`${url} fits from right to left, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openIn(page, { language: 'ar-XB', url });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await outsideOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
