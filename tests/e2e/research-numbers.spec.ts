import { button, REPORT_MS, shortReport, visit } from './research-steps.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test.describe.configure({ mode: 'default' });

/** Digits of a report that stand in no button, link, quote, title or sentence of method. */
const closedNumbers = (root: HTMLElement): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const place = node.parentElement;
    const isOpen = place?.closest(
      'button, a, blockquote, h1, h2, h3, nav, details, dd, #method, figcaption, time, [hidden], td:last-child:not(:has(button)), th',
    );
    // Days, and what a scale ends at, count nothing.
    if (/\d/.test(text.replace(/\d{4}-\d{2}-\d{2}|of 100/g, '')) && !isOpen) found.push(text);
  }
  return found;
};

test('every number of a report opens what it counts, also by the keyboard', async ({ page }) => {
  await visit(page, '/sample-report');
  await expect(page.locator('#coverage')).toBeVisible();
  for (const id of ['summary', 'findings', 'coverage', 'charts', 'communities'])
    expect(await page.locator(`#${id}`).evaluate(closedNumbers)).toEqual([]);
  const opened = page.getByRole('dialog');
  const coverage = page.locator('#coverage');
  // Behind a link nobody is told apart from others; conversations are.
  await coverage.getByRole('button', { name: /^by \d+ (?:person|people): show/ }).click();
  await expect(opened.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const talks = coverage.getByRole('button', { name: /^in \d+ conversation/ });
  const count = Number(/\d+/.exec((await talks.textContent()) ?? '')?.[0]);
  await talks.focus();
  await page.keyboard.press('Enter');
  const groups = opened.getByRole('region');
  await expect(groups.first()).toBeVisible();
  // As many as the number says; thirty at once.
  const more = opened.getByRole('button', { name: /^Show \d+ more$/ }).last();
  while ((await groups.count()) < count) await more.click();
  expect(await groups.count()).toBe(count);
  await page.keyboard.press('Escape');
  await expect(talks).toBeFocused();
  await coverage
    .getByTitle(/^What .+ gave$/)
    .first()
    .click();
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText(/^What .+ gave$/);
  await page.keyboard.press('Escape');
  const finding = page.locator('#findings').getByRole('article').first();
  await finding.getByRole('button', { name: /^\d+ sources?: show/ }).click();
  await expect(groups.first()).toBeVisible();
});

test('the line of a finding opens the posts of the point that is pressed', async ({ page }) => {
  await visit(page, '/sample-report');
  const charts = page.getByRole('figure', { name: / over time$/ });
  // Each finding's chart comes by itself: the first that is there is not always the page's first.
  const name = (await charts.first().getAttribute('aria-label')) ?? '';
  const figure = page.getByRole('figure', { name, exact: true });
  await figure.getByRole('button', { name: 'Show over time' }).click();
  // What is drawn lies under what takes the presses.
  await figure.locator('.u-over').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(/\d+ posts?$/);
});

test('what an assessment works out opens what it is worked out from', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await button(page, 'Surveys').click();
  await button(page, 'Opportunity Assessment').click();
  const modal = page.getByRole('dialog', { name: 'Opportunity Assessment' });
  await modal.getByLabel('Primary concept').fill('Aurelia grinder');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await page.keyboard.press('Enter');
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
  await page.getByRole('link', { name: 'Open the report' }).click();
  const opportunity = page.locator('#opportunity');
  await expect(opportunity).toBeVisible();
  expect(await opportunity.evaluate(closedNumbers)).toEqual([]);
});
