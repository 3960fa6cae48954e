import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { cloudSentence } from '@/shared/errors/texts-cloud.en.ts';
import { readCredits } from '@/tests/support/account.ts';
import { ANSWER, ANSWER_TEXT, faults, heldAnswer } from '@/tests/support/cloud-scripts.ts';
import { stopBackground } from '@/tests/support/stop-background.ts';
import { MODEL_KEY, test } from './cloud-fixtures.ts';
import { editors } from './editors.ts';
import { expect } from './fixtures.ts';
import { forgePresses } from './hostile-scripts.ts';

const DRAFT = 'what should i plant in my small garden ?';
const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

test('the thin line: selected, sent, streamed, shown, written, undone', async ({
  page,
  card,
  summon,
  openEditor,
  model,
  stack,
  account,
}) => {
  const hold = heldAnswer();
  model.script = hold.script;
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await chat.select({ line: 0, column: 0 }, { line: 0, column: DRAFT.length });
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await expect(card.result).not.toContainText(ANSWER[2]);
  expect(await chat.read()).toBe(DRAFT);
  hold.release();

  expect(await card.doneText()).toBe(ANSWER_TEXT);
  await card.showChanges.click();
  await expect(card.result.locator('del').first()).toBeVisible();
  await expect(card.result.locator('ins').first()).toBeVisible();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);
  await chat.undo();
  await expect.poll(() => chat.read()).toBe(DRAFT);

  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.authorization).toBe(`Bearer ${MODEL_KEY}`);
  expect(model.calls[0]?.messages.at(-1)?.content).toContain(DRAFT);
  const fresh = await readCredits(stack, account.userId);
  expect(fresh).toBe(249);
  expect(await page.content()).not.toContain(account.token);
});

const codes: Record<string, ErrorCode> = {
  'drops the connection': 'engine_unavailable',
  'refuses the key (401)': 'engine_unauthorized',
  'is overloaded (429)': 'engine_overloaded',
  'has an error of its own (500)': 'engine_failed',
  'breaks off in the middle': 'cut_off',
  'sends an event that cannot be read': 'bad_response',
  'gives an empty answer': 'empty_answer',
};

for (const [how, script] of Object.entries(faults)) {
  test(`the model server ${how}: the draft stays, a sentence says so, the next try goes on`, async ({
    card,
    summon,
    openEditor,
    model,
  }) => {
    model.script = script;
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(DRAFT);
    await summon.chip();
    const code = codes[how];
    if (!code) throw new Error(`No sentence is expected for: ${how}`);
    const said = cloudSentence(code, 'cloud') ?? textFor('card', code);
    await expect(card.dialog.getByText(said)).toBeVisible();
    await expect(card.dialog).not.toContainText('raw provider message');
    await expect(card.button('Accept')).toHaveCount(0);
    expect(await chat.read()).toBe(DRAFT);

    model.script = (answer) => {
      for (const piece of ANSWER) answer.text(piece);
      answer.finish();
    };
    if (code === 'engine_unauthorized') {
      // The settings mend it: the next press on the chip is the next try.
      await card.button('Close').click();
      await summon.chip();
    } else await card.button('Retry').click();
    expect(await card.doneText()).toBe(ANSWER_TEXT);
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);
  });
}

test('the account has no credits: nothing is sent, the draft stays, a press leads to more', async ({
  page,
  card,
  summon,
  openEditor,
  model,
  stack,
  account,
}) => {
  await stack.query('select public.spend_credits($1, 250, $2, $3)', [account.userId, 'test', 'all-of-them']);
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'insufficient_credits'))).toBeVisible();
  await expect(card.button('Retry')).toBeHidden();
  expect(await chat.read()).toBe(DRAFT);
  expect(model.calls).toHaveLength(0);
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/subscription'));
  await card.dialog.getByRole('button', { name: 'Get credits' }).click();
  await asked;
});

test('the token was revoked: the card says so, the draft stays', async ({
  card,
  summon,
  openEditor,
  stack,
  account,
}) => {
  await stack.query('update public.device_tokens set revoked_at = now() where user_id = $1', [
    account.userId,
  ]);
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'unauthorized'))).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
});

test('a script of the page cannot start a run, and so cannot spend', async ({
  page,
  card,
  summon,
  openEditor,
  model,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  expect(await card.doneText()).toBe(ANSWER_TEXT);
  await page.evaluate(forgePresses);
  // A choice that was heard would take Accept away at once.
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);
  expect(model.calls).toHaveLength(1);
});

test('Cancel in the middle of the stream leaves the draft and ends the call to the model', async ({
  card,
  summon,
  openEditor,
  model,
}) => {
  model.script = heldAnswer().script;
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await card.button('Cancel').click();
  await expect(card.host).toHaveCount(0);
  expect(await chat.read()).toBe(DRAFT);
  await expect.poll(() => model.calls[0]?.abortedAtMs).toBeDefined();
});

test('the background is stopped in the middle of the stream: a sentence, and Retry works', async ({
  extension,
  card,
  summon,
  openEditor,
  model,
}) => {
  const hold = heldAnswer();
  model.script = hold.script;
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await stopBackground(extension);
  await expect(card.dialog.getByText(textFor('card', 'cut_off'))).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
  hold.release();
  await card.button('Retry').click();
  expect(await card.doneText()).toBe(ANSWER_TEXT);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);
});

test('the page moves under the stream: rebuilt, it is written to; left, it is not', async ({
  page,
  card,
  summon,
  openEditor,
  model,
}) => {
  const chat = await openEditor(chatgpt);
  const hold = heldAnswer();
  model.script = hold.script;
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await page.evaluate(() => window.__rerender());
  hold.release();
  await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);

  const next = heldAnswer();
  model.script = next.script;
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await page.goto('https://claude.ai/');
  await expect.poll(() => model.calls.at(-1)?.abortedAtMs).toBeDefined();
  await expect(card.host).toHaveCount(0);
});
