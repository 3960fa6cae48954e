import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

/** Sizes the browsers' toolbars, lists and stores ask for, in pixels. */
const SIZES_PX = [16, 32, 48, 128];
const folder = new URL('../public/icon/', import.meta.url);

/** Draws `public/icon/mark.svg` as PNGs beside it. Run after the mark changes: `npx tsx local/make-icons.ts`. */
async function makeIcons(): Promise<void> {
  const mark = await readFile(new URL('mark.svg', folder), 'utf8');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    for (const size of SIZES_PX) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark}`);
      await page.screenshot({ path: new URL(`${size}.png`, folder).pathname, omitBackground: true });
    }
  } finally {
    await browser.close();
  }
}

await makeIcons();
