import type { Page } from '@playwright/test';
import { writePng } from '@/tests/support/pictures.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const message = (page: Page) => page.getByLabel('Your message');

test('Cancel gives the picture back with the words, and they go along together after that', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const data = new Uint8Array(60 * 40 * 4).map((_, at) => [20, 40, 160, 255][at % 4] ?? 0);
  const buffer = Buffer.from(writePng({ width: 60, height: 40, data }));
  await page
    .getByLabel('A reference picture', { exact: true })
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('sea.png')).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const initial = '**/image-prompt/generate-initial-prompt';
  await page.route(initial, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await message(page).fill('the sea at noon');
  await message(page).press('Enter');
  await button(page, 'Cancel').click();
  await expect(message(page)).toHaveValue('the sea at noon');
  await expect(page.getByText('sea.png')).toBeVisible();
  release();
  await page.unroute(initial);
  await message(page).press('Enter');
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('blue');
  await expect(page.getByText('sea.png')).toBeHidden();
});
