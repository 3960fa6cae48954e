import { drafts } from '@/tests/e2e/editor-suite.ts';
import { editors } from '@/tests/e2e/editors.ts';
import { cells, passed } from '@/tests/e2e/fixtures.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

for (const editor of editors.filter(({ hasChip }) => hasChip !== false)) {
  const row = editor.title;

  test(`${row}: the whole draft, by chip`, {
    annotation: cells(row, ['chip', 'undo', 'caret']),
  }, async ({ openEditor }) => {
    const chat = await openEditor(editor);
    await chat.typeDraft(drafts.lines);
    const result = await chat.sharpen();
    expect(result).not.toBe(drafts.lines);
    await chat.accept();
    await expect.poll(() => chat.read()).toBe(result);
    passed(row, 'chip');
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
    passed(row, 'undo');
    await chat.sharpen();
    await chat.accept();
    await chat.page.keyboard.type(' ok');
    await expect.poll(() => chat.read()).toBe(`${result} ok`);
    expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
  });

  test(`${row}: several selected lines`, { annotation: cells(row, ['lines']) }, async ({ openEditor }) => {
    const chat = await openEditor(editor);
    await chat.typeDraft(drafts.lines);
    await chat.selectFromStart({ line: 2, column: 16 });
    const result = await chat.sharpen();
    await chat.accept();
    const [, , third = '', fourth] = drafts.lines.split('\n');
    await expect.poll(() => chat.read()).toBe(`${result}${third.slice(16)}\n${fourth}`);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
  });
}
