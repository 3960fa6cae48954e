import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Enhance, registerEnhancePort } from '@/entrypoints/background/enhance-port.ts';
import { saveHistory } from '@/entrypoints/background/save-history.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import { createLoopbackPort } from '@/tests/support/loopback-port.ts';

const SECRET = 'what only this window should know';

const enhance: Enhance = async function* ({ task }) {
  yield { type: 'start', engine: 'offline', model: 'm' };
  yield { type: 'done', text: task.text, segments: [], sections: [], guard: [], credits: null };
};

/** Runs to its end what a page of this kind asks for. */
async function runFrom(sender: object, start: object = {}): Promise<void> {
  let accept: ((port: unknown) => void) | undefined;
  vi.spyOn(fakeBrowser.runtime.onConnect, 'addListener').mockImplementation((listener) => {
    accept = listener as (port: unknown) => void;
  });
  registerEnhancePort(saveHistory(enhance));
  const [card, background] = createLoopbackPort(ENHANCE_PORT, { id: fakeBrowser.runtime.id, ...sender });
  const types: unknown[] = [];
  card.onMessage.addListener((event) => types.push((event as { type: unknown }).type));
  accept?.(background);
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: SECRET };
  card.postMessage({ type: 'start', requestId: 'r1', task, ...start });
  await vi.waitFor(() => expect(types).toEqual(['start', 'done']));
}

beforeEach(async () => {
  fakeBrowser.reset();
  await libraryStore.history.clear();
});

// Faults L10: the browser shares an extension's storage between ordinary and private windows.
it('keeps no text of a page in a private window', async () => {
  await runFrom({ url: 'https://chatgpt.com/', tab: { incognito: true } });
  expect(await libraryStore.history.list()).toEqual([]);
});

it('keeps no text of a panel in a private window', async () => {
  await runFrom({ url: 'chrome-extension://abc/sidepanel.html' }, { isPrivate: true });
  expect(await libraryStore.history.list()).toEqual([]);
});

it('keeps the run of an ordinary window', async () => {
  await runFrom({ url: 'https://chatgpt.com/', tab: { incognito: false } });
  expect(await libraryStore.history.list()).toMatchObject([{ draft: SECRET }]);
});
