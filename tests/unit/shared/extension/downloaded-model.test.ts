import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetDownloadedModel, MODEL_LOCK } from '@/shared/extension/downloaded-model.ts';

const release = {
  name: 'M',
  quantization: 'Q4_0',
  bytes: 8,
  sha256: 'a'.repeat(64),
  url: 'https://models.example/m.gguf',
  origins: ['https://models.example/*'],
  licence: 'Apache-2.0',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A disk whose folders can be removed alone. */
function diskWith() {
  const removeEntry = vi.fn(async () => undefined);
  const models = { removeEntry };
  const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => models }) };
  vi.stubGlobal('navigator', { locks: navigator.locks, storage });
  vi.spyOn(fakeBrowser.permissions, 'remove').mockResolvedValue();
  return removeEntry;
}

it('removes no model that another window is downloading, and does so afterwards', async () => {
  const removeEntry = diskWith();
  const during = await navigator.locks.request(MODEL_LOCK, () => forgetDownloadedModel({ release }));
  expect(during).toEqual({ ok: false, error: 'busy' });
  expect(removeEntry).not.toHaveBeenCalled();
  expect(await forgetDownloadedModel({ release })).toMatchObject({ ok: true });
  expect(removeEntry).toHaveBeenCalledOnce();
});
