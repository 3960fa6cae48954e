import type { Page } from '@playwright/test';
import { PAGE_LIVES } from '@/dashboard/app/keep-early-input.ts';
import { SESSION_KEY } from '@/shared/client/session-key.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect, type Person } from './site-fixtures.ts';

export const visit = (page: Page, path: string) => page.goto(SITE_ORIGIN + path);

/** Runs in the page: its root has the event's name as a class from then on. */
function markLiving(name: string): void {
  document.addEventListener(name, () => document.documentElement.classList.add(name), true);
}

/** Opens an address of whatever site the test's pages stand on, and waits until the page's code answers. */
export async function visitLivingAt(page: Page, address: string): Promise<void> {
  await page.addInitScript(markLiving, PAGE_LIVES);
  await page.goto(address);
  await page.locator(`html.${PAGE_LIVES}`).waitFor();
}

/** Visits a page and waits until its code answers: before that a link is the browser's own, and takes the focus nowhere. */
export const visitLiving = (page: Page, path: string) => visitLivingAt(page, SITE_ORIGIN + path);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Logs somebody in by the form; auth.spec.ts tells how that goes. */
export async function logInByForm(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
  await expect(button(page, 'Account')).toBeVisible();
}

/** Goes on where the form would lead: on the home page, with a session. */
export async function logIn(page: Page, { session }: Person): Promise<void> {
  // A place of the site's that runs none of its code.
  await visit(page, '/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
  await visit(page, '/');
  await expect(button(page, 'Account')).toBeVisible();
}
