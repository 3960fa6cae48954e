import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createEnhance } from '@/entrypoints/background/enhance.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { createRequestLog } from '@/shared/extension/request-log.ts';

beforeEach(() => fakeBrowser.reset());

/** What an engine is handed of a draft with a list, and what the page gets of its answer. */
async function enhanced(answer: string) {
  const handed: string[] = [];
  const engine: Engine = {
    id: 'offline',
    async *run(task) {
      handed.push(task.text);
      yield { type: 'start', engine: 'offline', model: 'm' };
      yield { type: 'done', text: answer };
    },
  };
  const choose = async () => ({ id: engine.id, engine, host: null });
  const enhance = createEnhance(
    { choose, onDevice: choose, fallbackFor: async () => undefined },
    createRequestLog(),
  );
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'Bring\nteh box\na pen' } as const;
  const start = { type: 'start', requestId: 'r1', task, items: [-4, 6, 14, 90] } as const;
  let end: EnhancePortEvent | undefined;
  const caller = { signal: new AbortController().signal, site: null };
  for await (end of enhance({ ...start, items: [...start.items] }, caller));
  return { handed, end };
}

it('hands an engine the items of a list with marks, and the page its changes without them', async () => {
  const { handed, end } = await enhanced('Bring\n- the box\n- a pen');
  expect(handed).toEqual(['Bring\n- teh box\n- a pen']);
  expect(end).toMatchObject({
    text: 'Bring\nthe box\na pen',
    segments: [{ same: 'Bring\n' }, { before: 'teh', after: 'the' }, { same: ' box\na pen' }],
  });
});

it('leaves the marks in a result that has headings of its own: it is laid out anew', async () => {
  const text = '## Bring\n- the box\n- a pen';
  expect((await enhanced(text)).end).toMatchObject({ text });
});
