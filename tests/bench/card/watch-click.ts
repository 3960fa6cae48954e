import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleScript } from '@/tests/bench/bundle.ts';
import { cardFrame } from '@/tests/e2e/card-frame.ts';

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
    /** In the card's frame: when each was painted, in milliseconds since 1970. */
    cardTimes: Promise<ClickTimes>;
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

/** Watched pages get the script once: it runs in the frames that come later, too. */
const prepared = new WeakSet<Page>();

/** From a press on the chip to what the user sees. */
export async function timeClick(page: Page): Promise<ClickTimes> {
  if (!prepared.has(page)) await page.addInitScript(await watch);
  prepared.add(page);
  await notePress(page);
  await press(page, 'Sharpen with Whetstone');
  const pressedAtMs = await page.evaluate(() => window.pressedAtMs);
  const frame = await cardFrame(page);
  const { visibleMs, firstTextMs, doneMs } = await frame.evaluate(() => window.cardTimes);
  return {
    visibleMs: visibleMs - pressedAtMs,
    firstTextMs: firstTextMs - pressedAtMs,
    doneMs: doneMs - pressedAtMs,
  };
}

/** Has the page note the next press. */
function notePress(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.pressedAtMs = new Promise((resolve) => {
      window.addEventListener('click', (event) => resolve(performance.timeOrigin + event.timeStamp), {
        capture: true,
        once: true,
      });
    });
  });
}

/** From a press on the named button to the moment a request arrives. */
export async function timeToRequest(page: Page, name: string, arrives: Promise<number>): Promise<number> {
  await notePress(page);
  await press(page, name);
  return (await arrives) - (await page.evaluate(() => window.pressedAtMs));
}
