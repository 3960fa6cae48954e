import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { CardController } from '@/entrypoints/card/card-controller.ts';
import { createWriting } from '@/entrypoints/card/writing.ts';
import { stateIn } from '@/tests/support/shown-card.ts';

const ownId = fakeBrowser.runtime.id;
beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.id = ownId;
});
afterEach(() => vi.restoreAllMocks());

/** A failed card over an editor, in a page that keeps the script out that writes; and all that is done, in order. */
function openFailed() {
  const acts: string[] = [];
  const refuse: (() => void)[] = [];
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(
    () => new Promise((_, reject) => refuse.push(() => reject(new Error('refused')))),
  );
  const ownerDocument = { execCommand: (_: string, __: boolean, text: string) => acts.push(text) > 0 };
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  const editor = {
    current: () => ({ ownerDocument, addEventListener() {} }),
    focus: () => acts.push('focus'),
  };
  const writing = createWriting({
    state: () => stateIn({ name: 'failed', code: 'empty_draft', partial: '' }),
    target: () => ({ spot: { editor } }),
    view: () => ({ left: async () => {} }),
    signal: new AbortController().signal,
    close: () => acts.push('close'),
  } as unknown as CardController);
  return { writing, acts, refuse };
}

it('a failed card keeps the focus until what is typed into it can go in, all of it and in order', async () => {
  const { writing, acts, refuse } = openFailed();
  writing.typeOn('a');
  await vi.waitFor(() => expect(refuse).toHaveLength(1));
  writing.typeOn('b');
  writing.typeOn('c');
  expect(acts).toEqual([]);
  refuse[0]?.();
  await vi.waitFor(() => expect(acts).toContain('abc'));
  expect(acts).toEqual(['close', 'focus', 'abc']);
});
