import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { textMessages } from '@/entrypoints/background/take-text.ts';
import { handedContextItem } from '@/shared/extension/handed-context.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';

type Sender = Parameters<(typeof textMessages)['text.handOff']>[1];
const sender = (incognito = false) => ({ tab: { incognito } }) as unknown as Sender;
const text = { title: 'Meeting Request', text: 'Subject: the March release' };
const hand = (purpose: 'context' | 'prompt', from = sender()) =>
  textMessages['text.handOff']({ purpose, text }, from);
const kept = async () =>
  (await libraryStore.items.list()).map(({ kind, name, text }) => ({ kind, name, text }));

beforeEach(async () => {
  fakeBrowser.reset();
  await libraryStore.items.remove((await libraryStore.items.list()).map(({ id }) => id));
});

describe('a text the website hands over', () => {
  it('waits for a panel as background', async () => {
    expect(await hand('context')).toEqual({ accepted: true });
    expect(await handedContextItem.get()).toEqual(text);
    expect(await kept()).toEqual([]);
  });

  it('is kept once as a prompt, however often it is pressed', async () => {
    await hand('prompt');
    expect(await hand('prompt')).toEqual({ accepted: true });
    expect(await kept()).toEqual([{ kind: 'prompt', name: text.title, text: text.text }]);
  });

  it.each(['context', 'prompt'] as const)(
    'leaves nothing behind of a private window as a %s',
    async (purpose) => {
      expect(await hand(purpose, sender(true))).toEqual({ accepted: false });
      expect(await handedContextItem.get()).toBeNull();
      expect(await kept()).toEqual([]);
    },
  );
});
