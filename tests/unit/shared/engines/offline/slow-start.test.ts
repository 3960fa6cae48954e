import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import type { GrammarChecker } from '@/shared/engines/offline/grammar-checker.ts';
import { runTask } from '@/shared/engines/run-task.ts';

/** Longer than any engine may be silent. */
const LOAD_MS = 60_000;

function createSlowChecker(): GrammarChecker {
  let isLoaded = false;
  return {
    name: 'slow',
    isLoaded: () => isLoaded,
    async load() {
      await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
      isLoaded = true;
    },
    check: async () => [],
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['a short draft, whose first result comes before the checker', 'i recieved teh mail.', 'slow + rules'],
  ['a long one, which is read without it', 'i recieved teh mail. '.repeat(500), 'rules'],
])('%s: a checker that is slow to start fails no run', async (_, text, model) => {
  const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'polish', text };
  const run = { task, requestId: 'r', signal: new AbortController().signal };
  const events: EnhanceEvent[] = [];
  const all = (async () => {
    for await (const event of runTask(createOfflineEngine({ checker: createSlowChecker() }), run))
      events.push(event);
  })();
  await vi.advanceTimersByTimeAsync(LOAD_MS + 10_000);
  await all;
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    text: expect.stringContaining('I received the mail.'),
  });
  expect(events.findLast(({ type }) => type === 'start')).toMatchObject({ model });
});
