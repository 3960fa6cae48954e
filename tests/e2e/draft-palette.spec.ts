import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { emptyLibrary, importItems, openPanel } from './library-fixtures.ts';

const PROMPTS = [
  { name: 'Weekly plan', text: 'Plan my week in three lines.' },
  { name: 'Letter to a landlord', text: 'Write to [NAME] about the {{problem}}.' },
];

const partsOf = (page: Page) => ({
  draft: page.getByRole('textbox', { name: 'Your draft' }),
  field: page.getByRole('combobox', { name: 'Find a prompt, persona or action' }),
  chosen: page
    .getByRole('listbox', { name: 'Prompts, personas and actions' })
    .getByRole('option', { selected: true }),
});

test.beforeEach(async ({ page, extension }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await emptyLibrary(page, extension);
  await openPanel(page, extension, 'Library');
  await importItems(page, PROMPTS);
  await openPanel(page, extension, 'Sharpen');
  await partsOf(page).draft.focus();
});

test('a prompt is found and inserted by keys alone, and taken back by one Ctrl+Z', async ({ page }) => {
  const { draft, field, chosen } = partsOf(page);
  await page.keyboard.type('Monday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: 'Prompts' }).getByRole('option')).toHaveCount(2);
  await page.keyboard.type('week');
  await expect(chosen).toContainText('Weekly plan');
  await page.keyboard.press('Enter');
  await expect(draft).toHaveValue('Monday\nPlan my week in three lines.');
  await expect(draft).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(draft).toHaveValue('Monday\n/');
});

test('a trigger that Ctrl+Z brings back is text', async ({ page }) => {
  const { draft, field, chosen } = partsOf(page);
  await page.keyboard.type('/polish');
  await expect(chosen).toContainText('Polish');
  await page.keyboard.press('Enter');
  await expect(draft).toHaveValue('');
  await expect(draft).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(draft).toHaveValue('/');
  await expect(draft).toBeFocused();
  await expect(field).toHaveCount(0);
});

test('blanks are asked for before the prompt is inserted, and remembered', async ({ page }) => {
  const { draft, chosen } = partsOf(page);
  await page.keyboard.type('/landlord');
  await expect(chosen).toContainText('Letter to a landlord');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'NAME' })).toBeFocused();
  await page.keyboard.type('Ms Brandt');
  await page.keyboard.press('Control+Enter');
  await expect(draft).toHaveValue('Write to Ms Brandt about the {{problem}}.');
  await draft.fill('');
  await page.keyboard.type('/landlord');
  await expect(chosen).toContainText('Letter to a landlord');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'NAME' })).toHaveValue('Ms Brandt');
  await page.keyboard.press('Escape');
  await expect(draft).toHaveValue('/');
  await expect(draft).toBeFocused();
});

test('Escape and a press elsewhere give back what was typed', async ({ page }) => {
  const { draft, field } = partsOf(page);
  await page.keyboard.type('/usr');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(draft).toBeFocused();
  await page.keyboard.type('/bin and/or');
  await expect(draft).toHaveValue('/usr/bin and/or');
  await draft.fill('');
  await page.keyboard.type('/zzz');
  await expect(page.getByText('No match. Press Esc to keep writing.')).toBeVisible();
  await page.getByRole('tab', { name: 'Sharpen' }).click();
  await expect(draft).toHaveValue('/zzz');
  await expect(field).toHaveCount(0);
});

test('an action works on the rest of the draft; a persona is on from then', async ({ page }) => {
  const { draft, chosen } = partsOf(page);
  await draft.fill('\npls review it untill friday');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('/coach');
  await expect(chosen).toContainText('Executive coach');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Persona' })).toHaveValue('executive-coach');
  await page.keyboard.type('/fix');
  await expect(chosen).toContainText('Fix');
  await page.keyboard.press('Enter');
  await expect(draft).toHaveValue('\npls review it untill friday');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('until');
  // A persona that went into nothing is not named beside the result; it stays chosen.
  await page.getByText('Level: Balanced').click();
  await expect(page.getByRole('combobox', { name: 'Persona' })).toHaveValue('executive-coach');
  await page.getByRole('combobox', { name: 'Persona' }).selectOption('');
});

test('another trigger holds at once, and none opens nothing', async ({ page, extension }) => {
  const { draft, field } = partsOf(page);
  const setTrigger = async (trigger: string) => {
    await page.goto(`chrome-extension://${extension.extensionId}/options.html`);
    await page.getByLabel('Open the prompt list with').selectOption(trigger);
    await openPanel(page, extension, 'Sharpen');
    await draft.focus();
  };
  await setTrigger('off');
  await page.keyboard.type('// one');
  await expect(draft).toHaveValue('// one');
  // It would be there again.
  await draft.fill('');
  await setTrigger('//');
  await page.keyboard.type('/');
  await expect(draft).toHaveValue('/');
  await page.keyboard.type('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await setTrigger('/');
});
