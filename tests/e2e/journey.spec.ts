import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { notices } from '@/shared/errors/notices.en.ts';
import { type ExtensionBrowser, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect, mailedLink, newEmail, PASSWORD, test } from './site-fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/journey');
const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 375, height: 812 };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const balance = (page: Page) => page.getByTitle('Click to manage credits and subscription');

/** The page as it stands, on a desk and on a telephone, by day and by night. */
async function picture(page: Page, name: string): Promise<void> {
  for (const [place, size] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${name}-${place}-${colorScheme}.png`), fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  await page.setViewportSize(DESKTOP);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${SITE_ORIGIN}/signup`);
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Username').fill('ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await picture(page, '1-signup');
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);
}

async function logIn(page: Page, email: string): Promise<void> {
  await expect(button(page, 'Log In')).toBeVisible();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await picture(page, '3-login');
  await button(page, 'Log In').click();
  await expect(balance(page)).toHaveText('250 credits');
}

async function openPopup({ context, extensionId }: ExtensionBrowser): Promise<Page> {
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  return popup;
}

async function connectExtension(extension: ExtensionBrowser, email: string): Promise<void> {
  const popup = await openPopup(extension);
  const opened = extension.context.waitForEvent('page');
  await button(popup, 'Sign in').click();
  await button(popup, 'Continue').click();
  const connecting = await opened;
  await picture(connecting, '4-connecting');
  await button(connecting, 'Connect this browser').click();
  await expect(connecting.locator('whetstone-banner')).toContainText(email);
  await picture(connecting, '4-connected');
  await connecting.close();
}

/** What the toolbar's popup says of the account. */
async function expectInPopup(extension: ExtensionBrowser, ...texts: string[]): Promise<void> {
  const popup = await openPopup(extension);
  for (const text of texts) await expect(popup.getByText(text)).toBeVisible();
  await popup.close();
}

async function buyStarter(page: Page): Promise<void> {
  await balance(page).click();
  await expect(button(page, 'Buy Starter')).toBeVisible();
  await picture(page, '5-plans');
  await button(page, 'Buy Starter').click();
  const pay = page.getByRole('button', { name: /^(Pay|Subscribe)/ });
  await expect(pay).toBeVisible();
  await picture(page, '6-checkout');
  await pay.click();
  const dialog = page.getByRole('dialog', { name: notices.paymentSuccessful });
  await expect(dialog).toContainText('5,500 credits');
  await picture(page, '7-paid');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(balance(page)).toHaveText('5,750 credits');
  await expect(page.getByRole('row', { name: /\+5,500/ })).toBeVisible();
  expect(page.url()).toBe(`${SITE_ORIGIN}/subscription`);
  await picture(page, '8-subscribed');
}

async function cancelPlan(page: Page): Promise<void> {
  await page.goto(`${SITE_ORIGIN}/billing`);
  await expect(page.getByText('You are on the Starter plan.')).toBeVisible();
  await button(page, 'Cancel Subscription').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(notices.confirmCancel);
  await picture(page, '9-confirm');
  await dialog.getByRole('button', { name: 'Cancel My Subscription' }).click();
  await expect(page.getByText(notices.cancelled)).toBeVisible();
  await expect(page.getByText(/Your Starter plan ends on/)).toBeVisible();
  await expect(button(page, 'Cancel Subscription')).toBeDisabled();
  await picture(page, '10-cancelled');
}

test('sign up, verify, log in, connect the extension, buy, cancel, export, delete', async ({
  page,
  stack,
  extension,
}) => {
  // The redirects and the banner's 8 s are part of it (spec §9).
  test.setTimeout(180_000);
  const email = newEmail();
  await signUp(page, email);
  await page.goto(await mailedLink(stack, email));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await picture(page, '2-verified');
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);
  await logIn(page, email);

  await connectExtension(extension, email);
  await expectInPopup(extension, email, '250 credits');
  await buyStarter(page);
  await expectInPopup(extension, '5,750 credits');
  await cancelPlan(page);

  await page.goto(`${SITE_ORIGIN}/profile`);
  await expect(page.getByText('Chrome on Linux')).toBeVisible();
  const started = page.waitForEvent('download');
  await button(page, 'Export My Data').click();
  const exported = JSON.parse(readFileSync(await (await started).path(), 'utf8'));
  expect(exported).toMatchObject({
    account: { email },
    profile: { plan: 'starter', credits: 5_750, subscription_status: 'cancelled' },
    payments: [{ status: 'Paid', plan: 'starter', credits: 5_500 }],
    subscriptions: [{ plan: 'starter', cancel_at_period_end: true }],
    devices: [{ name: 'Chrome on Linux' }],
  });
  await picture(page, '11-profile');

  await button(page, 'Delete My Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await picture(page, '12-delete');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await stack.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
  await expectInPopup(extension, 'Not signed in');
});
