import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import type { Task, TaskRequest } from '@/shared/contracts/task.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { logFailure } from '@/supabase/functions/_shared/log/log-failure.ts';

interface RunFacts {
  request: TaskRequest;
  caller: 'anonymous' | 'user' | 'device';
  startedMs: number;
  log: Log;
}

/** Passes a run's events on and writes one line when it ends, however it ends. A failure becomes the last event. */
export async function* logRun(
  events: AsyncIterable<EnhanceEvent>,
  { request, caller, startedMs, log }: RunFacts,
): AsyncGenerator<EnhanceEvent> {
  let code = 'aborted';
  let engine: string | undefined;
  let charsOut = 0;
  let firstTokenMs: number | undefined;
  try {
    for await (const event of events) {
      if (event.type === 'start') engine = event.engine;
      else if (event.type === 'delta') {
        firstTokenMs ??= Math.round(performance.now() - startedMs);
        charsOut += event.text.length;
      } else code = event.type === 'done' ? 'ok' : event.code;
      yield event;
    }
  } catch (thrown) {
    // The ledger refused the first word, or failed: nothing was delivered, the draft is safe.
    const error = toAppError(thrown);
    if (error.cause !== undefined)
      logFailure(log, { place: 'enhance.ledger', thrown, requestId: request.requestId });
    code = error.code;
    yield { type: 'error', code: error.code };
  } finally {
    const ms = Math.round(performance.now() - startedMs);
    const { requestId } = request;
    log('enhance', {
      requestId,
      caller,
      engine,
      ...taskFacts(request.task),
      code,
      charsIn: request.task.text.length,
      charsOut,
      firstTokenMs,
      ms,
    });
  }
}

/** What was asked for, as words of ours: nothing the caller wrote. */
function taskFacts(task: Task) {
  if (task.kind === 'enhance') return { kind: task.kind, mode: task.mode, level: task.level };
  return task.kind === 'action' ? { kind: task.kind, action: task.action } : { kind: task.kind };
}
