import { actions } from '@/shared/enhance/actions.ts';
import { lacksModel } from '@/shared/enhance/modes/lacks-model.ts';
import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { cells, expect, test } from './fixtures.ts';
import { forgePresses } from './hostile-scripts.ts';

test.use({ keepsTab: true });

const MODES_ROW = 'Modes (each in one editor)';
const draft =
  'can you please write a mail to my landlord about the broken heating in flat 4B, it is cold since monday';

// Every mode through one editor at least, the editors taken in turn, so that the suite stays as long as it is.
const chatEditors = editors.filter(({ newLine, hasChip }) => newLine && hasChip !== false);

for (const [index, { id, label }] of modes.entries()) {
  const editor = chatEditors[index % chatEditors.length];
  if (!editor) throw new Error('There is an editor for each mode.');
  test(`${label}: chosen in the card, written into ${editor.title}, taken back`, {
    annotation: cells(MODES_ROW, [id]),
  }, async ({ card, summon, openEditor, page }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.menu();
    await card.doneText();
    // The one every card begins with goes without a name.
    if (id !== DEFAULT_MODE) await card.choose(card.mode, label);
    await expect(card.mode).toHaveText(label);
    await card.chooseLevel('Reframe');
    await expect(card.button('Accept')).toBeEnabled();
    await card.button('Accept').click();
    await expect(card.button('Undo')).toBeVisible();
    const written = await chat.read();
    expect(written).not.toBe(draft);
    expect(written).toContain('4B');
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe(draft);
    await expect(page.locator('whetstone-card')).toHaveCount(0);
  });
}

/** Options of the list where rules are in use: the way to a model is one of them. */
const LISTED = modes.length + actions.length + 1;

test('each mode shows an example, by pointer and by keyboard, and a letter leads to one', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.unfold();
  await card.mode.focus();
  await page.keyboard.press('ArrowDown');
  const options = card.dialog.getByRole('option');
  const [able, lacking] = [false, true].map((lacks) =>
    modes.filter(({ id }) => lacksModel(id, 'offline') === lacks),
  );
  if (!able || !lacking) throw new Error('There are modes for rules and for models.');
  // Before what needs one stands the way to a model.
  const connect = { label: 'Connect a model' };
  await expect(options).toHaveText([...able, connect, ...lacking, ...actions].map(({ label }) => label));
  const example = card.dialog.locator('.example p');
  const seen = new Set<string>();
  for (const { label } of able) {
    await card.dialog.getByRole('option', { name: label, exact: true }).hover();
    await expect(example).toHaveCount(2);
    const [before = '', after = ''] = await example.allTextContents();
    expect(after).not.toBe(before);
    seen.add(before + after);
  }
  expect(seen.size).toBe(able.length);
  for (const { label } of [...able, ...lacking, ...actions]) {
    const option = card.dialog.getByRole('option', { name: label, exact: true });
    const description = await option.getAttribute('aria-description');
    const hint = actions.find((action) => action.label === label)?.hint;
    if (hint) expect(description).toBe(hint);
    else if (lacking.some((mode) => mode.label === label)) expect(description).toBe('Needs an AI model');
    else expect(description).toMatch(/^For example: “.+” becomes “.+”$/);
  }
  // What no engine at hand can do stands apart, and shows nothing that the device would not give.
  const needy = card.dialog.getByRole('group', { name: 'Needs an AI model' });
  await expect(needy.getByRole('option')).toHaveText([connect, ...lacking].map(({ label }) => label));
  await needy.getByRole('option').nth(1).hover();
  await expect(example).toHaveText(['Needs an AI model']);
  await card.dialog.getByRole('option', { name: 'Action plan', exact: true }).hover();
  await expect(example).toHaveText(['Numbered steps to act on']);
  await page.keyboard.press('Home');
  const first = await example.allTextContents();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => example.allTextContents()).not.toEqual(first);
  await page.keyboard.press('i');
  const pointed = await card.mode.getAttribute('aria-activedescendant');
  await expect(card.dialog.locator(`#${pointed}`)).toHaveText('Image prompt');
  // Escape closes the list, and leaves the card.
  await page.keyboard.press('Escape');
  await expect(card.dialog).toBeVisible();
  await expect(card.mode).toHaveAttribute('aria-expanded', 'false');
  await expect(card.mode).toHaveText('Enhanced rewrite');
  await page.keyboard.press('Enter');
  await expect(card.dialog.getByRole('option', { name: 'Image prompt' })).toBeVisible();
  await page.keyboard.press('i');
  await page.keyboard.press('Enter');
  await expect(card.mode).toHaveText('Image prompt');
  await expect(card.button('Accept')).toBeEnabled();
  // A press takes the option it began on, though the list moves under it.
  await card.mode.click();
  await card.dialog.getByRole('option', { name: 'Concise prompt', exact: true }).hover();
  await page.mouse.down();
  await card.dialog.locator('.popup:not([hidden])').evaluate((list: HTMLElement) => {
    list.style.translate = '0 60px';
  });
  await page.mouse.up();
  await expect(card.mode).toHaveText('Concise prompt');
  await expect(card.button('Accept')).toBeEnabled();
  // Where the lists fold away, an open one leaves no empty room behind.
  await card.mode.click();
  await expect(options.first()).toBeVisible();
  await card.fold.press('Enter');
  await expect(card.mode).toBeHidden();
  const roomUnderButtons = () =>
    card.dialog.evaluate((dialog) => {
      const buttons = dialog.querySelector('.foot:not(.save)')?.getBoundingClientRect().bottom ?? 0;
      return dialog.getBoundingClientRect().bottom - buttons;
    });
  await expect.poll(roomUnderButtons).toBeLessThan(40);
});

