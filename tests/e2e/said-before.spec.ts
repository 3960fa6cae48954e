import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

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

test('a field whose page draws people over its letters keeps them, through one undo as well', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(field);
  await chat.typeDraft(drafts.line);
  // As react-mentions has it: what was typed replaced what a key last told to be selected.
  await chat.field.evaluate((area: HTMLTextAreaElement) => {
    const drawn = document.createElement('div');
    area.before(drawn);
    let heard = [area.selectionStart, area.selectionEnd] as const;
    const hear = () => {
      heard = [area.selectionStart, area.selectionEnd];
    };
    const at = area.value.indexOf('letter');
    let letters = [...area.value].map((letter, index) => ({ letter, isName: index >= at && index < at + 6 }));
    const draw = () => {
      const name = document.createElement('strong');
      name.textContent = letters.map(({ letter, isName }) => (isName ? letter : '')).join('');
      const index = letters.findIndex(({ isName }) => isName);
      const told = letters.map(({ letter }) => letter).join('');
      drawn.replaceChildren(told.slice(0, index), name, told.slice(index + name.textContent.length));
    };
    draw();
    for (const name of ['keydown', 'keyup', 'mouseup']) area.addEventListener(name, hear);
    area.addEventListener('input', () => {
      const [start, end] = heard;
      const typed = [...area.value.slice(start, area.selectionEnd)];
      letters = letters.toSpliced(start, end - start, ...typed.map((letter) => ({ letter, isName: false })));
      hear();
      draw();
    });
  });
  const drawn = page.locator('.composer div:has(> strong)');
  const name = drawn.locator('strong');
  await summon.chip();
  const result = await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
  await expect(drawn).toHaveText(result);
  await expect(name).toHaveText('letter');
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(drafts.line);
  await expect(drawn).toHaveText(drafts.line);
  await expect(name).toHaveText('letter');
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
