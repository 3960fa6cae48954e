import type { Task } from '@/shared/contracts/task.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { type EngineReply, type EngineRequest, engineReply } from '@/shared/run/engine-worker-messages.ts';
import type { RunEvent } from '@/shared/run/run-state.ts';

/** What is used of a `Worker`. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const startWorker = (): EngineWorker =>
  new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

/** The replies to one request, up to its end. Stops listening, and settles, when `signal` aborts. */
async function* replies(
  worker: EngineWorker,
  request: EngineRequest,
  signal: AbortSignal,
): AsyncGenerator<EngineReply['event']> {
  const waiting: (EngineReply['event'] | AppError)[] = [];
  let wake = () => {};
  const take = (item: EngineReply['event'] | AppError) => {
    waiting.push(item);
    wake();
  };
  const hear = ({ data }: MessageEvent) => {
    const reply = engineReply.safeParse(data);
    if (!reply.success) take(new AppError('bad_response', { cause: reply.error }));
    else if (reply.data.id === request.id) take(reply.data.event);
  };
  const listening = new AbortController();
  const until = { signal: AbortSignal.any([signal, listening.signal]) };
  worker.addEventListener('message', hear, until);
  // A script that does not arrive says no more than that.
  worker.addEventListener('error', () => take(new AppError('network_error')), until);
  signal.addEventListener('abort', () => wake(), until);
  worker.postMessage(request);
  try {
    while (!signal.aborted) {
      const next = waiting.shift();
      if (next instanceof AppError) throw next;
      if (next) {
        yield next;
        if (next.type === 'done' || next.type === 'error') return;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    listening.abort();
  }
}

/**
 * The extension's engine in a worker of this page: started by the first run, kept for the next, ended by `stop`, by a
 * cancelled run and by one that broke.
 *
 * @param onShare hears how much of the engine's data has arrived, from 0 to 1
 */
export function createPageEngine(onShare: (share: number) => void, start: () => EngineWorker = startWorker) {
  let worker: EngineWorker | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    stop,
    async *run(task: Task, signal: AbortSignal): AsyncGenerator<RunEvent> {
      if (signal.aborted) return;
      worker ??= start();
      let isWhole = false;
      try {
        for await (const event of replies(worker, { id: crypto.randomUUID(), task }, signal)) {
          isWhole = event.type === 'done';
          if (event.type === 'loading') onShare(event.share);
          else yield event;
        }
      } finally {
        if (!isWhole) stop();
      }
    },
  };
}
