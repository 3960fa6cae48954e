import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePng } from '@/tests/support/pictures.ts';
import { axeInPage } from './axe.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/image-chat');
const message = (page: Page) => page.getByLabel('Your message');
const newest = (page: Page) => page.getByRole('article', { name: 'Newest prompt' });
const earlier = (page: Page) => page.getByRole('article', { name: 'Earlier prompt' });

/** Runs in the page: whether nothing lies over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

test('a visitor logs in first, and comes back to the chat', async ({ page, person }) => {
  await visit(page, '/generator');
  await page.getByRole('link', { name: 'Describe an image' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Image Prompt Generator' })).toBeVisible();
});

test('a wish that changes nothing costs nothing, and comes back to be said in other words', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await say(page, 'a red bicycle at noon in front of a café');
  await expect(newest(page)).toContainText('A red bicycle in front of a café at noon.');
  await expect(newest(page)).toContainText('nothing was added, so no credit was used');
  await say(page, 'undo that');
  await expect(page.getByRole('alert')).toContainText('no credit was used');
  await button(page, 'Change the message').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(message(page)).toHaveValue('undo that');
  await expect(message(page)).toBeFocused();
  await say(page, 'make it night and raining');
  await expect(newest(page)).toContainText('A red bicycle in front of a café in the rain at night.');
  await expect(page.getByRole('link', { name: /249 credits/ })).toBeVisible();
});

test('a whole conversation: hint, wish, chip, models, copy, picture, reload, second tab', async ({
  page,
  person,
  extension,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await expect(message(page)).toHaveAttribute('placeholder', 'Describe the image you want to create...');
  await expect(button(page, 'Send')).toBeDisabled();
  await page.getByRole('list', { name: 'Examples' }).getByRole('button').first().click();
  await expect(button(page, 'Send')).toBeEnabled();
  await expect(message(page)).toBeFocused();
  await message(page).press('Shift+Enter');
  await expect(message(page)).toHaveValue(/\n$/);
  await message(page).press('Enter');
  await expect(newest(page)).toContainText('Prompt Generated');
  await expect(newest(page)).toContainText('A lighthouse in a storm.');
  await expect(page.getByRole('link', { name: /249 credits/ })).toBeVisible();
  await expect(message(page)).toHaveAttribute('placeholder', "Tell me what you'd like to change...");
  await expect(page.locator('time').first()).toHaveText(/^\d\d:\d\d$/);

  await say(page, 'make it a watercolour, 16:9');
  await expect(newest(page)).toContainText('Refined #1');
  await expect(newest(page)).toContainText('Style: watercolour.');
  await expect(earlier(page)).toHaveCount(1);

  const light = newest(page).getByRole('button', { name: /^Light/ });
  await light.focus();
  await page.keyboard.press('Enter');
  await expect(light).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(light).toHaveAttribute('aria-expanded', 'false');
  await light.press('Enter');
  const last = newest(page).getByRole('group', { name: 'Light' }).getByRole('button').last();
  await expect.poll(() => last.evaluate(isUncovered)).toBe(true);
  await newest(page).getByRole('button', { name: 'candlelight' }).click();
  await expect(newest(page)).toContainText('Refined #2');
  await expect(newest(page)).toContainText('Light: candlelight.');

  const model = newest(page).getByLabel('For which model');
  await model.selectOption('Midjourney');
  await expect(newest(page)).toContainText('--ar 16:9 --no people');
  await model.selectOption('Stable Diffusion');
  await expect(newest(page).getByRole('region', { name: 'Negative prompt' })).toContainText('people');
  await expect(newest(page)).toContainText('1344 × 768 pixels');
  // To name a model is no wish for another picture.
  await message(page).fill('for Midjourney v7');
  await message(page).press('Enter');
  await expect(newest(page)).toContainText('--ar 16:9 --no people');
  await expect(newest(page)).toContainText('Refined #2');
  const copy = newest(page).getByRole('button', { name: 'Copy' }).first();
  await copy.click();
  await expect(newest(page).getByRole('button', { name: 'Copied to clipboard!' })).toBeVisible();
  await expect(newest(page).getByRole('button', { name: 'Copied to clipboard!' })).toBeHidden();

  const data = new Uint8Array(60 * 40 * 4).map((_, at) => [20, 40, 160, 255][at % 4] ?? 0);
  const buffer = Buffer.from(writePng({ width: 60, height: 40, data }));
  await page
    .getByLabel('A reference picture', { exact: true })
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Read on your device')).toBeVisible();
  await expect(button(page, 'Send')).toBeEnabled();
  await button(page, 'Send').click();
  await expect(page.getByText('Uploaded an image for analysis')).toBeVisible();
  await expect(newest(page)).toContainText('Prompt Generated');
  await expect(newest(page)).toContainText('blue');
  await expect(newest(page)).toContainText('Say in a few words what it shows.');
  await expect(page.getByText('Read on your device')).toBeHidden();
  await say(page, 'two sailors mending a net');
  await expect(newest(page)).toContainText(/two sailors mending a net/i);
  await expect(newest(page)).toContainText('Refined #1');

  await page.reload();
  await expect(newest(page)).toContainText(/two sailors mending a net/i);
  await expect(earlier(page)).toHaveCount(4);

  const second = await extension.context.newPage();
  await second.goto(page.url());
  await expect(newest(second)).toContainText(/two sailors mending a net/i);
  await say(page, 'at dawn');
  await say(second, 'add a gull');
  await expect(newest(page)).toContainText(/ at dawn\b/);
  await expect(newest(second)).toContainText('A gull.');
  await page.reload();
  await expect(newest(page)).toContainText(/ at dawn\b/);
  await expect(newest(page)).toContainText('A gull.');
  await expect(newest(page)).toContainText('Refined #3');
});

test('a line that breaks is said so, and trying again pays once', async ({ page, person, stack }) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  let isLost = true;
  await page.route('**/image-prompt/generate-initial-prompt', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    // The browser alone finds the stack at the site's address of it.
    const { pathname } = new URL(route.request().url());
    await route.fetch({ url: stack.apiUrl + pathname });
    await route.abort('connectionfailed');
  });
  await say(page, 'a heron in the reeds, oil painting');
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await button(page, 'Try again').click();
  await expect(newest(page)).toContainText('A heron in the reeds');
  await expect(page.getByRole('link', { name: /249 credits/ })).toBeVisible();
  await page.route('**/image-prompt/refine-prompt', (route) =>
    route.fulfill({ status: 404, body: 'nothing here' }),
  );
  await say(page, 'darker');
  await expect(page.getByRole('alert')).toContainText(
    'Service endpoint not found. Please check the configuration.',
  );
});

