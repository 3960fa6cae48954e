import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createEnhance } from '@/entrypoints/background/enhance.ts';
import { saveHistory } from '@/entrypoints/background/save-history.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { createRequestLog } from '@/shared/extension/request-log.ts';
import { type Session, sessionItem } from '@/shared/extension/storage.ts';

const account: Session = { token: `wst_${'a'.repeat(43)}`, userId: 'u1', email: 'ada@a.test', credits: 12 };

const engine: Engine = {
  id: 'cloud',
  async *run() {
    yield { type: 'start', engine: 'cloud', model: 'm' };
    yield { type: 'delta', text: 'I have it.' };
    yield { type: 'done', text: 'I have it.', credits: 11 };
  },
};

beforeEach(() => fakeBrowser.reset());
afterEach(() => vi.restoreAllMocks());

// Faults Q1.
it('a paid answer arrives although nothing more can be kept on the device', async () => {
  await sessionItem.set(account);
  const full = () => Promise.reject(new Error('Resource::kQuotaBytes quota exceeded'));
  vi.spyOn(fakeBrowser.storage.local, 'set').mockImplementation(full);
  const chosen = { id: engine.id, engine, host: 'api.test' };
  const engines = {
    choose: async () => chosen,
    onDevice: async () => chosen,
    fallbackFor: async () => undefined,
  };
  const run = saveHistory(createEnhance(engines, createRequestLog()));
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'I has it.' } as const;
  const events: EnhancePortEvent[] = [];
  const caller = { signal: new AbortController().signal, site: null };
  for await (const event of run({ type: 'start', requestId: 'r1', task }, caller)) events.push(event);
  expect(events.at(-1)).toMatchObject({ type: 'done', text: 'I have it.', credits: 11 });
});
