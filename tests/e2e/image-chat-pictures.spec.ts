import type { Page } from '@playwright/test';
import { limits } from '@/shared/documents/limits.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, type Person, test } from './site-fixtures.ts';

const message = (page: Page) => page.getByLabel('Your message');
const picture = (page: Page) => page.getByLabel('A reference picture', { exact: true });

async function openChat(page: Page, person: Person): Promise<void> {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  await expect(message(page)).toBeVisible();
}

/** Draws a picture in the page's own browser, as a camera would save it. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(80, 60);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#1428a0';
    context.fillRect(0, 0, 80, 60);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return [...bytes];
  });

const PLACE = 'GPS 52.5200 13.4050 owner Ada';

/** A JPEG as a camera writes it: what was seen, and an EXIF block that tells where. */
function withExif(jpeg: readonly number[]): Buffer {
  const told = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(PLACE)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(told.length + 2, 2);
  return Buffer.concat([Buffer.from(jpeg.slice(0, 2)), head, told, Buffer.from(jpeg.slice(2))]);
}

/** Two frames of one dot each. */
const ANIMATED =
  '47494638396101000100800100ff0000ffffff21ff0b4e45545343415045322e300301000000' +
  '21f904000a0000002c000000000100010000020244010021f904000a0000002c00000000010001000002024c01003b';

test('what a model is shown of a picture is a JPEG written anew: place and owner are not in it', async ({
  page,
  person,
}) => {
  await openChat(page, person);
  const buffer = withExif(await drawn(page));
  expect(buffer.includes(PLACE)).toBe(true);
  await page.route('**/image-prompt/engine', (route) => route.fulfill({ json: { engine: 'cloud' } }));
  let sent = '';
  await page.route('**/image-prompt/analyze-reference-image', async (route) => {
    sent = (route.request().postDataJSON() as { image_data: string }).image_data;
    await route.fulfill({ json: { success: true, analysis: '' } });
  });
  await picture(page).setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('place, time and camera are left out')).toBeVisible();
  await expect(page.getByText('Text in the picture is not read')).toBeVisible();
  await message(page).fill('the sea at noon');
  await message(page).press('Enter');
  await expect(page.getByRole('article', { name: 'Newest prompt' })).toContainText('blue');
  const bytes = Buffer.from(sent, 'base64');
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  for (const told of ['Exif', 'GPS', 'Ada']) expect(bytes.includes(told)).toBe(false);
});

test('a picture over 50 MB is refused, and of one that moves its first frame is taken', async ({
  page,
  person,
}) => {
  await openChat(page, person);
  await page.evaluate((size) => {
    const file = new File([new Uint8Array(size)], 'wall.png', { type: 'image/png' });
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a picture');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, limits.fileBytes + 1);
  await expect(page.getByRole('alert')).toContainText('This picture is larger than 50 MB.');
  await expect(button(page, 'Send')).toBeDisabled();
  const buffer = Buffer.from(ANIMATED, 'hex');
  await picture(page).setInputFiles({ name: 'turning.gif', mimeType: 'image/gif', buffer });
  await expect(page.getByText('Only its first frame is used.')).toBeVisible();
});

test('the line turns every 1.5 s while it works, and the box grows to 120 px and no further', async ({
  page,
  person,
}) => {
  await openChat(page, person);
  await expect(page.getByRole('link', { name: 'Back to Generator' })).toHaveAttribute('href', '/generator');
  const height = () => message(page).evaluate((box) => box.getBoundingClientRect().height);
  const before = await height();
  await message(page).fill('a line\n'.repeat(3));
  expect(await height()).toBeGreaterThan(before);
  await message(page).fill('a line\n'.repeat(40));
  expect(await height()).toBe(120);
  await message(page).fill('the sea at noon');
  await page.route('**/image-prompt/generate-initial-prompt', () => undefined);
  await page.clock.install();
  await message(page).press('Enter');
  const list = page.getByRole('list', { name: 'Conversation' });
  for (const step of [
    'Analyzing your request...',
    'Crafting your prompt...',
    'Optimizing for quality...',
    'Almost ready...',
  ]) {
    await expect(list.getByText(step).first()).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(list.getByText(step).first()).toBeVisible();
    await page.clock.runFor(100);
  }
  await expect(list.getByText('Analyzing your request...').first()).toBeVisible();
});
