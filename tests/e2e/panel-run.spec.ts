import { textFor } from '@/shared/errors/texts.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { expect, test } from './engine-fixtures.ts';
import { openPanel } from './library-fixtures.ts';

const MODEL = 'llama3.2:latest';
const DRAFT = 'pls review it untill friday';

test.beforeEach(async ({ page, settings }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await settings.open();
  await settings.chooseEngine('Your model server');
  await settings.test({ Model: MODEL });
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
});

for (const how of ['click', 'Enter', 'Escape'] as const) {
  test(`a run is stopped by ${how}, and none begins in its place`, async ({ page, extension, ollama }) => {
    await openPanel(page, extension, 'Sharpen');
    ollama.temper = 'is silent';
    await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
    const sharpen = page.getByRole('button', { name: 'Sharpen', exact: true });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const before = ollama.calls.length;
    await sharpen.press('Enter');
    await expect.poll(() => ollama.calls.length).toBe(before + 1);
    if (how === 'click') await cancel.click();
    else if (how === 'Enter') await cancel.press('Enter');
    else await page.getByRole('textbox', { name: 'Your draft' }).press('Escape');
    await expect(sharpen).toBeVisible();
    if (how === 'Enter') await expect(sharpen).toBeFocused();
    ollama.temper = 'works';
    await sharpen.click();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(ollama.calls.length).toBe(before + 2);
  });
}

test('making a persona is stopped by Cancel', async ({ page, extension, ollama }) => {
  await openPanel(page, extension, 'Personas');
  ollama.temper = 'is silent';
  const before = ollama.calls.length;
  await page.getByRole('textbox', { name: 'Make one from keywords' }).fill('maths teacher');
  await page.getByRole('button', { name: 'Make persona' }).click();
  await expect.poll(() => ollama.calls.length).toBe(before + 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make persona' })).toBeVisible();
  expect(ollama.calls.length).toBe(before + 1);
});

test('what a run says stands in sight', async ({ page, extension, ollama }) => {
  await openPanel(page, extension, 'Sharpen');
  const result = page.getByRole('region', { name: 'Result' });
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  ollama.temper = 'breaks';
  await page.keyboard.press('Control+Enter');
  await expect(result.getByText(textFor('card', 'engine_failed'))).toBeInViewport({ ratio: 1 });
  await page.getByRole('tabpanel', { name: 'Sharpen' }).evaluate((element) => element.scrollTo(0, 0));
  ollama.temper = 'works';
  await page.getByRole('button', { name: 'Summarise', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(result.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
});

test('a failure has a name and a way on, and is put away with the focus where it was', async ({
  page,
  extension,
  ollama,
}) => {
  await openPanel(page, extension, 'Sharpen');
  ollama.temper = 'breaks';
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  await page.keyboard.press('Control+Enter');
  const failure = page.getByRole('region', { name: 'Result' }).getByRole('alert');
  await expect(failure).toContainText(titleFor('rewrite', 'engine_failed'));
  await expect(failure.getByRole('button').first()).toHaveText('Use your device');
  await failure.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(failure).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sharpen', exact: true })).toBeVisible();
});

test('of a run that takes long the panel says who is at work, and does it here at a press', async ({
  page,
  extension,
  ollama,
}) => {
  await openPanel(page, extension, 'Sharpen');
  ollama.temper = 'is silent';
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('No answer yet')).toBeVisible();
  await result.getByRole('button', { name: 'Use your device' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('the panel tells of a fall, who answered, and not that nothing was sent', async ({
  page,
  extension,
  ollama,
}) => {
  await page.getByRole('switch', { name: /^If an engine fails/ }).click();
  await openPanel(page, extension, 'Sharpen');
  ollama.temper = 'breaks';
  const before = ollama.calls.length;
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Your server returned an error');
  // The checker of this device is loaded first.
  await expect(result).toContainText('Sharpened on your device');
  expect(ollama.calls.length).toBeGreaterThan(before);
  await expect(result).not.toContainText('Nothing left your device');
});

test('a change that was switched off stays off when the same draft is sharpened again', async ({
  page,
  extension,
  ollama,
}) => {
  ollama.answer = 'Please review it until Friday.';
  await openPanel(page, extension, 'Sharpen');
  await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT);
  const sharpen = page.getByRole('button', { name: 'Sharpen', exact: true });
  await sharpen.click();
  const result = page.getByRole('region', { name: 'Result' });
  const count = result.getByRole('switch');
  await expect(count).toHaveText(/^\d changes$/);
  const all = await count.textContent();
  await count.click();
  await result.getByRole('checkbox').first().press('Space');
  await expect(count).toHaveText(new RegExp(`^\\d of ${all}$`));
  const left = (await count.textContent()) ?? '';
  const before = ollama.calls.length;
  await sharpen.click();
  await expect.poll(() => ollama.calls.length).toBe(before + 1);
  await expect(count).toHaveText(left);
});

test('what a rewrite lost stands with its way back also once the page has refused the text', async ({
  page,
  extension,
}) => {
  await openPanel(page, extension, 'Sharpen');
  await page.getByRole('textbox', { name: 'Your draft' }).fill(`${DRAFT}, me and tom has looked at line 42`);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Check these 2 first.')).toBeVisible();
  // The panel stands in a tab of its own here, which takes no text.
  await result.getByRole('button', { name: 'Insert' }).click();
  const failure = result.getByRole('alert').filter({ hasText: titleFor('insert', 'page_not_supported') });
  await expect(failure).toBeVisible();
  await result.getByRole('button', { name: 'Restore all' }).click();
  await expect(result.getByText('Check these 2 first.')).toHaveCount(0);
  await expect(failure.getByRole('button', { name: 'Copy' })).toBeVisible();
});
