import { noteTexts } from '@/shared/extension/card/note-texts.en.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { countCards, lendToChip, takeAndLend } from './lent-focus.ts';

test.use({ keepsTab: true });

// The page moves the focus; the keys are the user's own, pressed for something else.

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I received your letter yesterday.';

test('Enter and Space press no chip that the page lent the focus', async ({ page, card, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await expect(card.chip).toBeVisible();
  await page.evaluate(countCards);
  for (const key of ['Enter', 'Space']) {
    expect(await page.evaluate(lendToChip)).toBe(true);
    await page.keyboard.press(key);
  }
  // A Tab of the user's own brings it back, and then it counts.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card.chip).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await card.doneText()).trim()).toBe(MENDED);
  await expect(page.locator('html')).toHaveAttribute('data-cards', '1');
});

for (const name of ['Accept', 'Retry'] as const)
  for (const key of ['Enter', 'Space'])
    test(`${key} does not press ${name} after the page took the focus and it came back by no key`, async ({
      page,
      card,
      summon,
      openEditor,
    }) => {
      const chat = await openEditor(chatgpt);
      await chat.typeDraft(DRAFT);
      await summon.shortcut();
      await card.doneText();
      await card.button(name).focus();
      await page.evaluate(takeAndLend);
      await page.keyboard.press(key);
      await expect(card.button('Accept')).toBeVisible();
      // No page has a way to it, so it is put there for one that would find a way.
      await card.button(name).focus();
      await page.keyboard.press(key);
      await expect(card.dialog.getByText(noteTexts.notSeen)).toBeVisible();
      expect(await chat.read()).toBe(DRAFT);
      await card.button('Accept').click();
      await expect.poll(() => chat.read()).toBe(MENDED);
      expect(await chat.sent()).toEqual([]);
    });
