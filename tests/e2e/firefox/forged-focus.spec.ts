import { noteTexts } from '@/shared/extension/card/note-texts.en.ts';
import { editors } from '@/tests/e2e/editors.ts';
import { countCards, lendToChip, takeAndLend } from '@/tests/e2e/lent-focus.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';

test('Enter and Space press no chip that the page lent the focus', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  const { page } = chat;
  await chat.typeDraft(DRAFT);
  await findVisible(page, 'button[aria-label="Sharpen with Whetstone"]');
  await page.evaluate(countCards);
  for (const key of ['Enter', ' '] as const) {
    expect(await page.evaluate(lendToChip)).toBe(true);
    await page.keyboard.press(key);
  }
  await chat.sharpen();
  expect(await page.evaluate(() => document.documentElement.dataset.cards)).toBe('1');
});

for (const name of ['Accept', 'Retry'] as const)
  for (const key of ['Enter', ' '] as const)
    test(`${key === ' ' ? 'Space' : key} does not press ${name} after the page took the focus and it came back by no key`, async ({
      openEditor,
    }) => {
      const chat = await openEditor(chatgpt);
      const { page } = chat;
      await chat.typeDraft(DRAFT);
      const result = await chat.sharpen();
      await (await pressable(page, name)).focus();
      await page.evaluate(takeAndLend);
      await page.keyboard.press(key);
      // No page has a way to it, so it is put there for one that would find a way.
      const button = await pressable(page, name);
      await button.focus();
      await page.keyboard.press(key);
      await expect
        .poll(async () => button.evaluate(() => document.body.textContent))
        .toContain(noteTexts.notSeen);
      expect(await chat.read()).toBe(DRAFT);
      await chat.accept();
      await expect.poll(() => chat.read()).toBe(result);
      expect(await page.evaluate(() => window.__sent)).toEqual([]);
    });
