import { AppError } from '@/shared/errors/app-error.ts';

/** A worker as browsers and Node have them, as far as it is used here. */
interface Thread {
  post(message: unknown, transfer: ArrayBuffer[]): void;
  listen(onMessage: (message: unknown) => void, onError: () => void): void;
  /** Whether work is under way: an idle one does not keep Node's process alive. */
  hold(isBusy: boolean): void;
  end(): void;
}

interface Job {
  resolve: (data: unknown) => void;
  reject: (error: AppError) => void;
}

/**
 * The worker of tesseract.js 7 spoken to directly (its `worker-script`, the messages of its `createWorker`). Its own
 * client hands the worker out only once it has started, so that one that hangs while starting could not be ended.
 */
export interface TextWorker {
  call(action: string, payload: unknown, transfer?: ArrayBuffer[]): Promise<unknown>;
  /** What is under way fails with the code. */
  end(code: 'aborted' | 'timeout' | 'reader_stopped'): void;
  readonly isEnded: boolean;
}

/** `folder` ends with a slash; Node takes the worker from its package instead. */
export function startTextWorker(folder: string, onProgress: (share: number) => void): TextWorker {
  const thread = isNode() ? nodeThread() : browserThread(`${folder}worker.min.js`);
  const jobs = new Map<string, Job>();
  let ended: AppError | undefined;
  let count = 0;
  const worker: TextWorker = {
    get isEnded() {
      return ended !== undefined;
    },
    call(action, payload, transfer = []) {
      if (ended) return Promise.reject(ended);
      const jobId = `job-${++count}`;
      return new Promise((resolve, reject) => {
        jobs.set(jobId, { resolve, reject });
        thread.hold(true);
        thread.post({ workerId: 'text', jobId, action, payload }, transfer);
      });
    },
    end(code) {
      if (ended) return;
      ended = new AppError(code);
      thread.end();
      for (const { reject } of jobs.values()) reject(ended);
      jobs.clear();
    },
  };
  thread.listen(
    (message) => {
      const { jobId, status, data } = message as { jobId: string; status: string; data: unknown };
      if (status === 'progress') {
        const { progress, status: doing } = data as { progress?: number; status?: string };
        if (doing === 'recognizing text') onProgress(progress ?? 0);
        return;
      }
      const job = jobs.get(jobId);
      jobs.delete(jobId);
      thread.hold(jobs.size > 0);
      if (status === 'resolve') job?.resolve(data);
      else job?.reject(new AppError('document_damaged', { cause: data }));
    },
    () => worker.end('reader_stopped'),
  );
  return worker;
}

/** Whether this runs in Node, where tests and benchmarks read pictures. */
export function isNode(): boolean {
  return typeof process === 'object' && typeof process.versions?.node === 'string';
}

function browserThread(address: string): Thread {
  const worker = new Worker(address);
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.onmessage = ({ data }) => onMessage(data);
      worker.onerror = (event) => {
        event.preventDefault();
        onError();
      };
    },
    hold() {},
    end: () => worker.terminate(),
  };
}

function nodeThread(): Thread {
  const { createRequire } = process.getBuiltinModule('node:module');
  const threads = process.getBuiltinModule('node:worker_threads');
  const script = createRequire(import.meta.url).resolve('tesseract.js/src/worker-script/node/index.js');
  const worker = new threads.Worker(script);
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    listen(onMessage, onError) {
      worker.on('message', onMessage);
      worker.on('error', onError);
    },
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}
