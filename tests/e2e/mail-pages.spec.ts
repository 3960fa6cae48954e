import type { EditorUnderTest } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

const mail = (title: string, page: string, selector: string): EditorUnderTest => ({
  title,
  url: `https://chatgpt.com/e/${page}`,
  selector,
  newLine: 'Enter',
  undoGroupMs: 0,
});

const plain = (html: string) => html.replaceAll('&nbsp;', ' ');

const answers = [
  {
    editor: mail('A forwarded mail', 'mail-forward', '.mail-body'),
    own: 'received <b>the plan</b> below',
    others: '<span class="gmail_signature_prefix"',
    names: ['Tom Reed', 'Forwarded message', 'anna@example.org', 'short'],
  },
  {
    editor: mail('An answer in Outlook on the web', 'outlook-mail', '.outlook-body'),
    own: 'received <b>the letter</b>',
    others: '<div class="elementToProof" id="Signature"',
    names: ['Tom Reed', 'From:', 'anna@example.org', 'short'],
  },
];

for (const { editor, own, others, names } of answers) {
  test(`${editor.title}: an e-mail of one’s own words alone; one key takes it back`, async ({
    card,
    openEditor,
    summon,
  }) => {
    const chat = await openEditor(editor);
    const before = await chat.read();
    const ofOthers = (html: string) => plain(html.slice(html.indexOf(others)));
    await chat.field.locator('div').first().click();
    await summon.shortcut();
    await expect(card.mode).toHaveText('E-mail');
    const result = await card.doneText();
    for (const name of names) expect(result).not.toContain(name);
    // It has a subject already.
    await expect(card.dialog.getByText(/^Subject:/)).toBeHidden();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    const after = await chat.read();
    expect(plain(after)).toContain(own);
    expect(before).toContain(others);
    expect(ofOthers(after)).toBe(ofOthers(before));
    await chat.undo();
    await expect.poll(async () => plain(await chat.read())).toBe(plain(before));
    expect(await chat.sent()).toEqual([]);
  });
}

test('a new mail in Outlook on the web: its empty subject is offered one', async ({
  page,
  card,
  openEditor,
  summon,
}) => {
  const chat = await openEditor(mail('A new mail', 'outlook-mail', '.outlook-body'), '?new');
  await chat.field.locator('div').first().click();
  await summon.shortcut();
  await expect(card.mode).toHaveText('E-mail');
  await card.doneText();
  await card.button('Accept').click();
  await card.dialog.getByRole('button', { name: 'Insert as the subject' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/Friday/);
});
