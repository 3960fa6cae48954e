import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleScript } from '@/tests/bench/bundle.ts';

/** Milliseconds from the user's press to what he sees, on the page's clock. */
export interface ClickTimes {
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
    /** Of the last press that was timed, milliseconds since 1970. */
    pressedAtMs: Promise<number>;
  }
}

const watch = bundleScript(join(import.meta.dirname, 'watch-click.client.ts'));

/** Presses the button with the mouse, without resting on it first, and reads when that was and what followed. */
async function press(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`There is no button ${name} on the page.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** From a press on the chip to what the user sees. */
export async function timeClick(page: Page): Promise<ClickTimes> {
  await page.evaluate(await watch);
  await press(page, 'Sharpen with Whetstone');
  return page.evaluate(() => window.clickTimes);
}

/** From a press on the named button to the moment a request arrives. */
export async function timeToRequest(page: Page, name: string, arrives: Promise<number>): Promise<number> {
  await page.evaluate(() => {
    window.pressedAtMs = new Promise((resolve) => {
      window.addEventListener('click', (event) => resolve(performance.timeOrigin + event.timeStamp), {
        capture: true,
        once: true,
      });
    });
  });
  await press(page, name);
  return (await arrives) - (await page.evaluate(() => window.pressedAtMs));
}
