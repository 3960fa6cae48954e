import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openWelcomeOnInstall } from '@/entrypoints/background/welcome.ts';

beforeEach(() => fakeBrowser.reset());

async function openedAfter(reason: 'install' | 'update' | 'browser_update'): Promise<string[]> {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue({} as never);
  openWelcomeOnInstall();
  await fakeBrowser.runtime.onInstalled.trigger({ reason } as never);
  const opened = create.mock.calls.map(([{ url = '' }]) => new URL(url).pathname);
  create.mockRestore();
  return opened;
}

it('opens the page at the install', async () => {
  expect(await openedAfter('install')).toEqual(['/welcome.html']);
});

it.each(['update', 'browser_update'] as const)('opens nothing at an %s', async (reason) => {
  expect(await openedAfter(reason)).toEqual([]);
});
