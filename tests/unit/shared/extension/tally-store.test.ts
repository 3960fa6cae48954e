import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { addVerdict, resetTally, tallyItem } from '@/shared/extension/tally-store.ts';

const where = { mode: 'concise', level: 'balanced' } as const;

beforeEach(() => fakeBrowser.reset());

it('loses no verdict of two windows at once', async () => {
  await Promise.all([addVerdict(where, 'rewrite'), addVerdict(where, 'same'), addVerdict(where, 'rewrite')]);
  expect(await tallyItem.get()).toEqual([{ ...where, rewrite: 2, original: 0, same: 1 }]);
});

it('is reset, and comes back with what was counted meanwhile', async () => {
  await addVerdict(where, 'rewrite');
  const undo = await resetTally();
  expect(await tallyItem.get()).toEqual([]);
  await addVerdict(where, 'original');
  await undo();
  expect(await tallyItem.get()).toEqual([{ ...where, rewrite: 1, original: 1, same: 0 }]);
});

it('keeps the rest where a row is damaged', async () => {
  const good = { ...where, rewrite: 1, original: 0, same: 0 };
  await fakeBrowser.storage.local.set({ tally: [good, { ...good, same: -1 }, 'x'] });
  expect(await tallyItem.get()).toEqual([good]);
});
