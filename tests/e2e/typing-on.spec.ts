import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { expect, say, setEngine, test } from './compare-fixtures.ts';
import { type EditorUnderTest, editors } from './editors.ts';

const DRAFT = 'we has one';
const TYPED = ' and two more';
const MENDED = 'We have one.';
/** One of each way to write: an engine of its own, one that hears late of the selection, a field of characters. */
const some = editors.filter(({ title }) => /ProseMirror|Slate|Lexical rich|Plain textarea/.test(title));
const [chatgpt] = editors as [EditorUnderTest];

/** Presses the keys of the card; who waits for it types nothing before it has the focus. */
async function pressShortcut(extension: ExtensionBrowser): Promise<void> {
  const background = await extension.background();
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    (chrome.commands.onCommand as unknown as { dispatch(...args: unknown[]): void }).dispatch('enhance', tab);
  });
}

for (const editor of some)
  test(`what is typed while the card works goes into the field, and the result says so: ${editor.title}`, async ({
    page,
    card,
    extension,
    model,
    openEditor,
  }) => {
    // No result comes amid the typing, however slow the machine is.
    let end = () => {};
    model.script = async (answer) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      await say(answer, MENDED);
    };
    await setEngine(extension, 'own-key');
    const chat = await openEditor(editor);
    await chat.typeDraft(DRAFT);
    await pressShortcut(extension);
    await expect(card.host).toBeAttached();
    await page.keyboard.type(TYPED, { delay: 80 });
    await expect.poll(() => chat.read()).toBe(DRAFT + TYPED);
    await expect.poll(() => model.calls.length).toBeGreaterThan(0);
    end();
    await expect(card.result).toHaveText(MENDED);
    await expect(card.dialog.getByText(generalTexts.draft_changed)).toBeVisible();
    await expect(card.button('Accept')).toBeHidden();
    // The keys are still the field's.
    await expect(chat.field).toBeFocused();
    await page.keyboard.type('!');
    await expect.poll(() => chat.read()).toBe(`${DRAFT}${TYPED}!`);
    model.script = (answer) => say(answer, 'We have one and two more!');
    await card.button('Retry').click();
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe('We have one and two more!');
  });

test('letters typed fast on a busy machine keep their order in an editor that draws late', async ({
  page,
  card,
  extension,
  openEditor,
}) => {
  const slate = editors.find(({ title }) => title === 'Slate');
  if (!slate) throw new Error('There is no page with Slate.');
  const chat = await openEditor(slate);
  await chat.typeDraft(DRAFT);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await pressShortcut(extension);
  await expect(card.host).toBeAttached();
  await page.keyboard.type(TYPED, { delay: 40 });
  await expect.poll(() => chat.read()).toBe(DRAFT + TYPED);
});

test('what is typed during a write that fails stands behind the draft, which is put back', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor({
    title: 'A form that keeps a word',
    url: 'https://chatgpt.com/e/guarded-word',
    selector: '.mail-body',
    newLine: null,
    undoGroupMs: 0,
  });
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.button('Accept').click();
  await page.waitForFunction(() => document.activeElement?.matches('.mail-body'));
  await page.keyboard.type(TYPED);
  await expect(card.dialog.getByText(generalTexts.write_unverified)).toBeVisible();
  await expect(card.button('Copy')).toBeVisible();
  await expect.poll(() => chat.read()).toBe(DRAFT + TYPED);
});

test('a letter typed as a result comes takes nothing away', async ({
  page,
  card,
  extension,
  model,
  summon,
  openEditor,
}) => {
  // A letter before the draft is read belongs to it, and one long behind the result to the card.
  let end = () => {};
  model.script = async (answer) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    await say(answer, MENDED);
  };
  await setEngine(extension, 'own-key');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await expect.poll(() => model.calls.length).toBeGreaterThan(0);
  await page.keyboard.type(' ');
  end();
  await page.keyboard.type('a');
  await expect.poll(() => chat.read()).toBe(`${DRAFT} a`);
  await expect(chat.field).toBeFocused();
  await expect(card.dialog.getByText(generalTexts.draft_changed)).toBeVisible();
  await expect(card.result).toContainText('We have one');
  // Taken back, the result is one of this draft again.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(card.button('Accept')).toBeVisible();
  await expect(card.dialog.getByText(generalTexts.draft_changed)).toBeHidden();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toContain('We have one');
});

test('what an input method writes while the card works goes into the field', async ({
  page,
  card,
  extension,
  model,
  summon,
  openEditor,
}) => {
  let end = () => {};
  model.script = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  await setEngine(extension, 'own-key');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  const frame = await card.frame();
  const input = await page.context().newCDPSession(frame);
  await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  // Half written it stands in the card, where it can be read.
  await expect(card.dialog.getByRole('textbox', { name: 'Typing goes into your draft' })).toHaveValue(
    'にほん',
  );
  expect(await chat.read()).toBe(DRAFT);
  await input.send('Input.insertText', { text: '日本' });
  await expect.poll(() => chat.read()).toBe(`${DRAFT}日本`);
  await expect(chat.field).toBeFocused();
  await expect(card.host).toBeAttached();
  end();
});

test('Enter, a moment after the result, accepts it', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await expect(card.button('Accept')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => chat.read()).toContain('We have one');
  expect(await chat.sent()).toEqual([]);
});

test('who has moved in the card types nothing into the page', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  const result = await card.doneText();
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});