test('a mode of the menu opens the card with it', async ({ card, summon, openEditor }) => {
  const [, claude] = editors;
  if (!claude) throw new Error('The second editor is the one of Claude.');
  const chat = await openEditor(claude);
  await chat.restoreDraft('old lighthouse, oil painting, no people');
  await summon.menu('enhance:image:reframe');
  await expect(card.mode).toHaveText('Image prompt');
  await expect(card.level('Reframe')).toBeChecked();
});

test('the list goes on from the modes to the actions, and a level leads back to the rewrite', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const draft = 'i has recieved you letter yesterday, can you wait untill friday?';
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(draft);
  await summon.chip();
  const rewritten = await card.doneText();
  await card.choose(card.mode, 'Action plan');
  await expect(card.mode).toHaveText('Action plan');
  await expect(card.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(card.button('Accept')).toHaveCount(0);
  await expect(card.result).not.toHaveText(rewritten);
  await card.choose(card.mode, 'Translate');
  await expect(card.dialog.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await expect(card.dialog.getByRole('status')).toHaveText('Into which language?');
  await card.chooseLevel('Balanced');
  await expect(card.mode).toHaveText('Enhanced rewrite');
  expect(await card.doneText()).toBe(rewritten);
  await card.choose(card.mode, 'Fix');
  await card.button('Replace').click();
  await expect(card.button('Undo')).toBeVisible();
  expect(await chat.read()).toMatch(
    /^I have received your letter yesterday|^I received your letter yesterday/,
  );
  await card.button('Undo').click();
  await expect.poll(() => chat.read()).toBe(draft);
  // An action was for once: the next card rewrites.
  await expect(card.host).toHaveCount(0);
  await page.keyboard.press('End');
  await summon.chip();
  await expect(card.mode).toHaveText('Enhanced rewrite');
  await expect(card.level('Balanced')).toBeChecked();
});

test('a script of the page chooses no mode and no persona', async ({ page, card, summon, openEditor }) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await page.evaluate(forgePresses);
  await expect(card.dialog.getByRole('option')).toHaveCount(0);
  await expect(card.mode).toHaveText('Enhanced rewrite');
  await expect(card.persona).toHaveText('None');
  // With the list open by the user, its options still answer him alone.
  await card.unfold();
  await card.mode.click();
  await expect(card.dialog.getByRole('option')).toHaveCount(LISTED);
  await page.evaluate(forgePresses);
  await expect(card.mode).toHaveText('Enhanced rewrite');
});

test('what a list of the card covered answers at once when the list is gone', async ({
  page,
  card,
  summon,
  openEditor,
}) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
  await summon.chip();
  await card.doneText();
  await card.unfold();
  await card.mode.click();
  await expect(card.dialog.getByRole('option')).toHaveCount(LISTED);
  await page.evaluate(async () => {
    // The browser tells of covers 100 ms late at the earliest, between frames.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press('Escape');
  await card.button('Accept').click();
  await expect(card.button('Undo')).toBeVisible();
});
