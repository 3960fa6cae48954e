import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import type { Temper } from '@/tests/support/local-server.ts';
import { stopBackground } from '@/tests/support/stop-background.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const DRAFT = 'pls review it untill friday';

async function useServer(extension: ExtensionBrowser, baseUrl: string): Promise<void> {
  const background = await extension.background();
  await background.evaluate((all) => chrome.storage.local.set(all), {
    settings: { engine: 'own-key' },
    settings$: { v: 2 },
    ownKey: { baseUrl, model: 'qwen3:8b', key: 'sk-test-0000000000' },
    ownKey$: { v: 1 },
  });
}

const faults: [Temper, ErrorCode][] = [
  ['is a web page', 'bad_response'],
  ['wants a key', 'engine_unauthorized'],
  ['forbids the key', 'engine_unauthorized'],
  ['breaks', 'engine_failed'],
];

for (const [temper, code] of faults) {
  test(`the provider ${temper}: a sentence says so, the draft stays, the next try goes on`, async ({
    card,
    summon,
    openEditor,
    extension,
    ollama,
    settings: _,
  }) => {
    ollama.temper = temper;
    await useServer(extension, 'http://127.0.0.1:11434/v1');
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(DRAFT);
    await summon.chip();
    await expect(card.dialog.getByText(textFor('card', code))).toBeVisible();
    expect(await chat.read()).toBe(DRAFT);
    ollama.temper = 'works';
    if (code === 'engine_unauthorized') {
      // The settings mend it: the next press on the chip is the next try.
      await card.button('Close').click();
      await summon.chip();
    } else await card.button('Retry').click();
    expect(await card.doneText()).toBe('Please review it.');
  });
}

test('a server the browser does not allow is not called, and the card says what to do', async ({
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings: _,
}) => {
  await useServer(extension, 'https://elsewhere.test:8080/v1');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect(card.dialog.getByText(textFor('card', 'host_not_allowed'))).toBeVisible();
  expect(ollama.calls).toEqual([]);
});

test('the background is ended in the middle: what was sent stays in the log, as not finished', async ({
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings,
}) => {
  ollama.temper = 'is silent';
  await useServer(extension, 'http://127.0.0.1:11434/v1');
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await expect.poll(() => ollama.calls.length).toBe(1);
  await stopBackground(extension);
  await expect(card.dialog.getByText(textFor('card', 'cut_off'))).toBeVisible();
  expect(await chat.read()).toBe(DRAFT);
  await settings.open();
  const line = settings.page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await expect(line).toContainText('Your key 127.0.0.1:11434');
  await expect(line).toContainText(`${DRAFT.length} characters`);
  await expect(line).toContainText('Not finished');
});
