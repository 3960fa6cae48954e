import { expect, type Page } from '@playwright/test';
import { loginPath, paths } from '@/dashboard/app/paths.ts';
import { standardAddresses } from '@/local/extension-build.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { test } from './published-site.ts';
import { visitLivingAt } from './signing-in.ts';

// What a page says while it waits, how long it says it, and how large a part gets: with an API that answers as each test says.

const { apiUrl } = standardAddresses;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Answers a call of the API; without an answer the caller waits for ever. */
async function answer(page: Page, path: string, with_?: { status: number; json: object }): Promise<void> {
  await page.route(`${apiUrl}${path}`, (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return with_ ? route.fulfill({ ...with_, headers }) : undefined;
  });
}

async function logIn(page: Page): Promise<void> {
  await field(page, 'Email').fill('ada@example.test');
  await field(page, 'Password').fill('correct horse 1');
  await button(page, 'Log In').click();
}

test('the login and the sign-up say what they do while it goes on', async ({ page }) => {
  await answer(page, '/auth/v1/token*');
  await answer(page, '/auth/v1/signup*');
  await visitLivingAt(page, paths.login);
  await logIn(page);
  await expect(button(page, 'Logging in...')).toBeDisabled();
  await visitLivingAt(page, paths.signup);
  for (const name of ['First name', 'Last name', 'Username']) await field(page, name).fill('Ada');
  await field(page, 'Email').fill('ada@example.test');
  await field(page, 'Password').fill('correct horse 1');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(button(page, 'Creating Account...')).toBeDisabled();
});

for (const [mode, told] of [
  ['verifyEmail', 'Verifying email...'],
  ['resetPassword', 'Verifying reset link...'],
] as const)
  test(`a mail’s link says what it does while it goes on: ${told}`, async ({ page }) => {
    await answer(page, '/auth/v1/verify*');
    await visitLivingAt(page, `${paths.authAction}?mode=${mode}&oobCode=abc`);
    await expect(page.getByText(told)).toBeVisible();
  });

test('the reset modal closes 3 s after its success', async ({ page }) => {
  await answer(page, '/auth/v1/recover*', { status: 200, json: {} });
  await page.clock.install();
  await visitLivingAt(page, paths.login);
  await button(page, 'Forgot Password').click();
  const modal = page.getByRole('dialog', { name: 'Reset Password' });
  await modal.getByLabel('Email').fill('ada@example.test');
  await page.clock.pauseAt(Date.now() + 60_000);
  await modal.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(modal.getByText(notices.resetEmailSent)).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(modal).toBeVisible();
  await page.clock.runFor(200);
  await expect(modal).toBeHidden();
});

for (const { name, sent, told } of [
  {
    name: 'success',
    sent: { status: 200, json: { success: true, message: '' } },
    told: notices.verificationEmailSent,
  },
  {
    name: 'failure',
    sent: { status: 500, json: { code: 'internal', requestId: 'r' } },
    told: textFor('resend-verification', 'internal'),
  },
])
  test(`the resend modal closes 4 s after any outcome: ${name}`, async ({ page }) => {
    const refused = {
      code: 'email_not_confirmed',
      error_code: 'email_not_confirmed',
      msg: 'Email not confirmed',
    };
    await answer(page, '/auth/v1/token*', { status: 400, json: refused });
    await answer(page, '/functions/v1/account/send-verification-email', sent);
    await page.clock.install();
    await visitLivingAt(page, paths.login);
    await logIn(page);
    await button(page, 'Resend verification email').click();
    const modal = page.getByRole('dialog', { name: 'Resend Verification Email' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await modal.getByRole('button', { name: 'Send Verification Email' }).click();
    await expect(modal.getByText(told)).toBeVisible();
    await page.clock.runFor(3_900);
    await expect(modal).toBeVisible();
    await page.clock.runFor(200);
    await expect(modal).toBeHidden();
  });

test('the output is 600 px high at most, and scrolls', async ({ page }) => {
  const lines = Array.from({ length: 90 }, (_, at) => `Rule ${at}`).join('\n');
  await page.goto(`${paths.generator}#prompt=${encodeURIComponent(lines)}`);
  const prompt = page.getByRole('region', { name: 'Prompt', exact: true });
  await expect(prompt).toContainText('Rule 89');
  expect((await prompt.boundingBox())?.height).toBe(600);
  expect(await prompt.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});

test('a feature’s panel stands beside its text from 992 px on, and below it before', async ({ page }) => {
  const title = 'Rewrite: same meaning, no mistakes';
  const panel = page.getByRole('region', { name: `${title}, example` });
  const text = page.getByRole('heading', { level: 2, name: title, exact: true });
  for (const [width, isBeside] of [
    [991, false],
    [992, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.features);
    const [box, head] = [await panel.boundingBox(), await text.boundingBox()];
    expect((box?.x ?? 0) > (head?.x ?? 0) + 100, `${width}`).toBe(isBeside);
  }
});

test('a panel begins to type when 15 % of it are in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitLivingAt(page, paths.features);
  const panel = page.getByRole('region', { name: 'Saved prompts keep their blanks, example' });
  const show = (share: number) =>
    panel.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({
        top: window.scrollY + top - window.innerHeight + height * part,
        behavior: 'instant',
      });
    }, share);
  const typed = async () => (await panel.locator('[data-typed]').textContent()) ?? '';
  await show(0.1);
  // Two frames and a turn later an observer has told what it saw.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200))),
      ),
  );
  expect(await typed()).toBe('');
  await show(0.2);
  await expect.poll(typed).not.toBe('');
});

test('every page of an account leads a visitor to the login, and names the way back', async ({ page }) => {
  for (const path of [paths.profile, paths.billing, paths.refreshCredits, paths.imagePrompt, paths.reports]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${loginPath({ returnTo: path }).replace('?', '\\?')}$`));
  }
});