test('pictures that cannot be read are each told why, and a lost conversation is begun anew', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const take = (name: string, mimeType: string, bytes: readonly number[] | Buffer) =>
    page
      .getByLabel('A reference picture', { exact: true })
      .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  const huge = Buffer.from(writePng({ width: 1, height: 1, data: new Uint8Array(4) }));
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  const cases: [file: Parameters<typeof take>, sentence: string][] = [
    [['notes.txt', 'text/plain', [65]], 'This is not a picture.'],
    [['empty.png', 'image/png', []], 'This file is empty.'],
    [['torn.jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1]], 'This picture is damaged'],
    [
      ['photo.heic', 'image/heic', [0, 0, 0, 24, ...Buffer.from('ftypheic')]],
      'HEIC pictures cannot be opened here.',
    ],
    [
      ['logo.svg', 'image/svg+xml', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
      'SVG drawings',
    ],
    [['wall.png', 'image/png', huge], 'more than 50 million pixels'],
  ];
  for (const [file, sentence] of cases) {
    await take(...file);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(button(page, 'Send')).toBeDisabled();
  }
  await visit(page, '/image-prompt?session=session_somebodyelses_1700000000000');
  await expect(page.getByText('This conversation is no longer there')).toBeVisible();
  await button(page, 'New conversation').click();
  await expect(page.getByRole('list', { name: 'Examples' })).toBeVisible();
});

test('axe finds nothing and nothing is cut, empty and in the midst, in both themes, wide and narrow', async ({
  page,
  person,
}) => {
  const looks = [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 375 },
    { colorScheme: 'dark', width: 375 },
  ] as const;
  const check = async (name: string) => {
    for (const { colorScheme, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: true });
      const violations = await axeInPage(page);
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  };
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await expect(page.getByRole('list', { name: 'Examples' })).toBeVisible();
  await check('welcome');
  await say(page, 'A lighthouse in a storm, oil painting, cold blues, no people, 16:9');
  await newest(page).getByLabel('For which model').selectOption('Stable Diffusion');
  await newest(page)
    .getByRole('button', { name: /^Subject/ })
    .click();
  await check('written');
  await newest(page)
    .getByRole('button', { name: /^Light/ })
    .click();
  await page.route('**/image-prompt/refine-prompt', (route) => route.abort('connectionfailed'));
  await say(page, 'make it darker');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Try again')).toBeInViewport();
  await check('conversation');
});
