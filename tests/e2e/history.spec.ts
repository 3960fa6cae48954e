import { expect, test } from './fixtures.ts';
import { emptyLibrary, openPanel } from './library-fixtures.ts';

test.beforeEach(async ({ page, extension }) => {
  await emptyLibrary(page, extension);
});

test('a run is kept in the history, used again, saved, and cleared with a way back', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Sharpen');
  await page.getByRole('textbox', { name: 'Your draft' }).fill('their is a bug in the export');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  const runs = page.getByRole('list', { name: 'Runs' });
  await runs.locator('summary').click();
  await expect(runs.locator('del').first()).toBeVisible();
  await runs.getByRole('button', { name: 'Save to the library' }).click();
  await expect(page.getByText('Saved to the library.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(runs).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await runs.locator('summary').click();
  await runs.getByRole('button', { name: 'Use the draft again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue('their is a bug in the export');

  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('switch', { name: 'Keep a history' }).click();
  await page.getByRole('tab', { name: 'Sharpen' }).click();
  await page.getByRole('textbox', { name: 'Your draft' }).fill('not to be kept');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(runs.locator('summary')).toHaveCount(1);
});
