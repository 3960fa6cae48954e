import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './well-made.ts';

type Surface = 'popup' | 'sidepanel' | 'options' | 'welcome';

const DRAFT = 'their is a bug in the export, can you fix it untill friday? me and tom has looked at line 42';

async function openSurface(page: Page, extension: ExtensionBrowser, surface: Surface): Promise<void> {
  await page.goto(`chrome-extension://${extension.extensionId}/${surface}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

async function sharpen(page: Page, draft: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your draft' }).fill(draft);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
}

const panelTabs = ['library', 'personas', 'activity', 'settings'];

test(`axe finds nothing on the extension's own pages`, async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const surface of ['popup', 'options', 'welcome', 'sidepanel'] as const) {
    await openSurface(page, extension, surface);
    await expectNoBarriers(page, surface);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await sharpen(page, DRAFT);
  await expectNoBarriers(page, 'a result');
  for (const tab of panelTabs) {
    await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeAttached();
    await expectNoBarriers(page, tab);
  }
});

test('every shortcut that is suggested is free in this browser', async ({ page, extension }) => {
  await openSurface(page, extension, 'options');
  const shortcuts = page.getByRole('region', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('listitem')).toHaveCount(4);
  await expect(shortcuts.locator('kbd')).toHaveCount(4);
});

test('the panel sharpens a draft, and takes back a refused change alone', async ({ page, extension }) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('radio', { name: 'Polish' }).first().check();
  await sharpen(page, DRAFT);
  const change = page.getByRole('checkbox', { name: /^Replace “their/ });
  await page.getByRole('switch', { name: /^Show \d+ changes?$/ }).click();
  await change.focus();
  await page.keyboard.press('Space');
  await expect(change).not.toBeChecked();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^their is a bug/);
  expect(copied).not.toContain('untill');
});

test('once something was made of the draft, how it is made folds into a line', async ({
  page,
  extension,
}) => {
  await openSurface(page, extension, 'sidepanel');
  const level = page.getByRole('radiogroup', { name: 'Level' }).first();
  await expect(level).toBeVisible();
  await sharpen(page, DRAFT);
  await expect(level).toBeHidden();
  await page.locator('summary', { hasText: 'Balanced' }).click();
  await level.getByRole('radio', { name: 'Polish' }).check();
  await expect(page.locator('summary', { hasText: 'Polish' })).toBeVisible();
  // The text that stands there was made another way: it says so until the next press.
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Made with Balanced')).toBeVisible();
  await page.getByRole('button', { name: 'Sharpen again' }).click();
  await expect(result.getByText('Made with Balanced')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sharpen', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your draft' }).fill('');
  await expect(level).toBeVisible();
});

test('that a result was kept covers none of its buttons', async ({ page, extension }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSurface(page, extension, 'sidepanel');
  await sharpen(page, DRAFT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const save = page.getByRole('button', { name: 'Save as prompt' });
  await save.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Insert', 'Copy', 'Save as prompt'])
    await page.getByRole('button', { name, exact: true }).click({ trial: true });
});

test('the panel leaves a section of a reframed prompt out', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('radio', { name: 'Reframe' }).first().check();
  await sharpen(
    page,
    'write a mail to my landlord about the heating in flat 4B, broken since monday, max 120 words, polite but firm',
  );
  const sections = page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');
  await expect(sections.first()).toHaveAccessibleName('Task');
  await sections.first().uncheck();
  await expect(sections.first()).not.toBeChecked();
  await page.getByRole('switch', { name: /^Show \d+ changes?$/ }).click();
  await expect(page.getByRole('list', { name: 'Sections' })).toBeHidden();
});

test('an old result never passes for one of the draft that stands there', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await sharpen(page, DRAFT);
  const draft = page.getByRole('textbox', { name: 'Your draft' });
  const result = page.getByRole('region', { name: 'Result' });
  const earlier = result.getByText('From your earlier draft');
  await expect(earlier).toHaveCount(0);
  await draft.fill('Something else');
  await expect(earlier).toBeVisible();
  await draft.fill('');
  await expect(result).toHaveCount(0);
  await draft.fill(DRAFT);
  await expect(result).toBeVisible();
  await expect(earlier).toHaveCount(0);
  // Beside a rewrite they wait behind their name.
  await page.getByText('More actions').click();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await expect(result).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(result).toBeVisible();
});

test('a draft without mistakes is told so, and not that mistakes were corrected', async ({
  page,
  extension,
}) => {
  await openSurface(page, extension, 'sidepanel');
  await sharpen(page, 'This sentence is fine as it is.');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'Nothing found to change' })).toBeVisible();
  await expect(result).not.toContainText('Mistakes were corrected');
});

test('the panel says so when there is nothing to sharpen', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('button', { name: 'Sharpen' }).click();
  await expect(page.getByRole('alert')).toContainText(textFor('card', 'empty_draft'));
  await page.getByRole('button', { name: 'Edit draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toBeFocused();
});

test('the panel’s tabs move by arrows and keep the draft', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  await page.getByRole('textbox', { name: 'Your draft' }).fill('kept');
  await page.getByRole('tab', { name: 'Sharpen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Files' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('kept');
});

test('a setting made on the settings page holds in the panel at once', async ({ page, extension }) => {
  await openSurface(page, extension, 'sidepanel');
  const options = await extension.context.newPage();
  await openSurface(options, extension, 'options');
  await options.getByRole('radio', { name: 'Reframe' }).check();
  await expect(page.getByRole('radio', { name: 'Reframe' }).first()).toBeChecked();
  await options.close();
});
