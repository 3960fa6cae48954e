import { textFor } from '@/shared/errors/texts.en.ts';
import { withBuildWithout } from '@/tests/support/build-without.ts';
import { extensionFolder, launchWithExtension } from '@/tests/support/extension-browser.ts';
import { test as base, expect, say, setEngine } from './compare-fixtures.ts';
import { drafts } from './editor-suite.ts';
import { type EditorUnderTest, editors } from './editors.ts';
import { pagesPort } from './fixtures.ts';

const MENDED = "I received your letter, and it's a really good idea.";

/** Where the script that writes does not come into the page. */
const test = base.extend({
  extension: [
    async ({ model }, use) => {
      await withBuildWithout(extensionFolder, 'writer.js', async (folder) => {
        const places = { '127.0.0.1:11434': Number(new URL(model.url).port) };
        const extension = await launchWithExtension({ pagesPort: pagesPort(), places, folder });
        await use(extension);
        await extension.close();
      });
    },
    { scope: 'worker' },
  ],
});

const [chatgpt] = editors as [EditorUnderTest];
const plain = editors.find(({ title }) => title === 'Plain textarea') ?? chatgpt;

for (const [way, editor] of [
  ['chip', chatgpt],
  ['shortcut', plain],
] as const)
  test(`a card that cannot write says so before Accept and offers Copy, called up by the ${way}`, async ({
    page,
    card,
    extension,
    model,
    summon,
    openEditor,
  }) => {
    let end = () => {};
    model.script = async (answer) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      await say(answer, MENDED);
    };
    await setEngine(extension, 'own-key');
    const chat = await openEditor(editor);
    await chat.typeDraft(drafts.line);
    model.calls.length = 0;
    await summon[way]();
    await expect.poll(() => model.calls.length).toBeGreaterThan(0);
    // What is typed while the card works is the draft's all the same.
    await page.keyboard.type('é');
    await expect.poll(() => chat.read()).toBe(`${drafts.line}é`);
    await page.keyboard.press('Backspace');
    await expect.poll(() => chat.read()).toBe(drafts.line);
    end();
    await expect(card.dialog.getByText(textFor('card', 'write_blocked'))).toBeVisible();
    await expect(card.result).toHaveText(MENDED);
    await expect(card.button('Accept')).toBeHidden();
    await expect(card.button('Copy')).toBeVisible();
    expect(await chat.read()).toBe(drafts.line);
  });

test('a clean draft is said to be one, and nothing of a result to copy', async ({
  card,
  extension,
  model,
  summon,
  openEditor,
}) => {
  model.script = (answer) => say(answer, MENDED);
  await setEngine(extension, 'own-key');
  const chat = await openEditor(plain);
  await chat.typeDraft(MENDED);
  model.calls.length = 0;
  await summon.shortcut();
  for (const level of ['Balanced', 'Polish'] as const) {
    if (level === 'Polish') await card.chooseLevel(level);
    await expect(card.dialog.getByText('Nothing found to change').first()).toBeVisible();
    await expect(card.dialog.getByText(textFor('card', 'write_blocked'))).toBeHidden();
  }
  await expect(card.button('Copy')).toBeHidden();
});

test('who has acted in the card goes on from Copy, since there is no Accept', async ({
  card,
  extension,
  model,
  summon,
  openEditor,
}) => {
  let end = () => {};
  model.script = async (answer) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    await say(answer, MENDED);
  };
  await setEngine(extension, 'own-key');
  const chat = await openEditor(plain);
  await chat.typeDraft(drafts.line);
  model.calls.length = 0;
  await summon.shortcut();
  await expect.poll(() => model.calls.length).toBe(1);
  // No act, yet from now on the keys are the card's.
  await card.dialog.click({ position: { x: 4, y: 4 } });
  end();
  await expect(card.result).toHaveText(MENDED);
  await expect(card.button('Copy')).toBeFocused();
});
