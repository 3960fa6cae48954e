import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serverItems } from '@/shared/extension/engine-configs.ts';
import { settingsStore } from '@/shared/extension/settings-store.ts';

const remove = vi.fn(async (_: { origins?: string[] }) => true);
const SERVER = 'https://models.example:8443/v1';

beforeEach(() => {
  fakeBrowser.reset();
  remove.mockClear();
  vi.spyOn(fakeBrowser.permissions, 'remove').mockImplementation(remove as never);
});

describe('a server that is forgotten', () => {
  it('gives its origin back, and that one alone', async () => {
    await settingsStore.forgetServer('local', SERVER);
    expect(remove.mock.calls).toEqual([[{ origins: ['https://models.example:8443/*'] }]]);
  });

  it('leaves the origin to the other engine that is asked there', async () => {
    await serverItems
      .get('own-key')
      ?.set({ baseUrl: 'https://models.example:8443/other', model: 'm', key: 'k' });
    await settingsStore.forgetServer('local', SERVER);
    expect(remove).not.toHaveBeenCalled();
    await settingsStore.forgetServer('own-key', SERVER);
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
