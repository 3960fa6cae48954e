import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { button, visit } from './signing-in.ts';
import { expect, mailedLink, newEmail, PASSWORD, test } from './site-fixtures.ts';

async function sendLink(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText(notices.resetEmailSent)).toBeVisible();
}

async function resetMail(page: Page, email: string): Promise<void> {
  await visit(page, '/login');
  await button(page, 'Forgot Password').click();
  await sendLink(page, email);
}

test('a reset goes on after the page is loaded again, and a spoilt link offers a new one', async ({
  page,
  stack,
  person,
}) => {
  test.slow();
  await resetMail(page, person.email);
  const link = await mailedLink(stack, person.email);
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await page.getByLabel('New password', { exact: true }).fill('a new one');
  await page.getByLabel('Confirm password', { exact: true }).fill('a new one');
  await button(page, 'Reset Password').click();
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goto(link);
  await expect(page.getByText(textFor('link-reset', 'link_invalid'))).toBeVisible();
  await button(page, 'Send a new link').click();
  await sendLink(page, person.email);
});

test('a verification link followed twice leads to the login, or to a new mail', async ({ page, stack }) => {
  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  const email = newEmail();
  await client.auth.signUp({ email, password: PASSWORD });
  const link = await mailedLink(stack, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(textFor('link-verify', 'link_invalid'))).toBeVisible();
  await expect(page.getByText('Already verified? Just log in.')).toBeVisible();
  await button(page, 'Send a new verification email').click();
  await expect(page.getByRole('dialog', { name: 'Resend Verification Email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
