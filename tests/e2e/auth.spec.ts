import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { loginPath, paths } from '@/dashboard/app/paths.ts';
import { formTexts, notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { fillLogin } from './buying.ts';
import { button, visit, visitLiving } from './signing-in.ts';
import { expect, mailedLink, newEmail, PASSWORD, test } from './site-fixtures.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Links of mails that lead nowhere, and what is said of each. */
const NOWHERE = [
  ['', 'Authentication Link Invalid', 'Invalid or missing authentication link parameters.'],
  ['?mode=verifyEmail', 'Authentication Link Invalid', 'Invalid or missing authentication link parameters.'],
  ['?mode=signIn&oobCode=x', 'Unknown Authentication Action', 'This authentication link is not recognized.'],
  ['?mode=verifyEmail&oobCode=forged', 'Authentication Link Invalid', 'This verification link is invalid.'],
  ['?mode=recoverEmail&oobCode=forged', 'Authentication Link Invalid', 'This recovery link is invalid.'],
] as const;

/** Has a reset mail sent from the login page; the modal it leaves closes by itself. */
async function askForReset(page: Page, email: string): Promise<Locator> {
  await visit(page, '/login');
  await button(page, 'Forgot Password').click();
  const modal = page.getByRole('dialog', { name: 'Reset Password' });
  await modal.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(modal.getByText(formTexts.emailMissing)).toBeVisible();
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(modal.getByText(notices.resetEmailSent)).toBeVisible();
  return modal;
}

async function signUp(page: Page, email: string): Promise<void> {
  await visit(page, '/signup');
  await fillSignup(page, email);
}

async function fillSignup(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Zoë <b>');
  await field(page, 'Last name').fill('Byron');
  await field(page, 'Username').fill('zoe');
  await field(page, 'Email').fill(email);
  await expect(page.getByLabel('Country code')).toBeHidden();
  await page.getByText('Add a mobile number').click();
  await page.getByLabel('Country code').selectOption('+44');
  await field(page, 'Mobile number (optional)').fill('9876543210');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign Up').click();
}

test('signing up with a known address looks like any other; its owner is told by mail', async ({
  page,
  stack,
  person,
}) => {
  const seen: string[] = [];
  for (const email of [newEmail(), person.email]) {
    await signUp(page, email);
    await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);
    const told = page.getByText(/Check your inbox/);
    await page.reload();
    await expect(told).toContainText(email);
    seen.push(((await told.textContent()) ?? '').replace(email, ''));
  }
  expect(seen[1]).toBe(seen[0]);
  await expect.poll(() => mailedLink(stack, person.email)).toBe(`${SITE_ORIGIN}/login`);
  await fillLogin(page, person);
  await expect(button(page, 'Account')).toBeVisible();
});

test('from a plan through sign-up, mail and login back to the plan; then log out', async ({
  page,
  stack,
}) => {
  const email = newEmail();
  await visit(page, '/subscription');
  await page.getByRole('link', { name: 'Buy Pro' }).click();
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await fillSignup(page, email);
  const login = `${SITE_ORIGIN}${loginPath({ returnTo: paths.subscription, plan: 'pro' })}`;
  await expect(page).toHaveURL(login);

  await fillLogin(page, { email, password: PASSWORD });
  await expect(page.getByText(textFor('login', 'email_not_verified'))).toBeVisible();
  await expect(button(page, 'Resend verification email')).toBeVisible();
  await field(page, 'Email').press('End');
  await field(page, 'Email').pressSequentially('x');
  await expect(button(page, 'Resend verification email')).toBeHidden();

  await page.goto(await mailedLink(stack, email));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await expect(page.getByText(notices.emailVerified)).toBeVisible();
  await expect(page).toHaveURL(login);

  await fillLogin(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription?plan=pro`);
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('250 credits');
  await expect(button(page, 'Account')).toContainText('ZB');
  await button(page, 'Account').click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(email)).toBeHidden();
  await button(page, 'Account').click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('fields are judged when they are left, not before', async ({ page }) => {
  await visitLiving(page, '/signup');
  await field(page, 'Email').fill('ada@');
  await expect(page.getByText(formTexts.emailShape)).toBeHidden();
  await field(page, 'Email').blur();
  await expect(page.getByText(formTexts.emailShape)).toBeVisible();
  await page.getByText('Add a mobile number').click();
  await field(page, 'Mobile number (optional)').fill('12345');
  await field(page, 'Mobile number (optional)').blur();
  await expect(page.getByText(formTexts.mobileShape)).toBeVisible();
  await field(page, 'Mobile number (optional)').pressSequentially('67890');
  await expect(page.getByText(formTexts.mobileShape)).toBeHidden();
  await expect(field(page, 'Mobile number (optional)')).toBeFocused();
  await field(page, 'Password').fill('secret word');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
});

test('a forgotten password is replaced by mail, and the link works once', async ({ page, stack, person }) => {
  // Two waits of 3 s are part of it (spec §9).
  test.slow();
  const modal = await askForReset(page, person.email);
  await expect(modal).toBeHidden();

  const link = await mailedLink(stack, person.email);
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(button(page, 'Reset Password')).toBeDisabled();
  await field(page, 'New password').fill('a new one');
  await expect(page.getByText(formTexts.passwordLongEnough)).toBeVisible();
  await expect(page.getByText(formTexts.passwordsDiffer)).toBeVisible();
  await field(page, 'Confirm password').fill('a new one');
  await expect(page.getByText(formTexts.passwordsMatch)).toBeVisible();
  await button(page, 'Reset Password').click();
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);

  await fillLogin(page, person);
  await expect(page.getByText(textFor('login', 'invalid_credentials'))).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await button(page, 'Reset my password').click();
  const asked = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(asked.getByLabel('Email')).toHaveValue(person.email);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await fillLogin(page, { ...person, password: 'a new one' });
  await expect(button(page, 'Account')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Authentication Link Invalid' })).toBeVisible();
  await expect(page.getByText(textFor('link-reset', 'link_invalid'))).toBeVisible();
});

test('a link older than an hour says so, and a used one that it is invalid', async ({
  page,
  stack,
  person,
}) => {
  const grownOld = (email: string) =>
    stack.query(
      `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 minutes',
         recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = $1`,
      [email],
    );
  await askForReset(page, person.email);
  await grownOld(person.email);
  await page.goto(await mailedLink(stack, person.email));
  await expect(page.getByText(textFor('link-reset', 'link_expired'))).toBeVisible();

  const client = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  const email = newEmail();
  await client.auth.signUp({ email, password: PASSWORD });
  const link = await mailedLink(stack, email);
  await grownOld(email);
  await page.goto(link);
  await expect(page.getByText(textFor('link-verify', 'link_expired'))).toBeVisible();
  await stack.query('update auth.users set confirmation_sent_at = now() where email = $1', [email]);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(textFor('link-verify', 'link_invalid'))).toBeVisible();
});

for (const [query, heading, text] of NOWHERE) {
  test(`a link that leads nowhere says so: ${query}`, async ({ page }) => {
    await visitLiving(page, `/auth-action${query}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  });
}

test('an account page asks for the login and comes back', async ({ page, person }) => {
  await visit(page, '/billing');
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login?returnTo=%2Fbilling`);
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
});

for (const returnTo of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
  test(`a login leads nowhere else: ${returnTo}`, async ({ page, person }) => {
    await visit(page, `/login?returnTo=${encodeURIComponent(returnTo)}`);
    await fillLogin(page, person);
    await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
  });
}
