import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { coverPage, forgePresses, leakedStyles, restCover } from './hostile-scripts.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

test('a script of the page can press nothing', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await expect(card.chip).toBeVisible();
  await page.evaluate(forgePresses);
  await summon.chip();
  await card.doneText();
  await page.evaluate(forgePresses);
  await expect(card.button('Accept')).toBeVisible();
  expect(await chat.read()).toBe(drafts.lines);
});

test('a page that sends our own messages reaches nothing', async ({ page, card, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await page.evaluate(() => {
    for (const type of [
      'card.open',
      'card.openActive',
      'card.prepare',
      'WHETSTONE_AUTH_SUCCESS',
      'enhance',
    ]) {
      window.postMessage({ type, body: {}, token: 'wst_aaaaaaaaaaaaaaaaaaaaaaaa' }, '*');
      document.dispatchEvent(new CustomEvent(type, { detail: {} }));
      window.dispatchEvent(new CustomEvent(type, { detail: {} }));
    }
  });
  // The chip still answers its user, so the extension is alive and was merely not impressed.
  await expect(card.chip).toBeVisible();
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe(drafts.lines);
});

test('a page learns neither that the card has a frame nor where it comes from', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => told.push(...list.getEntries().map(({ name }) => name))).observe({
      type: 'resource',
      buffered: true,
    });
    addEventListener('message', ({ data, origin }) => told.push(`${origin} ${JSON.stringify(data)}`), true);
    addEventListener('error', ({ filename }) => told.push(filename), true);
  });
  await chat.typeDraft('i has recieved you letter yesterday');
  await summon.shortcut();
  await card.doneText();
  const learnt = await page.evaluate(() => ({
    told: Reflect.get(window, 'told') as string[],
    entries: performance.getEntries().map(({ name }) => name),
    frames: window.length,
    markup: document.documentElement.outerHTML,
  }));
  expect(learnt.frames).toBe(0);
  expect(JSON.stringify(learnt)).not.toContain('chrome-extension:');
  expect(learnt.told.filter((name) => !name.startsWith('https://chatgpt.com/'))).toEqual([]);
});

test('what covers Accept cannot borrow the click, nor bar it once the card is above', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  const result = await card.doneText();
  const box = await card.button('Accept').boundingBox();
  if (!box) throw new Error('Accept has no place on the screen.');
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(coverPage);
  await press();
  await expect(card.button('Accept')).toBeVisible();
  expect(await chat.read()).toBe(drafts.lines);
  // The cover stays, and the card rises above it: in a while a press counts.
  await page.evaluate(restCover);
  await expect(async () => {
    await press();
    await expect(card.button('Undo')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => chat.read()).toBe(result);
  await expect(page.locator('#lure')).toBeVisible();
});

test('a page that enlarges itself moves neither chip nor card out of the window', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await page.addStyleTag({ content: 'html { zoom: 1.6 }' });
  await chat.typeDraft(drafts.lines);
  const field = await chat.field.boundingBox();
  const chip = await card.chip.boundingBox();
  if (!field || !chip) throw new Error('Field or chip has no place on the screen.');
  expect(chip.width).toBeCloseTo(28, 0);
  expect(Math.abs(field.x + field.width - chip.x - chip.width)).toBeLessThan(12);
  await summon.chip();
  const result = await card.doneText();
  const whole = await card.dialog.boundingBox();
  if (!whole) throw new Error('The card has no place on the screen.');
  expect(whole.width).toBeCloseTo(500, 0);
  expect(whole.x + whole.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});

test('styles of the page do not leak into chip or card', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await page.evaluate(() => document.documentElement.classList.add('hostile'));
  await chat.typeDraft(drafts.lines);
  expect(await card.chip.evaluate(leakedStyles)).toEqual([]);
  await summon.chip();
  await card.doneText();
  for (const part of [card.dialog, card.button('Accept'), card.button('Discard'), card.result]) {
    expect(await part.evaluate(leakedStyles)).toEqual([]);
  }
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
});

test('no content security policy is violated by the extension', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.documentElement.dataset.violation = `${event.violatedDirective} ${event.sourceFile}`;
    });
  });
  const chat = await openEditor(chatgpt, '?strict');
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-violation', /.*/);
});
