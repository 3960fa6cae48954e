import type { Page } from '@playwright/test';

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

/** Runs in the page: looks at every frame what is there, and says when that frame was painted. */
function installWatch(): void {
  window.clickTimes = new Promise((resolve) => {
    const seen: Partial<Record<'visibleMs' | 'firstTextMs' | 'doneMs', number>> = {};
    let pressed = 0;
    window.addEventListener('click', (event) => (pressed ||= event.timeStamp), { capture: true, once: true });
    const noteAfterPaint = (name: keyof typeof seen) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen[name] ??= performance.now() - pressed;
      };
      channel.port2.postMessage(null);
    };
    const look = () => {
      const root = document.querySelector('whetstone-card')?.shadowRoot;
      const result = root?.querySelector('[role="region"][aria-label="Result"]');
      const hasText = Boolean(result?.textContent?.trim());
      if (pressed && root?.querySelector('[role="dialog"]')?.checkVisibility()) noteAfterPaint('visibleMs');
      if (pressed && hasText) noteAfterPaint('firstTextMs');
      if (pressed && hasText && result?.getAttribute('aria-busy') === 'false') noteAfterPaint('doneMs');
      const { visibleMs, firstTextMs, doneMs } = seen;
      if (visibleMs === undefined || firstTextMs === undefined || doneMs === undefined)
        requestAnimationFrame(look);
      else resolve({ pressedAtMs: performance.timeOrigin + pressed, visibleMs, firstTextMs, doneMs });
    };
    requestAnimationFrame(look);
  });
}

/** Presses the chip with the mouse, without resting on it first, and reads what follows. */
export async function timeClick(page: Page): Promise<ClickTimes> {
  const box = await page.getByRole('button', { name: 'Sharpen with Whetstone' }).boundingBox();
  if (!box) throw new Error('The chip is not on the page.');
  await page.evaluate(installWatch);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => window.clickTimes);
}
