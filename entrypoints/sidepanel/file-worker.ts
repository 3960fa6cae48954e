import { browser } from 'wxt/browser';
import { ASSET_FOLDER } from '@/shared/documents/asset-files.ts';
import {
  type QueryName,
  type QueryReply,
  type QueryRequest,
  queries,
  type WorkerEvent,
  type WorkerRequest,
  workerEvent,
} from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { passReport, reportError } from '@/shared/errors/report-error.ts';

/** A worker, as far as it is used. */
export interface WorkerLike {
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: (() => void) | null;
  postMessage(message: WorkerRequest): void;
  terminate(): void;
}

/** Starts a worker of the extension's own package. It is spoken to through a port: pdf.js takes its global scope for a line of its own. */
export function startDocumentsWorker(): WorkerLike {
  const worker = new Worker(new URL('./documents-worker.ts', import.meta.url), { type: 'module' });
  const { port1: port, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  const line: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message: WorkerRequest) => port.postMessage(message),
    terminate() {
      port.close();
      worker.terminate();
    },
  };
  port.onmessage = (event) => line.onmessage?.(event);
  worker.onerror = () => line.onerror?.();
  return line;
}

/** Where the readers find what is packaged for them. */
export const documentAssets = () => browser.runtime.getURL(`/${ASSET_FOLDER}/` as '/');

export interface FileWorker {
  ask<N extends QueryName>(name: N, body: QueryRequest<N>): Promise<QueryReply<N>>;
  end(): void;
}

interface FileWorkerOptions {
  start: () => WorkerLike;
  open: Omit<Extract<WorkerRequest, { type: 'open' }>, 'type'>;
  /** Milliseconds without a sign of progress, while it works, after which it is ended. */
  silenceMs: number;
  /** What the reading tells; after `failed` the worker is gone. */
  onEvent: (event: Exclude<WorkerEvent, { type: 'reply' | 'refusal' | 'report' }>) => void;
}

interface Waiting {
  name: QueryName;
  resolve: (value: never) => void;
  reject: (reason: AppError) => void;
}

/**
 * A worker that reads one file and then answers for it. It is ended when it keeps silent while there is work, crashes,
 * or says that it failed: what hangs in there never hangs the panel.
 */
export function openInWorker({ start, open, silenceMs, onEvent }: FileWorkerOptions): FileWorker {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isReading = true;
  let hasEnded = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    hasEnded = true;
    clearTimeout(alarm);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new AppError('aborted'));
    waiting.clear();
  };
  const fail = (code: AppError['code']) => {
    if (hasEnded) return;
    for (const { reject } of waiting.values()) reject(new AppError(code));
    waiting.clear();
    end();
    onEvent({ type: 'failed', code });
  };
  const stopped = () => fail(reportError('worker.documents', new AppError('reader_stopped')).code);
  const listen = () => {
    clearTimeout(alarm);
    if (isReading || waiting.size > 0) alarm = setTimeout(stopped, silenceMs);
  };
  const settle = (event: Extract<WorkerEvent, { type: 'reply' | 'refusal' }>) => {
    const asked = waiting.get(event.id);
    waiting.delete(event.id);
    if (!asked) return;
    if (event.type === 'refusal') return asked.reject(new AppError(event.code));
    const reply = queries[asked.name].reply.safeParse(event.value);
    if (reply.success) asked.resolve(reply.data as never);
    else asked.reject(new AppError('bad_response', { cause: reply.error }));
  };

  worker.onmessage = ({ data }) => {
    const parsed = workerEvent.safeParse(data);
    if (hasEnded) return;
    if (!parsed.success) return fail('bad_response');
    const event = parsed.data;
    if (event.type === 'report') return passReport(event.report);
    if (event.type === 'reply' || event.type === 'refusal') settle(event);
    else if (event.type === 'failed') return fail(event.code);
    else {
      if (event.type === 'done') isReading = false;
      onEvent(event);
    }
    listen();
  };
  // A crash, of memory among others: what was read of it is gone with it.
  worker.onerror = stopped;
  worker.postMessage({ type: 'open', ...open } satisfies WorkerRequest);
  listen();

  return {
    ask: (name, body) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new AppError('aborted'));
        const id = ++lastId;
        waiting.set(id, { name, resolve, reject });
        worker.postMessage({ type: 'ask', id, query: name, body } satisfies WorkerRequest);
        listen();
      }),
    end,
  };
}
