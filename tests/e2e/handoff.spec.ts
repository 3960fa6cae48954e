import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import { type ExtensionBrowser, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect, type Person, test } from './site-fixtures.ts';

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

async function openPopup({ context, extensionId }: ExtensionBrowser): Promise<Page> {
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  return popup;
}

const keptSession = async (extension: ExtensionBrowser) =>
  (await extension.background()).evaluate(async () => (await chrome.storage.local.get('session')).session);

test('the extension is signed in by the website, shows its balance, is listed, and signs out', async ({
  page,
  extension,
  person,
  stack,
}) => {
  // The banner's 8 s are part of it (spec §9).
  test.slow();
  const popup = await openPopup(extension);
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  const login = await opened;
  await expect(login.getByRole('heading', { name: 'Extension Login' })).toBeVisible();
  await logIn(login, person);
  await expect(login.locator('whetstone-banner')).toContainText(person.email);
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
  expect(await keptSession(extension)).toMatchObject({ email: person.email });
  // The balance is asked for at once, not with the first run.
  await expect.poll(() => keptSession(extension)).toMatchObject({ credits: 250 });
  await expect(login.locator('whetstone-banner')).toHaveCount(0, { timeout: 10_000 });

  await stack.query('select public.grant_credits(user_id, 5, $2, $2) from public.profiles where email = $1', [
    person.email,
    'gift',
  ]);
  const again = await openPopup(extension);
  await expect(again.getByText('255 credits')).toBeVisible();
  await page.goto(`${SITE_ORIGIN}/profile`);
  await expect(page.getByRole('button', { name: 'Revoke Chrome on Linux' })).toBeVisible();
  await again.getByRole('button', { name: 'Sign out' }).click();
  await expect(again.getByText('Not signed in')).toBeVisible();
  expect(await keptSession(extension)).toBeFalsy();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('None yet.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a browser revoked on the website is signed out in its popup, which says so', async ({
  page,
  extension,
  person,
}) => {
  const popup = await openPopup(extension);
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await logIn(await opened, person);
  await expect.poll(() => keptSession(extension)).toMatchObject({ credits: 250 });
  await page.goto(`${SITE_ORIGIN}/profile`);
  await page.getByRole('button', { name: 'Revoke Chrome on Linux' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  const again = await openPopup(extension);
  await expect(again.getByText(textFor('popup', 'unauthorized'))).toBeVisible();
  await expect(again.getByText('Not signed in')).toBeVisible();
});

test('a page that nobody asked signs nothing in, and keeps no token', async ({ page, extension, person }) => {
  await page.goto(`${SITE_ORIGIN}/login?ext=1&state=${crypto.randomUUID()}`);
  await logIn(page, person);
  await expect(page.getByText('The extension no longer waits for this page.')).toBeVisible();
  expect(await keptSession(extension)).toBeFalsy();
  await page.getByRole('link', { name: 'See what is connected' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});
