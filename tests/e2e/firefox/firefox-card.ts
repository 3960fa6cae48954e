import type { ElementHandle, Frame, JSHandle, Page } from 'puppeteer-core';

/** The frame the card is drawn in, or the page while there is none (ADR 24). */
async function cardOrPage(page: Page): Promise<Frame> {
  for (const frame of page.frames()) {
    // The driver is not told the addresses of extension pages; the frame itself knows.
    // One that is gone by now throws at once, before there is a promise.
    const ask = async () => frame.evaluate(() => location.pathname === '/card.html');
    const isCard = await ask().catch(() => false);
    if (isCard) return frame;
  }
  return page.mainFrame();
}

/** Looks for something in the card and in the page until it is there. */
async function waitIn(
  page: Page,
  find: (frame: Frame) => Promise<JSHandle>,
): Promise<ElementHandle<Element>> {
  for (let tries = 0; tries < 600; tries += 1) {
    // A card that closes takes its frame along.
    const handle = await find(await cardOrPage(page)).catch(() => null);
    const element = handle?.asElement();
    if (element) return element as ElementHandle<Element>;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It is neither in the card nor in the page.');
}

/** The first visible element that matches, open shadow roots searched as well. */
export async function findVisible(page: Page, selector: string): Promise<ElementHandle<Element>> {
  return waitIn(page, (frame) =>
    frame.evaluateHandle((wanted) => {
      const search = (root: Document | ShadowRoot): Element | null => {
        const found = root.querySelector(wanted);
        if (found?.checkVisibility()) return found;
        for (const element of root.querySelectorAll('*')) {
          const inner = element.shadowRoot && search(element.shadowRoot);
          if (inner) return inner;
        }
        return null;
      };
      return search(document);
    }, selector),
  );
}

/** Waits until a button of that name, not a tab, is there and may be pressed: the card's, or where there is no card the page's. */
export async function pressable(page: Page, name: string): Promise<ElementHandle<Element>> {
  return waitIn(page, (frame) =>
    frame.evaluateHandle((wanted) => {
      // Another of the name may be hidden.
      const named = [...document.querySelectorAll<HTMLButtonElement>('button:not([role="tab"])')].find(
        (button) => button.textContent === wanted && button.checkVisibility(),
      );
      const isOff = named?.disabled || named?.closest('[aria-disabled="true"]');
      return named && !isOff ? named : null;
    }, name),
  );
}

/** Waits for the card's result, and tells it as plain text. */
export async function resultText(page: Page): Promise<string> {
  await pressable(page, 'Accept');
  const changes = await findVisible(page, '[role="switch"]');
  if (await changes.evaluate((element) => element.getAttribute('aria-checked') === 'true')) {
    await changes.click();
  }
  const region = await findVisible(page, '[aria-label="Result"]');
  return region.evaluate((element) => element.textContent ?? '');
}

/** Accepts the card's result, and waits until it was written. */
export async function acceptResult(page: Page): Promise<void> {
  await (await pressable(page, 'Accept')).click();
  await pressable(page, 'Undo');
}
