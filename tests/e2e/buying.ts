import type { Page } from '@playwright/test';
import { notices } from '@/shared/errors/notices.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { expect, type Person } from './site-fixtures.ts';

export const visit = (page: Page, path: string) => page.goto(SITE_ORIGIN + path);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const balance = (page: Page) => page.getByTitle('Click to manage credits and subscription');
export const card = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Subscribe|Pay)\b/ });
export const success = (page: Page) => page.getByRole('dialog', { name: notices.paymentSuccessful });

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await expect(button(page, 'Log In')).toBeVisible();
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    // All of it comes in one moment here, which may be the one in which the page's code takes the field's place.
    await expect(async () => {
      await field.fill(text);
      await expect(field).toHaveValue(text, { timeout: 1_000 });
    }).toPass();
  }
  await button(page, 'Log In').click();
}

/** Pays on the provider's page and reads what arrived. */
export async function pay(page: Page, arrival: string): Promise<void> {
  await payButton(page).click();
  await expect(success(page)).toContainText(arrival);
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(success(page)).toBeHidden();
}

export async function buyStarter(page: Page, after = 5_750): Promise<void> {
  await visit(page, '/subscription');
  await button(page, 'Buy Starter').click();
  const credits = after.toLocaleString('en');
  await pay(page, `5,500 credits arrived with the Starter plan. You have ${credits} credits now.`);
  await expect(card(page, 'Starter')).toContainText('Current Plan');
}
