import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

/** The extension may run at this address without the browser's question. */
const site = 'http://127.0.0.1:8099';
const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT =
  'write me a caption for our new coffe blend, tone should be fun but not cringe, no emojis, max 2 hashtags';

test('a reframe of a document becomes its own headings and lists, and one key takes it back', async ({
  page,
  card,
  summon,
}) => {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Notes</title><body><div id="note" contenteditable style="min-height: 200px"><p>${DRAFT}</p></div>`,
    }),
  );
  await page.goto(site);
  const note = page.locator('#note');
  await note.click();
  await summon.menu('enhance:rewrite:reframe');
  await card.doneText();
  await card.button('Accept').click();
  await expect(note.locator('h2')).toHaveText(['Task', 'Requirements']);
  await expect(note.locator('li').last()).toHaveText(/2 hashtags/);
  await expect(note).not.toContainText('#');
  await expect(card.button('Undo')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(note.locator('p')).toHaveText([DRAFT]);
  await expect(note.locator('h2, li')).toHaveCount(0);
});

test('a reframe for a chat stays in its Markdown', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.menu('enhance:rewrite:reframe');
  await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toMatch(/^## Task\n[\s\S]+\n- .*2 hashtags/);
});
