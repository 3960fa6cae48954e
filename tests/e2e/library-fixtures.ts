import type { Locator, Page } from '@playwright/test';
import type { LibraryItem } from '@/shared/library/records.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { clearLibrary } from './clear-library.ts';
import { expect } from './fixtures.ts';

/** The panel as a tab of its own. */
export async function openPanel(page: Page, extension: ExtensionBrowser, tab: string): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(
    page.getByRole('tabpanel', { name: tab }).getByRole('status', { name: 'Loading…' }),
  ).toHaveCount(0);
}

/** Takes away what an earlier test kept; the page must be one of the extension. */
export async function emptyLibrary(page: Page, extension: ExtensionBrowser): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/options.html`);
  await page.evaluate(clearLibrary);
}

/** Items as an export holds them. */
export function fileOf(items: readonly Partial<LibraryItem>[]) {
  const whole = items.map((item, index) => ({
    id: `item-${index}`,
    kind: 'prompt',
    name: `Item ${index}`,
    text: 'Text',
    category: '',
    tags: [],
    favourite: false,
    createdAt: 1_790_000_000_000 + index,
    editedAt: 1_790_000_000_000 + index,
    ...item,
  }));
  const file = {
    format: 'whetstone-library',
    version: 1,
    exportedAt: new Date(0).toISOString(),
    items: whole,
  };
  return { name: 'library.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
}

/** Imports a file the way a user does, up to the plan. */
export async function planImport(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  const transfer = page.getByRole('button', { name: 'Import and export' });
  if ((await transfer.getAttribute('aria-expanded')) === 'false') await transfer.click();
  await page.locator('input[type=file]').setInputFiles(file);
}

export async function importItems(page: Page, items: readonly Partial<LibraryItem>[]): Promise<void> {
  await planImport(page, fileOf(items));
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
}

/** The rows of the library's list, of one kind. */
export async function itemsOf(
  page: Page,
  extension: ExtensionBrowser,
  kind: 'Prompts' | 'Notes',
): Promise<Locator> {
  await openPanel(page, extension, 'Library');
  await page.getByRole('radio', { name: kind }).check();
  return page.getByRole('list', { name: 'Items' }).getByRole('button');
}
