import { box } from './context-fixtures.ts';
import { showConversation } from './conversations.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

/** Long enough for any field to be full. */
const DRAFT = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. i has recieved you letter and its a realy good idea, we should of done it sooner.`,
).join('\n');

const windows = [
  ['320 px wide', { width: 320, height: 760 }],
  // A window of 800 × 760 at a zoom of 200 % has so much room, and so large a text.
  ['text at 200 %', { width: 400, height: 380 }],
  ['both', { width: 320, height: 380 }],
] as const;

// Between a phone and the card's own width: the buttons keep one row, and what is chosen is told whole, beside or above them.
for (const width of [360, 410, 440, 470, 800])
  test(`the buttons stand in one row at ${width} px, and the level’s name is whole`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    const chat = await openEditor(chatgpt);
    await chat.restoreDraft('i has recieved you letter');
    await summon.chip();
    await card.doneText();
    const [discard, accept] = await Promise.all([
      card.button('Discard').boundingBox(),
      card.button('Accept').boundingBox(),
    ]);
    expect(accept?.y).toBe(discard?.y);
    await expect(card.button('Accept')).toBeInViewport({ ratio: 1 });
    const name = card.fold.locator('span');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('a card that gets narrower while it stands there shows its whole result', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  await page.setViewportSize({ width: 480, height: 760 });
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(DRAFT.split('\n').slice(0, 2).join('\n'));
  await summon.chip();
  await card.doneText();
  const faces = async () =>
    (await card.frame()).evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(faces).toContain('loaded');
  await page.setViewportSize({ width: 320, height: 760 });
  const cut = () => card.result.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(cut).toBe(0);
});

for (const [name, size] of windows) {
  test(`the result has eight lines, nothing is cut and all can be reached: ${name}`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await page.setViewportSize(size);
    const chat = await openEditor(chatgpt);
    await showConversation(page, 'ChatGPT');
    await chat.restoreDraft(DRAFT);
    await summon.chip();
    await card.doneText();
    const lines = await card.result.evaluate((element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
      return (element.clientHeight - padding) / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeGreaterThanOrEqual(8);
    const cut = () =>
      card.dialog.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ]);
    expect(await cut()).toEqual([0, 0]);
    for (const button of ['Discard', 'Accept'] as const)
      await expect(card.button(button)).toBeInViewport({ ratio: 1 });

    await expect(card.mode).toBeHidden();
    await expect(card.fold).toHaveAccessibleName('Level: Balanced. Mode, persona, context');
    await card.fold.focus();
    await page.keyboard.press('Enter');
    await expect(card.fold).toHaveAttribute('aria-expanded', 'true');
    const reached = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await (await card.frame()).evaluate(() => {
        const active = document.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      });
      reached.add(stop);
    }
    for (const stop of [
      'Balanced',
      'Mode',
      'Persona',
      'Add context',
      'Result',
      'Retry',
      'Copy',
      'Save',
      'Accept',
    ])
      expect([...reached]).toContain(stop);
    await card.fold.press('Enter');
    await expect(card.mode).toBeHidden();
    expect(await cut()).toEqual([0, 0]);
  });
}

test('turns that are kept leave a narrow card its result, and can be looked through again', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  await page.setViewportSize({ width: 320, height: 760 });
  const chat = await openEditor(chatgpt);
  await showConversation(page, 'ChatGPT');
  await chat.restoreDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  await card.fold.click();
  const { add, keep, list, run } = box(card);
  await add.click();
  await keep.check();
  await run.click();
  await card.doneText();
  await expect(card.dialog).toContainText('With the next run: 4 messages');
  await expect(list).toBeHidden();
  await expect(card.result).toBeInViewport({ ratio: 1 });
  expect((await card.result.boundingBox())?.height).toBeGreaterThan(8 * 21);
  await expect(card.button('Accept')).toBeInViewport({ ratio: 1 });
  await card.fold.press('Enter');
  await expect(list).toBeVisible();
  await expect(keep).toBeChecked();
  await expect(card.button('Accept')).toBeInViewport({ ratio: 1 });
});

test('in low windows the card leaves the composer’s buttons free, beside a long draft too', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  for (const [width, height] of [
    [1366, 682],
    [1280, 600],
    [900, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await chat.restoreDraft(DRAFT);
    await summon.chip();
    await card.doneText();
    const [send, dialog] = [await page.locator('.send').boundingBox(), await card.dialog.boundingBox()];
    if (!send || !dialog) throw new Error('The card or the button has no place on the screen.');
    const isApart =
      dialog.y + dialog.height <= send.y ||
      dialog.y >= send.y + send.height ||
      dialog.x >= send.x + send.width ||
      dialog.x + dialog.width <= send.x;
    expect(isApart, `${width} × ${height}`).toBe(true);
    await card.button('Discard').click();
    await expect(card.host).toHaveCount(0);
  }
});
