import type { Locator } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import { readCredits } from '@/tests/support/account.ts';
import { ANSWER, ANSWER_TEXT, heldAnswer } from '@/tests/support/cloud-scripts.ts';
import { startLossyGateway } from '@/tests/support/lossy-gateway.ts';
import { test } from './cloud-fixtures.ts';
import { expect } from './fixtures.ts';
import {
  CREDITS,
  chatgpt,
  cover,
  DRAFT,
  launchSignedIn,
  openChat,
  openPanel,
  portOf,
  uncover,
} from './resilience-fixtures.ts';

// Faults L7.
test('the line is away, then loses an answer: asked again by itself, and charged once', async ({
  stack,
  account,
  model,
}) => {
  const gateway = await startLossyGateway(stack.apiUrl);
  const extension = await launchSignedIn({ account, model, apiPort: gateway.port });
  try {
    gateway.isDown = true;
    const { card, chat, summon } = await openChat(extension);
    await summon.chip();
    await expect(card.dialog.getByText(textFor('card', 'network_error'))).toBeVisible();
    expect(await chat.read()).toBe(DRAFT);
    expect(model.calls).toHaveLength(0);
    gateway.isDown = false;
    gateway.losesAnswers = 1;
    await card.button('Retry').click();
    expect(await card.doneText()).toBe(ANSWER_TEXT);
    expect(gateway.lost).toBe(1);
    expect(await readCredits(stack, account.userId)).toBe(CREDITS - 1);
  } finally {
    await extension.close();
    await gateway.stop();
  }
});

// Faults L9.
test('the extension is removed before a word has come: the credit comes back', async ({
  stack,
  account,
  model,
}) => {
  const extension = await launchSignedIn({ account, model, apiPort: portOf(stack) });
  try {
    model.script = (answer) => answer.begin();
    const { summon } = await openChat(extension);
    await summon.chip();
    await expect.poll(() => model.calls.length).toBe(1);
    expect(await readCredits(stack, account.userId)).toBe(CREDITS - 1);
    const background = await extension.background();
    await background.evaluate(() => void setTimeout(() => chrome.management.uninstallSelf()));
    await expect.poll(() => model.calls[0]?.abortedAtMs).toBeDefined();
    await expect.poll(() => readCredits(stack, account.userId)).toBe(CREDITS);
  } finally {
    await extension.close();
  }
});

// Faults X9.
test('pressed twice, by mouse or key, it is one run and one charge', async ({
  page,
  extension,
  card,
  openEditor,
  model,
  stack,
  account,
}) => {
  const hold = heldAnswer();
  model.script = hold.script;
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await card.chip.dblclick();
  await card.opened();
  await expect(card.result).toContainText(ANSWER[0].trim());
  await page.keyboard.press('Enter');
  await card.chip.press('Enter');
  await expect(page.locator('whetstone-card')).toHaveCount(1);
  hold.release();
  expect(await card.doneText()).toBe(ANSWER_TEXT);
  expect(await chat.sent()).toEqual([]);
  expect(model.calls).toHaveLength(1);
  await card.button('Retry').dblclick();
  expect(await card.doneText()).toBe(ANSWER_TEXT);
  expect(model.calls).toHaveLength(2);
  expect(await readCredits(stack, account.userId)).toBe(CREDITS - 2);

  await openPanel(page, extension);
  await page.getByRole('button', { name: 'Sharpen' }).dblclick();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: /^Sharpened / })).toBeVisible();
  const draft = page.getByRole('textbox', { name: 'Your draft' });
  const next = heldAnswer();
  model.script = next.script;
  await draft.press('Control+Enter');
  await draft.press('Control+Enter');
  next.release();
  await expect(result.getByRole('heading', { name: /^Sharpened / })).toBeVisible();
  expect(model.calls).toHaveLength(4);
  expect(await readCredits(stack, account.userId)).toBe(CREDITS - 4);
});

// Faults X13.
test('what covers a button that spends cannot borrow its press: chip, levels, modes, Retry', async ({
  page,
  card,
  openEditor,
  model,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  /** Presses where a button is while the page covers it, and once more when it can be seen. */
  const pressCovered = async (button: Locator) => {
    await button.hover();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button has no place on the screen.');
    await cover(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await uncover(page);
  };
  await pressCovered(card.chip);
  await expect(card.host).toHaveCount(0);
  await card.chip.click();
  await card.doneText();
  expect(model.calls).toHaveLength(1);

  await pressCovered(card.button('Retry'));
  await card.unfold();
  await pressCovered(card.level('Reframe'));
  await pressCovered(card.mode);
  await expect(card.level('Balanced')).toBeChecked();
  await expect(card.button('Accept')).toBeEnabled();
  await card.mode.click();
  await pressCovered(card.dialog.getByRole('option', { name: 'Concise prompt', exact: true }));
  await expect(card.mode).toHaveText('Enhanced rewrite');
  expect(model.calls).toHaveLength(1);

  await card.choose(card.mode, 'Concise prompt');
  await card.doneText();
  await expect.poll(() => model.calls).toHaveLength(2);
});
