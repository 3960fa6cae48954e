import { xlsxFile } from '@/tests/support/office-files.ts';
import { expect, test } from './files-fixtures.ts';

test('what failed in a worker is told by Copy diagnostics, without a word of the file', async ({
  files,
  extension,
}) => {
  const { page } = files;
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await files.drop({ name: 'half of a secret.xlsx', bytes: xlsxFile({ A: [['x', 1]] }).subarray(0, 400) });
  await expect(files.row('half of a secret.xlsx').getByRole('alert')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText('Copied. Paste it into your message to us.')).not.toHaveCount(0);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Whetstone \d/);
  expect(text).toMatch(/worker\.documents document_damaged\n {2}\S+/);
  expect(text).toMatch(/\n {4}at /);
  expect(text).not.toContain('secret');
});
