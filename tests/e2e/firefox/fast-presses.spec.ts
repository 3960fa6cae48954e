import { drafts } from '@/tests/e2e/editor-suite.ts';
import { pasted } from '@/tests/e2e/fast-presses.ts';
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
