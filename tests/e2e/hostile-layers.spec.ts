import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { hideCard, layers, patchPage, removeCard, writeAnew } from './hostile-scripts.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I received your letter yesterday.';

for (const [name, { open, isOpen }] of Object.entries(layers))
  test(`the card is above ${name}, and its presses leave it open`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await openEditor(chatgpt);
    await page.evaluate(open, null);
    const fill = page.locator('#fill');
    if (await fill.isVisible()) await fill.click();
    await expect.poll(() => page.evaluate(isOpen)).toBe(true);
    const field = page.locator('#layer textarea');
    await field.fill(DRAFT);
    await summon.shortcut();
    expect((await card.doneText()).trim()).toBe(MENDED);
    // With the pointer itself: what lies above takes the press.
    const box = await card.button('Accept').boundingBox();
    if (!box) throw new Error('Accept has no place on the screen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(field).toHaveValue(MENDED);
    await expect(card.button('Undo')).toBeVisible();
    expect(await page.evaluate(isOpen)).toBe(true);
  });

const SAID = ['!', textFor('card', 'card_removed')];

async function toolbarButton(extension: ExtensionBrowser): Promise<string[]> {
  const background = await extension.background();
  return background.evaluate(async () => {
    const [{ id: tabId } = {}] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const details = tabId === undefined ? {} : { tabId };
    return [await chrome.action.getBadgeText(details), await chrome.action.getTitle(details)];
  });
}

test('a page that patches prototypes and hears every key first gets neither card nor draft', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await page.evaluate(patchPage);
  await summon.shortcut();
  expect((await card.doneText()).trim()).toBe(MENDED);
  await card.button('Accept').focus();
  // Held for as long as the page needs to answer: what it hears of the key being let go may send the draft.
  await page.keyboard.press('Enter', { delay: 300 });
  await expect.poll(() => chat.read()).toBe(MENDED);
  await expect(page.locator('html')).not.toHaveAttribute('data-sent', /.*/);
});

test('a card that the page takes away comes back once, then the toolbar says so', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await card.doneText();
  await page.evaluate(removeCard);
  await expect(card.host).toHaveCount(1);
  await card.opened();
  await expect(card.button('Accept')).toBeEnabled();
  await page.evaluate(removeCard);
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe(DRAFT);
  await expect.poll(() => toolbarButton(extension)).toEqual(SAID);
});

for (const [what, attack] of [
  ['in which nothing can be drawn', writeAnew],
  ['that the page hides without end', hideCard],
] as const)
  test(`a card ${what} gives way, and the toolbar says so`, async ({
    page,
    card,
    summon,
    openEditor,
    extension,
  }) => {
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(DRAFT);
    await summon.shortcut();
    await card.doneText();
    await page.evaluate(attack);
    await expect(card.host).toHaveCount(0, { timeout: 20_000 });
    await expect.poll(() => toolbarButton(extension)).toEqual(SAID);
  });

test('a page isolated from other origins shows the card, which writes as anywhere', async ({
  page,
  card,
  summon,
}) => {
  const site = 'http://127.0.0.1:8099/';
  await page.route(site, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
      body: '<!doctype html><title>Isolated</title><textarea></textarea>',
    }),
  );
  await page.goto(site);
  const field = page.locator('textarea');
  await field.fill(DRAFT);
  await summon.shortcut();
  expect((await card.doneText()).trim()).toBe(MENDED);
  await card.button('Accept').click();
  await expect(field).toHaveValue(MENDED);
  await expect(card.button('Undo')).toBeVisible();
});
