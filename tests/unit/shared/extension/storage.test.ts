import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { defaultSettings, type Session, sessionItem, settingsItem } from '@/shared/extension/storage.ts';

const account: Session = {
  token: `wst_${'a'.repeat(43)}`,
  userId: 'u1',
  email: 'ada@example.test',
  credits: 12,
};

beforeEach(() => fakeBrowser.reset());

describe('what is stored', () => {
  it('starts as the defaults and comes back as it was set', async () => {
    expect(await settingsItem.get()).toEqual(defaultSettings);
    await settingsItem.set({ ...defaultSettings, level: 'polish' });
    expect((await settingsItem.get()).level).toBe('polish');
  });

  it.each(['not an object', { engine: 'someone-elses' }, { ...defaultSettings, level: 7 }])(
    'reads as the defaults when the record is damaged: %j',
    async (damaged) => {
      await fakeBrowser.storage.local.set({ settings: damaged });
      expect(await settingsItem.get()).toEqual(defaultSettings);
    },
  );

  it('takes nothing for a session that holds no device token', async () => {
    await fakeBrowser.storage.local.set({ session: { ...account, token: 'eyJhbGciOi' } });
    expect(await sessionItem.get()).toBeNull();
  });

  it('tells later values until the watcher stops', async () => {
    const heard: string[] = [];
    const watching = new AbortController();
    settingsItem.watch(({ level }) => heard.push(level), watching.signal);
    await settingsItem.set({ ...defaultSettings, level: 'reframe' });
    watching.abort();
    await settingsItem.set({ ...defaultSettings, level: 'polish' });
    expect(heard).toEqual(['reframe']);
  });
});
