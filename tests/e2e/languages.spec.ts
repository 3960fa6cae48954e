import { expect, test } from './fixtures.ts';
import { emptyLibrary } from './library-fixtures.ts';
import { isPlain, openIn, outsideOf, shown } from './trial-languages.ts';

// The surfaces whose sentences are in catalogues, in the languages made for trials (docs/debugging.md).

const moved = [
  ...['popup.html', 'welcome.html', 'options.html'],
  ...['enhance', 'files', 'library', 'personas', 'activity', 'settings'].map(
    (tab) => `sidepanel.html#${tab}`,
  ),
];

// What an earlier test kept is in its own words.
test.beforeEach(({ page, extension }) => emptyLibrary(page, extension));

for (const surface of moved) {
  test(`the ${surface} says nothing that is not in its catalogue`, async ({ page, extension }) => {
    await openIn(page, {
      language: 'en-XA',
      url: `chrome-extension://${extension.extensionId}/${surface}`,
    });
    const texts = await shown(page);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter(isPlain)).toEqual([]);
  });

  for (const width of [340, 1280])
    test(`the ${surface} fits from right to left, ${width} wide`, async ({ page, extension }) => {
      await page.setViewportSize({ width, height: 800 });
      await openIn(page, {
        language: 'ar-XB',
        url: `chrome-extension://${extension.extensionId}/${surface}`,
      });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await outsideOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
}
