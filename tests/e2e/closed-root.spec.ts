import { drafts } from './editor-suite.ts';
import { closedRoot } from './editors.ts';
import { expect, test } from './fixtures.ts';

test('a field in a closed shadow root: chip, shortcut, one undo, Undo', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(closedRoot);
  await chat.typeDraft(drafts.lines);
  await summon.chip();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(drafts.lines);
  await summon.shortcut();
  await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
  await card.button('Undo').click();
  await expect.poll(() => chat.read()).toBe(drafts.lines);
});
