import type { Page } from '@playwright/test';
import { modeOptions } from '@/dashboard/features/research/research-modes.ts';
import { analyse, button, fits, output, question, REPORT_MS, shortReport, visit } from './research-steps.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

// One stack and one browser for all of it.
test.describe.configure({ mode: 'default' });

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('list', { name: 'Reports' }).getByRole('listitem');

test('a visitor reads the sample report, and every number and quote of it opens its proof', async ({
  page,
}) => {
  await visit(page, '/sample-report');
  await expect(page.getByText('Nobody wrote them.')).toBeVisible();
  await fits(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Findings' }).click();
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeInViewport();
  const number = page.getByRole('button', { name: /^\d+: show the posts$/ }).first();
  const value = Number.parseInt((await number.textContent()) ?? '', 10);
  await number.click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText(`: ${value} posts`);
  await page.keyboard.press('Escape');
  const chart = page.getByRole('figure', { name: /over time$/ }).first();
  await button(chart, 'Show over time').click();
  await button(chart, 'Show as a table').click();
  await expect(chart.getByRole('table')).toBeVisible();
  await button(page, 'Export').click();
  const saved = page.waitForEvent('download');
  await button(page, 'CSV').click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('every mode ends in a report of its own', async ({ page, person }) => {
  test.setTimeout(300_000);
  await logIn(page, person);
  let credits = 250;
  for (const { label } of modeOptions) {
    await analyse(page, 'Lumo e-bike', label);
    await expect(shortReport(page)).toContainText('What people say about Lumo e-bike');
    credits -= 5;
    await expect(page.getByRole('link', { name: new RegExp(`${credits} credits`) })).toBeVisible();
  }
});

test('a report is opened, asked, shared, taken along, found again and deleted', async ({
  page,
  person,
  extension,
}) => {
  test.setTimeout(240_000);
  await logIn(page, person);
  await analyse(page, 'Aurelia grinder', 'All Sources Analysis - Detail');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(button(page, 'More')).toBeVisible();
  await fits(page);
  const report = page.url();

  // What was left out is told with its places, too.
  const health = page.getByRole('list', { name: 'Sources of this report' });
  await health
    .getByText(/^left out: /)
    .first()
    .click();
  await expect(health.getByRole('link', { name: '1', exact: true }).first()).toHaveAttribute(
    'href',
    /^https?:/,
  );

  const quotes = page.getByRole('button', { name: /^Quote \d+:/ });
  const all = await quotes.count();
  await page.getByRole('radio', { name: 'In short' }).check();
  await expect.poll(() => quotes.count()).toBeLessThan(all);
  await expect(quotes.first()).toBeVisible();
  await page.getByRole('radio', { name: 'Full report' }).check();
  await expect(quotes).toHaveCount(all);

  await page.getByRole('link', { name: 'Ask the AI Assistant' }).click();
  const ask = async (text: string) => {
    await page.getByLabel('Your question').fill(text);
    await page.keyboard.press('Enter');
  };
  await ask('What do people say about the noise?');
  const chip = page.getByRole('button', { name: /^Quote 1:/ }).last();
  const words = /“(.+)”$/s.exec((await chip.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await chip.click();
  await expect(dialog(page).locator('mark')).toHaveText(words);
  await page.keyboard.press('Escape');
  await ask('How old are the customers?');
  await expect(page.getByText(/^Nothing in these \d+ posts answers that/)).toBeVisible();
  await expect(page.getByText(/Who people are is not something public comments tell/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Closest quotes' })).toHaveCount(0);
  await fits(page);
  await page.route('**/analysis/chat-analysis', (route) => route.abort());
  await ask('What do people say about the price?');
  await expect(page.getByText("I'm having trouble responding right now. Please try again.")).toBeVisible();
  await page.unroute('**/analysis/chat-analysis');
  await button(page, 'Try again').click();
  await expect(page.getByText("I'm having trouble responding right now.")).toHaveCount(0);
  await expect(page.getByText('What do people say about the price?', { exact: true })).toHaveCount(1);
  await expect(button(page, 'Try again')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('What do people say about the price?', { exact: true })).toHaveCount(1);
  await page.route('**/analysis/chat-analysis', () => undefined);
  await ask('Does it last?');
  await page.keyboard.type('And is it worth it?');
  await button(page, 'Cancel').click();
  await expect(page.getByLabel('Your question')).toHaveValue('Does it last?\nAnd is it worth it?');
  await expect(page.getByLabel('Your question')).toBeFocused();
  await page.unroute('**/analysis/chat-analysis');
  await button(page, 'Close').click();

  await expect(page).toHaveURL(report);
  const sharing = page.waitForResponse(/\/share$/);
  await button(page, 'Share').click();
  await expect(page.getByRole('dialog')).toContainText('only what the report quotes');
  await button(page, 'Make a link').click();
  const { shareUrl } = (await (await sharing).json()) as { shareUrl: string };
  await expect(button(page, 'Stop sharing')).toBeVisible();
  const guest = await page.context().newPage();
  await visit(guest, new URL(shareUrl).pathname);
  await expect(guest.getByRole('link', { name: 'Ask a question of your own' })).toBeVisible();
  await expect(button(guest, 'Stop sharing')).toHaveCount(0);
  await button(page, 'Stop sharing').click();
  await expect(button(page, 'Share')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('link', { name: 'Ask a question of your own' })).toHaveCount(0);
  await expect(guest.getByRole('alert')).toContainText('no longer shared');
  await expect(guest.getByRole('link', { name: 'Run your own' })).toBeVisible();
  await guest.getByRole('link', { name: 'See the sample report' }).click();
  await expect(guest.getByText('Nobody wrote them.')).toBeVisible();
  await guest.close();
  await button(page, 'More').click();
  await button(page, 'Use in the extension').click();
  await expect(page.getByText(/^Sent\. Open the Whetstone panel/)).toBeVisible();
  const panel = await page.context().newPage();
  await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#library`);
  await expect(panel.getByText(/^With What people say about Aurelia grinder as background · /)).toBeVisible();
  await panel.close();

  await button(page, 'Use as context').click();
  const along = page.getByText('With the findings of “What people say about Aurelia grinder”');
  await expect(along).toBeVisible();
  await page.reload();
  await expect(along).toBeVisible();

  await visit(page, '/reports');
  await button(page, /^Rename /).click();
  await page.getByLabel('Name', { exact: true }).fill('Grinders, first look');
  await button(page, 'Save').click();
  await page.getByLabel('Search your reports').fill('first look');
  await expect(rows(page)).toContainText(['Grinders, first look']);
  await fits(page);
  await button(page, 'Delete Grinders, first look').click();
  await button(page, 'Undo').click();
  await expect(page.getByRole('link', { name: 'Grinders, first look' })).toBeVisible();
  await page.route('**/analysis/reports/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await button(page, 'Delete Grinders, first look').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Report not deleted' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/analysis/reports/**');
  await button(page, 'Delete Grinders, first look').click();
  await visit(page, '/reports');
  await expect(page.getByText('No reports yet.')).toBeVisible();
});

test('a report run again says what changed, and its numbers open the posts of then and of now', async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'All Sources Analysis - Detail' });
  await question(page).fill('Aurelia grinder');
  await button(page, 'Narrow it down').click();
  await page.getByLabel('Leave out').fill('espresso');
  await button(page, 'Analyse').click();
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
  await page.getByRole('link', { name: 'Open the report' }).click();
  await page.setViewportSize({ width: 375, height: 760 });
  await expect(button(page, 'Run again')).toBeHidden();
  await button(page, 'More').click();
  await button(page, 'Run again').click();
  await button(page, /^Narrow it down/).click();
  await page.getByLabel('Leave out').fill('');
  await button(page, 'Analyse').click();
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
  await page.getByRole('link', { name: 'Open the report' }).click();
  const changes = page.getByRole('region', { name: /^What changed since/ });
  await expect(changes).toBeVisible();
  const numbers = changes.getByRole('button', { name: /: show the posts$/ });
  const [then, now] = [numbers.nth(0), numbers.nth(1)];
  const told = await Promise.all([then, now].map((number) => number.textContent()));
  expect(Number(told[0])).toBeLessThan(Number(told[1]));
  for (const [at, label] of ['All posts, before', 'All posts'].entries()) {
    await numbers.nth(at).click();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(`${label}: ${told[at]} posts`);
    await expect(dialog(page).getByRole('article')).toHaveCount(30);
    await page.keyboard.press('Escape');
  }
});

test('a run whose page was closed is found finished; texts of one’s own are read with the rest', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'Reddit Analysis - Concise' });
  await question(page).fill('Aurelia grinder');
  await button(page, 'Narrow it down').click();
  await page
    .getByLabel('Your own texts')
    .fill('The Aurelia grinder jams with oily beans.\n\nOur Aurelia grinder is so loud that nobody uses it.');
  await button(page, 'Add these').click();
  await expect(page.getByText('2 texts added')).toBeVisible();
  // Left once the server has the request: before that nothing was asked, and nothing is charged.
  const begun = page.waitForResponse((response) => response.url().includes('-search'));
  await button(page, 'Analyse').click();
  await expect(output(page).getByRole('list', { name: 'Progress' })).toBeVisible();
  await begun;
  const later = await page.context().newPage();
  await page.close();
  await visit(later, '/reports');
  await expect(rows(later)).toContainText([/Reddit, concise · \d+ posts/], { timeout: REPORT_MS });
  await later.getByRole('link', { name: 'What people say about Aurelia grinder' }).click();
  await expect(later.getByText('2 of 2 kept')).toBeVisible();
});

test('a key is kept without being shown again, and deleted', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/sources');
  await page.getByText('Brave Search', { exact: true }).click();
  const form = page.getByRole('group').filter({ has: page.getByText('Brave Search', { exact: true }) });
  await form.getByRole('textbox').or(form.locator('input')).first().fill('BSA-my-own-key');
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('Your Brave Search key is saved, encrypted.')).toBeVisible();
  expect(await page.content()).not.toContain('BSA-my-own-key');
  await fits(page);
  await form.getByRole('button', { name: 'Delete key' }).click();
  await expect(page.getByText('Your Brave Search key is deleted.')).toBeVisible();
});
