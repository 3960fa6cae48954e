import {
  DRAFT,
  DRAFT_ANSWER,
  expect,
  playPrompts,
  REWRITE,
  REWRITE_ANSWER,
  say,
  test,
} from './compare-fixtures.ts';

for (const [byte, draftSide, rewriteSide] of [
  [0, 'B', 'A'],
  [1, 'A', 'B'],
] as const) {
  test(`both prompts are answered blind, the rewrite's as ${rewriteSide}, and the choice is counted`, async ({
    page,
    panel,
    openPanel,
    model,
  }) => {
    await page.addInitScript((value) => {
      crypto.getRandomValues = ((array: Uint8Array) => array.fill(value)) as typeof crypto.getRandomValues;
    }, byte);
    await openPanel('own-key');
    await panel.sharpen();
    await expect(panel.section).toContainText('Asks your provider twice, who bills you for both.');
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = async (...[answer, text]: Parameters<typeof say>) => {
      answer.text(text.slice(0, 8));
      await gate;
      answer.text(text.slice(8));
      answer.finish();
    };
    playPrompts(model, { draft: held, rewrite: held });
    await panel.compare.click();
    // Both stream at the same time.
    await expect(panel.answer(draftSide)).toHaveText(DRAFT_ANSWER.slice(0, 8));
    await expect(panel.answer(rewriteSide)).toHaveText(REWRITE_ANSWER.slice(0, 8));
    await expect(panel.button('A is better')).toBeHidden();
    release();
    await expect(panel.answer(draftSide)).toHaveText(DRAFT_ANSWER);
    await expect(panel.answer(rewriteSide)).toHaveText(REWRITE_ANSWER);
    await expect(panel.button('A is better')).toBeVisible();
    await expect(panel.section).not.toContainText(/your draft|the rewrite/);
    expect(model.calls.slice(1).map(({ messages }) => messages)).toEqual(
      expect.arrayContaining([[{ role: 'user', content: DRAFT }], [{ role: 'user', content: REWRITE }]]),
    );

    await panel.button(`${rewriteSide} is better`).click();
    await expect(panel.section).toContainText('You picked the rewrite.');
    await expect(panel.section).toContainText(
      'Concise prompt: rewritten won 1 of 1. One comparison is few: take it as a hint.',
    );
    await expect(panel.section.getByRole('heading', { name: 'Did it help?' })).toBeFocused();
    await panel.button('Close').click();
    await expect(panel.compare).toBeVisible();
  });
}

test('the rules of this device cannot compare: the button says why, and leads where a model is connected', async ({
  page,
  panel,
  openPanel,
  model,
}) => {
  await openPanel('offline');
  await panel.sharpen();
  await expect(panel.compare).toHaveCount(0);
  const connect = panel.button('Connect a model');
  await expect(connect).toHaveAccessibleDescription(/That needs an AI model/);
  await connect.click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
  expect(model.calls).toEqual([]);
});

test('a side that fails says why, keeps the other, and is asked again alone', async ({
  panel,
  openPanel,
  model,
}) => {
  await openPanel('own-key');
  await panel.sharpen();
  playPrompts(model, {
    rewrite: (answer) => answer.plain(401, '{"error":{"message":"raw provider message"}}'),
  });
  await panel.compare.click();
  await expect(panel.section.getByRole('alert')).toContainText('The model server refused its key.');
  await expect(panel.section).toContainText(DRAFT_ANSWER);
  await expect(panel.section).not.toContainText('raw provider message');
  await expect(panel.button('No difference')).toBeHidden();
  const calls = model.calls.length;
  playPrompts(model);
  await panel.section.getByRole('button', { name: /^Retry [AB]$/ }).click();
  await panel.pickAnswer(DRAFT_ANSWER);
  await expect(panel.section).toContainText('You picked your draft.');
  await expect(panel.section).toContainText('Concise prompt: rewritten won 0 of 1');
  expect(model.calls).toHaveLength(calls + 1);
});

test('an answer that breaks off can still be judged', async ({ panel, openPanel, model }) => {
  await openPanel('own-key');
  await panel.sharpen();
  playPrompts(model, {
    draft: async (answer, text) => {
      answer.text(text);
      await answer.wait(50);
      answer.cut();
    },
  });
  await panel.compare.click();
  await expect(panel.section.getByRole('alert')).toContainText('This answer broke off before its end.');
  await panel.button('No difference').click();
  await expect(panel.section).toContainText('You saw no difference.');
  await expect(panel.section).toContainText('Concise prompt: rewritten won 0 of 1');
});

test('Cancel stops both answers at the model and counts nothing', async ({
  page,
  panel,
  openPanel,
  model,
}) => {
  await openPanel('own-key');
  await panel.sharpen();
  const endless = async (...[answer]: Parameters<typeof say>) => {
    while (!answer.isClosed) {
      answer.text('on and on ');
      await answer.wait(20);
    }
  };
  playPrompts(model, { draft: endless, rewrite: endless });
  await panel.compare.click();
  await expect(panel.answer('A')).toContainText('on and on');
  await expect(panel.answer('B')).toContainText('on and on');
  await panel.button('Cancel').click();
  await expect(panel.compare).toBeVisible();
  await expect
    .poll(() => model.calls.slice(1).every(({ abortedAtMs }) => abortedAtMs !== undefined))
    .toBe(true);
  await expect(page.getByText(/^All comparisons:/)).toBeHidden();
});

test('a server of one’s own is asked one prompt after the other', async ({ panel, openPanel, model }) => {
  await openPanel('local');
  await panel.sharpen();
  let open = 0;
  let most = 0;
  let go = () => {};
  const seen = new Promise<void>((resolve) => {
    go = resolve;
  });
  const counted = async (...[answer, text]: Parameters<typeof say>) => {
    open += 1;
    most = Math.max(most, open);
    await seen;
    open -= 1;
    await say(answer, text);
  };
  playPrompts(model, { draft: counted, rewrite: counted });
  await panel.compare.click();
  await expect(panel.section).toContainText('Waits for the other answer');
  go();
  await panel.pickAnswer(REWRITE_ANSWER);
  await expect(panel.section).toContainText('You picked the rewrite.');
  expect(most).toBe(1);
});

test('the tally stays on the device without a text, and a reset can be undone', async ({
  page,
  panel,
  openPanel,
  extension,
}) => {
  await openPanel('own-key');
  await panel.sharpen();
  for (const answer of [REWRITE_ANSWER, REWRITE_ANSWER, DRAFT_ANSWER]) {
    await panel.compare.click();
    await panel.pickAnswer(answer);
    await panel.button('Close').click();
  }
  await page.reload();
  const summary = page.getByText(/^All comparisons: rewritten won 2 of 3/);
  await summary.click();
  await expect(page.getByRole('list', { name: 'Comparisons by mode' })).toContainText(
    'Concise prompt: rewritten won 2 of 3 and your draft 1.',
  );
  await expect(page.getByText(/^Blind: each time you picked/)).toBeVisible();
  const background = await extension.background();
  const kept = await background.evaluate(async () => (await chrome.storage.local.get('tally')).tally);
  expect(kept).toEqual([{ mode: 'concise', level: 'balanced', rewrite: 2, original: 1, same: 0 }]);

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(summary).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary).toBeVisible();
});
