import type { Page } from '@playwright/test';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
const DRAFT = 'i has recieved you letter yesterday';
const MENDED = 'I have received your letter yesterday.';

/** A field in a layer that the page puts above all else; tells whether the layer is still there. */
const layers: Record<string, { open(page: Page): Promise<void>; isOpen(page: Page): Promise<boolean> }> = {
  'a modal dialog': {
    open: (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<dialog id="layer"><textarea></textarea></dialog>');
        document.querySelector<HTMLDialogElement>('#layer')?.showModal();
      }),
    isOpen: (page) => page.evaluate(() => document.querySelector('#layer')?.matches(':modal') ?? false),
  },
  'a popover that closes at a press outside': {
    open: (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="layer" popover="manual" style="inset: 20px auto auto 20px"><textarea></textarea></div>',
        );
        const layer = document.querySelector<HTMLElement>('#layer');
        layer?.showPopover();
        document.addEventListener('pointerdown', ({ target }) => {
          if (target instanceof Node && !layer?.contains(target)) layer?.hidePopover();
        });
      }),
    isOpen: (page) =>
      page.evaluate(() => document.querySelector('#layer')?.matches(':popover-open') ?? false),
  },
  'an element that fills the screen': {
    open: async (page) => {
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="layer"><textarea></textarea><button id="fill">Fill the screen</button></div>',
        );
        document
          .querySelector('#fill')
          ?.addEventListener('click', () => void document.querySelector('#layer')?.requestFullscreen());
      });
      await page.locator('#fill').click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('layer');
    },
    isOpen: (page) => page.evaluate(() => document.fullscreenElement?.id === 'layer'),
  },
  'a part of a page that is contained and the only one not inert': {
    open: (page) =>
      page.evaluate(() => {
        for (const child of document.body.children) (child as HTMLElement).inert = true;
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div id="layer" style="contain: strict; inline-size: 500px; block-size: 200px"><textarea></textarea></div>',
        );
      }),
    isOpen: (page) => page.evaluate(() => document.querySelector('#layer') !== null),
  },
};

for (const [name, { open, isOpen }] of Object.entries(layers))
  test(`the card is above ${name}, and its presses leave it open`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    await openEditor(chatgpt);
    await open(page);
    const field = page.locator('#layer textarea');
    await field.fill(DRAFT);
    await summon.shortcut();
    expect((await card.doneText()).trim()).toBe(MENDED);
    // With the pointer itself: what lies above takes the press.
    const box = await card.button('Accept').boundingBox();
    if (!box) throw new Error('Accept has no place on the screen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(field).toHaveValue(MENDED);
    await expect(card.button('Revert')).toBeVisible();
    expect(await isOpen(page)).toBe(true);
  });

test('a page that patches prototypes and hears every key first gets neither card nor draft', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await page.evaluate(() => {
    const refuse = () => {
      throw new Error('patched');
    };
    Element.prototype.attachShadow = refuse;
    HTMLElement.prototype.showPopover = refuse;
    window.MutationObserver = refuse as never;
    window.requestAnimationFrame = refuse as never;
    document.createElement = refuse as never;
    for (const type of ['keydown', 'keyup', 'keypress', 'pointerdown', 'mousedown', 'click', 'focusin'])
      window.addEventListener(
        type,
        (event) => {
          if (event.composedPath().includes(document.querySelector('whetstone-card') as EventTarget))
            document.documentElement.dataset.saw = type;
          if ((event as KeyboardEvent).key === 'Enter') document.documentElement.dataset.sent = 'yes';
        },
        true,
      );
  });
  await summon.shortcut();
  expect((await card.doneText()).trim()).toBe(MENDED);
  await card.button('Accept').focus();
  // Held for as long as the page needs to answer: what it hears of the key being let go may send the draft.
  await page.keyboard.press('Enter', { delay: 300 });
  await expect.poll(() => chat.read()).toBe(MENDED);
  await expect(page.locator('html')).not.toHaveAttribute('data-sent', /.*/);
});

test('a card that the page takes away comes back once', async ({ page, card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await card.doneText();
  await page.evaluate(() => document.querySelector('whetstone-card')?.remove());
  await expect(card.host).toHaveCount(1);
  await card.opened();
  await expect(card.button('Accept')).toBeEnabled();
  await page.evaluate(() => document.querySelector('whetstone-card')?.remove());
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe(DRAFT);
});

test('a double click on Cancel is the card’s alone, and the field keeps the focus', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  const editor = page.locator(chatgpt.selector);
  await page.evaluate(() => {
    addEventListener('click', () => document.body.append(document.createElement('del')), { capture: true });
  });
  await chat.typeDraft(DRAFT);
  // Tried again where the machine was slower between the two presses than a person is.
  await expect(async () => {
    await page.evaluate(() => {
      for (const click of document.querySelectorAll('del')) click.remove();
    });
    await summon.shortcut();
    await card.doneText();
    const box = await card.button('Cancel').boundingBox();
    if (!box) throw new Error('Cancel has no place on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(editor).toBeFocused();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(card.host).toHaveCount(0);
    await expect(editor).toBeFocused();
    await expect(page.locator('del')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
