import { drafts } from './editor-suite.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

test.use({ keepsTab: true });

test.beforeEach(async ({ openEditor }) => {
  const [chatgpt] = editors;
  if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');
  const chat = await openEditor(chatgpt);
  await chat.restoreDraft(drafts.lines);
});

test('a mode that rules cannot do says so, and one press leads to where a model is connected', async ({
  page,
  card,
  summon,
}) => {
  await summon.menu('enhance:casual:balanced');
  await card.doneText();
  await expect(card.dialog.getByText('This mode needs an AI model.')).toBeVisible();
  const connect = card.dialog.getByRole('button', { name: 'Connect' });
  const pressed = await connect.elementHandle();
  await card.showChanges.click();
  await card.showChanges.click();
  await expect(card.showChanges).not.toBeChecked();
  // Whatever else the card shows anew, a press that has begun on it ends on it.
  expect(await pressed?.evaluate((button) => button.isConnected)).toBe(true);
  const opened = page.context().waitForEvent('page');
  // The tab that opens may take the front before the browser has acknowledged the press.
  await Promise.race([opened, connect.click()]);
  const settings = await opened;
  await expect(settings.getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
  await settings.close();
  await expect(card.button('Accept')).toBeEnabled();
});

test('the list of modes leads to where a model is connected, before any run in one that needs it', async ({
  page,
  card,
  summon,
}) => {
  await summon.chip();
  await card.doneText();
  await card.unfold();
  await card.mode.click();
  const opened = page.context().waitForEvent('page');
  await Promise.race([
    opened,
    card.dialog.getByRole('option', { name: 'Connect a model', exact: true }).click(),
  ]);
  await expect((await opened).getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
});

test('keys reach in the list of modes where a model is connected', async ({ page, card, summon }) => {
  await summon.chip();
  await card.doneText();
  await card.unfold();
  await card.mode.focus();
  await page.keyboard.press('Enter');
  const connect = card.dialog.getByRole('option', { name: 'Connect a model', exact: true });
  await expect(connect).toBeVisible();
  const isAt = () => connect.evaluate((option) => option.classList.contains('at'));
  for (let step = 0; step < 12 && !(await isAt()); step += 1) await page.keyboard.press('ArrowDown');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('radiogroup', { name: 'Engine' })).toBeVisible();
});
