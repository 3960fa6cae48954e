import type { EditorUnderTest } from './editors.ts';
import { expect, test } from './fixtures.ts';

const reply: EditorUnderTest = {
  title: 'Reply in a mail program',
  url: 'https://chatgpt.com/e/mail-reply',
  selector: '.mail-body',
  newLine: 'Enter',
  undoGroupMs: 0,
};

/** The markup with every run of the user's own text left out, and the words alone. */
const skeleton = (html: string) => html.replaceAll('&nbsp;', ' ').replace(/>[^<]+/g, '>');
const ofOthers = (html: string) => html.slice(html.indexOf('<div class="gmail_signature"'));

test('a reply keeps its link, bold, list, picture, signature and quote; one key takes it back', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(reply);
  const before = await chat.read();
  await chat.field.locator('div').first().click();
  await summon.menu('enhance:rewrite:polish');
  const result = await card.doneText();
  // What is no draft is not shown as one.
  expect(result).not.toContain('Tom Reed');
  expect(result).not.toContain('Anna wrote');
  await card.button('Accept').click();
  await expect(card.button('Revert')).toBeVisible();
  const after = await chat.read();
  expect(after).toContain(
    'received <b>the letter</b> and the <a href="https://example.org/plan">project plan</a>',
  );
  expect(after).toContain('is <b>really</b> clear');
  expect(skeleton(after)).toBe(skeleton(before));
  expect(ofOthers(after)).toBe(ofOthers(before));

  await card.button('Revert').click();
  await expect.poll(() => chat.read().then((html) => html.replaceAll('&nbsp;', ' '))).toBe(before);
  // Until it is closed the card has the caret in its hands.
  await expect(card.host).toHaveCount(0);

  await summon.menu('enhance:rewrite:polish');
  await card.doneText();
  await card.button('Accept').click();
  await expect(card.button('Revert')).toBeVisible();
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect
    .poll(() => chat.read().then((html) => html.replaceAll('&nbsp;', ' ')))
    .toBe(after.replaceAll('&nbsp;', ' '));
  expect(await chat.sent()).toEqual([]);
});
