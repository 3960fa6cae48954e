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
  await expect(card.dialog.getByText(textFor('card', 'field_too_short'))).toBeVisible();
  await expect(card.button('Accept')).toBeHidden();
  await expect(card.button('Copy')).toBeVisible();
  expect(await chat.read()).toBe(drafts.line);
});

test('a field whose page draws mentions over its letters: that they would be lost is said before Accept', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(field);
  await chat.typeDraft(drafts.line);
  await chat.field.evaluate((area: HTMLTextAreaElement) => {
    const drawn = document.createElement('div');
    const name = document.createElement('strong');
    name.textContent = area.value.slice(0, 4);
    drawn.append(name, area.value.slice(4));
    area.before(drawn);
  });
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'marks_not_kept'))).toBeVisible();
  await expect(card.button('Accept')).toBeHidden();
  await expect(card.button('Copy')).toBeVisible();
  expect(await chat.read()).toBe(drafts.line);
});

test('a field that its page takes away as the focus leaves it: the result can still be copied', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(field);
  await chat.typeDraft(drafts.line);
  // As boards and trackers do whose texts are edited where they stand.
  await chat.field.evaluate((area: HTMLTextAreaElement) =>
    area.addEventListener('blur', () => {
      const text = document.createElement('p');
      text.id = 'closed';
      text.textContent = area.value;
      area.replaceWith(text);
    }),
  );
  await summon.chip();
  await card.button('Accept').click();
  await expect(card.dialog.getByText(textFor('card', 'field_gone'))).toBeVisible();
  await expect(card.button('Copy')).toBeVisible();
  await expect(page.locator('#closed')).toHaveText(drafts.line);
});
