import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFor } from '@/shared/errors/texts.en.ts';
import { readCredits } from '@/tests/support/account.ts';
import { ANSWER, ANSWER_TEXT, goodAnswer, heldAnswer } from '@/tests/support/cloud-scripts.ts';
import { launchWithExtension } from '@/tests/support/extension-browser.ts';
import { stopBackground } from '@/tests/support/stop-background.ts';
import { test } from './cloud-fixtures.ts';
import { expect, pagesPort } from './fixtures.ts';
import {
  CREDITS,
  chatgpt,
  DRAFT,
  launchSignedIn,
  openChat,
  openPanel,
  portOf,
} from './resilience-fixtures.ts';

// Faults L1.
test('the background ends before, in the middle of and after a run of the card: one charge', async ({
  extension,
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
  await stopBackground(extension);
  await summon.chip();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await stopBackground(extension);
  await expect(card.dialog.getByText(textFor('card', 'cut_off'))).toBeVisible();
  await expect(card.dialog).toContainText(ANSWER[0].trim());
  await expect(card.button('Copy')).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
  hold.release();
  model.script = goodAnswer;
  await card.button('Retry').click();
  expect(await card.doneText()).toBe(ANSWER_TEXT);
  await stopBackground(extension);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(ANSWER_TEXT);
  expect(model.calls).toHaveLength(2);
  expect(await readCredits(stack, account.userId)).toBe(CREDITS - 1);
});

test('the background ends before, in the middle of and after a run of the panel: one charge', async ({
  page,
  extension,
  model,
  stack,
  account,
}) => {
  const hold = heldAnswer();
  model.script = hold.script;
  await openPanel(page, extension);
  await stopBackground(extension);
  await page.bringToFront();
  const result = page.getByRole('region', { name: 'Result' });
  await page.getByRole('button', { name: 'Sharpen' }).click();
  await expect(result).toContainText(ANSWER[0].trim());
  await stopBackground(extension);
  await expect(result.getByText(textFor('card', 'cut_off'))).toBeVisible();
  await expect(result).toContainText(ANSWER[0].trim());
  await expect(page.getByRole('textbox', { name: 'Your draft' })).toHaveValue(DRAFT);
  hold.release();
  model.script = goodAnswer;
  await page.bringToFront();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(result.getByRole('heading', { name: /^Sharpened / })).toBeVisible();
  await stopBackground(extension);
  await expect(result).toContainText('in my small garden');
  expect(model.calls).toHaveLength(2);
  expect(await readCredits(stack, account.userId)).toBe(CREDITS - 1);
});

// Faults L5, X5.
test('the extension is updated in the middle of a stream: a sentence, what had come, and the draft', async ({
  stack,
  account,
  model,
}) => {
  const extension = await launchSignedIn({ account, model, apiPort: portOf(stack) });
  try {
    model.script = heldAnswer().script;
    const { page, card, chat, summon } = await openChat(extension);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await summon.chip();
    await expect(card.result).toContainText(ANSWER[0].trim());
    await extension.reload();
    await expect(card.dialog.getByText(textFor('card', 'extension_reloaded'))).toBeVisible();
    await expect(card.dialog).toContainText(ANSWER[0].trim());
    expect(await chat.read()).toBe(DRAFT);
    await expect.poll(() => model.calls[0]?.abortedAtMs).toBeDefined();
    expect(errors).toEqual([]);
  } finally {
    await extension.close();
  }
});

// Faults L4.
test('the browser ends in the middle of a run: what was done is in the history, the other in the log', async ({
  stack,
  account,
  model,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'whetstone-profile-'));
  const apiPort = portOf(stack);
  let extension = await launchSignedIn({ account, model, apiPort, profile });
  try {
    const page = await extension.context.newPage();
    await openPanel(page, extension);
    const result = page.getByRole('region', { name: 'Result' });
    await page.getByRole('button', { name: 'Sharpen' }).click();
    await expect(result.getByRole('heading', { name: /^Sharpened / })).toBeVisible();
    model.script = heldAnswer().script;
    await page.getByRole('textbox', { name: 'Your draft' }).fill(`${DRAFT} and when`);
    await page.getByRole('button', { name: 'Sharpen' }).click();
    await expect.poll(() => model.calls.length).toBe(2);
    await expect(result.getByRole('heading', { name: 'Sharpening' })).toBeVisible();
    await extension.close();
    await expect.poll(() => model.calls[1]?.abortedAtMs).toBeDefined();

    extension = await launchWithExtension({ pagesPort: pagesPort(), apiPort, profile, keepsWelcome: true });
    const again = await extension.context.newPage();
    await again.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#activity`);
    const runs = again.getByRole('list', { name: 'Runs' }).locator('summary');
    await expect(runs).toHaveCount(1);
    await expect(runs).toContainText('what should i plant');
    await again.goto(`chrome-extension://${extension.extensionId}/options.html`);
    const lines = again.getByRole('region', { name: 'Requests' }).getByRole('listitem');
    await expect(lines.filter({ hasText: 'Not finished' })).toHaveCount(1);
    await expect(lines).toHaveCount(2);
  } finally {
    await extension.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
