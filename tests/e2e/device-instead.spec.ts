import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

/** Has texts done by a server on this computer, and by nobody else. */
async function useServer(extension: ExtensionBrowser): Promise<void> {
  const background = await extension.background();
  await background.evaluate(() =>
    chrome.storage.local.set({
      settings: { engine: 'local', fallBack: false },
      settings$: { v: 2 },
      localServer: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2:latest' },
      localServer$: { v: 1 },
    }),
  );
}

test('once this device was pressed, the card stays with it', async ({
  card,
  summon,
  openEditor,
  ollama,
  extension,
}) => {
  await useServer(extension);
  ollama.temper = 'breaks';
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('pls review it untill friday');
  await summon.chip();
  await card.dialog.getByRole('button', { name: 'Use your device' }).click();
  await card.doneText();
  const asked = ollama.calls.length;
  await card.chooseLevel('Polish');
  await card.doneText();
  await expect(card.dialog.getByRole('status')).toHaveText('Sharpened on your device');
  expect(ollama.calls).toHaveLength(asked);
  await card.unfold();
  await expect(card.dialog.getByText('Nothing left your device')).toBeVisible();
});

test('a server that does not answer is named after a while, and this device goes on', async ({
  card,
  summon,
  openEditor,
  ollama,
  extension,
}) => {
  await useServer(extension);
  ollama.temper = 'is silent';
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('pls review it untill friday');
  await summon.chip();
  await expect(card.dialog.getByRole('alert')).toContainText('Waiting for your server.');
  await card.dialog.getByRole('button', { name: 'Use your device' }).click();
  await card.doneText();
  await expect(card.dialog.getByRole('alert')).toHaveCount(0);
  await expect(card.dialog.getByRole('status')).toHaveText('Sharpened on your device');
});
