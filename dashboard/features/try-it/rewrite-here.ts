import type { Task } from '@/shared/contracts/task.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { locateFindings } from '@/shared/enhance/restore.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { EngineReply } from '@/shared/run/engine-worker-messages.ts';

/** Runs a task and gives what the page shows: the end carries the changes, so that nothing is computed over there. */
export async function* rewriteHere(engine: Engine, task: Task): AsyncGenerator<EngineReply['event']> {
  const { signal } = new AbortController();
  for await (const event of runTask(engine, { task, requestId: crypto.randomUUID(), signal })) {
    if (event.type !== 'done') yield event;
    else {
      const segments = diffWords(task.text, event.text);
      yield { ...event, segments, guard: locateFindings(event.guard, segments) };
    }
  }
}
