import type { Temper } from '@/tests/support/local-server.ts';
import { expect, test } from './engine-fixtures.ts';

const MODEL = 'llama3.2:latest';

const failures: [Temper, RegExp, RegExp][] = [
  [
    'refuses origins',
    /refuses browser extensions \(403\)/,
    /OLLAMA_ORIGINS=chrome-extension:\/\/\* ollama serve/,
  ],
  ['is a web page', /not as an OpenAI-compatible server/, /most addresses end in \/v1/],
  ['wants a key', /asks for a key \(401\)/, /under Your key/],
  ['forwards', /does not let extensions read its answer/, /CORS/],
  ['breaks', /was reached, but failed \(500\)/, /short of memory/],
];

for (const [temper, says, mend] of failures) {
  test(`a server that ${temper} is told from others, with the way to mend it`, async ({
    page,
    ollama,
    settings,
  }) => {
    ollama.temper = temper;
    await settings.open();
    await settings.openSetup('Your model server');
    await settings.test({ Model: MODEL });
    const alert = page.getByRole('alert').filter({ hasText: '127.0.0.1' });
    await expect(alert).toHaveText(says);
    await expect(alert).toHaveText(mend);
    expect(await settings.stored()).not.toContain('localServer');
  });
}

test('nothing listens at LM Studio’s port: the test says so, and how it is started', async ({
  page,
  settings,
}) => {
  await settings.open();
  await settings.openSetup('Your model server');
  await page.getByLabel('Server', { exact: true }).selectOption({ label: 'LM Studio' });
  await settings.test({ Model: 'any' });
  await expect(page.getByText('No server answers at 127.0.0.1:1234.')).toBeVisible();
  await expect(page.getByText('lms server start')).toBeVisible();
});

test('a plain server that is called securely is told so', async ({ page, settings }) => {
  await page.addInitScript(() => {
    // The press on Allow, which no driver can do.
    chrome.permissions.request = (async () => true) as typeof chrome.permissions.request;
  });
  await settings.open();
  await settings.openSetup('Your model server');
  await settings.test({ Address: 'https://127.0.0.1:11434/v1', Model: MODEL });
  await expect(page.getByText(/answers, but not over a secure connection/)).toBeVisible();
});

test('a model that is not there: those that are stand beside it', async ({ page, settings }) => {
  await settings.open();
  await settings.openSetup('Your model server');
  await settings.test({ Model: 'gpt-9' });
  await expect(page.getByText('127.0.0.1:11434 has no model called “gpt-9”.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Models there' }).getByRole('button')).toHaveText([
    MODEL,
    'qwen3:8b',
  ]);
});

const addresses: [string, RegExp][] = [
  ['not a url', /has no spaces in it/],
  ['', /^Type an address/],
  ['ftp://127.0.0.1/v1', /ftp:\/\/ does not lead to a model server/],
  ['http://me:secret@127.0.0.1:11434/v1', /before the @/],
];

for (const [address, says] of addresses) {
  test(`“${address}” as an address is told at once, by its field`, async ({ page, ollama, settings }) => {
    await settings.open();
    for (const engine of ['Your model server', 'Your key'] as const) {
      await settings.openSetup(engine);
      const field = page.getByLabel('Address', { exact: true });
      await settings.test({ Address: address, Model: MODEL });
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toBeFocused();
      await expect(page.getByText('Testing…')).toHaveCount(0);
      // What is mended is complained of no longer.
      await field.fill('http://127.0.0.1:11434/v1');
      await expect(field).not.toHaveAccessibleDescription(says);
    }
    expect(ollama.calls).toEqual([]);
  });
}

test('a test of a silent server can be stopped', async ({ page, ollama, settings }) => {
  ollama.temper = 'is silent';
  await settings.open();
  await settings.openSetup('Your model server');
  await settings.test({ Model: MODEL });
  await expect(page.getByText('Testing…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Test', exact: true })).toBeVisible();
});
