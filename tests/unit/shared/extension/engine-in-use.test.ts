import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serverItems } from '@/shared/extension/engine-configs.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { defaultSettings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';

const account = {
  token: `wst_${'a'.repeat(43)}`,
  userId: 'u1',
  email: 'ada@example.test',
  credits: 20,
};
const server = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'm' };
const allow = (isAllowed: boolean) =>
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation((async () => isAllowed) as never);

beforeEach(() => {
  fakeBrowser.reset();
  allow(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('automatic', () => {
  it('is this device for a new user', async () => {
    expect(await engineInUse.get()).toBe('offline');
  });

  it('goes up with every engine that gets ready', async () => {
    vi.stubGlobal('LanguageModel', { availability: async () => 'available' });
    expect(await engineInUse.get()).toBe('browser');
    await serverItems.get('local')?.set(server);
    expect(await engineInUse.get()).toBe('local');
    await serverItems.get('own-key')?.set({ ...server, key: 'k' });
    expect(await engineInUse.get()).toBe('own-key');
    await sessionItem.set(account);
    expect(await engineInUse.get()).toBe('cloud');
  });

  it('passes over a server the browser no longer lets the extension reach', async () => {
    await serverItems.get('local')?.set(server);
    allow(false);
    expect(await engineInUse.get()).toBe('offline');
  });

  it('passes over a model that is still to be fetched', async () => {
    vi.stubGlobal('LanguageModel', { availability: async () => 'downloadable' });
    expect(await engineInUse.get()).toBe('offline');
  });
});

describe('an engine that was chosen', () => {
  it('stays, whatever else is ready', async () => {
    await sessionItem.set(account);
    await settingsItem.set({ ...defaultSettings, engine: 'offline' });
    expect(await engineInUse.get()).toBe('offline');
  });

  it('is told to whoever watches', async () => {
    const control = new AbortController();
    const heard: string[] = [];
    engineInUse.watch((engine) => heard.push(engine), control.signal);
    await serverItems.get('local')?.set(server);
    await vi.waitFor(() => expect(heard).toEqual(['local']));
    control.abort();
  });

  it('is not overtaken by what was looked up before it was chosen', async () => {
    let answerLate = (_: string) => {};
    const late = new Promise<string>((resolve) => {
      answerLate = resolve;
    });
    const availability = vi.fn(async () => 'available').mockReturnValueOnce(late);
    vi.stubGlobal('LanguageModel', { availability });
    const control = new AbortController();
    const heard: string[] = [];
    engineInUse.watch((engine) => heard.push(engine), control.signal);
    await settingsItem.set({ ...defaultSettings, showChip: false });
    await vi.waitFor(() => expect(availability).toHaveBeenCalled());
    await settingsItem.set({ ...defaultSettings, engine: 'cloud' });
    await vi.waitFor(() => expect(heard).toEqual(['cloud']));
    answerLate('unavailable');
    // Goes the same way, from its beginning, and so is told after it.
    await settingsItem.set(defaultSettings);
    await vi.waitFor(() => expect(heard).toContain('browser'));
    expect(heard).toEqual(['cloud', 'browser']);
    control.abort();
  });
});
