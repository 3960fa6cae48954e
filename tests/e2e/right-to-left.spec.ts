import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

const ARABIC = 'مرحبا بكم جميعا في الاجتماع غدا الساعة الثالثة';
const HEBREW = 'שלום לכולם, הפגישה מחר בשעה שלוש';
const DRAFT = 'i has recieved you letter from أحمد yesterday';
const MENDED = 'I have received your letter from أحمد yesterday.';

/** The page as one of a language that is written from the right. */
const turnPage = () => {
  document.documentElement.dir = 'rtl';
};

const KINDS = /^(?:ProseMirror|Quill 2|Lexical rich|Slate|Plain)/;

for (const editor of editors.filter(({ title }) => KINDS.test(title)))
  test(`${editor.title}: in a page that reads from the right, English is mended, and undone by one key`, async ({
    page,
    card,
    summon,
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    await page.evaluate(turnPage);
    await chat.typeDraft(DRAFT);
    await summon.chip();
    expect((await card.doneText()).trim()).toBe(MENDED);
    const [field, whole] = [await chat.field.boundingBox(), await card.dialog.boundingBox()];
    if (!field || !whole) throw new Error('Field or card has no place on the screen.');
    expect(whole.y + whole.height).toBeLessThanOrEqual(field.y);
    // The page's direction is not the card's.
    const [discard, accept] = [
      await card.button('Discard').boundingBox(),
      await card.button('Accept').boundingBox(),
    ];
    expect(accept?.x).toBeGreaterThan(discard?.x ?? Number.POSITIVE_INFINITY);
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(MENDED);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(DRAFT);
    expect(await chat.sent()).toEqual([]);
  });

test('each line of a result runs as its letters do', async ({ card, summon, openEditor }) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  const english =
    'we has recieved the following answers, and we will send them to the whole team tommorow morning:';
  await chat.typeDraft(`${english}\n${ARABIC}\n${HEBREW}`);
  await summon.shortcut();
  expect(await card.doneText()).toContain('received');
  const starts = await card.result.evaluate((result) => {
    const box = result.getBoundingClientRect();
    const text = document.createTreeWalker(result, NodeFilter.SHOW_TEXT).nextNode() as Text;
    let at = 0;
    return text.data.split('\n').map((line) => {
      const first = document.createRange();
      first.setStart(text, at);
      first.setEnd(text, at + 1);
      at += line.length + 1;
      const { left, right } = first.getBoundingClientRect();
      return (left + right) / 2 > (box.left + box.right) / 2 ? 'right' : 'left';
    });
  });
  expect(starts).toEqual(['left', 'right', 'right']);
});

test('a language that is not checked is said to be none', async ({ card, summon, openEditor }) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(`${ARABIC}\nsee you there\n${HEBREW}`);
  await summon.shortcut();
  await expect(card.dialog).toContainText(remarkLine('other_language'));
});
