import type { Page } from '@playwright/test';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

/** Runs where a page takes it for its own. */
const HOSTILE = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

/** What ran would have left its mark, and stand among the page's own images. */
async function expectText(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
}

test.beforeEach(({ stack }) => stack.query("delete from public.rate_limits where bucket like 'generate%'"));

test('markup in a visitor’s fields is text', async ({ page }) => {
  await visit(page, '/generator');
  await page.getByLabel('What do you want your text to be about?').fill(`a letter that says ${HOSTILE}`);
  await button(page, 'Generate').click();
  await expect(page.getByRole('region', { name: 'Prompt', exact: true })).toContainText('onerror=');
  await expectText(page);

  await visit(page, '/gallery');
  await page.getByLabel('Search').fill(HOSTILE);
  await expect(page.getByText('No templates found.')).toBeVisible();
  await expectText(page);

  await visit(page, '/gallery/professional-consultant');
  await page.getByLabel('Industry').fill(HOSTILE);
  await expect(page.getByRole('region', { name: /^Text of/ })).toContainText('onerror=');
  await expectText(page);

  await visit(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(HOSTILE);
  await page.getByLabel('Password', { exact: true }).fill(HOSTILE);
  await button(page, 'Log In').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectText(page);

  await visit(page, `/${encodeURIComponent(HOSTILE)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
  await expectText(page);
});

test('markup in an account’s fields is text', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await page.getByLabel('Your message').fill(`a sign that reads ${HOSTILE}`);
  await page.getByLabel('Your message').press('Enter');
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('onerror=');
  await expectText(page);

  await visit(page, '/gallery/new');
  await page.getByLabel('Title', { exact: true }).fill(HOSTILE);
  await page.getByLabel('Text', { exact: true }).fill(`${HOSTILE} [NAME]`);
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: /^Text of/ })).toContainText('onerror=');
  await expectText(page);

  await visit(page, '/generator?tool=research');
  await page.getByLabel('What do you want your text to be about?').fill(HOSTILE);
  await button(page, 'Preview for free').click();
  await expect(page.getByLabel('What do you want your text to be about?')).toHaveValue(HOSTILE);
  await expectText(page);

  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('First name').fill('<b>Ada</b>');
  await button(page, 'Save Changes').click();
  await expectText(page);
});
