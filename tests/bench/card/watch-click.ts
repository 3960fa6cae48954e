import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleScript } from '@/tests/bench/bundle.ts';

/** Milliseconds from the user's press to what he sees, on the page's clock. */
export interface ClickTimes {
  /** The press itself, milliseconds since 1970. */
  pressedAtMs: number;
  /** The card stands painted on the screen. */
  visibleMs: number;
  /** The first words of the result are painted. */
  firstTextMs: number;
  /** The result is there as a whole and can be accepted. */
  doneMs: number;
}

declare global {
  interface Window {
    clickTimes: Promise<ClickTimes>;
  }
}

const watch = bundleScript(join(import.meta.dirname, 'watch-click.client.ts'));

/** Presses the chip with the mouse, without resting on it first, and reads what follows. */
export async function timeClick(page: Page): Promise<ClickTimes> {
  const box = await page.getByRole('button', { name: 'Sharpen with Whetstone' }).boundingBox();
  if (!box) throw new Error('The chip is not on the page.');
  await page.evaluate(await watch);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => window.clickTimes);
}
