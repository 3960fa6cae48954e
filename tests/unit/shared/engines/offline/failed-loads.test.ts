import { beforeEach, expect, it } from 'vitest';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { createLanguageSource } from '@/shared/engines/offline/language-model/language-tools.ts';
import type { ErrorReport } from '@/shared/errors/error-report.ts';
import { sendReportsTo } from '@/shared/errors/report-error.ts';

const heard: ErrorReport[] = [];
beforeEach(() => {
  heard.length = 0;
  sendReportsTo((report) => heard.push(report));
});

it('a language model that cannot be read weakens the engine and leaves a trace', async () => {
  const source = createLanguageSource(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await source()).toBeUndefined();
  expect(heard).toMatchObject([{ place: 'engine.language', causes: [{ name: 'TypeError' }] }]);
});

it('so does a grammar checker that does not load', async () => {
  const checker = {
    isLoaded: () => false,
    load: () => Promise.reject(new RangeError('Out of memory')),
    lint: async () => [],
  };
  const engine = createOfflineEngine({ checker: checker as never });
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'i has a plan' } as const;
  const { signal } = new AbortController();
  let text = '';
  for await (const event of engine.run(task, { requestId: 'a', signal }))
    if (event.type === 'done') text = event.text;
  expect(text).toBe('I have a plan.');
  expect(heard).toMatchObject([{ place: 'engine.grammar', causes: [{ name: 'RangeError' }] }]);
});
