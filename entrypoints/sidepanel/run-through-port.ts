import type { RunEvent } from '@/components/run-state.ts';
import type { Task } from '@/shared/contracts/task.ts';
import { ENHANCE_PORT } from '@/shared/extension/port-names.ts';
import { type EnhanceStart, enhancePortEvent } from '@/shared/extension/ports.ts';
import { portEvents } from './port-events.ts';

/** Runs a task in the background and gives its events; see `portEvents`. */
export function runThroughPort(task: Task, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const start = { type: 'start', requestId: crypto.randomUUID(), task } satisfies EnhanceStart;
  return portEvents({ name: ENHANCE_PORT, start, schema: enhancePortEvent }, signal);
}
