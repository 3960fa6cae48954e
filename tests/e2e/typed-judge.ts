import { expect } from './fixtures.ts';
import { REDO_BY_SHIFT } from './structure-judge.ts';
import { corrected, correctionsOf } from './structure-kinds.ts';
import type { StructurePage } from './structure-page.ts';

/** Editors that once took their user's own words back along with ours. */
export const typedIn = ['rooster', 'squire', 'tinymce', 'tinymce-iframe', 'trix'];

const LINES = ['We recieved teh letter, its realy good.', 'Please see teh box and thier plan'];

async function type(chat: StructurePage, text: string): Promise<void> {
  for (const key of text) await chat.press(key);
}

/**
 * A draft of the user's own keys: accepted at once, one press of undo leaves exactly what he typed, one of redo brings the
 * result back, and Undo takes it away again.
 */
export async function judgeTyped(chat: StructurePage, editor: string): Promise<void> {
  await chat.load('');
  await type(chat, LINES[0] ?? '');
  await chat.press('Enter');
  await type(chat, LINES[1] ?? '');
  const typed = await chat.model();
  const corrections = correctionsOf((await chat.read()) ?? '');
  expect(corrections).toHaveLength(5);
  await chat.leave();
  expect(await chat.write(corrections)).toBe('written');
  await expect.poll(() => chat.model()).toBe(corrected(typed));
  const after = await chat.model();
  await chat.press('Control', 'z');
  await expect.poll(() => chat.model()).toBe(typed);
  await (REDO_BY_SHIFT.test(editor) ? chat.press('Control', 'Shift', 'z') : chat.press('Control', 'y'));
  await expect.poll(() => chat.model()).toBe(after);
  expect(await chat.revert()).toBe(true);
  await expect.poll(() => chat.model()).toBe(typed);
}
