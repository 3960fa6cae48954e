import type { Page } from '@playwright/test';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, visit, visitLiving } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const PHONE = { width: 320, height: 640 };

test('the foot leads to what the product is', async ({ page }) => {
  for (const [name, path] of [
    ['Features', '/features'],
    ['Prompt Generator', '/generator'],
    ['Browser Extension', '/download'],
  ] as const) {
    await visit(page, '/about');
    await page.getByRole('navigation', { name: 'Product' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('the homepage starts at its top, read from its name, for who comes from far down another page', async ({
  page,
}) => {
  await visitLiving(page, '/privacy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Whetstone', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Automate/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('on a phone the bar keeps all its ways behind a button', async ({ page, person }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/about');
  const bar = page.getByRole('navigation', { name: 'Site' });
  await expect(bar.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await button(page, 'Menu').press('Enter');
  await expect(bar.getByRole('link', { name: 'Pricing' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Features' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await expect(button(page, 'Menu')).toBeFocused();
  await expect(button(page, 'Menu')).toHaveAttribute('aria-expanded', 'false');

  await logIn(page, person);
  await expect(bar.getByRole('link', { name: /credits/ })).toBeVisible();
  for (const [name, heading] of [
    ['Gallery', 'Prompt Gallery'],
    ['Generator', 'Prompt Generator'],
  ] as const) {
    await button(page, 'Menu').click();
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Pricing' })).toBeHidden();
  }
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('a wide bar shows who is signed in the generator, without a button', async ({ page, person }) => {
  await logIn(page, person);
  await visitLiving(page, '/');
  await expect(button(page, 'Menu')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Generator', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Generator' })).toBeFocused();
});

test('the back button goes one step back from every page of a way, and keeps what was chosen', async ({
  page,
  person,
}) => {
  const isAt = (path: string) => expect(page).toHaveURL(SITE_ORIGIN + path);
  const login = '/login?returnTo=%2Fsubscription&plan=pro';
  await page.goto(`${SITE_ORIGIN}/subscription`);
  await page.getByRole('link', { name: 'Buy Pro' }).click();
  await isAt(login);
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.goBack();
  await isAt(login);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription & Credits' })).toBeVisible();
  await page.goForward();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await isAt('/subscription?plan=pro');
  // The form is behind one who is signed in: going back does not show it again.
  await page.goBack();
  await isAt('/subscription');

  await page.goto(`${SITE_ORIGIN}/generator#prompt=A%20kept%20prompt`);
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await tools.getByRole('link', { name: 'Research conversations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Intelligence' })).toBeVisible();
  await tools.getByRole('link', { name: 'Describe an image' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Image Prompt Generator' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Intelligence' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Prompt', exact: true })).toHaveText('A kept prompt');
});

/** Runs in the page: notes whether a heading that stood there was gone at any moment. */
function watchHeading(): void {
  let stood = false;
  new MutationObserver(() => {
    const stands = document.querySelector('h1') !== null;
    if (stood && !stands) document.documentElement.dataset.emptied = 'yes';
    stood ||= stands;
  }).observe(document, { childList: true, subtree: true });
}

test('a page written ahead stays for who is signed in until the page itself is there', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await page.addInitScript(watchHeading);
  for (const path of ['/', '/gallery', '/features', '/generator', '/subscription']) {
    await visit(page, path);
    await expect(button(page, 'Account')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html'), path).not.toHaveAttribute('data-emptied');
  }
});
