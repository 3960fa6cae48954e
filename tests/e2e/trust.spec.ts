import { readFileSync } from 'node:fs';
import { textFor } from '@/shared/errors/texts.en.ts';
import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';
import { local, readLog, store } from './trust-fixtures.ts';

const [chatgpt, claude] = editors;
if (!chatgpt || !claude) throw new Error('The first two editors are those of ChatGPT and Claude.');

const DRAFT = 'pls mail ann@example.com or call +49 170 1234567 untill friday';

test('personal details are kept back on the way, and stand in the result as they were written', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  ollama,
  settings,
}) => {
  await store(extension, local);
  ollama.answer = 'Please mail [EMAIL_1] or call [PHONE_1] until Friday.';
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  expect(await card.doneText()).toBe('Please mail ann@example.com or call +49 170 1234567 until Friday.');
  await expect(card.dialog).toContainText(/2\sdetails\shidden/);
  const sent = ollama.calls.map(({ body }) => body).join();
  expect(sent).toContain('[EMAIL_1]');
  expect(sent).not.toContain('ann@example.com');
  expect(sent).not.toContain('1234567');
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).toContain('ann@example.com');

  await expect.poll(() => readLog(extension)).toMatchObject([{ outcome: 'done', redactions: 2 }]);
  expect(JSON.stringify(await readLog(extension))).not.toMatch(/ann@|mail|friday|EMAIL/i);
  await settings.open();
  const line = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await expect(line).toContainText('Your server 127.0.0.1:11434');
  await expect(line).toContainText(/\d+ characters, 2 hidden · \d\.\d\d s · free/);
});

test('the log of runs on this device proves that nothing was sent; it is taken along and cleared', async ({
  page,
  card,
  summon,
  openEditor,
  settings,
}) => {
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  requests.length = 0;
  await summon.chip();
  await card.doneText();
  expect(requests.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);

  await settings.open();
  await expect(page.getByText('1 run, 0 hosts: nothing was sent.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await downloading).path();
  const exported = JSON.parse(readFileSync(file, 'utf8')) as { version: number; lines: unknown[] };
  expect(exported.version).toBe(1);
  expect(exported.lines).toMatchObject([{ engine: 'offline', host: null, outcome: 'done' }]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/ann@|friday/i);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Requests' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible();
});

test('switched off on a site, neither chip nor card work there; elsewhere they do', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
  settings,
}) => {
  await store(extension, { sites: { 'https://chatgpt.com': 'off' }, sites$: { v: 1 } });
  const off = await openEditor(chatgpt);
  await off.typeDraft(DRAFT);
  await summon.shortcut();
  await expect(card.dialog.getByText(textFor('card', 'site_off'))).toBeVisible();
  await expect(card.chip).toHaveCount(0);
  expect(await off.read()).toBe(DRAFT);
  expect(await readLog(extension)).toEqual([]);

  const on = await openEditor(claude);
  await on.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();

  await settings.open();
  await page.getByRole('button', { name: 'Turn on again on https://chatgpt.com' }).click();
  await expect(page.getByText(/menu work on every site/)).toBeVisible();
  const again = await openEditor(chatgpt);
  await again.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
});

test('a site that is off is turned on by one press in the card that met it', async ({
  card,
  summon,
  openEditor,
  extension,
}) => {
  await store(extension, { sites: { 'https://chatgpt.com': 'off' }, sites$: { v: 1 } });
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.shortcut();
  await card.dialog.getByRole('button', { name: 'Turn on for this site' }).click();
  await card.doneText();
  await card.button('Accept').click();
  await expect.poll(() => chat.read()).not.toBe(DRAFT);
});

test('the popup switches the site in front off', async ({ extension, openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  // The popup over that page: the browser tells it the tab in front, as it does for one the user opened.
  const popup = await extension.context.newPage();
  await popup.addInitScript(() => {
    chrome.tabs.query = (async () => [
      { id: 1, url: 'https://chatgpt.com/c/1' },
    ]) as unknown as typeof chrome.tabs.query;
  });
  await popup.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  const site = popup.getByRole('switch', { name: 'On chatgpt.com' });
  await expect(site).toBeChecked();
  await site.click();
  const turnOn = popup.getByRole('button', { name: 'Turn on for chatgpt.com' });
  await expect(turnOn).toBeFocused();
  await expect(popup.getByRole('status').first()).toContainText('Off on chatgpt.com');
  const background = await extension.background();
  const sites = () => background.evaluate(async () => (await chrome.storage.local.get('sites')).sites);
  await expect.poll(sites).toEqual({ 'https://chatgpt.com': 'off' });
  // Off, the one press that matters is the one that turns it on.
  await turnOn.click();
  await expect(site).toBeChecked();
  await expect(site).toBeFocused();
  await expect.poll(sites).toEqual({});
  await expect(popup.getByRole('button', { name: 'Sharpen this text' })).toBeEnabled();
  await popup.close();
});

for (const way of ['menu', 'shortcut', 'chip'] as const) {
  test(`while everything is paused, the ${way} answers with a sentence and the draft is left alone`, async ({
    page,
    card,
    summon,
    openEditor,
    extension,
    ollama,
  }) => {
    await store(extension, local);
    const chat = await openEditor(chatgpt);
    await chat.typeDraft(DRAFT);
    await expect(card.chip).toBeVisible();
    await store(extension, { pause: { until: null }, pause$: { v: 1 } });
    await summon.by(way);
    await expect(card.dialog.getByText(textFor('card', 'paused'))).toBeVisible();
    expect(await chat.read()).toBe(DRAFT);
    expect(ollama.calls).toEqual([]);
    expect(await readLog(extension)).toEqual([]);
    await page.keyboard.press('Escape');
  });
}

test('paused from the popup, resumed in the settings, and by the clock', async ({
  page,
  extension,
  settings,
  openEditor,
  summon,
  card,
}) => {
  await page.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await page.getByRole('button', { name: 'Pause everything' }).click();
  await expect(page.getByText('Paused: Whetstone reads nothing and sends nothing.')).toBeVisible();
  await settings.open();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Pause for 1 hour' }).click();
  await expect(page.getByText(/^Paused until \d\d:\d\d/)).toBeVisible();
  await store(extension, { pause: { until: Date.now() - 1_000 } });
  await expect(page.getByRole('button', { name: 'Pause everything' })).toBeVisible();
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(DRAFT);
  await summon.chip();
  await card.doneText();
});
