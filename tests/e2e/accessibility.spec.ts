import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the card, ${colorScheme}`, async ({ page, card, summon, openEditor }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(drafts.lines);
    await summon.chip();
    await expect(card.button('Accept')).toBeEnabled({ timeout: 30_000 });
    for (const step of ['with changes', 'as plain text', 'reframed', 'accepted']) {
      if (step === 'as plain text') await card.doneText();
      if (step === 'reframed') {
        await card.level('Reframe').check();
        await expect(card.button('Accept')).toBeEnabled();
      }
      if (step === 'accepted') {
        await card.button('Accept').click();
        await expect(card.button('Revert')).toBeVisible();
      }
      const { violations } = await new AxeBuilder({ page }).include('whetstone-card').analyze();
      expect(
        violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    }
  });
}

test('by keyboard alone: sharpen, read the changes, accept, revert', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.shortcut();
  await expect(card.button('Accept')).toBeEnabled({ timeout: 30_000 });
  await focusByTab(page, card.button('Accept'));
  await page.keyboard.press('Enter');
  await expect.poll(() => chat.read()).not.toBe(drafts.lines);
  await focusByTab(page, card.button('Revert'));
  await page.keyboard.press('Enter');
  await expect.poll(() => chat.read()).toBe(drafts.lines);
});

test('Escape puts the card away and the focus back into the draft', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.lines);
  await summon.shortcut();
  await card.doneText();
  await page.keyboard.press('Escape');
  await expect(card.dialog).toBeHidden();
  await page.keyboard.type('!');
  await expect.poll(() => chat.read()).toBe(`${drafts.lines}!`);
});

/** Presses Tab until the element has the focus. */
async function focusByTab(page: Page, target: Locator): Promise<void> {
  const hasFocus = () =>
    target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  for (let count = 0; count < 40 && !(await hasFocus()); count += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}
