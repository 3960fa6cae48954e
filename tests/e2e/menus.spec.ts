import type { EditorUnderTest } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

/** Chats with mentions, commands and a draft that is kept for the next visit; Enter sends, but in an open menu it picks. */
const chats: readonly EditorUnderTest[] = [
  ['Draft.js', 'menus-draft-js', '.public-DraftEditor-content'],
  ['Tiptap', 'menus-tiptap', '.tiptap'],
  ['Quill 2', 'menus-quill2', '.ql-editor'],
  ['Lexical', 'menus-lexical', '#ask-input'],
  ['Slate', 'menus-slate', '[data-slate-editor]'],
].map(([title = '', page, selector = '']) => ({
  title,
  url: `https://claude.ai/e/${page}`,
  selector,
  newLine: 'Shift+Enter',
  // Longer than any of them joins what is typed.
  undoGroupMs: 1000,
}));

for (const editor of chats)
  test(`${editor.title}: mention, menus and kept draft stand through a rewrite, and nothing is sent`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    const begin = async () => {
      await page.evaluate(() => localStorage.clear());
      await chat.open();
      await chat.field.click();
    };
    await begin();
    const menu = page.locator('.chat-menu');
    const mentions = chat.field.locator('.mention, [data-type="mention"]');
    const model = () => page.evaluate(() => window.__document());
    const kept = () => page.evaluate(() => window.__kept());

    await page.keyboard.type('i has recieved teh letter of @an');
    await expect(menu.getByRole('option')).toHaveText(['Anna Berg', 'Andre Koch']);
    await page.keyboard.press('Enter');
    await expect(mentions).toHaveText('@Anna Berg');
    await page.keyboard.type('yesterday and its good');
    await chat.settle();
    const before = await model();

    await summon.shortcut();
    await card.doneText();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    await expect(chat.field).toContainText('received the letter of');
    await expect(chat.field).toContainText("yesterday and it's good");
    await expect(mentions).toHaveText('@Anna Berg');
    await expect(menu).toBeHidden();
    await expect.poll(kept).toBe(await model());

    await chat.undo();
    await expect.poll(model).toBe(before);
    await expect.poll(kept).toBe(before);
    await expect(menu).toBeHidden();

    await chat.press('ControlOrMeta+End', 1);
    await page.keyboard.type(' @le');
    await expect(menu.getByRole('option')).toHaveText(['Lena Vogt']);
    await page.keyboard.press('Enter');
    await expect(mentions).toHaveText(['@Anna Berg', '@Lena Vogt']);
    expect(await chat.sent()).toEqual([]);

    await begin();
    await page.keyboard.type('/he');
    await expect(menu.getByRole('option')).toHaveText(['heading']);
    await page.keyboard.press('Enter');
    await expect(chat.field).toContainText('/heading');
    expect(await chat.sent()).toEqual([]);
  });
