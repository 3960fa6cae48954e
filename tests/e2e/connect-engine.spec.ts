import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { installFakeModel } from '@/tests/support/fake-language-model.ts';
import { continueSending } from './connecting.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';

// Each engine, met by a new user, is in use after its last press: presses are numbered from the popup on, and the next one
// after them, on the chip, gives a rewrite by it. On the device it is the first press of all (press-counts.spec.ts).

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

/** The settings, as the popup leads there. */
async function changeEngine({ page, extension }: { page: Page; extension: ExtensionBrowser }): Promise<Page> {
  await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  const opened = extension.context.waitForEvent('page');
  await page.getByRole('button', { name: 'Change engine' }).click(); // 1
  return opened;
}

test.beforeEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => chrome.storage.local.clear());
});

test('a server on this computer with several models is in use after two presses, and rewrites after three', async ({
  page,
  extension,
  card,
  openEditor,
  ollama,
}) => {
  const settings = await changeEngine({ page, extension });
  await expect(settings.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  // The browser's own question is one more press in a build of the user's: native-permission.spec.ts.
  await settings.getByRole('button', { name: 'Find a server on this computer' }).click(); // 2
  await expect(settings.getByText('Connected to llama3.2:latest. Now in use.')).toBeVisible();
  await expect(settings.getByRole('radio', { name: 'Your model server', exact: true })).toBeChecked();
  await settings.close();
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('pls review it');
  await card.chip.click(); // 3
  expect(await card.doneText()).toBe(ollama.answer);
});

test('of a server’s models another one is a press away, and one that writes nothing is not taken', async ({
  page,
  ollama,
  settings,
}) => {
  const models = [...ollama.models];
  ollama.models.splice(0, models.length, 'nomic-embed-text:latest', ...models);
  await settings.open();
  await settings.chooseEngine('Your model server');
  await page.getByRole('button', { name: 'Find a server on this computer' }).click();
  const list = page.getByRole('list', { name: 'Models there' });
  await expect(list.getByRole('button', { pressed: true })).toHaveText('llama3.2:latest');
  await list.getByRole('button', { name: 'qwen3:8b' }).click();
  await expect(page.getByText('Connected to qwen3:8b. Now in use.')).toBeVisible();
  await expect(list.getByRole('button', { pressed: true })).toHaveText('qwen3:8b');
  ollama.models.splice(0, ollama.models.length, ...models);
});

test('a key rewrites after six presses, and Continue to where its texts go', async ({
  page,
  extension,
  card,
  openEditor,
  ollama,
}) => {
  const settings = await changeEngine({ page, extension });
  await settings.getByText('Other engines').click(); // 2
  await settings.getByRole('radio', { name: 'Your key', exact: true }).click(); // 3
  await settings.getByLabel('Address', { exact: true }).fill('http://127.0.0.1:11434/v1');
  await settings.getByLabel('Model', { exact: true }).fill('qwen3:8b');
  await settings.getByLabel('Key', { exact: true }).fill('sk-test-0000');
  await settings.getByRole('button', { name: 'Test', exact: true }).click(); // 4
  await continueSending(settings); // 5
  await expect(settings.getByText('Connected to qwen3:8b. Now in use.')).toBeVisible();
  await expect(settings.getByRole('radio', { name: 'Your key', exact: true })).toBeChecked();
  await settings.close();
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('pls review it');
  await card.chip.click(); // 6
  expect(await card.doneText()).toBe(ollama.answer);
});

test('the browser’s model rewrites after four presses', async ({ page, extension, card, openEditor }) => {
  const given = { availability: 'downloadable', pieces: ['Please review it.'] };
  const emulated = `(${installFakeModel.toString()})(${JSON.stringify(given)})`;
  const background = await extension.background();
  const settings = await changeEngine({ page, extension });
  await settings.addInitScript(emulated);
  await settings.reload();
  // A server on this computer stays in view beside it: three presses there, too.
  await expect(settings.getByRole('radio', { name: 'Your model server', exact: true })).toBeVisible();
  await settings.getByRole('radio', { name: 'The browser’s own model', exact: true }).click(); // 2
  await settings.getByRole('button', { name: 'Download the model' }).click(); // 3
  await expect(settings.getByRole('radio', { name: 'The browser’s own model', exact: true })).toBeChecked();
  await settings.close();
  // The background's is another emulator than the page's: there the model has arrived, too.
  await background.evaluate(
    `(${installFakeModel.toString()})(${JSON.stringify({ ...given, availability: 'available' })})`,
  );
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('pls review it');
  await card.chip.click(); // 4
  expect(await card.doneText()).toBe('Please review it.');
  await background.evaluate(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
});

test('the cloud waits for signing in, and what was chosen before stays until then', async ({
  page,
  settings,
}) => {
  await settings.open();
  await settings.chooseEngine('Whetstone cloud');
  await continueSending(page);
  await expect(page.getByText('Whetstone cloud is chosen once you are signed in.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  // Once somebody is, it rewrites: handoff.spec.ts. The website itself stands elsewhere; what it must give back is awaited from now on.
  const awaited = () => page.evaluate(async () => Object.keys(await chrome.storage.session.get()));
  await expect.poll(awaited).toContain('pendingSignIn');
});
