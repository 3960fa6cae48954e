import { readCredits } from '@/tests/support/account.ts';
import { test } from './cloud-fixtures.ts';
import { ComparePanel, DRAFT, playPrompts, REWRITE, REWRITE_ANSWER } from './compare-fixtures.ts';
import { expect } from './fixtures.ts';

// One stack for both: two at once starve each other.
test.describe.configure({ mode: 'default' });

test('in the cloud a comparison costs two credits, said before, and its prompts go as they stand', async ({
  page,
  extension,
  model,
  stack,
  account,
}) => {
  playPrompts(model);
  const panel = new ComparePanel(page);
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#enhance`);
  await panel.sharpen();
  await expect(panel.section).toContainText('Asks the cloud twice: 2 credits.');
  expect(await readCredits(stack, account.userId)).toBe(249);
  await panel.compare.click();
  await panel.pickAnswer(REWRITE_ANSWER);
  await expect(panel.section).toContainText('You picked the rewrite.');
  expect(await readCredits(stack, account.userId)).toBe(247);
  expect(model.calls.slice(1).map(({ messages }) => messages)).toEqual(
    expect.arrayContaining([[{ role: 'user', content: DRAFT }], [{ role: 'user', content: REWRITE }]]),
  );
});

test('a side of the cloud that delivered nothing costs nothing, and its second try is paid once', async ({
  page,
  extension,
  model,
  stack,
  account,
}) => {
  playPrompts(model, { rewrite: (answer) => answer.plain(401, '{}') });
  const panel = new ComparePanel(page);
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#enhance`);
  await panel.sharpen();
  await panel.compare.click();
  await expect(panel.section.getByRole('alert')).toBeVisible();
  await expect.poll(() => readCredits(stack, account.userId)).toBe(248);
  playPrompts(model);
  await panel.section.getByRole('button', { name: /^Retry [AB]$/ }).click();
  await panel.pickAnswer(REWRITE_ANSWER);
  expect(await readCredits(stack, account.userId)).toBe(247);
});
