import { API_KEY, API_URL } from '@/dashboard/app/origins.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { createCloudEngine } from '@/shared/engines/cloud.ts';
import { runTask } from '@/shared/engines/run-task.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { RunEvent } from '@/shared/run/run-state.ts';

/** Runs a task by `POST /enhance` without an account (design §4) and gives its events; failures are the last one. */
export async function* runOnServer(task: Task, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const engine = createCloudEngine({
    functionsUrl: `${API_URL}/functions/v1`,
    anonKey: API_KEY,
    getToken: async () => undefined,
  });
  for await (const event of runTask(engine, { task, requestId: crypto.randomUUID(), signal })) {
    if (event.type !== 'done') yield event;
    else
      yield {
        ...event,
        segments: diffWords(task.text, event.text),
        guard: event.guard.map((finding) => ({ ...finding, segment: null })),
      };
  }
}
