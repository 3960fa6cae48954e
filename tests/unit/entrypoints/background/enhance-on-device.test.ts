import { expect, it, vi } from 'vitest';
import { createEnhance } from '@/entrypoints/background/enhance.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { createRequestLog } from '@/shared/extension/request-log.ts';

it('stays on this device where the user asks for that, whatever is chosen', async () => {
  const asked = vi.fn();
  const engineOf = (id: Engine['id']): Engine => ({
    id,
    async *run() {
      asked(id);
      yield { type: 'start', engine: id, model: 'm' };
      yield { type: 'done', text: 'I have it.' };
    },
  });
  const choice = (id: Engine['id']) => async () => ({ id, engine: engineOf(id), host: null });
  const enhance = createEnhance(
    { choose: choice('cloud'), onDevice: choice('offline'), fallbackFor: async () => undefined },
    createRequestLog(),
  );
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'I has it.' } as const;
  const caller = { signal: new AbortController().signal, site: null };
  for (const onDevice of [true, undefined])
    for await (const _ of enhance(
      { type: 'start', requestId: 'r1', task, ...(onDevice && { onDevice }) },
      caller,
    ));
  expect(asked.mock.calls).toEqual([['offline'], ['cloud']]);
});
