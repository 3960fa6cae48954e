import { drafts } from './editor-suite.ts';
import { type EditorUnderTest, editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

/** Editors of pages that keep to nobody's rules. */
const strange: readonly EditorUnderTest[] = [
  {
    title: 'An editable element for characters alone',
    url: 'https://chatgpt.com/e/plaintext-only',
    selector: '.mail-body',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
  },
  {
    title: 'Within two shadow roots',
    url: 'https://chatgpt.com/e/double-shadow',
    selector: 'chat-field .mail-body',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'A field whose page looks when a key is let go',
    url: 'https://chatgpt.com/e/keyup',
    selector: '.composer textarea',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'An element whose page looks when a key is let go',
    url: 'https://chatgpt.com/e/keyup-rich',
    selector: '.mail-body',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'A page that takes back foreign changes',
    url: 'https://chatgpt.com/e/reverting',
    selector: '.mail-body',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
  },
  {
    title: 'A line drawn anew by React at every input',
    url: 'https://chatgpt.com/e/react-drawn-anew',
    selector: '.mail-body',
    newLine: null,
    undoGroupMs: 0,
  },
  {
    title: 'A field with a history of its own',
    url: 'https://chatgpt.com/e/undo-at-keydown',
    selector: '.composer textarea',
    newLine: 'Shift+Enter',
    undoGroupMs: 500,
  },
];

for (const editor of strange) {
  test(`${editor.title}: accepted, undone by a key, accepted again, reverted`, async ({
    card,
    summon,
    openEditor,
  }) => {
    const draft = editor.newLine ? drafts.lines : drafts.line;
    const chat = await openEditor(editor, '?strict');
    await chat.typeDraft(draft);
    await summon.chip();
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    await expect.poll(() => chat.read()).toBe(result);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(draft);

    await chat.settle();
    await summon.shortcut();
    expect(await card.doneText()).toBe(result);
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    await expect.poll(() => chat.read()).toBe(result);
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe(draft);
    expect(await chat.sent()).toEqual([]);
  });

  test(`${editor.title}: a selected word, and typing on behind a result`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(drafts.line);
    await chat.select({ line: 0, column: 6 }, { line: 0, column: 14 });
    await summon.shortcut();
    expect(await card.doneText()).toBe('received');
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(drafts.line.replace('recieved', 'received'));
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.line);

    await chat.restoreDraft(drafts.line);
    await summon.shortcut();
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    await page.keyboard.type(' ok');
    await expect.poll(() => chat.read()).toBe(`${result} ok`);
    expect(await chat.sent()).toEqual([]);
  });
}

test('the items of a list are corrected one by one, and stay items', async ({ card, summon, openEditor }) => {
  const mail = editors.find(({ selector }) => selector === '.mail-body');
  if (!mail) throw new Error('There is no page with a mail.');
  const chat = await openEditor(mail);
  await chat.field.evaluate((body) => {
    body.innerHTML =
      '<div>please bring</div><ul><li>passport</li><li>the tickets i send you</li><li>teh map</li></ul><div>see you</div>';
  });
  await chat.field.click();
  await summon.chip();
  expect(await card.doneText()).toContain('\npassport\nthe tickets I send you\nthe map\n');
  await card.button('Accept').click();
  await expect(chat.field.locator('li')).toHaveText(['passport', 'the tickets I send you', 'the map']);
});
