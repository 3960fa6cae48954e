import { drafts } from '@/tests/e2e/editor-suite.ts';
import { editors } from '@/tests/e2e/editors.ts';
import {
  coverPage,
  forgePresses,
  layers,
  leakedStyles,
  patchPage,
  removeCard,
  uncoverPage,
} from '@/tests/e2e/hostile-scripts.ts';
import { pressable, resultText } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const CARD = 'whetstone-card';

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
  await pressable(chat.page, 'Revert');
  await expect.poll(() => chat.read()).toBe(result);
  expect(await chat.page.$('[data-sent]')).toBeNull();
  expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
});

test('what covers Accept cannot borrow the click', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await chat.sharpen();
  const accept = await pressable(chat.page, 'Accept');
  const point = await accept.clickablePoint();
  await chat.page.evaluate(coverPage);
  await chat.page.mouse.click(point.x, point.y);
  await chat.page.evaluate(uncoverPage);
  await pressable(chat.page, 'Accept');
  expect(await chat.read()).toBe(drafts.lines);
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

test('styles of the page do not leak into the card', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.page.evaluate(() => document.documentElement.classList.add('hostile'));
  await chat.typeDraft(drafts.lines);
  await chat.sharpen();
  const accept = await pressable(chat.page, 'Accept');
  expect(await accept.evaluate(leakedStyles)).toEqual([]);
  await chat.accept();
});

// Firefox tells a driver of no shortcut, and the chip stands below what a page puts into the top layer.
const BELOW_ALL = 'a part of a page that is contained and the only one not inert';

test(`the card is above ${BELOW_ALL}`, async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.page.evaluate(layers[BELOW_ALL].open, chatgpt.selector);
  await chat.typeDraft(drafts.lines);
  const result = await chat.sharpen();
  // With the pointer itself: what lies above takes the press.
  const { x, y } = await (await pressable(chat.page, 'Accept')).clickablePoint();
  await chat.page.mouse.click(x, y);
  await expect.poll(() => chat.read()).toBe(result);
  await pressable(chat.page, 'Revert');
});
