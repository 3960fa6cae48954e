import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { type FakeModelOptions, installFakeModel } from '@/tests/support/fake-language-model.ts';
import { continueSending } from './connecting.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const DRAFT = 'pls review it untill friday';
const MODEL = 'llama3.2:latest';
const KEY = 'sk-canary-4f1d8a7c6b5e';

async function store(extension: ExtensionBrowser, values: Record<string, unknown>): Promise<void> {
  const background = await extension.background();
  await background.evaluate((all) => chrome.storage.local.set(all), values);
}

async function emulateModel(extension: ExtensionBrowser, options: Partial<FakeModelOptions> = {}) {
  const background = await extension.background();
  const given = { availability: 'available', pieces: ['Please ', 'review it.'], ...options };
  await background.evaluate(`(${installFakeModel.toString()})(${JSON.stringify(given)})`);
}

test.afterEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
});

const engine = (id: string, fallBack = false) => ({
  settings: { engine: id, fallBack },
  settings$: { v: 2 },
});

test('a local server is set up in place: its models are listed, one is chosen, and it answers in the card', async ({
  page,
  card,
  summon,
  openEditor,
  ollama,
  settings,
}) => {
  await settings.open();
  await settings.chooseEngine('Your model server');
  await settings.test();
  await expect(page.getByText('127.0.0.1:11434 runs.')).toBeVisible();
  await page.getByRole('list', { name: 'Models there' }).getByRole('button', { name: MODEL }).click();
  await expect(page.getByText('Connected to llama3.2:latest. Now in use.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your model server/ })).toContainText('Ready');

  ollama.answer = 'Please review it until Friday.';
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  expect(await card.doneText()).toBe(ollama.answer);
  await expect(card.dialog).toContainText(/Sharpened\son\syour\sserver.*Free/);
  await expect(card.dialog).toContainText(MODEL);
});

test('the browser is asked for the key’s origin alone; a refusal is told', async ({ page, settings }) => {
  await page.addInitScript(() => {
    chrome.permissions.request = (async (asked: unknown) => {
      document.documentElement.dataset.asked = JSON.stringify(asked);
      return false;
    }) as typeof chrome.permissions.request;
  });
  await settings.open();
  await settings.openSetup('Your key');
  await settings.test({ Key: KEY });
  await continueSending(page);
  await expect(page.getByText('The browser does not let Whetstone reach api.openai.com.')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(document.documentElement.dataset.asked ?? ''))).toEqual({
    origins: ['https://api.openai.com/*'],
  });
});

test('a key of one’s own answers in the card, and is seen nowhere but at its service', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings,
}) => {
  const logged: string[] = [];
  extension.context.on('console', (message) => logged.push(message.text()));
  await settings.open();
  await settings.openSetup('Your key');
  await settings.test({ Address: 'http://127.0.0.1:11434/v1', Model: 'qwen3:8b', Key: KEY });
  await continueSending(page);
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  await expect(page.getByText('sk-…6b5e')).toBeVisible();
  await expect(page.getByLabel('New key')).toHaveValue('');
  expect(await page.content()).not.toContain(KEY);
  await settings.chooseEngine('Your key');

  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  expect(await card.doneText()).toBe('Please review it.');
  await expect(card.dialog).toContainText(/Sharpened\swith\syour\skey.*Billed\sby\syour\sprovider/);
  expect(ollama.calls.map(({ authorization }) => authorization)).toEqual(
    ollama.calls.map(() => `Bearer ${KEY}`),
  );
  expect(ollama.calls.map(({ path, body }) => path + body).join()).not.toContain(KEY);
  expect(await page.content()).not.toContain(KEY);
  expect(await (await card.frame()).content()).not.toContain(KEY);
  expect(logged.join()).not.toContain(KEY);

  await settings.open();
  const kept = JSON.parse(await settings.stored()) as Record<string, unknown>;
  const holders = Object.entries(kept).filter(([, value]) => JSON.stringify(value).includes(KEY));
  expect(holders.map(([name]) => name)).toEqual(['ownKey']);
  expect(await page.evaluate(async () => JSON.stringify(await chrome.storage.sync.get()))).toBe('{}');

  await settings.openSetup('Your key');
  await page.getByRole('button', { name: 'Delete key' }).click();
  await expect.poll(() => settings.stored()).not.toContain(KEY);
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('sk-…6b5e')).toBeVisible();
});

test('a script in a page cannot read the key', async ({ page, extension, openEditor }) => {
  await store(extension, {
    ownKey: { baseUrl: 'http://127.0.0.1:11434/v1', model: MODEL, key: KEY },
    ownKey$: { v: 1 },
  });
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  const session = await page.context().newCDPSession(page);
  const world = new Promise<number>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin.includes(extension.extensionId)) resolve(context.id);
    });
  });
  await session.send('Runtime.enable');
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'chrome.storage.local.get().then((all) => JSON.stringify(all), (error) => error.message)',
    contextId: await world,
    awaitPromise: true,
  });
  expect(result.value).not.toContain(KEY);
});

test('the browser’s own model answers in the card, and nothing leaves the device', async ({
  card,
  summon,
  openEditor,
  extension,
  settings,
  ollama,
}) => {
  await emulateModel(extension);
  await store(extension, engine('browser'));
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  expect(await card.doneText()).toBe('Please review it.');
  await expect(card.dialog).toContainText(/Sharpened\sin\sthis\sbrowser.*Nothing\sleft\syour\sdevice/);
  expect(ollama.calls).toEqual([]);
  await settings.open();
  await expect(settings.page.getByText('1 run, 0 hosts: nothing was sent.')).toBeVisible();
});

test('this browser cannot run a model of its own, and the settings say why and what would help', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  settings,
}) => {
  await settings.open();
  await settings.openSetup('The browser’s own model');
  const reason = page.getByText(/cannot run it on this computer|has no model of its own/);
  await expect(reason).toBeVisible();
  const background = await extension.background();
  await background.evaluate(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
  await store(extension, engine('browser'));
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'engine_not_ready'))).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
});

test('the browser’s model is downloaded from the settings, with its progress', async ({ page, settings }) => {
  const given = { availability: 'downloadable', pieces: ['x'] };
  await page.addInitScript(`(${installFakeModel.toString()})(${JSON.stringify(given)})`);
  await settings.open();
  await settings.openSetup('The browser’s own model');
  await page.getByRole('button', { name: 'Download the model' }).click();
  await expect(page.getByText('The model is here. Nothing leaves your device.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^The browser’s own model/ })).toContainText('Ready');
});

test('an engine that fails is not replaced by another one unless the user allowed it', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings,
}) => {
  const local = { localServer: { baseUrl: 'http://127.0.0.1:1234/v1', model: 'm' }, localServer$: { v: 1 } };
  await store(extension, { ...local, ...engine('local') });
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'engine_unavailable'))).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
  await page.keyboard.press('Escape');

  await settings.open();
  await page.getByRole('switch', { name: /^If an engine fails/ }).click();
  const again = await openEditor(chatgpt);
  await again.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
  await expect(card.dialog).toContainText('Your server is not running, so this was done on your device.');
  expect(ollama.calls).toEqual([]);

  await settings.open();
  const lines = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('Your device nothing sent');
  await expect(lines.nth(1)).toContainText('Your server 127.0.0.1:1234');
  await expect(lines.nth(1)).toContainText('Not running');
});
