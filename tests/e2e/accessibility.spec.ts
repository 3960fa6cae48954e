import { axeInCard } from './axe.ts';
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
    await expect(card.button('Accept')).toBeEnabled();
    for (const step of ['with changes', 'as plain text', 'reframed', 'accepted']) {
      if (step === 'with changes') await card.showChanges.click();
      if (step === 'as plain text') await card.doneText();
      if (step === 'reframed') {
        await card.chooseLevel('Reframe');
        await expect(card.button('Accept')).toBeEnabled();
      }
      if (step === 'accepted') {
        await card.button('Accept').click();
        await expect(card.button('Undo')).toBeVisible();
      }
      const violations = await axeInCard(card);
      expect(
        violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    }
  });
}
