import type { ChatPage } from './chat-page.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { pasted } from './fast-presses.ts';
import { expect, test } from './fixtures.ts';

// A press that falls into a move is what is quick here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** The page puts another draft into its composer just when its editor was given the focus for the result. */
function changeAtFocus(chat: ChatPage): Promise<void> {
  return chat.field.evaluate((field) =>
    field.addEventListener('focus', () => setTimeout(() => window.__fill(`${window.__read()} AND MORE`)), {
      once: true,
    }),
  );
}

for (const editor of pasted)
  test.describe(editor.title, () => {
    for (const press of ['pointer', 'Enter', 'Space'] as const)
      test(`two presses of ${press} on Accept write once`, async ({ page, card, summon, openEditor }) => {
        const chat = await openEditor(editor);
        await chat.restoreDraft(drafts.lines);
        await summon.shortcut();
        const result = await card.doneText();
        if (press === 'pointer') await card.button('Accept').dblclick();
        else {
          await card.button('Accept').focus();
          await Promise.all([page.keyboard.press(press), page.keyboard.press(press)]);
        }
        await expect(card.button('Undo')).toBeVisible();
        await expect.poll(() => chat.read()).toBe(result);
        await chat.undo();
        await expect.poll(() => chat.read()).toBe(drafts.lines);
        expect(await chat.sent()).toEqual([]);
      });

    test('keys that reach the editor while the result is on its way stand behind it', async ({
      page,
      card,
      summon,
      openEditor,
    }) => {
      const chat = await openEditor(editor);
      await chat.restoreDraft(drafts.lines);
      await summon.shortcut();
      const result = await card.doneText();
      await card.button('Accept').click();
      await page.keyboard.type(' AND MORE');
      await expect.poll(() => chat.read()).toBe(`${result} AND MORE`);
    });

    test('a draft that the page changes as it is written to is not pasted over', async ({
      card,
      summon,
      openEditor,
    }) => {
      const chat = await openEditor(editor);
      await chat.restoreDraft(drafts.lines);
      await summon.shortcut();
      await card.doneText();
      await changeAtFocus(chat);
      await card.button('Accept').dblclick();
      await expect(card.dialog.getByRole('alert')).toBeVisible();
      await expect.poll(() => chat.read()).toBe(`${drafts.lines} AND MORE`);
    });

    test('pressed three times it is written once, and stays', async ({ page, card, summon, openEditor }) => {
      const chat = await openEditor(editor);
      await chat.restoreDraft(drafts.lines);
      await summon.shortcut();
      const result = await card.doneText();
      const box = await card.button('Accept').boundingBox();
      if (!box) throw new Error('Accept has no place on the screen.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y, { clickCount: 3 });
      await expect(card.button('Undo')).toBeVisible();
      expect(await chat.read()).toBe(result);
    });
  });

test('a new line typed right after Cancel is the page’s', async ({ page, card, summon, openEditor }) => {
  for (const editor of editors.slice(0, 2)) {
    const chat = await openEditor(editor);
    await chat.typeDraft('we has one');
    await summon.shortcut();
    await card.doneText();
    await page.keyboard.press('Escape');
    await expect(chat.field).toBeFocused();
    await page.keyboard.type(' and two');
    await page.keyboard.press(editor.newLine ?? 'Enter');
    await page.keyboard.type('three');
    await expect.poll(() => chat.read()).toBe('we has one and two\nthree');
  }
});
