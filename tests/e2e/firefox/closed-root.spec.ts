import { drafts } from '@/tests/e2e/editor-suite.ts';
import { closedRoot } from '@/tests/e2e/editors.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

test('a field in a closed shadow root: chip, one undo', async ({ openEditor }) => {
  const chat = await openEditor(closedRoot);
  await chat.typeDraft(drafts.lines);
  const result = await chat.sharpen();
  await chat.accept();
  await expect.poll(() => chat.read()).toBe(result);
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(drafts.lines);
});
