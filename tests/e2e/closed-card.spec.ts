import { type EditorUnderTest, editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

test('of a double click on Discard nothing reaches what lay beneath the card', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('i has recieved you letter');
  await summon.shortcut();
  await card.doneText();
  await page.evaluate(() => {
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'])
      document.addEventListener(name, () => {
        document.documentElement.dataset.saw = name;
      });
  });
  const box = await card.button('Discard').boundingBox();
  if (!box) throw new Error('Discard has no place on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  // As the hand does: the card has gone by then.
  await page.waitForTimeout(120);
  await page.mouse.click(x, y);
  await expect(card.host).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-saw', /.*/);
  await expect(chat.field).toBeFocused();
  // Later presses are the page's own again.
  await expect(async () => {
    await page.mouse.click(x, y);
    await expect(page.locator('html')).toHaveAttribute('data-saw', 'click', { timeout: 500 });
  }).toPass();
});

test('pressed beside Discard right after it, the page and the chip hear it', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('i has recieved you letter');
  const chip = await card.chip.boundingBox();
  await summon.shortcut();
  await card.doneText();
  await page.evaluate(() =>
    document.addEventListener('click', ({ clientX, clientY }) => {
      document.documentElement.dataset.saw = [clientX, clientY].join();
    }),
  );
  const box = await card.button('Discard').boundingBox();
  if (!box || !chip) throw new Error('Discard or the chip has no place on the screen.');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await page.mouse.click(x, y);
  await page.waitForTimeout(60);
  await page.mouse.click(x - 60, y);
  await expect(page.locator('html')).toHaveAttribute('data-saw', [x - 60, y].join(), { timeout: 200 });

  await summon.shortcut();
  await card.doneText();
  const old = await card.frame();
  await page.mouse.click(x, y);
  await page.waitForTimeout(60);
  await page.mouse.click(chip.x + chip.width / 2, chip.y + chip.height / 2);
  await card.opened(old);
});

/** Those that keep a selection of their own beside the page's. */
const selecting: readonly EditorUnderTest[] = [
  ...editors.filter(({ title }) => /ProseMirror|Quill 2|Lexical rich|Slate|shadow root/.test(title)),
  {
    title: 'Draft.js',
    url: 'https://claude.ai/e/menus-draft-js',
    selector: '.public-DraftEditor-content',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
    selectionMs: 60,
  },
];

for (const editor of selecting)
  test(`${editor.title}: Escape gives the caret back where it was`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft('one two three');
    await chat.press('ControlOrMeta+End', 1);
    await chat.press('ArrowLeft', ' three'.length);
    await summon.shortcut();
    await card.doneText();
    await page.keyboard.press('Escape');
    await expect(card.host).toHaveCount(0);
    await page.keyboard.type(' and a half');
    await expect.poll(() => chat.read()).toBe('one two and a half three');
  });
