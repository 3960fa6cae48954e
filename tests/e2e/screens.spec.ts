import { join } from 'node:path';
import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const folder = join(import.meta.dirname, '../../test-results/screens');
const LONG = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. i has recieved you letter and its a realy good idea, we should of done it alot sooner.`,
).join('\n');
const TASK =
  'write a email to my landlord about the broken heating in flat 4B, it is broken since monday 3 november, max 120 words, polite but firm';

const looks = [
  { name: 'light', scheme: 'light', width: 1000, draft: drafts.lines, level: 'Balanced' },
  { name: 'dark', scheme: 'dark', width: 1000, draft: drafts.lines, level: 'Balanced' },
  { name: 'narrow', scheme: 'light', width: 360, draft: drafts.lines, level: 'Balanced' },
  { name: 'long', scheme: 'light', width: 1000, draft: LONG, level: 'Polish' },
  { name: 'long-narrow-dark', scheme: 'dark', width: 360, draft: LONG, level: 'Polish' },
  { name: 'reframe', scheme: 'light', width: 1000, draft: TASK, level: 'Reframe' },
  { name: 'reframe-dark', scheme: 'dark', width: 1000, draft: TASK, level: 'Reframe' },
  { name: 'reframe-narrow', scheme: 'light', width: 360, draft: TASK, level: 'Reframe' },
] as const;

for (const { name, scheme, width, draft, level } of looks) {
  test(`the card stays in the window and nothing in it is cut: ${name}`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const chat = await openEditor(chatgpt);
    await chat.restoreDraft(draft);
    await summon.chip();
    await card.unfold();
    await card.level(level).check();
    await expect(card.button('Accept')).toBeEnabled();
    await page.screenshot({ path: join(folder, `${name}.png`) });
    const box = await card.dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(760);
    const overflow = await card.dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a rebuilt prompt says how many of its sections stand below what is in sight', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  await page.setViewportSize({ width: 360, height: 520 });
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(TASK);
  await summon.chip();
  await card.unfold();
  await card.level('Reframe').check();
  await expect(card.dialog.getByRole('list', { name: 'Sections' })).toBeVisible();
  const below = card.dialog.getByText(/^\d more sections?$/);
  await expect(below).toBeVisible();
  const frame = await card.frame();
  // What a key leads to is not left under it.
  const isUnderSign = () =>
    frame.evaluate(() => {
      const sign = document.querySelector('.below');
      const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return sign?.checkVisibility() === true && bottom > sign.getBoundingClientRect().top;
    });
  const boxes = card.result.getByRole('checkbox');
  await boxes.first().focus();
  for (const box of (await boxes.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await expect.poll(isUnderSign).toBe(false);
  }
  await card.result.evaluate((result) => result.scrollTo(0, result.scrollHeight));
  await expect(below).toBeHidden();
  await card.result.evaluate((result) => result.scrollTo(0, 0));
  await expect(below).toBeVisible();
  // In the very moment of the press: what is being written has no sections yet.
  const isLeft = frame.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name="level"][value="polish"]')?.click();
    return document.querySelector('.below')?.checkVisibility();
  });
  expect(await isLeft).toBe(false);
});

test('the card with an error, and after Accept', async ({ page, card, summon, openEditor }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft('');
  await summon.shortcut();
  await expect(card.dialog.getByText(textFor('card', 'empty_draft'))).toBeVisible();
  await page.screenshot({ path: join(folder, 'error.png') });
  await page.keyboard.press('Escape');
  await chat.typeDraft(drafts.lines);
  await expect(card.chip).toBeVisible();
  await page.screenshot({ path: join(folder, 'chip.png') });
  await summon.chip();
  await card.doneText();
  await page.screenshot({ path: join(folder, 'plain.png') });
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
  await page.screenshot({ path: join(folder, 'accepted.png') });
});
