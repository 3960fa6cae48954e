import type { Page } from '@playwright/test';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { expect, test } from './fixtures.ts';

// The surfaces whose sentences are in catalogues, in the languages made for trials (docs/debugging.md).

const moved = ['popup', 'welcome'];

/** Names of engines and what they promise are not in a catalogue yet; names are the same everywhere. */
const elsewhere = [
  ...engines.flatMap(({ texts }) => [texts.name, texts.promise]),
  ...['Whetstone', 'ChatGPT', 'Claude', 'Gemini', 'DeepSeek'],
];

async function openIn(page: Page, { language, url }: { language: string; url: string }) {
  // As the browser tells it, of this page alone: a choice in the console would outlast the test.
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, 'languages', { get: () => [name] });
  }, language);
  await page.goto(url);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('button').first()).toBeVisible();
}

/** All that is read or heard, but what the user wrote and the names of keys. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, textarea, kbd')) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

const isPlain = (text: string) =>
  /[a-z]{2}/i.test(
    elsewhere.reduce((rest, known) => rest.replaceAll(known, ''), text).replace(/Alt\+Shift\+\w/g, ''),
  );

for (const surface of moved) {
  test(`the ${surface} says nothing that is not in its catalogue`, async ({ page, extension }) => {
    await openIn(page, {
      language: 'en-XA',
      url: `chrome-extension://${extension.extensionId}/${surface}.html`,
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
        url: `chrome-extension://${extension.extensionId}/${surface}.html`,
      });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((one) => one.getClientRects().length > 0)
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(outside).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
}
