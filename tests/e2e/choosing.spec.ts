import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const [chatgpt, claude] = editors;
if (!chatgpt || !claude) throw new Error('The first editors are those of ChatGPT and Claude.');

test('one change is refused by mouse, one by keyboard; the rest is written', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.showChanges.click();
  const realy = card.result.getByRole('button').filter({ hasText: 'realy' });
  await realy.click();
  await expect(realy).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(card.result.getByRole('button', { pressed: false })).toHaveCount(2);
  const all = await card.result.getByRole('button', { pressed: true }).count();
  await expect(card.showChanges).toHaveText(`${all} of ${all + 2} changes`);
  const result = await card.doneText();
  expect(result).toContain('realy');
  expect(result).toContain('should of');
  expect(result).toContain('received');
  // What was switched off stays so when it is asked for again.
  await card.button('Retry').click();
  expect(await card.doneText()).toBe(result);
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});

test('a change taken back in is written after all', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.showChanges.click();
  const realy = card.result.getByRole('button').filter({ hasText: 'realy' });
  await realy.click();
  await expect(realy).toHaveAttribute('aria-pressed', 'false');
  await realy.click();
  await expect(realy).toHaveAttribute('aria-pressed', 'true');
  expect(await card.doneText()).not.toContain('realy');
});

for (const place of ['a change', 'the list of modes'])
  test(`Ctrl+Enter on ${place} writes the result`, async ({ page, card, summon, openEditor }) => {
    const chat = await openEditor(chatgpt);
    await chat.restoreDraft(drafts.lines);
    await summon.chip();
    const result = await card.doneText();
    await card.unfold();
    await card.showChanges.click();
    const change = card.result.getByRole('button').filter({ hasText: 'realy' });
    await (place === 'a change' ? change : card.mode).focus();
    await page.keyboard.press('Control+Enter');
    await expect(card.button('Undo')).toBeVisible();
    expect(await chat.read()).toBe(result);
  });

test('a section of a reframed prompt that is left out is not written', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(
    'write a email to my landlord about the broken heating, max 120 words, polite but firm',
  );
  await summon.chip();
  await card.chooseLevel('Reframe');
  await card.result.getByRole('checkbox', { name: 'Requirements' }).uncheck();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toContain('Task');
  expect(await chat.read()).toContain('landlord');
  expect(await chat.read()).not.toContain('120');
});

test('Polish rewords nothing, and the next card opens as the last was set', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft('i just wanted to basically say that teh meeting is moved');
  await summon.chip();
  await card.doneText();
  await card.unfold();
  // In the very moment of the press: Accept writes no text of another level.
  const frame = await card.frame();
  const offers = frame.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name="level"][value="polish"]')?.click();
    const accept = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Accept',
    );
    return accept?.disabled === false;
  });
  expect(await offers).toBe(false);
  await expect(card.level('Polish')).toBeChecked();
  expect(await card.doneText()).toContain('just wanted to basically say that the meeting');
  await card.button('Discard').click();
  await expect(card.host).toHaveCount(0);
  await summon.shortcut();
  await expect(card.level('Polish')).toBeChecked();
  await card.button('Discard').click();
  // What one site is set to is no other's.
  const other = await openEditor(claude);
  await other.restoreDraft('i just wanted to basically say that teh meeting is moved');
  await summon.chip();
  await expect(card.level('Balanced')).toBeChecked();
});

test('a selection that starts and ends inside sentences goes on fitting into them', async ({
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await chat.select({ line: 0, column: 2 }, { line: 2, column: 16 });
  await summon.chip();
  const result = await card.doneText();
  expect(result).toMatch(/^ha(s|ve) received/);
  expect(result).toMatch(/really good$/);
});

test('Copy gives the result as it stands', async ({ page, extension, card, summon, openEditor }) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: 'https://chatgpt.com',
  });
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  const result = await card.doneText();
  await card.button('Copy').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(result);
  expect(await chat.read()).toBe(drafts.lines);
});

test('a good draft is left alone', async ({ card, summon, openEditor }) => {
  const chat = await openEditor(chatgpt);
  const draft = 'Please send me the report by Friday.';
  await chat.restoreDraft(draft);
  await summon.chip();
  await expect(card.dialog.getByText('Nothing found to change')).toBeVisible();
  await expect(card.button('Accept')).toBeHidden();
  expect(await chat.read()).toBe(draft);
});

test('a page of the browser itself lets no card in: the toolbar says why', async ({ page, extension }) => {
  await page.goto('chrome://version');
  const background = await extension.background();
  const badge = () =>
    background.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const details = tab?.id === undefined ? {} : { tabId: tab.id };
      return [await chrome.action.getBadgeText(details), await chrome.action.getTitle(details)];
    });
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    (chrome.commands.onCommand as unknown as { dispatch(...args: unknown[]): void }).dispatch('enhance', tab);
  });
  await expect.poll(badge).toEqual(['!', textFor('card', 'page_not_supported')]);
});

test('a level has keys of its own, for this one rewrite; an action’s keys take the draft', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.shortcut('reframe');
  await expect(card.level('Reframe')).toBeChecked();
  await page.keyboard.press('Escape');
  await summon.shortcut();
  await expect(card.level('Balanced')).toBeChecked();
  await page.keyboard.press('Escape');
  await summon.shortcut('action-fix');
  await expect(card.button('Replace')).toBeEnabled();
  await expect(card.result).toContainText('received');
});
