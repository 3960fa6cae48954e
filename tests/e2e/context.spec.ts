import { box, editorOf, spyOnReads, useLocalServer } from './context-fixtures.ts';
import { conversations, fourthAsText, type SiteName, showConversation, turns } from './conversations.ts';
import { expect, test } from './engine-fixtures.ts';
import { forgePresses } from './hostile-scripts.ts';

const DRAFT = 'how often do i water it ?';

for (const site of Object.keys(conversations) as SiteName[]) {
  test(`${site}: the last turns are read at a press, shown with their size, and sent with the next run`, async ({
    card,
    summon,
    openEditor,
    extension,
    ollama,
  }) => {
    await useLocalServer(extension, { redact: false });
    ollama.answer = 'How often should I water the mint?';
    const chat = await openEditor(editorOf(site));
    await showConversation(chat.page, site);
    await chat.typeDraft(DRAFT);
    await summon.chip();
    await card.doneText();
    expect(ollama.calls.at(-1)?.body).not.toContain('chives');

    const { add, list, turn, check, run } = box(card);
    await card.unfold();
    await add.click();
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(turn('Which herbs')).toContainText('You');
    await expect(turn('All three')).toContainText('Assistant');
    await expect(check('Which herbs')).toBeFocused();
    await expect(card.dialog).toContainText(/With the next run: 4 messages, 2\d\d characters\./);

    await check('Which herbs').uncheck();
    await expect(card.dialog).toContainText(/With the next run: 3 messages/);
    const before = ollama.calls.length;
    await run.click();
    await expect(card.dialog).toContainText('Sent along: 3 messages');
    expect(ollama.calls).toHaveLength(before + 1);
    const asked = JSON.parse(ollama.calls.at(-1)?.body ?? '{}') as { messages: { content: string }[] };
    const content = asked.messages.at(-1)?.content;
    expect(content).toContain(
      `Assistant:\nMint, chives and parsley.\n\nUser:\n${turns.third}\n\nAssistant:\n${fourthAsText}`,
    );
    expect(content).not.toContain(turns.first);
    for (const other of ['The gardener', 'Copy', 'Searched', 'said']) expect(content).not.toContain(other);

    // Gone after the run.
    await expect(list).toBeHidden();
    await card.button('Retry').click();
    // The result before stands until the new run is asked for.
    await expect.poll(() => ollama.calls.length).toBe(before + 2);
    await card.doneText();
    expect(ollama.calls.at(-1)?.body).not.toContain('chives');
  });
}

test('nothing of the conversation is read before the press, and a script of the page cannot press', async ({
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(editorOf('ChatGPT'));
  await showConversation(chat.page, 'ChatGPT');
  const reads = await spyOnReads(chat.page, extension);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  await card.button('Retry').click();
  await card.doneText();
  const { add, list } = box(card);
  await card.unfold();
  await expect(add).toBeVisible();
  await chat.page.evaluate(forgePresses);
  expect(await reads()).toBe(0);
  await expect(list).toBeHidden();
  await add.click();
  await expect(list).toBeVisible();
  expect(await reads()).toBeGreaterThan(0);
});

test('the rules of this device have no use for it, and say so', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(editorOf('ChatGPT'));
  await showConversation(page, 'ChatGPT');
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  const { add, run } = box(card);
  await card.unfold();
  await add.click();
  await run.click();
  await expect(card.dialog).toContainText('Earlier messages need an AI model.');
});

test('a page without a conversation offers no context', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(editorOf('ChatGPT'));
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  await expect(box(card).add).toBeHidden();
});

test('what must not leave the device is kept back in the context too, and its characters are counted', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
}) => {
  await useLocalServer(extension);
  const chat = await openEditor(editorOf('Claude'));
  await showConversation(page, 'Claude');
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  const { add, run } = box(card);
  await card.unfold();
  await add.click();
  await run.click();
  await expect(card.dialog).toContainText('Sent along: 4 messages');
  expect(ollama.calls.at(-1)?.body).toContain('Mint, chives');
  expect(ollama.calls.at(-1)?.body).not.toContain('ana@example.org');
  await expect(card.dialog).toContainText(/1\sdetail\shidden/);
  const background = await extension.background();
  const logged = () =>
    background.evaluate(async () => {
      const { requestLog = [] } = await chrome.storage.local.get('requestLog');
      return (requestLog as { chars: number }[]).map(({ chars }) => chars);
    });
  await expect.poll(async () => (await logged()).length).toBe(2);
  const [withContext = 0, alone = 0] = await logged();
  expect(alone).toBe(DRAFT.length);
  expect(withContext).toBeGreaterThan(alone + 200);
});

test('a long conversation is cut at its oldest turns, and says so', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
}) => {
  await useLocalServer(extension, { redact: false });
  const chat = await openEditor(editorOf('Gemini'));
  const { user, assistant } = conversations.Gemini;
  const long = Array.from({ length: 4_000 }, (_, index) => `leaf${index}`).join(' ');
  await showConversation(page, 'Gemini', user('The very first') + assistant(`<p>${long}</p>`));
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  const { add, list, turn, run } = box(card);
  await card.unfold();
  await add.click();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(turn('leaf0')).toContainText(/1\d,\d{3} of \d/);
  await expect(turn('The very first')).toContainText('does not fit');
  await expect(card.dialog).toContainText('Older messages are cut to fit 20,000 characters.');
  await run.click();
  await expect(card.dialog).toContainText('Sent along: 5 messages');
  const { body = '' } = ollama.calls.at(-1) ?? {};
  expect(body).toContain('leaf3999');
  expect(body).not.toContain('The very first');
});

test('kept for the page, it goes with every run, until it is removed', async ({
  card,
  page,
  summon,
  openEditor,
  extension,
  ollama,
}) => {
  await useLocalServer(extension);
  const chat = await openEditor(editorOf('DeepSeek'));
  await showConversation(page, 'DeepSeek');
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  const { add, list, keep, run } = box(card);
  await card.unfold();
  await add.click();
  await keep.check();
  await run.click();
  await card.doneText();
  // Looked through once: what it sums up to is enough.
  await expect(card.dialog).toContainText('With the next run: 4 messages');
  await expect(list).toBeHidden();
  await expect.poll(() => ollama.calls.at(-1)?.body).toContain('chives');

  await card.button('Discard').click();
  await expect(card.host).toHaveCount(0);
  await summon.shortcut();
  await card.doneText();
  const next = box(card);
  await card.unfold();
  await expect(next.list).toBeVisible();
  expect(ollama.calls.at(-1)?.body).toContain('chives');

  await next.remove.click();
  await expect(next.add).toBeFocused();
  await card.button('Retry').click();
  await expect.poll(() => ollama.calls.at(-1)?.body).not.toContain('chives');
  await card.doneText();

  await page.reload();
  await showConversation(page, 'DeepSeek');
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  await card.unfold();
  await expect(box(card).add).toBeVisible();
});

test('a failed run keeps the chips for the next one', async ({
  card,
  page,
  summon,
  openEditor,
  extension,
  ollama,
}) => {
  await useLocalServer(extension);
  const chat = await openEditor(editorOf('ChatGPT'));
  await showConversation(page, 'ChatGPT');
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  const { add, list, run } = box(card);
  await card.unfold();
  await add.click();
  ollama.temper = 'breaks';
  await run.click();
  await expect(card.dialog.getByRole('alert')).toBeVisible();
  await expect(list).toBeVisible();
  ollama.temper = 'works';
  await card.button('Retry').click();
  await card.doneText();
  expect(ollama.calls.at(-1)?.body).toContain('chives');
});
