import { browser } from 'wxt/browser';
import type { Task } from '@/shared/contracts/task.ts';
import { portEvents } from '@/shared/extension/port-events.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import { type EnhanceStart, enhancePortEvent } from '@/shared/extension/ports.ts';
import { createRunIds, type RunIds } from '@/shared/run/run-ids.ts';
import type { RunEvent } from '@/shared/run/run-state.ts';

/** One for each kind of work, so that making a persona settles no rewrite. */
const idsByKind = new Map<Task['kind'], RunIds>();

function idsOf({ kind }: Task): RunIds {
  const ids = idsByKind.get(kind) ?? createRunIds();
  idsByKind.set(kind, ids);
  return ids;
}

async function* runTask(
  task: Task,
  { signal, more }: { signal: AbortSignal; more: Pick<EnhanceStart, 'onDevice'> },
): AsyncGenerator<RunEvent> {
  const ids = idsOf(task);
  const requestId = ids.idFor(JSON.stringify(task));
  const { incognito } = await browser.windows.getCurrent();
  if (signal.aborted) return;
  const start = {
    type: 'start',
    requestId,
    task,
    ...more,
    ...(incognito && { isPrivate: true }),
  } satisfies EnhanceStart;
  for await (const event of portEvents({ name: ENHANCE_PORT, start, schema: enhancePortEvent }, signal)) {
    if (event.type === 'done' || (event.type === 'error' && event.code === 'conflict')) ids.settle();
    yield event;
  }
}

/** Runs a task in the background and gives its events; see `portEvents`. What was lost is asked for again as the same run. */
export const runThroughPort = (task: Task, signal: AbortSignal) => runTask(task, { signal, more: {} });

/** The same, by the engine on this device: who is at work is known before the background says so. */
export async function* runOnDevice(task: Task, signal: AbortSignal): AsyncGenerator<RunEvent> {
  yield { type: 'start', engine: 'offline' };
  yield* runTask(task, { signal, more: { onDevice: true } });
}
