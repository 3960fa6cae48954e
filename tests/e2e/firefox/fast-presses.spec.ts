import { drafts } from '@/tests/e2e/editor-suite.ts';
import { LONG_DRAFT, pasted, sendAtKeyUp, slowEdits } from '@/tests/e2e/fast-presses.ts';
import { pressable } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

for (const editor of pasted)
  test(`two presses of Enter on Accept write once: ${editor.title}`, async ({ openEditor }) => {
    const chat = await openEditor(editor);
    const { keyboard } = chat.page;
    await chat.typeDraft(drafts.line);
    const result = await chat.sharpen();
    await (await pressable(chat.page, 'Accept')).focus();
    await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')]);
    await pressable(chat.page, 'Undo');
    await expect.poll(() => chat.read()).toBe(result);
    expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.line);
  });

for (const editor of pasted.slice(0, 1))
  test(`what is typed amid a long write waits for its end and sends nothing: ${editor.title}`, async ({
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    const { keyboard } = chat.page;
    await chat.page.evaluate((draft) => window.__fill(draft), LONG_DRAFT);
    const field = await chat.page.waitForSelector(editor.selector);
    await field?.click();
    const result = await chat.sharpen();
    await field?.evaluate(slowEdits);
    await field?.evaluate(sendAtKeyUp);
    await (await pressable(chat.page, 'Accept')).click();
    await chat.page.waitForFunction(
      (selector) => document.activeElement?.matches(selector),
      {},
      editor.selector,
    );
    await keyboard.type(' ANDD');
    await keyboard.press('Backspace');
    await keyboard.press('Enter');
    await keyboard.type('MORE');
    await pressable(chat.page, 'Undo');
    await expect.poll(() => chat.read()).toBe(`${result} AND\nMORE`);
    expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
  });
