import type { EngineTask } from '@/shared/contracts/task.ts';
import type { EngineEvent, EngineRun } from '@/shared/engines/engine.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { Inbox } from './inbox.ts';
import { type FromWorker, fromWorker, type ToWorker } from './worker-messages.ts';

/** A worker as far as it is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker that does not stop when it is told to is ended. */
const STOP_MS = 2_000;

/** One worker, which is started with its first task and again where it was ended or died. */
export class WorkerLane {
  #worker: WorkerLike | undefined;
  #hear: (message: FromWorker | 'dead') => void = () => undefined;
  #isUp = false;
  #isBroken = false;

  constructor(private readonly createWorker: () => WorkerLike) {}

  /** Starts the worker, which as yet loads nothing. @throws where the runtime has no workers */
  start(): void {
    this.#worker ??= this.#open();
  }

  /** Starts it, and loads what takes long. */
  warm(): void {
    this.#post({ type: 'warm' });
  }

  /** Whether its worker never came up: then there is no use in another one. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Works on one task; the caller sees to it that there is no second one. */
  async *run(task: EngineTask, { requestId, signal }: EngineRun): AsyncGenerator<EngineEvent> {
    const inbox = new Inbox<FromWorker | 'dead' | 'aborted'>();
    this.#hear = (message) => inbox.put(message);
    const onAbort = () => inbox.put('aborted');
    let isOver = false;
    let isSpent = false;
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      this.#post({ type: 'run', requestId, task });
      for (;;) {
        const message = await inbox.take();
        if (message === 'aborted') throw new AppError('aborted', { cause: signal.reason });
        isOver = message === 'dead' || message.type === 'done' || message.type === 'failed';
        if (message === 'dead') throw new AppError('engine_failed');
        if (message.type === 'failed') throw new AppError(message.code);
        if (message.type === 'broken') isSpent = true;
        else if (message.type !== 'ready') yield message;
        if (isOver) return;
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      if (!isOver) await this.#stop();
      if (isSpent) this.#end();
    }
  }

  /** Waits until the worker has let go of its task, for the next one must not mix with it. */
  async #stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#end();
        resolve();
      }, STOP_MS);
      this.#hear = (message) => {
        if (message !== 'dead' && message.type !== 'done' && message.type !== 'failed') return;
        clearTimeout(timer);
        resolve();
      };
      this.#post({ type: 'abort' });
    });
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage(message);
  }

  #open(): WorkerLike {
    const worker = this.createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (worker !== this.#worker) return;
      const message = fromWorker.parse(data);
      this.#isUp ||= message.type === 'ready';
      this.#hear(message);
    });
    worker.addEventListener('error', (event: Event) => {
      // Unprevented, it would end the whole process.
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#isBroken = !this.#isUp;
      this.#end();
      this.#hear('dead');
    });
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
