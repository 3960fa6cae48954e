import { expect, test } from 'vitest';
import type { Task } from '@/shared/contracts/task.ts';
import { openRun } from '@/supabase/functions/_shared/llm/open-run.ts';
import { USER_ID } from '@/tests/support/caller.ts';
import { fakeEngine, fakeRunLimits } from '@/tests/support/enhance-app.ts';

const task: Task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'pls review it' };

test('a run that is closed before it began leaves its place in the queue to others', async () => {
  let place = new AbortController().signal;
  const engine = {
    ...fakeEngine('offline', 'Please review it.'),
    admit({ signal }: { signal: AbortSignal }) {
      place = signal;
      return engine;
    },
  };
  const { close } = await openRun(
    { payer: { userId: USER_ID, sessionId: 's' }, task, signal: new AbortController().signal },
    { engine, offlineEngine: engine, runLimits: fakeRunLimits() },
  );
  expect(place.aborted).toBe(false);
  await close();
  expect(place.aborted).toBe(true);
});
