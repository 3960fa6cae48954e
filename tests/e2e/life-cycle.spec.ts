import { textFor } from '@/shared/errors/texts.en.ts';
import { runInContentWorld } from '@/tests/support/content-world.ts';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { stopBackground } from '@/tests/support/stop-background.ts';
import { Card } from './card.ts';
import { ChatPage } from './chat-page.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, pagesPort, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

test('the background was stopped while idle: the chip works as ever', async ({
  extension,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await stopBackground(extension);
  await summon.chip();
  const result = await card.doneText();
  await stopBackground(extension);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});

test('injected twice, the page still has one chip and one card', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await expect(card.chip).toBeVisible();
  await runInContentWorld(page, { extension, script: 'content-scripts/chat.js' });
  await page.keyboard.type(' more');
  await expect(page.locator('whetstone-chip')).toHaveCount(1);
  await summon.chip();
  const result = await card.doneText();
  await expect(page.locator('whetstone-card')).toHaveCount(1);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
  await expect(page.locator('whetstone-chip')).toHaveCount(1);
});

test('the extension was updated under the page: its chip asks for a reload or goes, the draft stays', async () => {
  // In a browser of its own: what follows would miss the background that ends here.
  const extension = await launchWithExtension({ pagesPort: pagesPort() });
  try {
    const errors: Error[] = [];
    const page = await extension.context.newPage();
    page.on('pageerror', (error) => errors.push(error));
    const card = new Card(page);
    const chat = new ChatPage(page, chatgpt);
    await chat.open();
    await chat.typeDraft(drafts.lines);
    await expect(card.chip).toBeVisible();
    await extension.reload();
    await card.chip.click();
    const sentence = card.dialog.getByText(textFor('card', 'extension_reloaded'));
    await expect
      .poll(async () => (await sentence.isVisible()) || (await page.locator('whetstone-chip').count()) === 0)
      .toBe(true);
    expect(await chat.read()).toBe(drafts.lines);
    expect(errors).toEqual([]);
  } finally {
    await extension.close();
  }
});
