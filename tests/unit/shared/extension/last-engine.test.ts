import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { lastEngineItem, readEngineToDraw } from '@/shared/extension/last-engine.ts';
import { defaultSettings, settingsItem } from '@/shared/extension/storage.ts';

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

it('an engine chosen since is drawn in place of the one before', async () => {
  await lastEngineItem.set('offline');
  await settingsItem.set({ ...defaultSettings, engine: 'own-key' });
  expect(await readEngineToDraw()).toBe('own-key');
});

it('of engines taken by themselves the last one is drawn, and none before that', async () => {
  expect(await readEngineToDraw()).toBeNull();
  await lastEngineItem.set('local');
  expect(await readEngineToDraw()).toBe('local');
});

it('draws on where nothing can be read', async () => {
  const refused = async () => Promise.reject(new Error('refused'));
  for (const area of ['local', 'session'] as const)
    vi.spyOn(fakeBrowser.storage[area], 'get').mockImplementation(refused);
  expect(await readEngineToDraw()).toBeNull();
});
