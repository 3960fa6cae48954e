import { continueSending } from './connecting.ts';
import { expect, test } from './engine-fixtures.ts';

const question = 'Before anything is sent';
const KEY = 'sk-proj-0123456789abcdef';

test('choosing the cloud says what goes where; refused, the engine on the device stays', async ({
  page,
  settings,
}) => {
  await settings.open();
  const cloud = page.getByRole('radio', { name: 'Whetstone cloud' });
  await settings.chooseEngine('Whetstone cloud');
  const group = page.getByRole('group', { name: question });
  await expect(group).toBeFocused();
  // Asked under its own line; nothing is chosen by being asked about.
  await expect(cloud).not.toBeChecked();
  const [asked, line] = await Promise.all([group, cloud].map((part) => part.boundingBox()));
  const gap = (asked?.y ?? Number.NaN) - (line?.y ?? Number.NaN);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(120);
  await expect(group).toContainText(/to Whetstone’s server \(.+:\d+\) and the model service it uses/);
  await group.getByRole('button', { name: 'Cancel' }).click();
  await expect(group).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(await settings.stored()).not.toMatch(/"engine":"cloud"|agreedHosts":\["/);

  await cloud.click();
  await continueSending(page);
  const awaited = page.getByText('Whetstone cloud is chosen once you are signed in.');
  await expect(awaited).toBeVisible();
  // Told once.
  await settings.chooseEngine('Built-in rules');
  await cloud.click();
  await expect(awaited).toBeVisible();
  await expect(group).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Built-in rules', exact: true })).toBeChecked();
});

test('a key says to whom texts go before its service is asked anything', async ({
  page,
  ollama,
  settings,
}) => {
  await settings.open();
  await settings.openSetup('Your key');
  await settings.test({ Address: 'http://127.0.0.1:11434/v1', Model: 'qwen3:8b', Key: KEY });
  const group = page.getByRole('group', { name: question });
  await expect(group).toContainText('127.0.0.1:11434');
  await group.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save without testing' }).click();
  await expect(group).toBeVisible();
  await group.getByRole('button', { name: 'Cancel' }).click();
  expect(ollama.calls).toEqual([]);
  expect(await settings.stored()).not.toContain(KEY);
});

test('signing in says what will be sent; refused, no page opens', async ({ page, extension }) => {
  await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  const pages = extension.context.pages().length;
  await page.getByRole('button', { name: 'Sign in' }).click();
  const group = page.getByRole('group', { name: question });
  await expect(group).toContainText(/with your account/);
  await group.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(extension.context.pages()).toHaveLength(pages);
});
