import { test } from './cloud-fixtures.ts';
import { editors } from './editors.ts';
import { expect } from './fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is that of ChatGPT.');

test('what the model lost is listed, and one press brings it back', async ({
  card,
  summon,
  openEditor,
  model,
}) => {
  model.script = (answer) => {
    answer.text('Please book the table for Anna at the usual place.');
    answer.finish();
  };
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('book the table for Anna and 12 guests at the usual place');
  await summon.chip();
  await expect(card.button('Accept')).toBeEnabled();
  const findings = card.dialog.getByRole('list', { name: 'Check this first.' });
  await expect(findings).toContainText('12');
  // Enter sets it right, it does not take the loss along.
  await expect(findings.getByRole('button', { name: 'Restore 12' })).toBeFocused();
  await findings.getByRole('button', { name: 'Restore 12' }).click();
  await expect(findings).toHaveCount(0);
  const result = await card.doneText();
  expect(result).toContain('12');
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});

test('several losses are set right by one press, which Enter is at', async ({
  card,
  summon,
  openEditor,
  model,
}) => {
  model.script = (answer) => {
    answer.text('Please book the table at the usual place.');
    answer.finish();
  };
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('book the table for 12 guests on 14 May at the usual place');
  await summon.chip();
  const findings = card.dialog.getByRole('list', { name: 'Check this first.' });
  const all = findings.getByRole('button', { name: 'Restore all' });
  await expect(all).toBeFocused();
  await all.click();
  await expect(findings).toHaveCount(0);
  const result = await card.doneText();
  expect(result).toContain('12');
  expect(result).toContain('14 May');
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toBe(result);
});
