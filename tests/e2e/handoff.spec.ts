import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import { type ExtensionBrowser, SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { fillLogin } from './buying.ts';
import { beginSignIn, connectButton, continueSending } from './connecting.ts';
import { expect, test } from './site-fixtures.ts';

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
  const login = await beginSignIn(extension.context, extension.extensionId);
  await expect(login.getByRole('heading', { name: 'Extension Login' })).toBeVisible();
  await fillLogin(login, person);
  await expect(login.getByText('The Whetstone extension in Chrome on Linux')).toBeVisible();
  expect(await keptSession(extension)).toBeFalsy();
  await connectButton(login).click();
  await expect(login.locator('whetstone-banner')).toContainText(person.email);
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
  expect(await keptSession(extension)).toMatchObject({ email: person.email });
  // The balance is asked for at once, not with the first run.
  await expect.poll(() => keptSession(extension)).toMatchObject({ credits: 250 });
  await expect(login.locator('whetstone-banner')).toHaveCount(0);

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

test('the cloud, chosen in the settings, is in use once somebody has signed in, and rewrites', async ({
  page,
  extension,
  person,
}) => {
  await page.goto(`chrome-extension://${extension.extensionId}/options.html`);
  await page.getByText('Other engines').click();
  const cloud = page.getByRole('radio', { name: 'Whetstone cloud', exact: true });
  await cloud.click();
  const opened = extension.context.waitForEvent('page');
  await continueSending(page);
  const login = await opened;
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await fillLogin(login, person);
  await connectButton(login).click();
  await expect(cloud).toBeChecked();
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await page.getByRole('textbox', { name: 'Your draft' }).fill('their is a bug in teh export');
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('There is a bug in the export');
  await expect(result).toContainText('Sharpened in the cloud');
});

test('a browser revoked on the website is signed out in its popup, which says so', async ({
  page,
  extension,
  person,
}) => {
  const login = await beginSignIn(extension.context, extension.extensionId);
  await fillLogin(login, person);
  await connectButton(login).click();
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
  await fillLogin(page, person);
  await connectButton(page).click();
  await expect(page.getByText('The extension no longer waits for this page.')).toBeVisible();
  expect(await keptSession(extension)).toBeFalsy();
  await page.getByRole('link', { name: 'See what is connected' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a login page that a foreign page opens mints nothing, however often, and scripts press in vain', async ({
  page,
  person,
  stack,
}) => {
  await page.goto(`${SITE_ORIGIN}/login?ext=1&state=${crypto.randomUUID()}`);
  await fillLogin(page, person);
  await expect(connectButton(page)).toBeEnabled();
  const minted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/device-tokens') && request.method() === 'POST') minted.push(request.url());
  });
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(`${SITE_ORIGIN}/login?ext=1&state=${crypto.randomUUID()}`);
    await expect(connectButton(page)).toBeEnabled();
    await connectButton(page).evaluate((element: HTMLButtonElement) => element.click());
  }
  // The other way a window's attention comes: a press that began elsewhere lands before half a second has passed.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
  await expect(connectButton(page)).toBeDisabled();
  await expect(connectButton(page)).toBeEnabled();
  expect(minted).toEqual([]);
  const kept = await stack.query(
    'select id from public.device_tokens join public.profiles using (user_id) where email = $1',
    [person.email],
  );
  expect(kept).toEqual([]);
});

test('a double press mints one token, and the page loaded again asks for no other', async ({
  extension,
  person,
  stack,
}) => {
  const login = await beginSignIn(extension.context, extension.extensionId);
  await fillLogin(login, person);
  await connectButton(login).dblclick();
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
  await login.reload();
  await expect(login.getByText('To connect the extension, open it and press Sign in.')).toBeVisible();
  await expect(connectButton(login)).toHaveCount(0);
  const kept = await stack.query(
    'select id from public.device_tokens join public.profiles using (user_id) where email = $1',
    [person.email],
  );
  expect(kept).toHaveLength(1);
});

test('what the extension asked for lasts through signing up by another tab', async ({ page, person }) => {
  const state = crypto.randomUUID();
  await page.goto(`${SITE_ORIGIN}/login?ext=1&state=${state}`);
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${SITE_ORIGIN}/login`);
  await fillLogin(other, person);
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login?ext=1&state=${state}`);
  await expect(connectButton(page)).toBeEnabled();
});
