import { texts } from '@/shared/extension/card/texts.en.ts';
import type { Card } from './card.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I received your letter yesterday.';

const handle = (card: Card) => card.dialog.getByRole('button', { name: texts.move });

async function placeOf(card: Card): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await card.dialog.boundingBox();
  if (!box) throw new Error('The card has no place on the screen.');
  const { x, y, width, height } = box;
  // The card stands on whole pixels once it was moved.
  return { x: Math.round(x), y: Math.round(y), width, height };
}

test.beforeEach(async ({ card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await card.doneText();
});

test.afterEach(async ({ page, card }) => {
  // Where it was put it takes presses.
  await card.button('Accept').click();
  await expect(page.locator(chatgpt.selector)).toHaveText(MENDED);
});

test('the card goes where the pointer drags it', async ({ page, card }) => {
  const before = await placeOf(card);
  const grip = await handle(card).boundingBox();
  if (!grip) throw new Error('The card has nothing to be moved by.');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Over the card itself: beyond it Chromium gives the pointer to the page (drag-handle.ts).
  await page.mouse.move(x + 30, y + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => placeOf(card)).toMatchObject({ x: before.x + 30, y: before.y + 20 });
});

test('after a drag that ended over the page the card takes presses', async ({ page, card }) => {
  const grip = await handle(card).boundingBox();
  if (!grip) throw new Error('The card has nothing to be moved by.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, Math.max(5, grip.y - 150), { steps: 5 });
  await page.mouse.up();
  await card.button('Accept').hover();
});

test('Accept keeps a fill of its own under the pointer', async ({ card }) => {
  const fillUnderPointer = async (name: 'Accept' | 'Discard') => {
    await card.button(name).hover();
    return card.button(name).evaluate(async (button) => {
      await Promise.all(button.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(button).backgroundColor;
    });
  };
  expect(await fillUnderPointer('Accept')).not.toBe(await fillUnderPointer('Discard'));
});

test('the card never goes out of the window', async ({ page, card }) => {
  await handle(card).focus();
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowRight');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowDown');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const at = await placeOf(card);
      return [at.x + at.width <= width, at.y + at.height <= height, at.x + at.width > width - 32];
    })
    .toEqual([true, true, true]);
});

test('the card goes where the arrow keys move it, and stays there when its page scrolls', async ({
  page,
  card,
}) => {
  const before = await placeOf(card);
  await handle(card).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  const moved = { x: before.x + 32, y: before.y - 16 };
  await expect.poll(() => placeOf(card)).toMatchObject(moved);
  await page.evaluate(async () => {
    document.body.style.minBlockSize = '3000px';
    scrollBy(0, 50);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await placeOf(card)).toMatchObject(moved);
});
