import type { ElementHandle, Page } from 'puppeteer-core';

/** The first visible element that matches, open shadow roots searched as well. */
export async function findVisible(page: Page, selector: string): Promise<ElementHandle<Element>> {
  const handle = await page.waitForFunction(
    (wanted) => {
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
    },
    {},
    selector,
  );
  return handle.asElement() as ElementHandle<Element>;
}

/** Waits until a button of that name is there and may be pressed: the card's, or where there is no card the page's. */
export async function pressable(page: Page, name: string): Promise<ElementHandle<Element>> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const root = document.querySelector('whetstone-card')?.shadowRoot ?? document;
      const named = [...root.querySelectorAll('button')].find((button) => button.textContent === wanted);
      return named?.checkVisibility() && !named.disabled && named;
    },
    {},
    name,
  );
  return handle.asElement() as ElementHandle<Element>;
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
  await pressable(page, 'Revert');
}
