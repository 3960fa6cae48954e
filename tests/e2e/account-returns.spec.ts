import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Stack } from '@/local/stack.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, logInByForm, visit } from './signing-in.ts';
import { expect, mailedLink, newEmail, type Person, test } from './site-fixtures.ts';

const NEW_PASSWORD = 'wholly new 7';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Somebody else signed in, changed the address and confirmed it; the old one has been told. */
async function takeAccount({ stack, person }: { stack: Stack; person: Person }): Promise<string> {
  const thief = createClient(stack.apiUrl, stack.anonKey, { auth: { persistSession: false } });
  await thief.auth.signInWithPassword(person);
  const email = newEmail();
  const changed = await thief.auth.updateUser({ email });
  if (changed.error) throw changed.error;
  const token_hash = new URL(await mailedLink(stack, email)).searchParams.get('oobCode') ?? '';
  await thief.auth.verifyOtp({ token_hash, type: 'email_change' });
  await fetch(`${stack.apiUrl}/functions/v1/account/email-change-notices`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, Authorization: `Bearer ${stack.anonKey}` },
  });
  return mailedLink(stack, person.email);
}

test('who takes an account back is asked for a new password at once', async ({ page, stack, person }) => {
  test.slow();
  await page.goto(await takeAccount({ stack, person }));
  await button(page, 'Undo the change').click();
  await expect(page.getByRole('heading', { name: 'Email Restored' })).toBeVisible();
  await expect(page.getByText(/The old password no longer works/)).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm password').fill(NEW_PASSWORD);
  await button(page, 'Reset Password').click();
  await expect(page.getByText(/your new password is set/)).toBeVisible();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);
  await logInByForm(page, { ...person, password: NEW_PASSWORD });
});

test('who starts with no free credits is told why', async ({ page, stack, person }) => {
  const why = page.getByText(/was given its free credits before/);
  await logIn(page, person);
  await visit(page, '/subscription');
  await expect(page.getByText(/^Available again in/)).toBeVisible();
  await expect(why).toBeHidden();
  // As the confirmation of a second spelling of an address leaves it.
  await stack.query(
    `select private.recall_credits(user_id, 250, 'signup', 'signup#again') from public.profiles where email = $1`,
    [person.email],
  );
  await page.reload();
  await expect(why).toBeVisible();
});

test('who lost a chargeback is told so where he buys, with the way on', async ({ page, stack, person }) => {
  await logIn(page, person);
  await stack.query(
    `insert into public.payments (user_id, amount, status, disputes_lost)
     select user_id, 10, 'Disputed', '{dp_1}' from public.profiles where email = $1`,
    [person.email],
  );
  await visit(page, '/subscription');
  await button(page, 'Buy Starter').click();
  const notice = page.getByRole('alert').filter({ hasText: textFor('checkout', 'purchases_closed') });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/contact`);
});
