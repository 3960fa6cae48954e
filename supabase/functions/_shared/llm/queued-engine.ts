import type { EngineTask } from '@/shared/contracts/task.ts';
import type { Engine, EngineEvent, EngineRun } from '@/shared/engines/engine.ts';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { Inbox } from './inbox.ts';
import { defaultQueueLimits, type Place, type QueueLimits, WorkQueue } from './work-queue.ts';
import { WorkerLane, type WorkerLike } from './worker-lane.ts';

interface Admission {
  caller: string;
  task: EngineTask;
  /** Gives the place back when nobody waits for the answer any more, even where the run never began. */
  signal: AbortSignal;
}

/** An engine that takes no more than it can do in time: whoever wants to run it asks for a place first. */
export interface QueuedEngine extends Engine {
  /**
   * @returns the engine for this one run
   * @throws AppError `rate_limited` where the queue is full
   */
  admit(admission: Admission): Engine;
  /** Starts what takes long to start. */
  warm(): void;
}

/** A place for a run, where the engine shares them out; any other engine as it is. */
export function admit(engine: Engine | QueuedEngine, admission: Admission): Engine {
  return 'admit' in engine ? engine.admit(admission) : engine;
}

type Lane = (task: EngineTask, run: EngineRun) => AsyncIterable<EngineEvent>;

interface QueuedEngineOptions {
  /** Starts one worker. Throws where the runtime has none, as hosted functions: the rules then work alone, in this thread. */
  createWorker: () => WorkerLike;
  workers: number;
  limits?: Omit<QueueLimits, 'lanes'>;
}

/** A worker's lane; the rules in this thread where its worker does not come up. */
function workerLane(worker: WorkerLane, rules: Engine): Lane {
  return async function* (task, run) {
    try {
      if (!worker.isBroken) {
        yield* worker.run(task, run);
        return;
      }
    } catch (thrown) {
      if (!worker.isBroken) throw thrown;
    }
    yield* rules.run(task, run);
  };
}

/** The lanes there are: workers with the grammar checker, or this thread by its rules alone. */
function openLanes({ createWorker, workers }: QueuedEngineOptions): { lanes: Lane[]; warm(): void } {
  const rules = createOfflineEngine({});
  const started = Array.from({ length: workers }, () => new WorkerLane(createWorker));
  const warm = () => {
    for (const worker of started) worker.warm();
  };
  try {
    // One is started at once: it tells whether there are workers at all.
    started[0]?.start();
  } catch {
    return { lanes: [(task, run) => rules.run(task, run)], warm: () => undefined };
  }
  return { lanes: started.map((worker) => workerLane(worker, rules)), warm };
}

/** The offline engine behind a queue: few texts at a time, none of them on the thread that answers calls. */
export function createQueuedEngine(options: QueuedEngineOptions): QueuedEngine {
  const { lanes, warm } = openLanes(options);
  const limits = options.limits ?? defaultQueueLimits;
  const queue = new WorkQueue({ ...limits, lanes: lanes.length });
  const free = [...lanes];

  const admitOne = ({ caller, task, signal }: Admission): Engine => {
    const place = queue.enter({ caller, chars: task.text.length });
    let isTaken = false;
    const onAbort = () => {
      if (!isTaken) place.leave();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    return {
      id: 'offline',
      async *run(asked, run) {
        const begins = await inTime(place, 2 * limits.maxWaitMs);
        if (!begins || signal.aborted) throw new AppError('aborted', { cause: signal.reason });
        isTaken = true;
        signal.removeEventListener('abort', onAbort);
        const lane = free.shift();
        if (!lane) throw new Error('The queue let more in than there are lanes.');
        yield* readAhead(lane(asked, run), () => {
          free.push(lane);
          place.leave();
        });
      },
    };
  };
  return {
    id: 'offline',
    admit: admitOne,
    warm,
    run: (task, run) => admitOne({ caller: run.requestId, task, signal: run.signal }).run(task, run),
  };
}

/**
 * Waits for a place's turn. On a machine that became slower than it was measured this would take too long, and end in a time-out.
 * @throws AppError `rate_limited`
 */
async function inTime(place: Place, longestMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('rate_limited', { retryAfterMs: longestMs / 2 })),
      longestMs,
    );
  });
  try {
    return await Promise.race([place.turn, late]);
  } catch (error) {
    place.leave();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

type Ahead = { event: EngineEvent } | { ended: true } | { failure: unknown };

/**
 * Passes events on, and takes them as fast as they come, however slowly the caller reads: a lane is not held up by who
 * it works for. The source ends by its own signal where the caller leaves.
 */
async function* readAhead(
  source: AsyncIterable<EngineEvent>,
  onEnd: () => void,
): AsyncGenerator<EngineEvent> {
  const inbox = new Inbox<Ahead>();
  const pump = async () => {
    try {
      for await (const event of source) inbox.put({ event });
      inbox.put({ ended: true });
    } catch (failure) {
      inbox.put({ failure });
    } finally {
      onEnd();
    }
  };
  void pump();
  for (;;) {
    const next = await inbox.take();
    if ('failure' in next) throw next.failure;
    if ('ended' in next) return;
    yield next.event;
  }
}
