import { axeInCard } from './axe.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { emptyLibrary, itemsOf } from './library-fixtures.ts';
import { selectAnswer } from './selected-answer.ts';

const [chatgpt, claude] = editors;
if (!chatgpt || !claude) throw new Error('The first editors are those of ChatGPT and Claude.');

test.beforeEach(async ({ page, extension }) => {
  await emptyLibrary(page, extension);
});

test('a selection is saved as prompt or note from the menu, with Undo', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(chatgpt);
  await selectAnswer(chat);
  await summon.menu('save:note');
  await expect(card.dialog.getByRole('status')).toHaveText('Saved as a note.');
  // Enter must not take back what was just kept.
  await expect(card.button('Undo')).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.dialog.getByRole('status')).toHaveText('Saved as a note.');
  await card.button('Undo').press('Enter');
  await expect(card.dialog.getByRole('status')).toHaveText('Removed from your library.');
  await page.keyboard.press('Escape');
  await summon.menu('save:prompt');
  await expect(card.button('Undo')).toBeVisible();
  await expect(await itemsOf(page, extension, 'Prompts')).toHaveText(/The release moves/);
  await expect(await itemsOf(page, extension, 'Notes')).toHaveCount(0);
});

test('a result is saved from the card by keyboard', async ({ page, card, summon, openEditor, extension }) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft('i has recieved you letter');
  await summon.chip();
  const result = await card.doneText();
  await card.button('Save').focus();
  await page.keyboard.press('Enter');
  await expect(card.button('Prompt')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.button('Prompt')).toBeHidden();
  await expect(card.dialog).toBeVisible();
  await card.button('Save').focus();
  await page.keyboard.press('Enter');
  await expect(card.button('Prompt')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.dialog.getByRole('status')).toHaveText('Saved as a note.');
  await expect(card.button('Accept')).toBeEnabled();
  // What was changed can still be looked at.
  await expect(card.showChanges).toBeVisible();
  await expect(card.button('Undo')).toBeVisible();
  // What is said next is not what Undo would take back.
  await card.button('Copy').click();
  await expect(card.dialog.getByRole('status')).toHaveText('Copied.');
  await expect(card.button('Undo')).toBeHidden();
  const notes = await itemsOf(page, extension, 'Notes');
  await expect(notes).toHaveText(new RegExp(result.slice(0, 20)));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the cards of actions, ${colorScheme}`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 700 });
    const chat = await openEditor(chatgpt);
    const check = async () => {
      const violations = await axeInCard(card);
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      const width = await card.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(width).toBe(0);
    };
    for (const id of ['action:translate', 'action:summarise', 'follow-ups', 'save:note']) {
      await selectAnswer(chat);
      await summon.menu(id);
      await expect(card.dialog.getByRole('status')).not.toHaveText(/…$/);
      await check();
      if (id === 'action:summarise') {
        await card.unfold();
        await card.button('Save').click();
        await card.persona.click();
        await expect(card.dialog.getByRole('option')).toHaveCount(9);
        await check();
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(card.host).toHaveCount(0);
    }
  });
}

test('a reply to what stands in the composer goes below it', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(claude);
  const message = 'Hi Ana, when can you come to the workshop? Tom';
  await chat.restoreDraft(message);
  await summon.menu('action:reply');
  await expect(card.button('Insert')).toBeEnabled();
  await card.button('Insert').click();
  await expect(card.button('Undo')).toBeVisible();
  expect(await chat.read()).toMatch(/^Hi Ana, when can you come to the workshop\? Tom\n\n\S/);
  await card.button('Undo').click();
  await expect.poll(() => chat.read()).toBe(message);
});
