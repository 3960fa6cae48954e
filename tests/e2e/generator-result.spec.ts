import type { Page } from '@playwright/test';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { tabTo } from './by-keyboard.ts';
import { leadingActs } from './leading.ts';
import { expect, test } from './site-fixtures.ts';

const HOSTILE = '<img src=x onerror="window.hit=1"> [NAME]';
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });
const prompt = (page: Page) => output(page).getByRole('region', { name: 'Prompt', exact: true });
const button = (page: Page, name: string) => output(page).getByRole('button', { name, exact: true });

test('a prompt from a link is text; by keyboard alone it is made specific, edited, compared and made shorter', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${encodeURIComponent(HOSTILE)}`);
  await expect(prompt(page)).toHaveText(HOSTILE);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  await prompt(page).focus();
  await tabTo(page, 'More specific');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Who is it for?')).toBeFocused();
  await page.keyboard.type('hobby keepers');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('- Write for hobby keepers');

  await tabTo(page, 'Edit sections');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Task' })).toBeFocused();
  await tabTo(page, 'Move Task down');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText(/^Requirements[\s\S]*Task/);
  await tabTo(page, 'NAME');
  await page.keyboard.type('Ada');
  await expect(prompt(page)).toContainText('onerror="window.hit=1"> Ada');

  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('3');
  await page.getByRole('switch', { name: 'Show changes' }).press('Space');
  await expect(output(page).getByRole('region', { name: 'Changes since version 2' })).toContainText(
    'Requirements',
  );
  await page.getByLabel('Version', { exact: true }).selectOption('Version 1: From a link');
  await expect(prompt(page)).toContainText('Ada');
  await expect(prompt(page)).not.toContainText('hobby keepers');
  await page.getByLabel('Version', { exact: true }).selectOption('Version 3: Edited');
  await button(page, 'Shorter').press('Enter');
  await expect(prompt(page)).toHaveText(`Write for hobby keepers. ${HOSTILE.replace('[NAME]', 'Ada')}.`);

  await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeHidden();
  await button(page, 'Use it in').press('Enter');
  await expect(page.getByRole('button', { name: 'Copy and open ChatGPT' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute(
    'href',
    /^https:\/\/claude\.ai\/new\?q=Write/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeHidden();
  await expect(button(page, 'Use it in')).toBeFocused();
  await page.getByLabel('For which model').selectOption('Claude');
  // What stood in the link, and what was typed, went to nobody.
  expect(sent.filter((request) => /onerror|hobby|Ada/.test(request))).toEqual([]);
});

test('a link of 200 kB, and a damaged one, are refused with a sentence', async ({ page }) => {
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${'a'.repeat(200_000)}`);
  await expect(output(page).getByRole('alert')).toContainText(
    'This link is too long to be read. Ask for the prompt itself.',
  );
  await page.evaluate(() => {
    window.location.hash = '#prompt=%E0%A4%A';
  });
  await expect(output(page).getByRole('alert')).toContainText(
    'This link is damaged: it holds no prompt that can be read.',
  );
});

test('one act leads: to copy what is there, until something else is asked for', async ({ page }) => {
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${encodeURIComponent('Sing a song.')}`);
  await expect(prompt(page)).toHaveText('Sing a song.');
  await expect.poll(() => leadingActs(page)).toEqual(['Copy']);
  await page.getByLabel('What do you want your text to be about?').fill('gardens');
  await expect.poll(() => leadingActs(page)).toEqual(['Generate']);
});

test('on a phone the chats of a prompt open within the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${encodeURIComponent('Sing a song.')}`);
  await button(page, 'Use it in').click();
  const { x = -1, width = 0 } =
    (await page.getByRole('link', { name: 'Open in Claude' }).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('a press between the chats of a prompt leaves them open, one elsewhere closes them', async ({
  page,
}) => {
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${encodeURIComponent('Sing a song.')}`);
  await button(page, 'Use it in').focus();
  await page.keyboard.press('ArrowDown');
  const chat = page.getByRole('link', { name: 'Open in Claude' });
  const list = page.getByRole('list').filter({ has: chat });
  await expect(list.locator(':focus')).toBeAttached();
  await list.click({ position: { x: 2, y: 2 } });
  await expect(chat).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(chat).toBeHidden();
});

test('on paper a prompt stands whole, and alone', async ({ page }) => {
  const lines = Array.from({ length: 90 }, (_, at) => `Rule ${at}`);
  await page.goto(`${SITE_ORIGIN}/generator#prompt=${encodeURIComponent(lines.join('\n'))}`);
  await expect(prompt(page)).toContainText('Rule 89');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('What do you want your text to be about?')).toBeHidden();
  await expect(output(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(await prompt(page).evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
});
