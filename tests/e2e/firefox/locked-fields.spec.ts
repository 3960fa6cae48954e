import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { type EditorUnderTest, editors } from '@/tests/e2e/editors.ts';
import { fieldChanges } from '@/tests/e2e/field-changes.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';
import type { FirefoxPage } from './firefox-page.ts';

skipWithoutFirefox();

const DRAFT = 'i has recieved you letter yesterday';
const named = (title: string): EditorUnderTest => {
  const editor = editors.find((one) => one.title === title);
  if (!editor) throw new Error(`There is no page with ${title}.`);
  return editor;
};

/** All the card says, once its result can be copied. */
async function said({ page }: FirefoxPage): Promise<string> {
  const copy = await pressable(page, 'Copy');
  return copy.evaluate(() => document.body.innerText);
}

const change = ({ page, editor }: FirefoxPage, set: string, to: string) =>
  page.$eval(editor.selector, (field, name, value) => field.setAttribute(name, value), set, to);

for (const [name, { code, set, to }] of Object.entries(fieldChanges))
  test(`a field that is ${name} by the time of Accept is not written, and the result can be copied`, async ({
    openEditor,
  }) => {
    const isRich = name === 'read-only to its editor';
    const chat = await openEditor(named(isRich ? 'Plain contenteditable (mail)' : 'Plain textarea'));
    await chat.typeDraft(DRAFT);
    await chat.sharpen();
    await change(chat, set, to);
    await (await pressable(chat.page, 'Accept')).click();
    await expect.poll(() => said(chat)).toContain(textFor('card', code));
    expect(await chat.read()).toBe(DRAFT);
  });

test('a result longer than its field is said before Accept, and nothing is cut', async ({ openEditor }) => {
  const chat = await openEditor(named('Plain textarea'));
  await chat.typeDraft(drafts.line);
  await change(chat, 'maxlength', String(drafts.line.length));
  await (await findVisible(chat.page, 'button[aria-label="Sharpen with Whetstone"]')).click();
  await expect.poll(() => said(chat)).toContain(textFor('card', 'field_too_short'));
  expect(await said(chat)).not.toContain('Accept');
  expect(await chat.read()).toBe(drafts.line);
});
