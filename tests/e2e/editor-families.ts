import type { EditorUnderTest } from './editors.ts';
import { cells, expect, passed, test } from './fixtures.ts';
import { answer, selectAnswer } from './selected-answer.ts';

const begun = 'Thanks. One more thing:';

/** One mode of each family through one editor: an image prompt in its place, an action and a question at its end. */
export function defineFamilies(editor: EditorUnderTest): void {
  const row = editor.title;

  test(`${row}: an image prompt, an action, a follow-up question`, {
    annotation: cells(row, editor.newLine ? ['image', 'action', 'follow-up'] : ['image', 'action']),
  }, async ({ page, card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    const draft = 'make a picture of an old lighthouse, oil painting, no people';
    await chat.restoreDraft(draft);
    await summon.menu('enhance:image:reframe');
    await expect(card.button('Accept')).toBeEnabled();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    expect(await chat.read()).toContain('lighthouse');
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe(draft);
    passed(row, 'image');

    await chat.restoreDraft('');
    await selectAnswer(chat);
    await summon.menu('action:extract-tasks');
    await expect(card.button('Copy')).toBeVisible();
    const result = (await card.result.textContent()) ?? '';
    if (editor.newLine === null) {
      // A field of one line is no composer: the result is copied.
      await expect(card.button('Insert')).toHaveCount(0);
      passed(row, 'action');
      return;
    }
    await card.button('Insert').dblclick();
    await expect(card.button('Undo')).toBeVisible();
    expect(await chat.read()).toBe(result);
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe('');
    passed(row, 'action');

    await chat.restoreDraft(begun);
    await selectAnswer(chat, answer);
    await summon.menu('follow-ups');
    const questions = card.dialog.getByRole('list', { name: 'Questions' }).getByRole('button');
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const question = (await questions.nth(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(card.button('Undo')).toBeVisible();
    expect(await chat.read()).toBe(`${begun}\n\n${question}`);
    expect(await chat.sent()).toEqual([]);
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe(begun);
  });
}
