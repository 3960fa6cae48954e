import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeInPage } from './axe.ts';
import { button, output, question, REPORT_MS, shortReport, visit } from './research-steps.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

// One stack and one browser for all of it.
test.describe.configure({ mode: 'default' });
test.beforeEach(() => test.setTimeout(240_000));

const looks = [
  ['light', 1440],
  ['light', 375],
  ['dark', 375],
  ['dark', 1440],
] as const;

/** Looks at a page in both themes and widths, with nothing for axe to find and nothing wider than the window. */
async function look(page: Page, step: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `research-${step}-${colorScheme}-${width}.png`) });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([step, width, Math.max(0, wider)]).toEqual([step, width, 0]);
    if (width !== 375) continue;
    // In the other theme other colours stand there, and nothing else.
    const violations = await axeInPage(page, colorScheme === 'dark' ? { rules: ['color-contrast'] } : {});
    expect(violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html)}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the page of media intelligence: empty, at work, a report, its chat, its survey and its sources', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await question(page).fill('Aurelia grinder');
  await look(page, 'page');
  // The run is held at its first step until it has been looked at.
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route('**/functions/v1/analysis/reddit-search', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByLabel('Mode').selectOption({ label: 'All Sources Analysis - Detail' });
  await question(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  await look(page, 'progress');
  letGo();
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
  await page.unroute('**/functions/v1/analysis/reddit-search');
  await look(page, 'result');
  await output(page).getByRole('link', { name: 'Open the report' }).click();
  await expect(page.locator('#coverage')).toBeVisible();
  await look(page, 'report');
  await page.getByRole('link', { name: 'Ask the AI Assistant' }).first().click();
  await expect(page.getByLabel('Your question')).toBeVisible();
  await look(page, 'chat');
  await visit(page, '/sources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'sources');
  await visit(page, '/reports');
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first()).toBeVisible();
  await look(page, 'reports');
  await visit(page, '/generator?tool=research');
  await button(page, 'Surveys').click();
  await button(page, 'Consumer Survey').click();
  const modal = page.getByRole('dialog', { name: 'Consumer Survey' });
  await modal.getByLabel('Product').fill('Aurelia grinder');
  await modal.getByRole('button', { name: 'Next' }).click();
  await look(page, 'survey');
});

test('the sample report, on screen, as a file of each kind, and on paper', async ({ page }) => {
  await visit(page, '/sample-report');
  await expect(page.locator('#coverage')).toBeVisible();
  await look(page, 'sample');
  const subject = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const files: [string, RegExp, RegExp][] = [
    ['Markdown', /\.md$/, /^# .+[\s\S]+## What was found/],
    ['CSV', /\.csv$/, /^\uFEFF?\w+[,;]/],
    ['JSON', /\.json$/, /"schema": "media-report\/1"/],
  ];
  await button(page, 'Export').click();
  for (const [format, name, content] of files) {
    const saved = page.waitForEvent('download');
    await button(page, format).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(name);
    expect(await readFile(await download.path(), 'utf8')).toMatch(content);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  for (const name of ['Export', 'Show over time', 'Menu'])
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  for (const id of ['summary', 'findings', 'coverage', 'method'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  // A part that scrolls on the screen would be cut on paper.
  const scrolled = await page.locator('main *').evaluateAll((parts) =>
    parts
      .filter((part) => part.clientHeight > 40 && part.scrollHeight > part.clientHeight + 2)
      .filter((part) => getComputedStyle(part).overflowY !== 'visible')
      .map((part) => part.className),
  );
  expect(scrolled).toEqual([]);
  const cut = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(cut).toBeLessThanOrEqual(1);
});

test('a report and its survey menu are worked by the keyboard alone', async ({ page }) => {
  await visit(page, '/sample-report');
  const figure = page.getByRole('figure', { name: / over time$/ }).first();
  await figure.getByRole('button', { name: 'Show over time' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', { name: 'Show as a table' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const point = figure.getByRole('table').getByRole('button').first();
  await expect(point).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(point).toBeFocused();
  const chip = page.getByRole('button', { name: /^Quote \d+:/ }).first();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await visit(page, '/generator?tool=research');
  await button(page, 'Surveys').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Consumer Survey')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Consumer Survey')).toBeHidden();
  await expect(button(page, 'Surveys')).toBeFocused();
});
