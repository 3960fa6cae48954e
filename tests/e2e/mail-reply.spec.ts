import { expect, test } from './fixtures.ts';
import { mailReply, mended, plain } from './mail-reply.ts';

test('a reply keeps its link, bold, list, picture, signature and quote; one key takes it back', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(mailReply);
  const before = await chat.read();
  await chat.field.locator('div').first().click();
  await summon.menu('enhance:rewrite:polish');
  const result = await card.doneText();
  // What is no draft is not shown as one.
  expect(result).not.toContain('Tom Reed');
  expect(result).not.toContain('Anna wrote');
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
  const after = await chat.read();
  expect(plain(after)).toBe(mended(before));

  await card.button('Undo').click();
  await expect.poll(() => chat.read().then(plain)).toBe(before);
  // Until it is closed the card has the caret in its hands.
  await expect(card.host).toHaveCount(0);

  await summon.menu('enhance:rewrite:polish');
  await card.doneText();
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => chat.read().then(plain)).toBe(mended(before));
  expect(await chat.sent()).toEqual([]);
});

test('a new mail is taken for one: mode E-mail, and its subject is offered and stays the user’s', async ({
  page,
  card,
  openEditor,
  summon,
}) => {
  const chat = await openEditor({
    ...mailReply,
    url: 'https://chatgpt.com/e/iframe',
    frame: 'iframe',
    selector: '.mail-body',
  });
  // As mail programs have it: the head in the page, the body in a frame.
  await page.evaluate(() => {
    const head = document.createElement('input');
    head.setAttribute('aria-label', 'Add a subject');
    document.querySelector('.composer')?.before(head);
  });
  await chat.typeDraft(
    'Hi Sarah,\ncould we move our meetting to Wednesday next week?\nThanks\n\nOn 3 May 2026, Sarah wrote:\n> we recieved teh plan',
  );
  await summon.shortcut();
  await expect(card.mode).toHaveText('E-mail');
  expect(await card.doneText()).not.toContain('recieved');
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
  expect(await chat.read()).toContain('> we recieved teh plan');
  const subject = page.getByLabel('Add a subject');
  await expect(subject).toHaveValue('');
  await card.dialog.getByRole('button', { name: 'Insert as the subject' }).click();
  await expect(subject).toHaveValue('Could we move our meeting to Wednesday next week?');
  await expect(card.dialog.getByText('Subject inserted.')).toBeVisible();
  // What was written stays to be taken back; what is chosen here is kept for the next mail.
  await card.button('Undo').click();
  await expect.poll(() => chat.read()).toContain('meetting');
  await expect(card.host).toHaveCount(0);
  await chat.field.click();
  await summon.shortcut();
  await card.doneText();
  await expect(card.mode).toHaveText('E-mail');
  await expect(card.dialog.getByText(/^Subject:/)).toBeHidden();
  await card.choose(card.mode, 'Enhanced rewrite');
  await expect(card.mode).toHaveText('Enhanced rewrite');
  await card.doneText();
  await card.button('Discard').click();
  await expect(card.host).toHaveCount(0);
  await chat.field.click();
  await summon.shortcut();
  await expect(card.mode).toHaveText('Enhanced rewrite');
});
