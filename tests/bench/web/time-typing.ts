import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** A phone of the middle class beside this machine, as Lighthouse reckons it. */
const SLOWED = 4;
const PHONE = { width: 412, height: 823 };
const TEXT = 'please write me a plan for the garden of a school';

/** Every press from its key to the picture that shows it (Event Timing), in ms. */
const recorder = () => {
  const slowest = new Map<number, number>();
  const everyFrame = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    }
  }).observe(everyFrame);
  Object.assign(window, { slowestPresses: slowest });
};

async function typeInto(page: Page, url: string): Promise<number> {
  await page.addInitScript(recorder);
  // A page that lives has fetched all its code.
  await page.goto(url, { waitUntil: 'networkidle' });
  const field = page
    .locator('main')
    .locator('textarea, input:not([type=radio]):not([type=checkbox])')
    .first();
  await field.click();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.keyboard.type(TEXT, { delay: 40 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const durations = await page.evaluate(() => [
    ...(window as unknown as { slowestPresses: Map<number, number> }).slowestPresses.values(),
  ]);
  return Math.max(0, ...z.array(z.number()).parse(durations));
}

/**
 * Types a sentence into a page's first field on a processor slowed fourfold.
 * @returns the slowest key's way to the screen (INP of fewer than fifty interactions), ms; 0 where none took a frame
 */
export async function timeTyping(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    return await typeInto(await context.newPage(), url);
  } finally {
    await context.close();
  }
}
