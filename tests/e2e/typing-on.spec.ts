import { expect, setEngine, test } from './compare-fixtures.ts';
import { editors } from './editors.ts';

const TYPED = ' and two more';
/** One of each way to write: an engine of its own, one that hears late of the selection, a field of characters. */
const some = editors.filter(({ title }) => /ProseMirror|Slate|Lexical rich|Plain textarea/.test(title));

for (const editor of some)
  test(`what is typed while the card opens goes into the field, and the card gives way: ${editor.title}`, async ({
    page,
    card,
    extension,
    model,
    openEditor,
  }) => {
    // No result comes amid the typing, however slow the machine is.
    let end = () => {};
    model.script = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    await setEngine(extension, 'own-key');
    const chat = await openEditor(editor);
    await chat.typeDraft('we has one');
    const background = await extension.background();
    await background.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      (chrome.commands.onCommand as unknown as { dispatch(...args: unknown[]): void }).dispatch(
        'enhance',
        tab,
      );
    });
    await expect(card.host).toBeAttached();
    await page.keyboard.type(TYPED, { delay: 80 });
    await expect.poll(() => chat.read()).toBe(`we has one${TYPED}`);
    await expect(card.host).toHaveCount(0);
    await expect(chat.field).toBeFocused();
    end();
  });

test('who has moved in the card types nothing into the page', async ({ page, card, summon, openEditor }) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('we has one');
  await summon.shortcut();
  const result = await card.doneText();
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});
