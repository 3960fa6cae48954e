import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { siteEnglish } from '@/shared/texts/site.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, logInByForm, visit, visitLiving } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';
import { expectWellMade } from './well-made.ts';

test('the profile is read until it is edited, saved, and kept', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('First name').fill('Augusta <i>');
  await button(page, 'Cancel').click();
  await expect(page.getByText('Augusta')).toBeHidden();
  await button(page, 'Edit Profile').click();
  await page.getByLabel('First name').fill('Augusta <i>');
  await button(page, 'Save Changes').click();
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Augusta <i>')).toBeVisible();
});

test('a password is changed by who knows the present one', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await page.getByLabel('Current password').fill('not it at all');
  await page.getByLabel('New password').fill('another one');
  await button(page, 'Change Password').click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This password is not right.',
  );
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(person.password);
  await button(page, 'Change Password').click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await button(page, 'Log Out Everywhere').click();
  const asked = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await asked.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(asked).toBeHidden();
  await button(page, 'Log Out Everywhere').click();
  await asked.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await logInByForm(page, { ...person, password: 'another one' });
});

test('everything is exported, then deleted', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/profile');
  const started = page.waitForEvent('download');
  await button(page, 'Export My Data').click();
  const file = await (await started).path();
  expect(readFileSync(file, 'utf8')).toContain(person.email);
  await button(page, 'Delete My Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not it at all');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText(textFor('delete-account', 'invalid_credentials'))).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('free credits are refreshed once, then wait three days', async ({ page, person, stack }) => {
  await stack.query("update public.profiles set created_at = now() - interval '31 days' where email = $1", [
    person.email,
  ]);
  await logIn(page, person);
  await visit(page, '/refresh-credits');
  await expect(page.getByText('0 of 5 refreshes used')).toBeVisible();
  await button(page, 'Refresh 45 Credits').click();
  await expect(page.getByText(notices.creditsRefreshed)).toBeVisible();
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('295 credits');
  await expect(page.getByText('1 of 5 refreshes used')).toBeVisible();
  await expect(
    page.getByText(/Next refresh available in (3 days 0 hours 0 minutes|2 days 23 hours)/),
  ).toBeVisible();
  await expect(button(page, 'Refresh 45 Credits')).toBeDisabled();

  await visit(page, '/subscription');
  await button(page, 'Reclaim 250 Free Credits').click();
  await expect(page.getByText(notices.freeCreditsReclaimed)).toBeVisible();
  await expect(page.getByText('Available again in 30 days')).toBeVisible();
  await expect(page.getByRole('row', { name: /Free credits reclaimed .* \+250/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Welcome credits .* \+250/ })).toBeVisible();
});

test('an account deleted elsewhere is signed out here by its next question', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await stack.query('delete from auth.users where email = $1', [person.email]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText(siteEnglish.session_deleted)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
});

test('a visitor sees the plans and the way in', async ({ page }) => {
  await visitLiving(page, '/subscription');
  await expect(page.getByText('Sign up to get 250 free credits!')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
});

async function expectAllWellMade(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visitLiving(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectWellMade(page, path);
  }
}

test('axe finds nothing and nothing overflows for a visitor', async ({ page }) => {
  await expectAllWellMade(page, ['/login', '/signup', '/auth-action', '/subscription']);
});

test('axe finds nothing and nothing overflows for who is signed in', async ({ page, person }) => {
  await logIn(page, person);
  const paths = ['/profile', '/subscription', '/billing', '/refresh-credits', '/login?ext=1'];
  await expectAllWellMade(page, paths);
});
