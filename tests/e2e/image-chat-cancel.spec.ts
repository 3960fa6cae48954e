import type { Page } from '@playwright/test';
import { writePng } from '@/tests/support/pictures.ts';
import { leadingActs } from './leading.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const message = (page: Page) => page.getByLabel('Your message');

/** Adds a picture of one blue to the next message. */
async function attachSea(page: Page): Promise<void> {
  const data = new Uint8Array(60 * 40 * 4).map((_, at) => [20, 40, 160, 255][at % 4] ?? 0);
  const buffer = Buffer.from(writePng({ width: 60, height: 40, data }));
  await page
    .getByLabel('A reference picture', { exact: true })
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('sea.png')).toBeVisible();
}

test('Cancel gives the picture back with the words, and they go along together after that', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await attachSea(page);
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

test('a message that is tried again and called off stands there as it failed, and is not said twice', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const initial = '**/image-prompt/generate-initial-prompt';
  await page.route(initial, (route) => route.abort());
  await message(page).fill('the sea at noon');
  await message(page).press('Enter');
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('If this was charged, trying again costs nothing more.');
  expect(await leadingActs(page)).toEqual(['Try again']);
  await page.unroute(initial);
  await page.route(initial, () => undefined);
  await button(page, 'Try again').click();
  await expect(failed).toBeHidden();
  await button(page, 'Cancel').click();
  await expect(failed).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await page.unroute(initial);
  await button(page, 'Try again').click();
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('sea');
});

test('a prompt whose card does not arrive leaves the conversation as it is', async ({ page, person }) => {
  await logIn(page, person);
  await page.route('**/assets/prompt-card-*.js', (route) => route.abort());
  await visit(page, '/image-prompt');
  await message(page).fill('the sea at noon');
  await message(page).press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'Not loaded' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('the sea at noon');
  await page.unroute('**/assets/prompt-card-*.js');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('sea');
});

test('a picture waiting for its message stays while another one is tried again, and while a chip changes the prompt', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const initial = '**/image-prompt/generate-initial-prompt';
  await page.route(initial, (route) => route.abort());
  await message(page).fill('the sea at noon');
  await message(page).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await attachSea(page);
  await page.unroute(initial);
  await button(page, 'Try again').click();
  const newest = page.getByRole('article', { name: 'Newest prompt' });
  await expect(newest).toContainText('sea');
  await expect(page.getByText('sea.png')).toBeVisible();
  await newest.getByRole('button', { name: /^Style/ }).click();
  await button(page, 'watercolour').click();
  await expect(newest).toContainText('Style: watercolour.');
  await expect(page.getByText('sea.png')).toBeVisible();
  await message(page).press('Enter');
  await expect(newest).toContainText('blue');
  await expect(page.getByText('sea.png')).toBeHidden();
});

test.describe('on a phone', () => {
  for (const width of [320, 375])
    test(`at ${width} the hint of the message box is not cut`, async ({ page, person }) => {
      await page.setViewportSize({ width, height: 740 });
      await logIn(page, person);
      await visit(page, '/image-prompt');
      await expect(message(page)).toBeVisible();
      const { room, needs } = await message(page).evaluate((box) => ({
        room: box.clientHeight,
        needs: box.scrollHeight,
      }));
      expect(needs).toBeLessThanOrEqual(room);
    });
});
