import type { BrowserContext, Page } from '@playwright/test';
import { button } from './signing-in.ts';

/** Goes on where the extension tells what will be sent, as it does once for each host. */
export async function continueSending(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Before anything is sent' })
    .getByRole('button', { name: 'Continue' })
    .click();
}

/** Begins a sign-in in the extension's popup, as its user does. @returns the website's login that opened */
export async function beginSignIn(context: BrowserContext, extensionId: string): Promise<Page> {
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  const opened = context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await continueSending(popup);
  return opened;
}

export const connectButton = (page: Page) => button(page, 'Connect this browser');
