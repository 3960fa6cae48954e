import type { Page } from '@playwright/test';
import { button, logIn, visit } from './signing-in.ts';
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
  await expect(button(page, 'Menu')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Generator', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Generator' })).toBeFocused();
});
