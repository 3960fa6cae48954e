import type { Page } from '@playwright/test';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect, type Person } from './site-fixtures.ts';

export const visit = (page: Page, path: string) => page.goto(SITE_ORIGIN + path);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Logs somebody in by the form. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
  await expect(button(page, 'Account')).toBeVisible();
}
