import type { Page } from 'puppeteer-core';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { editors } from '@/tests/e2e/editors.ts';
import {
  coverPage,
  forgePresses,
  hideCard,
  layers,
  leakedStyles,
  moveRoot,
  patchPage,
  removeCard,
  restCover,
  writeAnew,
} from '@/tests/e2e/hostile-scripts.ts';
import { acceptResult, findVisible, pressable, resultText } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const CARD = 'whetstone-card';
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I received your letter yesterday.';

test('a script of the page can press nothing', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await chat.page.evaluate(forgePresses);
  expect(await chat.page.$(CARD)).toBeNull();
  await chat.sharpen();
  await chat.page.evaluate(forgePresses);
  await pressable(chat.page, 'Accept');
  expect(await chat.read()).toBe(drafts.lines);
  await chat.accept();
});

test('a page that patches prototypes and hears every key first gets neither card nor draft', async ({
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await chat.page.evaluate(patchPage);
  const result = await chat.sharpen();
  await (await pressable(chat.page, 'Accept')).focus();
  await chat.page.keyboard.press('Enter', { delay: 300 });
  await pressable(chat.page, 'Undo');
  await expect.poll(() => chat.read()).toBe(result);
  expect(await chat.page.$('[data-sent]')).toBeNull();
  expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
});

test('what covers Accept cannot borrow the click, nor bar it once the card is above', async ({
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  const result = await chat.sharpen();
  const point = await (await pressable(chat.page, 'Accept')).clickablePoint();
  await chat.page.evaluate(coverPage);
  await chat.page.mouse.click(point.x, point.y);
  // The cover stays, and the card rises above it: in a while a press counts.
  await chat.page.evaluate(restCover);
  await pressable(chat.page, 'Accept');
  expect(await chat.read()).toBe(drafts.lines);
  await expect(async () => {
    await chat.page.mouse.click(point.x, point.y);
    expect(await chat.read()).toBe(result);
  }).toPass();
  await pressable(chat.page, 'Undo');
  expect(await chat.page.$('#lure:popover-open')).not.toBeNull();
});

test('a card that the page takes away comes back once', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await chat.sharpen();
  await chat.page.evaluate(removeCard);
  await expect.poll(() => chat.page.$(CARD)).not.toBeNull();
  expect(await resultText(chat.page)).not.toBe(drafts.lines);
  await chat.page.evaluate(removeCard);
  await expect.poll(() => chat.page.$(CARD)).toBeNull();
  expect(await chat.read()).toBe(drafts.lines);
});

test('a page that moves its root finds the card there once more', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await chat.sharpen();
  await chat.page.evaluate(moveRoot);
  expect(await resultText(chat.page)).not.toBe(drafts.lines);
  await chat.page.evaluate(moveRoot);
  await expect.poll(() => chat.page.$(CARD)).toBeNull();
});

for (const [what, attack] of [
  ['in which nothing can be drawn', writeAnew],
  ['that the page hides without end', hideCard],
] as const)
  test(`a card ${what} gives way`, async ({ openEditor }) => {
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(drafts.lines);
    await chat.sharpen();
    await chat.page.evaluate(attack);
    await expect.poll(() => chat.page.$(CARD), { timeout: 20_000 }).toBeNull();
  });

test('styles of the page do not leak into the card', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.page.evaluate(() => document.documentElement.classList.add('hostile'));
  await chat.typeDraft(drafts.lines);
  await chat.sharpen();
  const accept = await pressable(chat.page, 'Accept');
  expect(await accept.evaluate(leakedStyles)).toEqual([]);
  await chat.accept();
});

/** Asks for the card on the page in front, as the popup does: Firefox tells a driver of no shortcut, and a modal bars the chip. */
const askForCard = (own: Page) =>
  own.evaluate(() =>
    Reflect.get(globalThis, 'browser').runtime.sendMessage({ type: 'card.openActive', body: {} }),
  );

for (const [name, { open, isOpen }] of Object.entries(layers))
  test(`the card is above ${name}, and its presses leave it open`, async ({ openEditor, openOwn }) => {
    const own = await openOwn('options.html');
    const chat = await openEditor(chatgpt);
    await chat.page.evaluate(open, null);
    const fill = await chat.page.$('#fill');
    await fill?.click();
    await expect.poll(() => chat.page.evaluate(isOpen)).toBe(true);
    const field = await findVisible(chat.page, '#layer textarea');
    await field.click();
    await chat.page.keyboard.type(DRAFT);
    const read = () => field.evaluate((element) => (element as HTMLTextAreaElement).value);
    await askForCard(own);
    const result = await resultText(chat.page);
    expect(result.trim()).toBe(MENDED);
    // With the pointer itself: what lies above takes the press.
    const { x, y } = await (await pressable(chat.page, 'Accept')).clickablePoint();
    await chat.page.mouse.click(x, y);
    await expect.poll(read).toBe(result);
    await pressable(chat.page, 'Undo');
    expect(await chat.page.evaluate(isOpen)).toBe(true);
  });

test('a page isolated from other origins shows the card, which writes as anywhere', async ({
  firefox,
  openOwn,
}) => {
  const own = await openOwn('options.html');
  const page = await firefox.browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.respond({
      contentType: 'text/html',
      headers: {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
      body: '<!doctype html><title>Isolated</title><textarea></textarea>',
    }),
  );
  await page.goto(chatgpt.url);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const field = await findVisible(page, 'textarea');
  await field.click();
  await page.keyboard.type(DRAFT);
  await askForCard(own);
  expect((await resultText(page)).trim()).toBe(MENDED);
  await acceptResult(page);
  expect(await field.evaluate((element) => (element as HTMLTextAreaElement).value)).toBe(MENDED);
  await page.close();
});
