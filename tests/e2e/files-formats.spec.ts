import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './files-fixtures.ts';

// Kinds of pictures that a made one cannot stand for: browsers write none of them.
const folder = join(import.meta.dirname, '../fixtures/pictures');

for (const [kind, name] of [
  ['AVIF', 'invoice.avif'],
  ['JPEG in the four inks of print', 'invoice-print.jpg'],
  ['TIFF of a fax, one bit a point (Group 4)', 'invoice-fax.tif'],
] as const)
  test(`text is read from a picture: ${kind}`, async ({ files }) => {
    await files.drop({ name, bytes: readFileSync(join(folder, name)) });
    await files.tab.getByRole('button', { name: 'Extract text' }).click();
    await expect(files.row(name)).toContainText('Text was read from the picture', { timeout: 60_000 });
    await files.open(name);
    // No browser shows a TIFF; its text is there all the same.
    if (!name.endsWith('.tif'))
      await expect(files.tab.getByRole('img', { name: new RegExp(name.replace('.', '\\.')) })).toBeVisible();
    await expect(files.preview).toContainText('Harbour invoice 4711');
    await files.ask('How much is the amount due?');
    await expect(files.answer).toContainText('982 euros');
  });
