import { installFakeModel } from '@/tests/support/fake-language-model.ts';
import { continueSending } from './connecting.ts';
import { expect, test } from './engine-fixtures.ts';

// Each engine, met by a new user, is in use after its last press.

test.beforeEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => chrome.storage.local.clear());
});

test('a server on this computer is found, asked for its model, and in use after three presses', async ({
  page,
  settings,
}) => {
  await settings.open();
  await page.getByRole('radio', { name: 'Your model server', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await page.getByRole('button', { name: 'Find a server on this computer' }).click();
  await page.getByRole('list', { name: 'Models there' }).getByRole('button').first().click();
  await expect(page.getByText(/^Connected to .+\. Now in use\.$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Your model server', exact: true })).toBeChecked();
});

test('a key is in use once it was tested', async ({ page, settings }) => {
  await settings.open();
  await settings.openSetup('Your key');
  await settings.test({ Address: 'http://127.0.0.1:11434/v1', Model: 'qwen3:8b', Key: 'sk-test-0000' });
  await continueSending(page);
  await expect(page.getByText('Connected to qwen3:8b. Now in use.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Your key', exact: true })).toBeChecked();
});

test('the browser’s model is in use once it has arrived', async ({ page, settings }) => {
  const given = { availability: 'downloadable', pieces: ['x'] };
  await page.addInitScript(`(${installFakeModel.toString()})(${JSON.stringify(given)})`);
  await settings.open();
  await page.getByRole('radio', { name: 'The browser’s own model', exact: true }).click();
  await page.getByRole('button', { name: 'Download the model' }).click();
  await expect(page.getByRole('radio', { name: 'The browser’s own model', exact: true })).toBeChecked();
});

test('the cloud is chosen, and signing in is the next thing to be seen', async ({ page, settings }) => {
  await settings.open();
  await page.getByRole('radio', { name: 'Whetstone cloud', exact: true }).click();
  await continueSending(page);
  await expect(page.getByRole('radio', { name: 'Whetstone cloud', exact: true })).toBeChecked();
  // The website itself stands elsewhere; what it must give back is awaited from now on.
  const awaited = () => page.evaluate(async () => Object.keys(await chrome.storage.session.get()));
  await expect.poll(awaited).toContain('pendingSignIn');
});
