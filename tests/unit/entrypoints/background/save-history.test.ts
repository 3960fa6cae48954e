import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Enhance } from '@/entrypoints/background/enhance-port.ts';
import { saveHistory } from '@/entrypoints/background/save-history.ts';
import { defaultHistorySettings, historySettingsItem } from '@/shared/extension/history-settings.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';

const done: EnhancePortEvent = {
  type: 'done',
  text: 'There is.',
  segments: [],
  sections: [],
  guard: [],
  credits: null,
};

/** Runs a task whose events are these, and gives what the page got. */
async function run(events: readonly EnhancePortEvent[]): Promise<string[]> {
  const enhance: Enhance = async function* () {
    yield* events;
  };
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'their is' } as const;
  const start = { type: 'start', requestId: 'r', task } as const;
  const types: string[] = [];
  const occasion = { signal: new AbortController().signal } as Parameters<Enhance>[1];
  for await (const { type } of saveHistory(enhance)(start, occasion)) types.push(type);
  return types;
}

beforeEach(async () => {
  fakeBrowser.reset();
  await libraryStore.history.clear();
  globalThis.indexedDB ??= new IDBFactory();
});

describe('the history of runs', () => {
  it('keeps a run that was done, with the engine that answered', async () => {
    expect(await run([{ type: 'start', engine: 'offline', model: 'rules' }, done])).toEqual([
      'start',
      'done',
    ]);
    expect(await libraryStore.history.list()).toMatchObject([
      {
        kind: 'enhance',
        mode: 'rewrite',
        level: 'polish',
        engine: 'offline',
        draft: 'their is',
        result: 'There is.',
      },
    ]);
  });

  it('keeps with a run by which version of which prompt a model was asked', async () => {
    await run([{ type: 'start', engine: 'cloud', model: 'm', prompt: 'enhance@4' }, done]);
    expect(await libraryStore.history.list()).toMatchObject([{ engine: 'cloud', prompt: 'enhance@4' }]);
  });

  it('keeps nothing of a run that failed', async () => {
    await run([
      { type: 'start', engine: 'offline', model: 'rules' },
      { type: 'error', code: 'timeout' },
    ]);
    expect(await libraryStore.history.list()).toEqual([]);
  });

  it('keeps nothing while it is switched off', async () => {
    await historySettingsItem.set({ ...defaultHistorySettings, keeps: false });
    await run([done]);
    expect(await libraryStore.history.list()).toEqual([]);
  });

  it('goes no further than its limit', async () => {
    await historySettingsItem.set({ keeps: true, limit: 50 });
    for (let count = 0; count < 52; count += 1) await run([done]);
    expect(await libraryStore.history.list()).toHaveLength(50);
  });
});
