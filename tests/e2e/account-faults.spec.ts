import type { Page } from '@playwright/test';
import type { MailboxMessage } from '@/local/mail/mailbox-message.ts';
import type { Stack } from '@/local/stack.ts';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { profileSaveFailure, textFor } from '@/shared/errors/texts.en.ts';
import { generatorEnglish } from '@/shared/texts/generator.en.ts';
import { siteEnglish } from '@/shared/texts/site.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { balance, fillLogin } from './buying.ts';
import { button, logIn, logInByForm, visit } from './signing-in.ts';
import { expect, mailedLink, newEmail, test } from './site-fixtures.ts';

async function changeAddress(page: Page, email: string): Promise<void> {
  await visit(page, '/profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Save Changes').click();
}

async function mailsTo(stack: Stack, email: string): Promise<MailboxMessage[]> {
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as MailboxMessage[];
}

test('a changed address is confirmed at the new one, told to the old one, and undone there', async ({
  page,
  person,
  stack,
}) => {
  // Two waits of 3 s are part of it (spec §9).
  test.slow();
  const next = newEmail();
  await logIn(page, person);
  await changeAddress(page, next);
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await expect(page.getByText(`Follow the link we sent to ${next} to change your address.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  await page.goto(await mailedLink(stack, next));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await visit(page, '/profile');
  await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible();
  const told = async () => (await mailsTo(stack, person.email))[0]?.subject;
  await expect.poll(told).toBe('The email address of your account was changed');

  const undo = await mailedLink(stack, person.email);
  await page.goto(undo);
  await button(page, 'Undo the change').click();
  await expect(page.getByRole('heading', { name: 'Email Restored' })).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  const password = 'another-long-one-7';
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill(password);
  await button(page, 'Reset Password').click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login`);
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/login');
  await fillLogin(page, { ...person, email: next });
  await expect(page.getByText(textFor('login', 'invalid_credentials'))).toBeVisible();
  await logInByForm(page, { ...person, password });

  await page.goto(undo);
  await button(page, 'Undo the change').click();
  await expect(page.getByText(textFor('link-recover', 'link_invalid'))).toBeVisible();
});

test('whoever is signed in as the account whose address is taken back is signed out', async ({
  page,
  person,
  stack,
}) => {
  const next = newEmail();
  await logIn(page, person);
  await changeAddress(page, next);
  await expect(page.getByText(notices.profileSaved)).toBeVisible();
  await page.goto(await mailedLink(stack, next));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBeGreaterThan(1);
  await page.goto(await mailedLink(stack, person.email));
  await button(page, 'Undo the change').click();
  await expect(page.getByRole('heading', { name: 'Email Restored' })).toBeVisible();
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('an address that is somebody else’s is refused, and nothing typed is lost', async ({
  page,
  person,
  stack,
}) => {
  const other = newEmail();
  await stack.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [other]);
  await logIn(page, person);
  await changeAddress(page, other);
  await expect(page.getByText(profileSaveFailure('email_in_use'))).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(other);
  expect(await mailsTo(stack, other)).toEqual([]);
});

test('a logout in one tab is one in every tab, and leaves nothing behind', async ({
  page,
  person,
  extension,
}) => {
  await logIn(page, person);
  const other = await extension.context.newPage();
  await visit(other, '/profile');
  await expect(button(other, 'Edit Profile')).toBeVisible();
  await button(page, 'Account').click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(other.getByText(person.email)).toHaveCount(0);
  for (const tab of [page, other])
    expect(
      await tab.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await caches.keys()),
        document.cookie,
      ]),
    ).toEqual(['']);
});

test('a session that ended by itself is told, is no visitor’s, and leaves what was typed', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  // a page of the build takes no press before its code stands
  await expect(balance(page)).toBeVisible();
  const topic = page.getByLabel('What do you want your text to be about?');
  await topic.fill('a farewell mail to a customer');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/generate') && asked.push(request.url()));
  // A service that is overloaded still knows the session; its client drops it all the same.
  await page.route(/grant_type=refresh_token/, (route) =>
    route.fulfill({ status: 429, json: { code: 'over_request_rate_limit', message: '' } }),
  );
  // Its hour is over as the button is pressed: before that, another question of the page could be the one to learn it.
  await button(page, 'Generate').evaluate((generate: HTMLButtonElement, key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    generate.click();
  }, SESSION_KEY);
  await expect(page.getByText(siteEnglish.session_lost)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: generatorEnglish.ended })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(topic).toHaveValue('a farewell mail to a customer');
  await page.getByRole('status', { name: 'Messages' }).getByRole('link', { name: 'Log In' }).click();
  await page.reload();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${SITE_ORIGIN}/generator`);
  await expect(topic).toHaveValue('a farewell mail to a customer');
});

test('a session that was ended elsewhere leaves nothing of what was typed', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  const topic = page.getByLabel('What do you want your text to be about?');
  await topic.fill('a farewell mail to a customer');
  await stack.query(
    'delete from auth.sessions where user_id = (select id from auth.users where email = $1)',
    [person.email],
  );
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);
  await button(page, 'Generate').click();
  await expect(page.getByText(siteEnglish.session_revoked)).toBeVisible();
  await expect(topic).toHaveValue('');
  await page.reload();
  await expect(topic).toHaveValue('');
});

test('a session that was ended elsewhere while its token still runs is no deleted account', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await stack.query(
    'delete from auth.sessions where user_id = (select id from auth.users where email = $1)',
    [person.email],
  );
  await page.reload();
  await expect(page.getByText(siteEnglish.session_revoked)).toBeVisible();
  await expect(page.getByText(siteEnglish.session_deleted)).toBeHidden();
});

test('a suspended account is signed out by its next question, and told why at the login', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/profile');
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await stack.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
    person.email,
  ]);
  await page.reload();
  await expect(page.getByText(siteEnglish.session_suspended)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await visit(page, '/login');
  await fillLogin(page, person);
  await expect(page.getByText(textFor('login', 'account_disabled'))).toBeVisible();
});

test('a guesser is stopped: after thirty wrong passwords the right one is refused too', async ({
  page,
  person,
  stack,
}) => {
  const guess = (password: string) =>
    fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: person.email, password }),
    });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => (await guess(`wrong ${n}`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  await visit(page, '/login');
  await fillLogin(page, person);
  await expect(page.getByText(textFor('login', 'rate_limited'))).toBeVisible();
});
