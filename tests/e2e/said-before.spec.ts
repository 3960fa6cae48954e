import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const field = editors.find(({ title }) => title === 'Plain textarea');
if (!field) throw new Error('There is no page with a plain textarea.');

test('a result longer than its field is said before Accept, and nothing is cut', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(field);
  await chat.typeDraft(drafts.line);
  await chat.field.evaluate(
    (area, length) => area.setAttribute('maxlength', String(length)),
    drafts.line.length,
  );
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'field_too_short'))).toBeVisible({ timeout: 30_000 });
  await expect(card.button('Accept')).toBeHidden();
  await expect(card.button('Copy')).toBeVisible();
  expect(await chat.read()).toBe(drafts.line);
});

test('an editor that would lose formatting gets nothing, and Copy is offered', async ({
  card,
  summon,
  openEditor,
}) => {
  const mail = editors.find(({ title }) => title === 'Plain contenteditable (mail)');
  if (!mail) throw new Error('There is no page with a mail.');
  const chat = await openEditor(mail);
  await chat.typeDraft(drafts.line);
  await chat.field.evaluate((body) => body.classList.add('ck-editor__editable'));
  await summon.menu();
  await expect(card.dialog.getByText(textFor('card', 'format_at_risk'))).toBeVisible({ timeout: 30_000 });
  await expect(card.button('Accept')).toBeHidden();
  await expect(card.button('Copy')).toBeFocused();
  expect(await chat.read()).toBe(drafts.line);
});
