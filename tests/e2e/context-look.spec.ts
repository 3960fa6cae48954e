import { join } from 'node:path';
import { axeInCard } from './axe.ts';
import { box, editorOf } from './context-fixtures.ts';
import { showConversation } from './conversations.ts';
import { expect, test } from './fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

for (const [name, colorScheme, width] of [
  ['light', 'light', 1000],
  ['dark', 'dark', 1000],
  ['narrow', 'light', 320],
  ['narrow-dark', 'dark', 320],
] as const) {
  test(`the chips fit and axe finds nothing: ${name}`, async ({ page, card, summon, openEditor }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 760 });
    const chat = await openEditor(editorOf('ChatGPT'));
    await showConversation(page, 'ChatGPT');
    await chat.typeDraft('how often do i water it ?');
    await summon.chip();
    await card.doneText();
    await page.screenshot({ path: join(folder, `context-offer-${name}.png`) });
    const { add, check, list, run } = box(card);
    await card.fold.press('Enter');
    await add.press('Enter');
    await expect(check('Which herbs')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(check('Which herbs')).not.toBeChecked();
    await page.screenshot({ path: join(folder, `context-${name}.png`) });
    // All of them, and what they sum up to; nothing to scroll for.
    const isCut = await list.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(isCut).toBe(false);
    await expect(run).toBeInViewport({ ratio: 1 });
    await expect(card.button('Accept')).toBeInViewport({ ratio: 1 });
    const overflow = await card.dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const violations = await axeInCard(card);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
