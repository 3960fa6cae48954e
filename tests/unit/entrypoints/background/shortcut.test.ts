import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerShortcut } from '@/entrypoints/background/shortcut.ts';
import type { CardOpen } from '@/shared/extension/messages.ts';

type Listener = (name: string, tab?: { id: number; windowId: number }) => unknown;

/** Presses a command's keys; tells what the card was asked for. */
async function press(name: string): Promise<CardOpen[]> {
  const asked: CardOpen[] = [];
  let listener: Listener | undefined;
  vi.spyOn(browser.commands.onCommand, 'addListener').mockImplementation((added) => {
    listener = added as Listener;
  });
  registerShortcut(async (_place, request) => {
    asked.push(request);
    return { code: null };
  });
  await listener?.(name, { id: 3, windowId: 9 });
  return asked;
}

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

it.each([
  ['enhance', {}],
  ['polish', { level: 'polish' }],
  ['reframe', { level: 'reframe' }],
  ['action-reply', { job: { kind: 'action', action: 'reply' } }],
])('%s opens the card for what it is called', async (name, request) => {
  expect(await press(name)).toEqual([request]);
});

it('opens the panel of the window the keys were pressed in, and no card', async () => {
  const open = vi.fn(async () => undefined);
  vi.stubGlobal('chrome', { ...browser, sidePanel: { open } });
  Object.assign(browser, { sidePanel: { open } });
  expect(await press('open-panel')).toEqual([]);
  expect(open).toHaveBeenCalledWith({ windowId: 9 });
});

it('leaves a command it does not know', async () => {
  expect(await press('something-else')).toEqual([]);
});
