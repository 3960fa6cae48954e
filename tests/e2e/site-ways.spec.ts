import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { siteEnglish } from '@/shared/texts/site.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { balance, buyStarter, fillLogin } from './buying.ts';
import { beginSignIn, connectButton } from './connecting.ts';
import { button, logIn, visit, visitLiving } from './signing-in.ts';
import { expect, mailedLink, newEmail, PASSWORD, test } from './site-fixtures.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillSignup(page: Page, email: string): Promise<void> {
  for (const [name, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Username', 'ada'],
    ['Email', email],
    ['Password', PASSWORD],
  ] as const)
    await field(page, name).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
}

test('who needs an account for the extension signs up, follows the mail, logs in, and is connected', async ({
  extension,
  stack,
}) => {
  test.slow();
  const email = newEmail();
  const login = await beginSignIn(extension.context, extension.extensionId);
  const asked = new URL(login.url()).search;
  expect(asked).toMatch(/ext=1&state=/);
  await login.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(login.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await fillSignup(login, email);
  await expect(login).toHaveURL(`${SITE_ORIGIN}/login${asked}`);
  await login.goto(await mailedLink(stack, email));
  await expect(login.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect(login).toHaveURL(`${SITE_ORIGIN}/login${asked}`);
  await fillLogin(login, { email, password: PASSWORD });
  await connectButton(login).click();
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
});

test('the first steps go away once all three are done, and stay away', async ({
  page,
  extension,
  person,
}) => {
  test.slow();
  const login = await beginSignIn(extension.context, extension.extensionId);
  await fillLogin(login, person);
  await connectButton(login).click();
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
  await visit(page, '/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('2 of 3');
  const panel = await extension.context.newPage();
  await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await panel.getByRole('textbox', { name: 'Your draft' }).fill('their is a bug in teh export');
  await panel.keyboard.press('Control+Enter');
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('There is a bug in the export');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(steps).toHaveCount(0);
  await visitLiving(page, '/');
  await expect(button(page, 'Account')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await balance(page).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
});

test('a page says when the network goes, keeps what is typed, and says no more once it is back', async ({
  page,
  extension,
}) => {
  await visitLiving(page, '/');
  const typed = field(page, 'Your sentence');
  await typed.fill('their is a bug');
  await expect(balance(page)).toHaveCount(0);
  await extension.context.setOffline(true);
  await expect(page.getByText(siteEnglish.offline)).toBeVisible();
  await expect(typed).toHaveValue('their is a bug');
  await extension.context.setOffline(false);
  await expect(page.getByText(siteEnglish.offline)).toBeHidden();
});

test('going back leads past a purchase, a followed mail and a template, and does nothing twice', async ({
  page,
  person,
  stack,
}) => {
  test.slow();
  await logIn(page, person);
  await buyStarter(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/c\/pay\//);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
  await expect(balance(page)).toHaveText('5,750 credits');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Free credits are for who pays nothing.
  await visit(page, '/refresh-credits');
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);

  await visitLiving(page, '/gallery');
  await page.getByRole('link', { name: 'Meeting Request' }).click();
  await field(page, 'Topic').fill('the March release');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Gallery' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('region', { name: /^Text of/ })).toContainText('the March release');

  await page.evaluate(() => localStorage.clear());
  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  const email = newEmail();
  await client.auth.signUp({ email, password: PASSWORD });
  await visit(page, '/about');
  await page.goto(await mailedLink(stack, email));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/about`);

  await visitLiving(page, '/auth-action?mode=recoverEmail&oobCode=forged');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Authentication Link Invalid' })).toBeVisible();
});

test('a save and a reset say what they do while it goes on', async ({ page, person, stack }) => {
  await visitLiving(page, '/login');
  await button(page, 'Forgot Password').click();
  const modal = page.getByRole('dialog', { name: 'Reset Password' });
  await modal.getByLabel('Email').fill(person.email);
  await modal.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(modal).toBeHidden();
  await page.goto(await mailedLink(stack, person.email));
  await field(page, 'New password').fill('a new one');
  await field(page, 'Confirm password').fill('a new one');
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await button(page, 'Reset Password').click();
  await expect(button(page, 'Resetting Password...')).toBeDisabled();

  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  await field(page, 'First name').fill('Augusta');
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Saving...')).toBeDisabled();
});
