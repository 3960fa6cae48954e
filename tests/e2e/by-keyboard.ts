import { expect, type Locator, type Page } from '@playwright/test';

/** By key alone: a control is reached with Tab, from wherever the focus is. @param name its name, or how it begins */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement || at instanceof HTMLSelectElement
          ? at.labels?.[0]?.textContent
          : null;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
  const isThere = async () => {
    const found = (await focused()).trim();
    return typeof name === 'string' ? found === name : name.test(found);
  };
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `the focus is on ${await focused()}, not on ${name}`).toBe(true);
}

/** Chooses in a list that has the focus by an option's letters; where a busy machine takes a second for one, the next begins a new word. */
export async function typeOption(list: Locator, option: string): Promise<void> {
  await expect(async () => {
    await list.page().keyboard.type(option);
    await expect(list.locator('option:checked')).toContainText(option, { timeout: 1_500 });
  }).toPass();
}
