import type { Page } from '@playwright/test';

/** Runs in the page: what stands on the buttons that are filled with the leading colour. */
function leading(): string[] {
  const ember = getComputedStyle(document.documentElement).getPropertyValue('--ember-fill');
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.background = ember;
  const colour = getComputedStyle(sample).backgroundColor;
  sample.remove();
  return [...document.querySelectorAll('button, a')]
    .filter((one) => getComputedStyle(one).backgroundColor === colour)
    .map((one) => one.textContent.trim());
}

/** What is written on the presses that stand out on a page. */
export const leadingActs = (page: Page): Promise<string[]> => page.evaluate(leading);
